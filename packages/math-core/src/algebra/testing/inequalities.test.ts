import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText, type Step, stepText } from '../../steps/index.js';
import { readStatement } from '../read/read-statement.js';
import { solve } from '../solve/solve.js';
import type { Interval } from '../read/statement.js';
import { runs } from '../../testing/draws.test-support.js';
import { isInside, relationHolds, statementHolds } from './claim.test-support.js';
import exercises from './exercises.json' with { type: 'json' };
import { between, compare, value, type Value, valueOf } from './surd-value.test-support.js';

const INEQUALITIES = exercises.filter(({ kind }) => kind.startsWith('inequality'));

/** Returns the solution of a typed inequality as intervals, with its steps. */
function solved(text: string) {
  const { solution, steps, excluded } = unwrap(solve(text));
  if (solution.kind === 'none') return { intervals: [], steps, excluded };
  if (solution.kind === 'all')
    return { intervals: [{ includesLow: false, includesHigh: false }], steps, excluded };
  if (solution.kind === 'values') {
    const points = solution.values.map((value) => ({
      low: value,
      high: value,
      includesLow: true,
      includesHigh: true,
    }));
    return { intervals: points, steps, excluded };
  }
  if (solution.kind !== 'intervals') throw new Error(solution.kind);
  return { intervals: solution.intervals, steps, excluded };
}

const SET = /([([])([^,[\]]+), ([^,[\]]+)([)\]])(?= ∪|$)|\{([^}]+)\}/g;

/** Reads "(-inf, 1 - sqrt(2)] ∪ {3}". */
function readSet(text: string): readonly Interval[] {
  const number = (end: string) => {
    const read = unwrap(readStatement(end));
    if (read.kind !== 'expression') throw new Error(end);
    return read.expression;
  };
  return [...text.matchAll(SET)].map(([, open, low = '', high = '', close, point]) =>
    point === undefined
      ? {
          ...(low !== '-inf' && { low: number(low) }),
          ...(high !== 'inf' && { high: number(high) }),
          includesLow: open === '[',
          includesHigh: close === ']',
        }
      : { low: number(point), high: number(point), includesLow: true, includesHigh: true },
  );
}

const endsOf = (intervals: readonly Interval[]): readonly Value[] =>
  intervals
    .flatMap(({ low, high }) => [low, high])
    .flatMap((end) => (end === undefined ? [] : [valueOf(end)]))
    .sort(compare);

/** Returns all ends, a point between any two neighbors, and points beyond them. */
function samples(intervals: readonly Interval[]): readonly Value[] {
  const ends = endsOf(intervals);
  return [between(undefined, ends[0]), ...ends.flatMap((end, i) => [end, between(end, ends[i + 1])])];
}

describe('every inequality of the exercises is solved', () => {
  it.each(INEQUALITIES)('$id: $input', ({ input, answer, excluded = [] }) => {
    const text = String(input);
    const { intervals, steps, excluded: own } = solved(text);
    expect(own.map(expressionText)).toEqual(excluded);
    const expected = 'intervals' in answer ? readSet(answer.intervals) : [];
    expect(intervals.length).toBe(expected.length);
    for (const [i, { low, high, includesLow, includesHigh }] of expected.entries()) {
      const found = intervals[i];
      expect(found?.includesLow).toBe(includesLow);
      expect(found?.includesHigh).toBe(includesHigh);
      for (const [a, b] of [
        [found?.low, low],
        [found?.high, high],
      ] as const)
        expect(a !== undefined && b !== undefined ? compare(valueOf(a), valueOf(b)) : a === b ? 0 : 1).toBe(
          0,
        );
    }
    const statement = unwrap(readStatement(text));
    for (const x of [...samples(expected), ...GRID])
      expect({ x: written(x), holds: isInside(x, intervals) }).toEqual({
        x: written(x),
        holds: statementHolds(statement, { x }),
      });
    expect(testPointFaults(steps)).toEqual([]);
  });
});

const GRID = Array.from({ length: 25 }, (_, i) => value(BigInt(i - 12), 2n));
const written = ({ a, b, c, d }: Value): string => `(${a} + ${b}√${c})/${d}`;

/** Returns the steps with a test point whose value is wrong. */
function testPointFaults(steps: readonly Step[]): readonly string[] {
  return steps
    .filter(({ id }) => id === 'algebra.test-point')
    .filter(({ before, after }) => !relationHolds(before, '=', after, {}))
    .map(stepText);
}

const SMALL = fc.integer({ min: -6, max: 6 });
const SIGN = fc.constantFrom('<', '<=', '>', '>=');
const term = (a: number, b: number): string => `(${a}x + (${b}))`;

/** Returns whether a line of the solutions, which may be a chain, is true at a number. */
function lineHolds({ before, relation, after }: Step, x: Value): boolean {
  const [sign, middle = '0', right = '0'] = typeof after === 'string' ? [] : after;
  if (sign !== '<' && sign !== '≤') return relationHolds(before, relation, after, { x });
  return relationHolds(before, relation, middle, { x }) && relationHolds(middle, sign, right, { x });
}

/** Asserts that the solution of an inequality agrees with exact evaluation and with its last lines. */
function agrees(text: string): void {
  const { intervals, steps } = solved(text);
  const closing = steps.filter(({ id }) => id === 'algebra.interval-solutions');
  if (intervals.some(({ low, high }) => low !== undefined || high !== undefined))
    for (const x of [...samples(intervals), ...GRID])
      if (closing.some((line) => lineHolds(line, x)) !== isInside(x, intervals))
        throw new Error(`${text}: ${closing.map(stepText).join('; ')} at ${written(x)}`);
  const statement = unwrap(readStatement(text));
  for (const x of [...samples(intervals), ...GRID])
    if (statementHolds(statement, { x }) !== isInside(x, intervals))
      throw new Error(`${text} at ${written(x)}`);
  expect(testPointFaults(steps)).toEqual([]);
}

describe('solutions agree with exact evaluation', () => {
  it('of linear inequalities, at whose every line the same numbers are solutions', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SIGN, fc.integer({ min: 1, max: 5 }), (a, b, c, d, sign, e) => {
        const text = `${term(a, b)}/${e} ${sign} ${term(c, d)}`;
        agrees(text);
        const statement = unwrap(readStatement(text));
        for (const { before, relation, after } of solved(text).steps)
          for (const x of GRID)
            if (statementHolds(statement, { x }) !== relationHolds(before, relation, after, { x }))
              throw new Error(`${text}: ${stepText({ id: '', law: '', before, relation, after })}`);
      }),
      { numRuns: runs(25) },
    );
  });

  it('of products and quotients of linear factors', () => {
    const factors = fc.array(fc.tuple(SMALL, SMALL), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(factors, fc.array(fc.tuple(SMALL, SMALL), { maxLength: 2 }), SIGN, (over, under, sign) => {
        const [top, bottom] = [over, under.filter(([a, b]) => a !== 0 || b !== 0)].map((parts) =>
          parts.map(([a, b]) => term(a, b)).join(''),
        );
        agrees(`${top ?? ''}${bottom ? `/(${bottom})` : ''} ${sign} 0`);
      }),
      { numRuns: runs(25) },
    );
  });

  it('of fractions compared with a number', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SMALL, SIGN, (a, b, c, d, k, sign) => {
        fc.pre(c !== 0 || d !== 0);
        agrees(`${term(a, b)}/${term(c, d)} ${sign} ${k}`);
      }),
      { numRuns: runs(25) },
    );
  });

  it('of quadratic inequalities, whose zeros may be irrational', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SIGN, (a, b, c, d, sign) => {
        agrees(`${a}x^2 + (${b})x + (${c}) ${sign} ${d}x`);
      }),
      { numRuns: runs(25) },
    );
  });

  it('of inequalities with absolute values', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SMALL, SIGN, (a, b, c, d, e, sign) => {
        agrees(`|${a}x + (${b})| ${sign} ${c}|x + (${d})| + (${e})`);
        agrees(`|${a}x + (${b})| ${sign} ${e}`);
      }),
      { numRuns: runs(20) },
    );
  });

  it('of two inequalities joined by "and" or "or"', () => {
    fc.assert(
      fc.property(
        SMALL,
        SMALL,
        SMALL,
        SIGN,
        SIGN,
        fc.constantFrom('and', 'or'),
        (a, b, c, one, two, joint) => {
          agrees(`${a}x ${one} ${b} ${joint} x^2 ${two} ${c}`);
        },
      ),
      { numRuns: runs(20) },
    );
  });
});

describe('unusual lines are solved', () => {
  it.each([
    ['||x| - 3| < 1'],
    ['|||x| - 4| - 2| >= 1'],
    ['|x|/(x - 1) > 2'],
    ['|0| <= x'],
    ['x^2 = 4 and x > 0'],
    ['x^2 + 1 = 0 or x > 0'],
    ['x^4 + 1 > 0'],
    ['(x - 1)^2(x + 2)^3/(x - 5)^4 <= 0'],
    ['1/(x - 1) + 1/(x + 1) + 1/x >= 0'],
    ['0 < x < 1 or 2 <= x < 3'],
    ['x < sqrt(2) and x > 1/3'],
    ['x(x - 1) + 3x > 2(x + 4)'],
  ])('%s', (text) => {
    agrees(text);
  });

  it('with ends of different roots', () => {
    const { intervals } = solved('(x^2 - 2)(x^2 - 3) > 0');
    const ends = intervals.map(({ low = '-', high = '-' }) => [low, high].map(expressionText));
    expect(ends).toEqual([
      ['-', '-√3'],
      ['-√2', '√2'],
      ['√3', '-'],
    ]);
  });

  it.each(['5 < 3', '2^10 > 10^3', '2 <= 2'])('%s has no unknown', (text) => {
    expect(unwrap(solve(text)).unknowns).toEqual([]);
    agrees(text);
  });
});

describe('a refusal says what was recognized', () => {
  it.each([
    ['x^3 - 3x + 1 > 0', 'unsupported', 'a polynomial inequality'],
    ['2x + 3y < 6', 'unsupported', 'an inequality with the unknowns x, y'],
    ['1 < x > 3', 'unsupported', 'a chain with inequality signs in different directions'],
    ['√(12x²), x ≥ 0', 'unsupported', 'an expression with a condition'],
    ['x^x != 1', 'unsupported', 'a compound inequality'],
    ['x^x < 3', 'unsupported', 'an inequality whose endpoints have no exact form here'],
    [`${'|'.repeat(40)}x${'| - 1'.repeat(40)} < 1`, 'too-large', ''],
    ['(x + 1)^999(x - 2)^999 > 1', 'too-large', ''],
  ])('%s', (text, code, recognised) => {
    expect(solve(text)).toMatchObject({
      ok: false,
      code,
      message: expect.stringContaining(recognised) as string,
    });
  });
});

describe('the steps read like a teacher at the board', () => {
  it('say at the step that the inequality sign flips', () => {
    const { steps } = solved('-2x + 1 <= 7');
    expect(steps.map(stepText)).toEqual([
      'Subtract 1 from both sides: -2x ≤ 6',
      'Divide both sides by -2, which flips the inequality sign: x ≥ -3',
      'The solution set: [-3, ∞): x ≥ -3',
    ]);
  });

  it.each([
    ['1 < 2x + 3 <= 7', ['The solution set: (-1, 2]: -1 < x ≤ 2']],
    ['7 >= 2x + 3 > 1', ['The solution set: (-1, 2]: -1 < x ≤ 2']],
    ['x^2 <= 2', ['The solution set: [-√2, √2]: -√2 ≤ x ≤ √2']],
    ['(x - 1)^2 <= 0', ['The solution set: {1}: x = 1']],
    ['|x| > 3', ['The solution set: (-∞, -3) ∪ (3, ∞): x < -3', 'Or: x > 3']],
    ['x < 1 or x > 4', ['Numbers that satisfy at least one part: (-∞, 1) ∪ (4, ∞): x < 1', 'Or: x > 4']],
    ['1 < x + 1 < 0', ['No number satisfies all parts: 1 < x + 1 < 0']],
    ['0 > x + 1 >= 1', ['No number satisfies all parts: 1 ≤ x + 1 < 0']],
    ['x < 1 and x > 3', ['No number satisfies all parts: x < 1', 'And: x > 3']],
    ['x^2 < -1 or x > x', ['No number satisfies any part: x² < -1', 'Or: x > x']],
    ['x < x + 1 <= x + 1', ['Every number satisfies all parts: x < x + 1 ≤ x + 1']],
    ['x^2 > -1 or x < 2', ['Every number satisfies at least one part: x² > -1', 'Or: x < 2']],
    ['x^2 + 1 < 0', ['No number is a solution: x² + 1 < 0']],
    ['|x + 1| = |x - 1| + 2', ['The solution set: [1, ∞): x ≥ 1']],
    ['x + 1 > x', []],
  ])('%s ends with its solutions', (text, lines) => {
    const { steps } = unwrap(solve(text));
    const closing = steps.filter(({ id }) => id === 'algebra.interval-solutions');
    expect(closing.map(stepText)).toEqual(lines);
    expect(steps.slice(steps.length - lines.length)).toEqual(closing);
  });

  it('go through zeros, poles and signs', () => {
    const { steps } = solved('(x - 1)/(x + 2) >= 0');
    expect(steps.map(stepText)).toEqual([
      'Zeros of the left side, which are solutions: x = 1',
      'Excluded, because a denominator would be 0: x = -2',
      'Test x = -3 in (-∞, -2): the left side is positive: (-3 - 1) ÷ (-3 + 2) = 4',
      'Test x = 0 in (-2, 1): the left side is negative: (0 - 1) ÷ (0 + 2) = -1/2',
      'Test x = 2 in (1, ∞): the left side is positive: (2 - 1) ÷ (2 + 2) = 1/4',
      'The solution set: (-∞, -2) ∪ [1, ∞): x < -2',
      'Or: x ≥ 1',
    ]);
  });
});

it.each([
  [['2x + 1 = 7', 'x + 1 = 4'], ['3']],
  [['x^2 = 4', 'x > 0'], ['2']],
  [
    ['x^2 = 4', 'x < 5'],
    ['-2', '2'],
  ],
])('the system %j of one unknown has values', (lines, expected) => {
  const { solution } = unwrap(solve(lines));
  expect(solution.kind === 'values' && solution.values.map(expressionText)).toEqual(expected);
});
