import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/to-text.js';
import { factor, type MistakeName, type Operation, operateWithMistakes, type Statement } from '../index.js';

const textOf = (line: Statement | undefined): string =>
  line?.kind === 'expression' ? expressionText(line.expression) : '';

/** Returns the wrong answers to which a mistake leads: "-7x × 8 is -56x, not 56x: -7x² + 56x". */
function wrongAnswers(operation: Operation, given: string, name: MistakeName): readonly string[] {
  return unwrap(operateWithMistakes(operation, given, [name])).wrongAnswers.map(
    ({ from, right, wrong, values }) =>
      `${textOf(from)} is ${textOf(right)}, not ${textOf(wrong)}: ${values.map((value) => expressionText(value)).join()}`,
  );
}

describe('operateWithMistakes', () => {
  it.each<readonly [Operation, string, MistakeName, readonly string[]]>([
    [
      'expand',
      '-6(5x + 9)',
      'only-first-term',
      [
        '-6(5x + 9) is -6 × 5x - 6 × 9, not -30x + 9: -30x + 9',
        '-6(5x + 9) is -6 × 5x - 6 × 9, not -30x - 9: -30x - 9',
      ],
    ],
    // A part of the line that the step changes
    ['expand', '(p + 6q)^2', 'coefficient-not-powered', ['(6q)² is 36q², not 6q²: p² + 12pq + 6q²']],
    ['simplify', '7sqrt(6) - 2sqrt(6)', 'terms-multiplied', ['7√6 - 2√6 is 5√6, not 14√6: 14√6']],
    ['simplify', 'sqrt(3) * sqrt(30)', 'root-dropped', ['√3 × √30 is √(3 × 30), not 90: 90']],
    [
      'factor',
      'x^2 - 81',
      'difference-of-squares-as-square',
      [
        'x² - 9² is (x - 9)(x + 9), not x² - 18x + 81: (x - 9)²',
        'x² - 9² is (x - 9)(x + 9), not x² + 18x + 81: (x + 9)²',
      ],
    ],
    // The last of several lines that lead to one wrong answer
    [
      'rationalize',
      '21/sqrt(6)',
      'denominator-lost',
      ['21√6 ÷ 6 is 7√6 ÷ 2, not 21√6: 21√6', '21 ÷ √6 is 21√6 ÷ (√6 × √6), not 21: 21'],
    ],
    // A part of the answer
    [
      'factor',
      '56x + 24',
      'factor-lost',
      ['56x + 24 is 8(7x + 3), not 7x + 3: 7x + 3', '56x + 24 is 8(7x + 3), not 8: 8'],
    ],
    ['expand', '3(x + 2)', 'square-of-sum', []],
    ['complex', '(6 - 7i)^2', 'imaginary-square-sign', ['49i² is -49, not 49: 85 - 84i']],
    [
      'divide',
      '(x^2 + x - 6)/(x + 3)',
      'divided-only-one-term',
      ['(x² + x - 6) ÷ (x + 3) is x - 2, not x - 6: x - 6'],
    ],
    ['divide', '(x^2 + x - 6)/(x + 3)', 'sign-slip', ['(x² + x - 6) ÷ (x + 3) is x - 2, not x + 2: x + 2']],
    // The square is completed in one step.
    [
      'complete-square',
      '2x^2 - 12x + 27',
      'square-completed-wrong-sign',
      ['2(x² - 6x) is 2(x² - 6x + 3² - 3²), not 2x² + 12x: 2(x + 3)² + 9'],
    ],
  ])('%s %s with %s', (operation, given, name, expected) => {
    expect(wrongAnswers(operation, given, name)).toEqual(expected);
  });

  it.each<readonly [Operation, string, Readonly<Record<string, string>>, MistakeName, string]>([
    ['evaluate', '3x - 5', { x: '4' }, 'product-as-digits', '29'],
    ['evaluate', '3x^2 - 2y', { x: '-2', y: '4' }, 'substituted-without-parentheses', '-20'],
    ['evaluate', '2(x - y)^2', { x: '5', y: '3' }, 'square-of-sum', '68, 32, 38'],
    ['evaluate', '(b/2)^2', { b: '-12' }, 'exponent-lost', '-6'],
    ['expand', 'x^2 - 3', { x: '2x + 1' }, 'square-of-sum', '4x² - 2, 4x² + 2x - 2'],
    ['expand', 'x^2 - 7x', { x: 'x + 4' }, 'change-outside-function', 'x² - 7x + 4'],
    ['expand', 'x^2 - 7x', { x: '-2x' }, 'change-outside-function', '-2x² + 14x'],
    ['expand', 'x^2 - 7x', { x: 'x + 4' }, 'substituted-partly', 'x² + x + 16'],
    ['expand', '2x + 9', { x: 'x^2' }, 'composed-backwards', '4x² + 36x + 81'],
    ['expand', '2x + 9', { x: 'x^2' }, 'composed-as-product', '2x³ + 9x²'],
  ])('%s %s at %j with %s', (operation, given, at, name, expected) => {
    const { wrongAnswers } = unwrap(operateWithMistakes(operation, given, [name], { at }));
    expect(
      wrongAnswers.map(({ values }) => values.map((value) => expressionText(value)).join()).join(', '),
    ).toBe(expected);
  });

  it('evaluates an inner function first, and continues its mistakes in the outer one', () => {
    const of = { at: { x: '-2' }, inner: 'x^2 - 4x' };
    const names = ['composed-backwards', 'composed-partly', 'sign-of-square'] as const;
    const { result, wrongAnswers } = unwrap(operateWithMistakes('evaluate', '2x + 9', names, of));
    expect(result).toBe('33');
    expect(wrongAnswers.map(({ name, values: [value = ''] }) => `${name} ${expressionText(value)}`)).toEqual([
      'composed-backwards 5',
      'composed-partly 12',
      'sign-of-square 17',
    ]);
  });

  it('gives a wrong answer to the first of several names', () => {
    const names = ['only-first-term', 'product-of-sums-incomplete'] as const;
    const found = unwrap(operateWithMistakes('expand', '(x - 2)(x + 1)', names)).wrongAnswers;
    expect(found.filter(({ values }) => expressionText(values[0] ?? '0') === 'x² + x - 2')).toHaveLength(1);
  });

  it('has the steps and the result of the operation', () => {
    const { steps, result } = unwrap(factor('x^2 - 81'));
    expect(unwrap(operateWithMistakes('factor', 'x^2 - 81', []))).toEqual({
      steps,
      result,
      wrongAnswers: [],
    });
  });

  it.each([
    ['operation', 'unknown-name', () => operateWithMistakes('no-such-thing' as Operation, 'x', [])],
    ['names', 'unknown-name', () => operateWithMistakes('expand', 'x', ['no-such-mistake' as MistakeName])],
    ['expression', 'syntax', () => operateWithMistakes('expand', 'x + = 3', [])],
    ['expression', 'unsupported', () => operateWithMistakes('rationalize', 'x + 1', [])],
    ['values', 'unknown-name', () => operateWithMistakes('evaluate', 'x', [], { at: { '': '1' } })],
    ['inner', 'syntax', () => operateWithMistakes('evaluate', 'x', [], { at: { x: '1' }, inner: 'x +' })],
  ])('refuses a wrong %s: %s', (field, code, run) => {
    expect(run()).toMatchObject({ ok: false, field, code });
  });
});
