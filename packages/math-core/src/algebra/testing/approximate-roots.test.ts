import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { type Expression, expressionText } from '../../steps/index.js';
import { runs } from '../../testing/draws.test-support.js';
import { readInput } from '../read/read-input.js';
import { solve } from '../solve/solve.js';
import type { Solved } from '../solve/solved.js';
import ROWS from './approximate-roots.json' with { type: 'json' };
import { longValue } from './exact-value.test-support.js';

type Long = ReturnType<typeof longValue>['re'];

/** A root of a solution: its value if it is exact, or its interval and its decimals. */
type Found = { readonly exact: Long } | { readonly low: Long; readonly high: Long; readonly rounded: string };

const long = (expression: Expression): Long => longValue(expression).re;

/** Returns the roots of a solution. */
function rootsOf({ solution }: Solved): readonly Found[] {
  if (solution.kind === 'none') return [];
  if (solution.kind === 'values') return solution.values.map((value) => ({ exact: long(value) }));
  if (solution.kind !== 'approximate') throw new Error(solution.kind);
  return solution.roots.map((root) =>
    'exact' in root
      ? { exact: long(root.exact) }
      : { low: long(root.low), high: long(root.high), rounded: root.rounded },
  );
}

/** Returns the difference of both sides of an equation at a number, to 80 digits, or undefined if it has none. */
function differenceOf(line: string): (x: string) => Long | undefined {
  const { statement } = unwrap(readInput(line));
  if (statement.kind !== 'relation') throw new Error(line);
  const { left, right } = statement;
  return (x) => {
    try {
      const value = longValue(['-', left, right], { x: longValue(x) });
      return value.im.abs().lt('1e-60') && value.re.isFinite() ? value.re : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Returns the reasons why the roots of an equation are wrong, or an empty list. */
function faultsOf(line: string, roots: readonly Found[]): readonly string[] {
  const at = differenceOf(line);
  return roots.flatMap((root) => {
    if ('exact' in root)
      return at(root.exact.toFixed(75))?.abs().lt('1e-50') ? [] : [`${root.exact.toFixed(6)} is no root`];
    const [low, high] = [at(root.low.toFixed(70)), at(root.high.toFixed(70))];
    const digits = root.rounded.replace(/^-?[0.]*/, '').replace('.', '').length;
    const middle = root.low.plus(root.high).div(2);
    return [
      ...(low && high && low.times(high).isNegative() ? [] : [`${root.rounded} has no change of sign`]),
      ...(middle.eq(long(root.rounded)) ? [] : [`${root.rounded} is not between its ends`]),
      ...(digits >= 4 ? [] : [`${root.rounded} has ${digits} digits`]),
    ];
  });
}

/** Counts the changes of sign of an equation on a grid whose points are no roots. */
function changesOf(line: string, [from, to, step]: readonly [number, number, number]): number {
  const at = differenceOf(line);
  let changes = 0;
  let last: boolean | undefined;
  for (let i = 0; from + i * step <= to; i++) {
    const value = at((from + i * step + 0.000123).toFixed(6));
    const isNegative = value?.isNegative();
    if (last !== undefined && isNegative !== undefined && isNegative !== last) changes++;
    last = isNegative;
  }
  return changes;
}

describe('an equation without an exact solution', () => {
  it.each(ROWS)('$input', ({ input, answer }) => {
    const solved = unwrap(solve(input));
    const roots = rootsOf(solved);
    expect(faultsOf(input, roots)).toEqual([]);
    if (!answer) return;
    const near = roots.map((root) => ('exact' in root ? root.exact : long(root.rounded)));
    expect(near).toHaveLength(answer.length);
    const wanted = answer.map((text) => long(text)).sort((a, b) => a.cmp(b));
    for (const [i, value] of wanted.entries())
      expect(near[i]?.minus(value).abs().lte('0.0000501'), `${input}: ${value.toFixed(6)}`).toBe(true);
  });

  it.each(['x^500 + x + 1 = 0', 'x^100 - 2x = 5', 'x^2 + 123456789x - 987654321 = 0'])(
    'refuses %s',
    (line) => {
      expect(solve(line)).toMatchObject({ ok: false });
    },
  );

  it('keeps exact factors exact', () => {
    expect(unwrap(solve('(x - 2)(x^3 - 3x + 1) = 0')).solution).toMatchObject({
      kind: 'approximate',
      reason: 'cubic',
      roots: [
        { rounded: '-1.8794', low: '-1.87945', high: '-1.87935' },
        { rounded: '0.3473' },
        { rounded: '1.5321' },
        { exact: '2' },
      ],
    });
  });

  it('names the interval if it is not the whole number line', () => {
    expect(unwrap(solve('2^x = x^20')).solution).toMatchObject({ searched: { low: '-1000', high: '1000' } });
    expect(unwrap(solve('2^x = x + 3')).solution).not.toHaveProperty('searched');
  });

  it('shows the signs on both sides of a root', () => {
    const lines = unwrap(solve('x^3 + x = 1')).steps.map(
      ({ id, before, relation, after }) =>
        `${id}: ${expressionText(before)} ${relation} ${expressionText(after)}`,
    );
    expect(lines).toEqual([
      'algebra.subtract-both: x³ + x - 1 = 0',
      'algebra.insert: 0³ + 0 - 1 = -1',
      'algebra.insert: 1³ + 1 - 1 = 1',
      'algebra.sign-change: 0 < x < 1',
      'algebra.narrow: 0.6 < x < 0.7',
      'algebra.narrow: 0.68 < x < 0.69',
      'algebra.narrow: 0.682 < x < 0.683',
      'algebra.narrow: 0.6823 < x < 0.6824',
      'algebra.narrow: 0.68225 < x < 0.68235',
      'algebra.count-roots: x ≈ 0.6823',
      'algebra.check-decimals: 0.6823³ + 0.6823 ≈ 1',
    ]);
  });
});

describe('drawn equations', () => {
  const coefficient = fc.integer({ min: -9, max: 9 });

  it('of degree 3 to 5 have all roots that a scan finds', () => {
    const drawn = fc.array(coefficient, { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(drawn, (all) => {
        const terms = all.map((a, i) => `(${a})x^${i}`).join(' + ');
        const line = `x^${all.length} + ${terms} = 0`;
        const solved = solve(line);
        if (!solved.ok || solved.value.solution.kind !== 'approximate') return;
        const roots = rootsOf(solved.value);
        expect(faultsOf(line, roots), line).toEqual([]);
        const multiple = roots.filter((root) => 'exact' in root).length;
        const changes = changesOf(line, [-11, 11, 0.05]);
        expect(changes, line).toBeLessThanOrEqual(roots.length);
        if (multiple === 0) expect((roots.length - changes) % 2, line).toBe(0);
      }),
      { numRuns: runs(20) },
    );
  });

  it('with an exponential and a line have all roots that a scan finds', () => {
    const positive = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), positive, coefficient, coefficient, (b, a, m, c) => {
        const line = `${a}*${b}^x = (${m})x + (${c})`;
        const solved = solve(line);
        if (!solved.ok || solved.value.solution.kind === 'all') return;
        const roots = rootsOf(solved.value);
        expect(faultsOf(line, roots), line).toEqual([]);
        expect(roots.length, line).toBeGreaterThanOrEqual(changesOf(line, [-12, 5, 0.05]));
      }),
      { numRuns: runs(10) },
    );
  });
});
