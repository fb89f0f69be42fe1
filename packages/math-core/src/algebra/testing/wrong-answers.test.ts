import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/to-text.js';
import { type MistakeName, solve, solveWithMistakes, type Statement } from '../index.js';
import type { SolveOptions } from '../solve/solve.js';
import type { SetUpOptions } from '../working/set-up.js';

const textOf = (line: Statement | undefined): string => {
  if (line?.kind === 'expression') return expressionText(line.expression);
  return line?.kind === 'relation' ? `${expressionText(line.left)} = ${expressionText(line.right)}` : '';
};

/** Returns the wrong answers to which a mistake leads: "3(x + 2) is 3x + 6, not 3x + 2: 19/3". */
function wrongAnswers(
  given: string,
  name: MistakeName,
  options?: SolveOptions & SetUpOptions,
): readonly string[] {
  return unwrap(solveWithMistakes(given, [name], options)).wrongAnswers.map(
    ({ from, right, wrong, values }) =>
      `${textOf(from)} is ${textOf(right)}, not ${textOf(wrong)}: ${values.map((value) => expressionText(value)).join()}`,
  );
}

const factoring = { method: 'factoring' } as const;
const natural = { method: 'natural-logarithms' } as const;
const inverse = { method: 'inverse-operations' } as const;

describe('solveWithMistakes', () => {
  it.each<readonly [string, MistakeName, SolveOptions | undefined, readonly string[]]>([
    ['3x + 5 = 20', 'sign-lost-in-moving', undefined, ['3x + 5 = 20 is 3x = 15, not 3x = 25: 25/3']],
    ['3x + 5 = 20', 'value-as-input', undefined, ['3x + 5 = 20 is , not x = 65: 65']],
    ['log_x(49) = 2', 'extraneous-solution-kept', undefined, ['x² = 49 is , not x = -7: -7']],
    [
      'e^(2x) - 5e^x + 6 = 0',
      'wrong-factor-pair',
      factoring,
      ['t² - 5t + 6 = 0 is , not (t - 1)(t - 6) = 0: 0,ln 6'],
    ],
    [
      'e^(2x) - 3e^x - 10 = 0',
      'exponential-never-negative',
      factoring,
      ['e^x = -2 is , not e^x = 2: ln 5,ln 2'],
    ],
    [
      '2^x = 7',
      'divided-upside-down',
      natural,
      ['x ln 2 = ln 7 is x = ln 7 ÷ ln 2, not x = ln 2 ÷ ln 7: ln 2 ÷ ln 7'],
    ],
    // Nothing is divided when a term is added, and the other way around.
    [
      '2x - 8 = -12',
      'divided-one-side-only',
      undefined,
      ['2x = -4 is x = -2, not x = -4: -4', '2x = -4 is x = -2, not 2x = -2: -1'],
    ],
    [
      '√(2x + 8) = 2',
      'added-to-one-side-only',
      inverse,
      ['2x + 8 = 4 is 2x = -4, not 2x = 4: 2', '2x + 8 = 4 is 2x = -4, not 2x + 8 = -4: -6'],
    ],
    // The case −(…) begins when the absolute value is alone.
    [
      '4|2x + 7| - 8 = -4',
      'absolute-one-case',
      undefined,
      ['4|2x + 7| - 8 = -4 is , not x = -4: -4', '4|2x + 7| - 8 = -4 is , not x = -3: -3'],
    ],
    ['3(x + 2) = 21', 'only-first-term', inverse, ['3(x + 2) is 3x + 6, not 3x + 2: 19/3']],
    ['3(x + 2) = 21', 'sign-lost-in-moving', inverse, ['x + 2 = 7 is x = 5, not x = 9: 9']],
    [
      '3(2x - 4) - 2(x + 5) = 10',
      'minus-before-parentheses',
      undefined,
      ['-2(x + 5) is -2x - 10, not -2x + 10: 3'],
    ],
    [
      '√(3x - 2) = 5',
      'root-not-squared',
      inverse,
      [
        '√(3x - 2) = 5 is 3x - 2 = 25, not 3x - 2 = 5: 7/3',
        '√(3x - 2) = 5 is 3x - 2 = 25, not 3x - 2 = 10: 4',
        '√(3x - 2) = 5 is 3x - 2 = 25, not 3x - 2 = √5: (2 + √5) ÷ 3',
      ],
    ],
    [
      '√(4x + 1) = x - 1',
      'extraneous-solution-kept',
      undefined,
      ['√(4x + 1) = x - 1 is , not x = 0: 0', '√(4x + 1) = x - 1 is , not x = 6, 0: 6,0'],
    ],
    [
      'x + 6/x = 5',
      'solution-missing',
      undefined,
      ['x + 6 ÷ x = 5 is , not x = 2: 2', 'x + 6 ÷ x = 5 is , not x = 3: 3'],
    ],
    [
      'x² - x = 6',
      'root-sign-swapped',
      undefined,
      [
        '(x + 2)(x - 3) = 0 is , not x = -3, 2: -3,2',
        '(x + 2)(x - 3) = 0 is , not x = 2, 3: 2,3',
        '(x + 2)(x - 3) = 0 is , not x = -2, -3: -2,-3',
      ],
    ],
    [
      'x² - 17x + 72 = 0',
      'wrong-factor-pair',
      undefined,
      [
        'x² - 17x + 72 = 0 is , not (x - 6)(x - 12) = 0: 6,12',
        'x² - 17x + 72 = 0 is , not (x - 4)(x - 18) = 0: 4,18',
      ],
    ],
    // In a case, the other solutions stay right.
    ['2x² + 3x - 54 = 0', 'divided-upside-down', factoring, ['2x = 9 is x = 9/2, not x = 2/9: -6,2/9']],
    [
      '|x - 3| = 5',
      'sign-lost-in-moving',
      undefined,
      [
        'x - 3 = 5 is x = 8, not x = 2: 2,-8',
        'x - 3 = 5 is x = 8, not x = 2: -2,2',
        'x - 3 = -5 is x = -2, not x = -8: 8,-8',
      ],
    ],
    [
      '|x - 3| = 5',
      'absolute-one-case',
      undefined,
      ['|x - 3| = 5 is , not x = -2: -2', '|x - 3| = 5 is , not x = 8: 8'],
    ],
    [
      'x² - 4x + 1 = 0',
      'discriminant-sign',
      { method: 'formula' },
      ['x² - 4x + 1 = 0 is x = (4 ± √12) ÷ (2 × 1), not : 2 + √5,2 - √5'],
    ],
    [
      '4^(x + 3) = 8^(x - 1)',
      'only-first-term',
      undefined,
      [
        '4^(x + 3) = 8^(x - 1) is 2^(2x + 6) = 2^(3x - 3), not 2^(2x + 3) = 2^(3x - 3): 6',
        '4^(x + 3) = 8^(x - 1) is 2^(2x + 6) = 2^(3x - 3), not 2^(2x + 6) = 2^(3x - 1): 7',
      ],
    ],
    [
      'log_3(x) + log_3(10) = 4',
      'log-laws-swapped',
      undefined,
      ['log₃ x + log₃ 10 = 4 is log₃ (10x) = 4, not log₃ (x ÷ 10) = 4: 810'],
    ],
    ['3x + 5 = 20', 'square-of-sum', undefined, []],
  ])('%s with %s', (given, name, options, expected) => {
    expect(wrongAnswers(given, name, options)).toEqual(expected);
  });

  it('gives a wrong line to the first of several names', () => {
    const names = ['divided-one-side-only', 'divided-only-one-term'] as const;
    const found = unwrap(solveWithMistakes('3x = 15', names)).wrongAnswers;
    expect(found.map(({ name }) => name)).toEqual(['divided-one-side-only', 'divided-one-side-only']);
  });

  it('shows a line that can’t be compared with the next one only if no other is left', () => {
    const names = ['divided-one-side-only', 'multiplied-only-one-term'] as const;
    const found = unwrap(solveWithMistakes('x/4 - 5 = -8', names, inverse)).wrongAnswers;
    const [last] = found.slice(-1);
    expect([textOf(last?.wrong), last?.right, last?.values]).toEqual(['x - 5 = -32', undefined, ['-27']]);
  });

  it('refuses an unknown name', () => {
    expect(solveWithMistakes('x = 3', ['no-such-mistake' as MistakeName])).toMatchObject({
      ok: false,
      code: 'unknown-name',
    });
  });

  it('fails as solve does', () => {
    expect(solveWithMistakes('x + = 3', [])).toEqual(solve('x + = 3'));
    expect(solveWithMistakes('x + 1', [])).toMatchObject({ ok: false, code: 'unsupported' });
  });
});

describe('solveWithMistakes, of inequalities, systems and formulas', () => {
  const lineText = (line: Statement | undefined): string => {
    if (line?.kind === 'relation')
      return `${expressionText(line.left)} ${line.relation} ${expressionText(line.right)}`;
    if (line?.kind === 'chain')
      return line.members
        .map((side, i) => `${expressionText(side)} ${line.relations[i] ?? ''}`.trim())
        .join(' ');
    return line?.kind === 'or' || line?.kind === 'and' ? line.parts.map(lineText).join(` ${line.kind} `) : '';
  };

  it.each<readonly [string | readonly string[], MistakeName, SolveOptions, readonly string[]]>([
    ['-3x + 5 < 20', 'inequality-not-turned', {}, ['x < -5']],
    ['3x + 5 < 20', 'inequality-not-turned', {}, []],
    ['3x + 5 < 20', 'inequality-turned-needlessly', {}, ['x > 5']],
    ['3x + 5 < 20', 'endpoint-strictness', {}, ['x ≤ 5']],
    ['3x + 5 < 20', 'sign-lost-in-moving', {}, ['x < 25/3']],
    ['-3 < 2x + 1 ≤ 7', 'sign-lost-in-moving', {}, ['-1 < x ≤ 4']],
    ['-3 < 2x + 1 ≤ 7', 'endpoint-strictness', {}, ['-2 ≤ x < 3', '-2 ≤ x ≤ 3', '-2 < x < 3']],
    ['-3 < -2x + 1 ≤ 7', 'minus-forgotten-in-dividing', {}, ['-2 < x ≤ 3']],
    ['2x < 4 or 3x > 12', 'and-or-confused', {}, ['2 < x < 4', 'x < 2', 'x > 4']],
    ['2x > 4 and 3x < 12', 'and-or-confused', {}, ['x < 2 or x > 4', 'x > 2', 'x < 4']],
    ['|x + 4| < 5', 'absolute-inequality-wrong-side', {}, ['x < -9 or x > 1']],
    ['|x + 4| > 5', 'absolute-one-case', {}, ['x > 1', 'x < -9']],
    ['(1/2)^x < 8', 'base-below-one', {}, ['x < -3']],
    // The condition that the logarithm has a value isn't part of a wrong answer.
    ['log_2(x + 1) > 3', 'power-as-product', {}, ['x > 5']],
    [['y = 2x - 1', '3x + 2y = 12'], 'substituted-without-parentheses', {}, ['x = 13/7 and y = 19/7']],
    [['2x + 3y = 12', '4x - 3y = 6'], 'solution-coordinates-swapped', {}, ['x = 2 and y = 3']],
    [
      ['2x + 3y = 12', '4x - 5y = 2'],
      'equation-scaled-partly',
      { method: 'elimination' },
      ['x = 87/11 and y = -14/11'],
    ],
    [
      ['2x + 3y = 12', '4x - 3y = 6'],
      'elimination-sign',
      { method: 'elimination' },
      ['x = -3 and y = 6', 'x = 1 and y = 10/3', 'x = -9 and y = 10'],
    ],
    [['2x + 3y = 12', '4x - 3y = 6'], 'square-of-sum', {}, []],
  ])('%j with %s', (given, name, options, expected) => {
    const { wrongAnswers } = unwrap(solveWithMistakes(given, [name], options));
    expect(wrongAnswers.map(({ solution }) => lineText(solution))).toEqual(expected);
  });

  it('simplifies the wrong answers of a formula', () => {
    const { wrongAnswers } = unwrap(
      solveWithMistakes('v = u + a*t', ['sign-lost-in-moving'], { unknown: 't' }),
    );
    expect(wrongAnswers.map(({ values }) => values.map((value) => expressionText(value)))).toEqual([
      ['(u + v) ÷ a'],
    ]);
  });
});

describe('the method of inverse operations', () => {
  const lines = (given: string): readonly string[] =>
    unwrap(solve(given, inverse)).steps.map(
      ({ before, relation, after }) => `${expressionText(before)} ${relation} ${expressionText(after)}`,
    );

  it.each([
    ['3(x + 2) = 21', ['x + 2 = 7', 'x = 5', '3 × (5 + 2) = 21']],
    ['12/(x + 1) = 3', ['x ≠ -1', '3(x + 1) = 12', 'x + 1 = 4', 'x = 3', '12 ÷ (3 + 1) = 3']],
    ['2√(x + 5) - 1 = 3', ['2√(x + 5) = 4', '√(x + 5) = 2', 'x + 5 = 4', 'x = -1', '2√(-1 + 5) - 1 = 3']],
    // If the unknown occurs twice, nothing can be undone.
    ['3x + 5 = 2x', ['x + 5 = 0', 'x = -5', '3 × (-5) + 5 = 2 × (-5)']],
  ])('solves %s', (given, expected) => {
    expect(lines(given)).toEqual(expected);
  });
});

describe('the lines that practice shows', () => {
  it.each<readonly [string, SolveOptions, readonly string[]]>([
    // Both sides are powers of the largest number possible.
    ['4^(x + 6) = 16', {}, ['4^(x + 6) = 4²', 'x + 6 = 2', 'x = -4']],
    ['9^(x + 1) = 1/81', {}, ['9^(x + 1) = 9⁻²', 'x + 1 = -2', 'x = -3']],
    ['25^x = 5^(x - 2)', {}, ['(5²)^x = 5^(x - 2)', '5^(2x) = 5^(x - 2)', '2x = x - 2', 'x = -2']],
    ['4^x = 8', {}, ['2^(2x) = 2³', '2x = 3', 'x = 3/2']],
    // Logarithms of numbers are joined where they are.
    ['log_3(x) = log_3(56) - log_3(7)', {}, ['log₃ x = log₃ (56/7)', 'x = 56/7', 'x = 8']],
    // The base of a logarithm is positive, and a reciprocal removes a minus sign from its exponent.
    ['log_x(49) = 2', {}, ['x² = 49', 'x = 7']],
    ['log_x(1/8) = -1', {}, ['x⁻¹ = 1/8', 'x = 8']],
    ['log_x(1/8) = -3', {}, ['x⁻³ = 1/8', 'x³ = 8', 'x = 2']],
    ['log_x(1/8) = -3/4', {}, ['x^(-3/4) = 1/8', 'x^(3/4) = 8', 'x = 8^(4/3)', 'x = (∛8)⁴', 'x = 16']],
    // An exponent comes down in a line of its own.
    [
      '5 * 2^x = 30',
      { method: 'natural-logarithms' },
      ['2^x = 6', 'ln 2^x = ln 6', 'x ln 2 = ln 6', 'x = ln 6 ÷ ln 2'],
    ],
    [
      '3^(2x + 5) = 11',
      { method: 'natural-logarithms' },
      [
        'ln 3^(2x + 5) = ln 11',
        '(2x + 5) ln 3 = ln 11',
        '2x + 5 = ln 11 ÷ ln 3',
        '2x = ln 11 ÷ ln 3 - 5',
        'x = (ln 11 ÷ ln 3 - 5) ÷ 2',
      ],
    ],
    [
      '3^(x + 2) = 5^x',
      {},
      [
        'ln 3^(x + 2) = ln 5^x',
        '(x + 2) ln 3 = x ln 5',
        'x ln 3 + 2 ln 3 = x ln 5',
        'x ln 5 - x ln 3 = 2 ln 3',
        'x(ln 5 - ln 3) = 2 ln 3',
        'x = 2 ln 3 ÷ (ln 5 - ln 3)',
        'x = 2 ln 3 ÷ ln (5/3)',
      ],
    ],
    ['ln(x) = -ln(2) - ln(3)', {}, ['ln x + ln 2 + ln 3 = 0', 'ln (6x) = 0', '6x = 1', 'x = 1/6']],
    [
      'x^2 - 4x - 2 = 0',
      { method: 'formula' },
      [
        '(-4)² - 4 × 1 × (-2) = 24',
        'x = (4 ± √24) ÷ (2 × 1)',
        'x = (4 ± 2√6) ÷ 2',
        'x = 2 ± √6',
        'x = 2 - √6, 2 + √6',
      ],
    ],
  ])('solve %s', (given, options, expected) => {
    const { lines } = unwrap(solveWithMistakes(given, [], options));
    expect(
      lines.map(
        ({ before, relation, after }) => `${expressionText(before)} ${relation} ${expressionText(after)}`,
      ),
    ).toEqual(expected);
  });

  it.each<readonly [string, MistakeName, SolveOptions & SetUpOptions, readonly string[]]>([
    [
      '3x + 4',
      'inverse-as-reciprocal',
      { find: 'inverse' },
      ['y = 3x + 4 is 3y + 4 = x, not y = 1 ÷ (3x + 4): 1 ÷ (3x + 4)'],
    ],
    [
      '2x + 5',
      'inverse-as-opposite',
      { find: 'inverse' },
      ['y = 2x + 5 is 2y + 5 = x, not y = -(2x + 5): -2x - 5'],
    ],
    [
      '3x + 4',
      'value-as-input',
      { find: 'inverse', at: { x: '19' } },
      ['3x + 4 is 3x + 4 = 19, not x = 3 × 19 + 4: 61'],
    ],
    [
      '(x - 4)/(2x - 6)',
      'numerator-excluded',
      { find: 'domain' },
      ['(x - 4) ÷ (2x - 6) is 2x - 6 = 0, not x - 4 = 0: 4', '(x - 4) ÷ (2x - 6) is 2x - 6 = 0, not : 3,4'],
    ],
    ['5/(2x - 6)', 'numerator-excluded', { find: 'domain' }, []],
    ['√(2x - 6)', 'condition-of-letter-only', { find: 'domain' }, ['√(2x - 6) is 2x - 6 = 0, not x = 0: 0']],
    [
      '(x^2 + k x - 6)/(x - 2)',
      'root-sign-swapped',
      { find: 'factor', unknown: 'k' },
      ['(x² + kx - 6) ÷ (x - 2) is 2² + k × 2 - 6 = 0, not (-2)² + k × (-2) - 6 = 0: -1'],
    ],
    [
      '(x^2 - 5x + 6)/(x - 2)',
      'known-zero-included',
      { find: 'other-zeros' },
      ['(x² - 5x + 6) ÷ (x - 2) is x - 3 = 0, not : 2,3'],
    ],
    [
      'b^2 - 4a c = 0',
      'sign-of-square',
      { at: { a: '3', b: '-5', c: 'k' }, unknown: 'k' },
      ['(-5)² is 25, not -25: -25/12'],
    ],
  ])('sets up %j: %s', (given, name, options, expected) => {
    expect(wrongAnswers(given, name, options)).toEqual(expected);
  });

  it.each<readonly [string, SetUpOptions, readonly string[]]>([
    [
      '5/√(2x - 6)',
      { find: 'domain' },
      ['algebra.function-condition 2x - 6 > 0', 'algebra.add-both 2x > 6', 'algebra.divide-both x > 3'],
    ],
    [
      '3x + 4',
      { find: 'inverse' },
      [
        'algebra.function-name y = 3x + 4',
        'algebra.function-swap x = 3y + 4',
        'algebra.swap-sides 3y + 4 = x',
        'algebra.subtract-both 3y = x - 4',
        'algebra.divide-both y = (x - 4) ÷ 3',
      ],
    ],
    [
      '(x^2 - 5x + 6)/(x - 2)',
      { find: 'other-zeros' },
      [
        'algebra.zero-of-divisor 2 - 2 = 0',
        'algebra.multiply-and-add -5 + 2 × 1 = -3',
        'algebra.multiply-and-add 6 + 2 × (-3) = 0',
        'algebra.quotient-and-remainder (x² - 5x + 6) ÷ (x - 2) = x - 3',
        'algebra.quotient-zero x - 3 = 0',
        'algebra.add-both x = 3',
      ],
    ],
  ])('begins the lines of %j with the step to the equation', (given, options, expected) => {
    const { lines } = unwrap(solveWithMistakes(given, [], options));
    expect(
      lines.map(
        ({ id, before, relation, after }) =>
          `${id} ${expressionText(before)} ${relation} ${expressionText(after)}`,
      ),
    ).toEqual(expected);
  });

  it('refuses what has no equation to set up', () => {
    expect(solveWithMistakes('x + 3', [], { find: 'domain' })).toMatchObject({ code: 'unsupported' });
    expect(solveWithMistakes('x = 3', [], { find: 'inverse' })).toMatchObject({ code: 'unsupported' });
    expect(solveWithMistakes('x + 3', [], { find: 'zeros' as 'domain' })).toMatchObject({
      field: 'find',
      code: 'unknown-name',
    });
  });
});
