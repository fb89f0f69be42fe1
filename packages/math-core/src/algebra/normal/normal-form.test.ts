import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { typed } from '../testing/typed.test-support.js';
import { normalForm } from './normal-form.js';

const shown = (text: string): string => {
  const form = normalForm(typed(text));
  if (!form.ok) return form.code;
  const conditions = form.value.conditions.map(
    ({ expression, relation }) => `${expressionText(expression)} ${relation} 0`,
  );
  return [expressionText(form.value.expression), ...conditions].join('; ');
};

describe('normalForm', () => {
  it.each([
    ['3x + 5x - 2', '8x - 2'],
    ['(x^2 - 9)/(x - 3)', 'x + 3; x - 3 ≠ 0'],
    ['1/(x - 2) - 1/(x + 2)', '4 ÷ (x² - 4); x - 2 ≠ 0; x + 2 ≠ 0'],
    ['(1 + 1/x)/(1 - 1/x)', '(x + 1) ÷ (x - 1); x ≠ 0; x - 1 ≠ 0'],
    ['(1/x - 1/y)/(x - y)', '-1 ÷ (xy); x ≠ 0; y ≠ 0; x - y ≠ 0'],
    ['sqrt(50)', '5√2'],
    ['sqrt(12)sqrt(3)', '6'],
    ['sqrt(2)sqrt(3)', '√6'],
    ['sqrt(x^2)', '|x|'],
    ['sqrt(7 + 4sqrt(3))', '2 + √3'],
    ['sqrt(3 - 2sqrt(2))', '√2 - 1'],
    ['sqrt(x)^2', 'x; x ≥ 0'],
    ['sqrt(x)sqrt(x)', 'x; x ≥ 0'],
    ['sqrt(x)sqrt(x y)', 'x√y; x ≥ 0; xy ≥ 0'],
    ['x/sqrt(x)', '√x; x ≥ 0; x ≠ 0'],
    ['(x - 4)/(sqrt(x) + 2)', '√x - 2; x ≥ 0'],
    ['1/(1 + sqrt(2))', '√2 - 1'],
    ['1/(1 + sqrt(2) + sqrt(3))', '(2 + √2 - √6) ÷ 4'],
    ['abs(x)^2', 'x²'],
    ['abs(-2x y)', '2|x||y|'],
    ['abs(1 - sqrt(2))', '√2 - 1'],
    ['abs(x^2 + 1)', 'x² + 1'],
    ['log_2(8)', '3'],
    ['log_4(8)', '3/2'],
    ['ln(e^x)', 'x'],
    ['log(20) + log(5)', '2'],
    ['2ln(3) + ln(5) - ln(45)', '0'],
    ['e^(2ln(x))', 'x²; x > 0'],
    ['2^(log_2(x))', 'x; x > 0'],
    ['2^x*2^(-x)', '1'],
    ['4^x - 2^(2x)', '0'],
    ['2^(x + 1) - 2*2^x', '0'],
    ['sqrt(2^x)^2', '2^x'],
    ['2^(1/2)*2^(1/4)', '2^(3/4)'],
    ['8^(1/3)', '2'],
    ['(-8)^(1/3)', '-2'],
    ['(x^3)^(1/3)', 'x'],
    ['1/(2^(1/3) - 1)', '1 + ∛4 + ∛2'],
    ['x^0', '1; x ≠ 0'],
    ['0^0', 'out-of-range'],
    ['1/0', 'division-by-zero'],
    ['1/(x - x)', 'division-by-zero'],
    ['sqrt(-3)', 'out-of-range'],
    ['sqrt(-x^2)', 'unsupported'],
    ['sqrt(1 - sqrt(2))', 'out-of-range'],
    ['ln(0)', 'out-of-range'],
    ['(x + 1)^500', 'too-large'],
    ['ln(x y) - ln(x) - ln(y)', '0; xy > 0; x > 0; y > 0'],
    ['ln(x^2)', '2 ln |x|; x ≠ 0'],
    ['1/(x^2 + 1)', '1 ÷ (x² + 1)'],
    ['sqrt(x^3 + x)', '√(x³ + x); x³ + x ≥ 0'],
    ['e^x e^y', 'e^(x + y)'],
    ['pi/pi + e/e', '2'],
    ['sqrt(2/x)', '√(2x) ÷ x; x ≠ 0; x ≥ 0'],
    ['sqrt(x + sqrt(x))^2', 'x + √x; x ≥ 0; x + √x ≥ 0'],
  ])('of %s is %s', (text, form) => {
    expect(shown(text)).toBe(form);
  });
});
