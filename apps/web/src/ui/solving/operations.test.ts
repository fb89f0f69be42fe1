import { readStatement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { expect, it } from 'vitest';
import { type Requested, requestedOperation, offersOf } from './operations.js';
import { lettersOf } from './letters.js';

function read(text: string): Expression {
  const statement = readStatement(text);
  if (!statement.ok || statement.value.kind !== 'expression') throw new Error(text);
  return statement.value.expression;
}

function offered(text: string, requested?: Requested): string[] {
  const expression = read(text);
  const { offers, refusal } = offersOf(expression, lettersOf({ kind: 'expression', expression }), requested);
  return refusal
    ? [refusal.code]
    : offers.map(({ name, letter, done }) =>
        [name, letter, '→', expressionText(done.result)].filter(Boolean).join(' '),
      );
}

it.each([
  ['(x + 1)^2', ['expand → x² + 2x + 1']],
  ['(x - 1)(x^2 + x + 1)', ['expand → x³ - 1']],
  ['x^2 - 5x + 6', ['factor → (x - 2)(x - 3)', 'complete-square → (x - 5/2)² - 1/4']],
  ['x^2 + 6x + 1', ['complete-square → (x + 3)² - 8']],
  ['(x^2 - 9)/(x - 3)', ['simplify → x + 3']],
  ['3x + 5x - 2', ['simplify → 8x - 2', 'factor → 2(4x - 1)']],
  ['1/x + 1/(x + 1)', ['add-fractions → (2x + 1) ÷ (x(x + 1))']],
  ['2/3 + 1/4', ['add-fractions → 11/12']],
  ['5/(2 + sqrt(3))', ['rationalize → 10 - 5√3']],
  ['sqrt(72)', ['simplify → 6√2']],
  [
    '(2x + 4)(x - 1)',
    ['expand → 2x² + 2x - 4', 'factor → 2(x + 2)(x - 1)', 'complete-square → 2(x + 1/2)² - 9/2'],
  ],
  ['a x + b x + 3', ['collect x → (a + b)x + 3']],
  ['log_2(8) + log_2(x)', ['simplify → 3 + log₂ x']],
  ['x + 1', []],
  ['7', []],
  ['1/0', ['division-by-zero']],
  ['sqrt(-4)', ['out-of-range']],
])('%s is rewritten the way a teacher would, with the best operation first', (text, expected) => {
  expect(offered(text)).toEqual(expected);
});

it('an operation requested by name is tried, and found if another one gives the same result', () => {
  const simplified = offersOf(read('1/sqrt(2)'), [], 'simplify').offers;
  expect(simplified.map(({ name, equivalents }) => [name, equivalents])).toEqual([
    ['rationalize', ['simplify']],
  ]);
  expect(requestedOperation('', ' Factorise x^2 - 1')).toBe('factor');
  expect(requestedOperation('expand', 'factor x^2 - 1')).toBe('expand');
  expect(requestedOperation('', 'Klammern auflösen: 3(x + 2)')).toBe('expand');
  expect(requestedOperation('', 'developper (x + 1)(x - 2)')).toBe('expand');
  expect(requestedOperation('', 'factory 5')).toBeUndefined();
  expect(requestedOperation('factoring', 'x^2 - 1')).toBeUndefined();
});

it.each([
  ['6/∛9 rationalize', 'rationalize'],
  ['GCF: 12x^3y^2 + 18x^2y^3', 'factor'],
  ['x^2 - 1, factor', 'factor'],
  ['(x + 1)^2 expand', 'expand'],
  ['x^2 + 6x complete the square', 'complete-square'],
  ['x^2 + 6x', undefined],
  ['x^2 - 9 faktorisieren', 'factor'],
  ['2x(x + 3) ausmultiplizieren', 'expand'],
])('%s requests %s after the expression', (text, operation) => {
  expect(requestedOperation('', text)).toBe(operation);
});
