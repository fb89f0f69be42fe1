import { expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { typed } from '../testing/typed.test-support.js';
import { expand } from './expand.js';
import { agreesAt, pointsFor } from './value.test-support.js';

it.each([
  ['(x + 1/x)^2', 'x² + 2 + 1 ÷ x²'],
  ['(x - 1/x)^3', 'x³ - 3x + 3 ÷ x - 1 ÷ x³'],
  ['(x + 2/x)(x - 3)', 'x² - 3x + 2 - 6 ÷ x'],
  ['(x + 2/x)(x - 3 + 1/x)', 'x² - 3x + 3 - 6 ÷ x + 2 ÷ x²'],
  ['(1/x + 1/y)(x + y)', 'x ÷ y + 2 + y ÷ x'],
  ['-2(3 - x)(3 + x)', '2x² - 18'],
  ['-(1 - x)^3', 'x³ - 3x² + 3x - 1'],
  ['-(x - 3)', '-x + 3'],
  ['-(x + 1/x)^2', '-x² - 2 - 1 ÷ x²'],
])('%s is expanded to %s', (text, expanded) => {
  const done = expand(text);
  if (!done.ok) throw new Error(done.message);
  const { result } = done.value;
  expect(expressionText(result)).toBe(expanded);
  expect(pointsFor(['x', 'y']).every((point) => agreesAt(typed(text), result, point))).toBe(true);
});
