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
    ['simplify', '7sqrt(6) - 2sqrt(6)', 'terms-multiplied', ['7√6 - 2√6 is (7 - 2) × √6, not 14√6: 14√6']],
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
      ['8 × 7x + 8 × 3 is 8(7x + 3), not 7x + 3: 7x + 3', '8 × 7x + 8 × 3 is 8(7x + 3), not 8: 8'],
    ],
    ['expand', '3(x + 2)', 'square-of-sum', []],
  ])('%s %s with %s', (operation, given, name, expected) => {
    expect(wrongAnswers(operation, given, name)).toEqual(expected);
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
  ])('refuses a wrong %s: %s', (field, code, run) => {
    expect(run()).toMatchObject({ ok: false, field, code });
  });
});
