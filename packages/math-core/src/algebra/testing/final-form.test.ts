import { describe, expect, it } from 'vitest';
import { termOf, termsOf } from '../../expression/terms.js';
import { constantValue } from '../../expression/constant.js';
import { compare, rational } from '../../rational/rational.js';
import { type Expression, expressionText, stepText } from '../../steps/index.js';
import { approximate } from '../expression/approximate.js';
import { answerRequest } from '../request/answer-request.js';
import { solve } from '../solve/solve.js';
import type { Solution } from '../solve/solution.js';
import forms from './final-form.json' with { type: 'json' };
import exercises from './exercises.json' with { type: 'json' };
import odd from './odd-equations.json' with { type: 'json' };
import typed from './typed-problems.json' with { type: 'json' };

/** Returns every expression of an answer. */
function valuesOf(solution: Solution): readonly Expression[] {
  switch (solution.kind) {
    case 'values':
      return solution.values;
    case 'intervals':
      return solution.intervals.flatMap(({ low, high }) =>
        [low, high].filter((end): end is Expression => end !== undefined),
      );
    case 'points':
      return solution.points.flatMap((point) => Object.values(point));
    case 'family':
      return Object.values(solution.point);
    case 'approximate':
      return solution.roots.flatMap((root) => ('exact' in root ? [root.exact] : []));
    case 'all':
      return solution.except;
    case 'none':
      return [];
  }
}

const isNegative = (part: Expression): boolean => termOf(part).isNegative;

const isBelowOne = (part: Expression): boolean => {
  const value = constantValue(part);
  return value !== undefined && compare(value, rational(1n)) < 0;
};

/** Names the forms in an answer that a teacher would still simplify. */
function faultsOf(expression: Expression): readonly string[] {
  if (typeof expression === 'string') return [];
  const [operator, first = '0', second = '1', ...more] = expression;
  const isQuotient = operator === '/' || operator === '÷';
  const FAULTS: readonly (readonly [string, boolean])[] = [
    ['negative denominator', isQuotient && termsOf(second).every((term) => term.isNegative)],
    [
      'division by a fraction',
      isQuotient && (second[0] === '/' || (typeof second === 'string' && second.includes('/'))),
    ],
    ['fraction over a denominator', isQuotient && first[0] === '/'],
    ['number over the same number', isQuotient && expressionText(first) === expressionText(second)],
    ['logarithm of a number below 1', operator === 'ln' && isBelowOne(first)],
    ['logarithm of a number below 1', operator === 'log' && (isBelowOne(first) || isBelowOne(second))],
    ['double sign', (operator === 'neg' && isNegative(first)) || (operator === '-' && isNegative(second))],
    ['double sign', operator === '+' && [second, ...more].some(isNegative)],
    ['factor 1', operator === '×' && [first, second, ...more].some((one) => one === '1' || one === '-1')],
    ['exponent 1', operator === '^' && (second === '1' || second === '0')],
  ];
  return [
    ...FAULTS.filter(([, isFault]) => isFault).map(([name]) => `${name}: ${expressionText(expression)}`),
    ...[first, second, ...more].flatMap(faultsOf),
  ];
}

const INPUTS = [
  ...forms.map(({ input }) => input),
  ...exercises.flatMap(({ operation, input }) => (operation === 'solve' ? [[input].flat().join('\n')] : [])),
  ...typed.map(({ input }) => input),
  ...odd,
];

describe('the answers of all problems of the tests', () => {
  it('have no form that a teacher would not leave', () => {
    const faults = INPUTS.flatMap((input) => {
      const solved = solve(input);
      if (!solved.ok) return [];
      return [...valuesOf(solved.value.solution), ...solved.value.excluded]
        .flatMap(faultsOf)
        .map((fault) => `${input}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the answer in final form', () => {
  it.each(forms)('of $input is $answer', ({ input, answer }) => {
    const solved = solve(input);
    if (!solved.ok) throw new Error(solved.message);
    expect(valuesOf(solved.value.solution).map(expressionText).join(', ')).toBe(answer);
  });
});

/** Numbers as typed, with their doubles. */
const NUMBERS: readonly (readonly [text: string, value: number])[] = [
  ['π', Math.PI],
  ['e', Math.E],
  ['√2', Math.SQRT2],
  ['√3', Math.sqrt(3)],
  ['∛2', Math.cbrt(2)],
  ['2√5', 2 * Math.sqrt(5)],
  ['ln 3', Math.log(3)],
  ['5', 5],
];

describe('a denominator', () => {
  const all = NUMBERS.flatMap((a) => NUMBERS.flatMap((b) => NUMBERS.map((c) => [a, b, c] as const)));
  it('is rationalized only if no root is left in it or the answer gets shorter', () => {
    for (const [[a, p], [b, q], [c, r]] of all) {
      if (p === r) continue;
      const solved = solve(`${a}·x + ${b} = ${c}·x`);
      const [value = '0'] = solved.ok ? valuesOf(solved.value.solution) : [];
      const text = expressionText(value);
      expect(approximate(value), text).toBeCloseTo(q / (r - p), 9);
      const isRationalized = !text.includes('÷') || /÷ \d+$/.test(text);
      expect(isRationalized || text.length <= `${b} ÷ (${c} - ${a})`.length + 1, text).toBe(true);
    }
  });
});

/** Returns the lines of the steps of a problem. */
function linesOf(input: string, method?: 'completing-square' | 'formula'): readonly string[] {
  const solved = solve(input, method ? { method } : {});
  if (!solved.ok) throw new Error(solved.message);
  return solved.value.steps.map(stepText);
}

describe('the lines of a solution', () => {
  it('solve an inequality with three parts on all of them', () => {
    expect(linesOf('7 >= 5-2x > 1')).toEqual([
      'Subtract 5 from all three parts: -4 < -2x ≤ 2',
      'Divide all three parts by -2, which flips both inequality signs: -1 ≤ x < 2',
      'The solution set: [-1, 2): -1 ≤ x < 2',
    ]);
  });

  it('complete the square with the number on the right, and write ± once', () => {
    expect(linesOf('x^2 + 8x = 9', 'completing-square').slice(0, 5)).toEqual([
      'Add 16, the square of half of 8, to both sides: x² + 8x + 16 = 25',
      'Write the left side as a square: (x + 4)² = 25',
      'Take the square root of both sides, with both signs: x + 4 = ±5',
      'Subtract 4 from both sides: x = -4 ± 5',
      'Both values: x = -9, 1',
    ]);
    expect(linesOf('x² + 6x + 9 = 0', 'completing-square')[0]).toBe(
      'Write the left side as a square: (x + 3)² = 0',
    );
  });

  it('check a power with a fraction as its exponent by its root', () => {
    expect(linesOf('x^(2/3) = 4').at(-2)).toBe('Check x = -8 in the equation: (∛(-8))² = 4');
    expect(linesOf('x^(3/2) = 8').at(-1)).toBe('Check x = 4 in the equation: (√4)³ = 8');
  });

  it('show the sign of an irrational value by its decimals', () => {
    const lines = linesOf('2 ln x - ln(x+1) = 1');
    expect(lines).toContain('Simplify: x = (e ± √(e² + 4e)) ÷ 2');
    expect(lines.find((line) => line.includes('is not a solution'))).toMatch(
      /a number that is not positive: \(e - √\(e² \+ 4e\)\) ÷ 2 ≈ -0\.7776 < 0$/,
    );
  });

  it('simplify the root of the quadratic formula', () => {
    expect(linesOf('2x² - 6x + 1 = 0')).toContain('Simplify: x = (3 ± √7) ÷ 2');
  });

  it.each(['log_x 8 = 3', '|x²+2|=1', '√(x²+5)=2'])('name no complex numbers for %s', (input) => {
    expect(linesOf(input).filter((line) => line.includes('complex'))).toEqual([]);
    const solved = solve(input);
    expect(solved.ok && solved.value.complex).toBeUndefined();
  });

  it('reduce a percentage before its denominator is cleared', () => {
    expect(linesOf('20% of x = 5').slice(0, 2)).toEqual([
      'Simplify: 1/5 x = 5',
      'Multiply both sides by 5: x = 25',
    ]);
  });

  it('say no line twice when a value with π is divided', () => {
    expect(linesOf('πx + e = 3x').slice(0, 3)).toEqual([
      'Move the terms with x to one side and all others to the other: 3x - πx = e',
      'Factor out x: x(3 - π) = e',
      'Divide both sides by 3 - π: x = e ÷ (3 - π)',
    ]);
  });

  it('check a rounded solution by its decimals', () => {
    expect(linesOf('x*e^x = 2').at(-1)).toBe('Check x ≈ 0.8526 in the equation: 0.8526 × e^0.8526 ≈ 2');
  });
});

/** Returns the lines of the steps of a request. */
function requestedLines(input: string): readonly string[] {
  const answered = answerRequest(input);
  if (!answered?.ok) throw new Error(input);
  return answered.value.steps.map(stepText);
}

describe('the lines of an answer', () => {
  it('find both angles before the full turns', () => {
    expect(requestedLines('sin x = -1/2 in degrees')).toEqual([
      'Find the angle with this sine: arcsin (-1/2) = -30°',
      'Subtract the angle from 180° to get one with the same sine: 180° + 30° = 210°',
      'Add full turns, because the sine repeats after 360°: x = -30° + 360°k, 210° + 360°k',
    ]);
    expect(requestedLines('cos x = 1/2')[1]).toBe(
      'Use the opposite angle, which has the same cosine: cos (-π ÷ 3) = 1/2',
    );
    expect(requestedLines('cos x = 1')).toHaveLength(2);
  });

  it('end with the range, and change both sides of a one-sided inequality', () => {
    expect(requestedLines('range of f(x) = 3 - 2√(x - 1)').slice(-3)).toEqual([
      'Multiply both sides by -1, which flips the inequality sign: -2√(x - 1) ≤ 0',
      'Add 3 to both sides: 3 - 2√(x - 1) ≤ 3',
      'The range: (-∞, 3]: y ≤ 3',
    ]);
  });
});
