import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampled } from '../../testing/draws.test-support.js';
import { unwrap } from '../../result/unwrap.js';
import { readStatement } from '../read/read-statement.js';
import { sameSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import type { Solution } from '../solve/solution.js';
import type { Method, Solved } from '../solve/solved.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import { stepFaults } from './equation-steps.test-support.js';
import { longValue } from './exact-value.test-support.js';
import { exercisesOf } from './exercise.test-support.js';
import oddEquations from './odd-equations.json' with { type: 'json' };

const OTHERS = ['-17/3', '-5/2', '1/7', '3/5', '11/4', '23/2'].map((text) => longValue(text));

/** Returns the solution as a statement. */
function statementOf(solution: Solution, unknown: string): Statement {
  if (solution.kind === 'none') return { kind: 'none' };
  if (solution.kind === 'intervals') return solution;
  const equal = (value: Solved['excluded'][number], relation: '=' | '≠'): Statement => ({
    kind: 'relation',
    left: unknown,
    relation,
    right: value,
  });
  if (solution.kind === 'values')
    return { kind: 'or', parts: solution.values.map((value) => equal(value, '=')) };
  if (solution.kind !== 'all') throw new Error(solution.kind);
  return { kind: 'and', parts: [{ kind: 'all' }, ...solution.except.map((value) => equal(value, '≠'))] };
}

/**
 * Returns whether another method finds the same set of solutions. Returns undefined if that can't be decided, or if the
 * solutions are rounded, which has its own tests.
 */
function agrees(line: string, { solution, unknowns: [unknown = 'x'] }: Solved): boolean | undefined {
  if (solution.kind === 'approximate') return undefined;
  const set = solutionSet(unwrap(readStatement(line)), unknown);
  const ours = solutionSet(statementOf(solution, unknown), unknown);
  return set && ours && sameSet(set, ours);
}

/** Solves an equation and checks its solutions and lines. */
function checked(line: string, method?: Method): Solved {
  const found = unwrap(solve(line, method ? { method } : {}));
  expect(agrees(line, found), line).not.toBe(false);
  expect(stepFaults(found, OTHERS), line).toEqual([]);
  return found;
}

const small = fc.integer({ min: -9, max: 9 });
const factor = fc.integer({ min: -6, max: 6 }).filter((n) => n !== 0);
const base = fc.integer({ min: 2, max: 5 });
const method = fc.constantFrom<Method>('factoring', 'completing-square', 'formula');

/** Equations with a known solution r. */
const DRAWN: Readonly<Record<string, fc.Arbitrary<readonly [line: string, r: number]>>> = {
  linear: fc
    .tuple(factor, small, small, factor, small)
    .map(([a, p, b, c, r]) => [`${a}(x - (${p})) + ${b} = ${c}x + (${a * (r - p) + b - c * r})`, r]),
  fractions: fc
    .tuple(small, small, base, base, small)
    .map(([a, b, m, n, r]) => [
      `(x + ${a})/${m} - (x + ${b})/${n} = ${(r + a) * n - (r + b) * m}/${m * n}`,
      r,
    ]),
  quadratic: fc
    .tuple(factor, small, small, small)
    .map(([k, r, s, m]) => [`${k}x^2 + (${m - k * (r + s)})x = ${m}x - (${k * r * s})`, r]),
  cubic: fc
    .tuple(small, small, small)
    .map(([r, s, t]) => [`x^3 - (${r + s + t})x^2 + (${r * s + r * t + s * t})x = ${r * s * t}`, r]),
  rational: fc
    .tuple(factor, factor, small, small, small)
    .filter(([, , p, q, r]) => r !== p && r !== q)
    .map(([a, b, p, q, r]) => [
      `${a}/(x - (${p})) + ${b}/(x - (${q})) = ${a * (r - q) + b * (r - p)}/(${(r - p) * (r - q)})`,
      r,
    ]),
  radical: fc
    .tuple(factor, small, fc.nat(9))
    .map(([a, r, size]) => [`sqrt(${a}x + (${size * size - a * r})) = x + (${size - r})`, r]),
  radicals: fc
    .tuple(fc.nat(6), fc.nat(6), base, small)
    .map(([m, n, k, r]) => [`sqrt(${k}x + (${m * m - k * r})) - sqrt(x + (${n * n - r})) = ${m - n}`, r]),
  absolute: fc
    .tuple(factor, small, factor, small)
    .map(([a, b, c, r]) => [`|${a}x + ${b}| = ${c}x + (${Math.abs(a * r + b) - c * r})`, r]),
  'absolute values': fc
    .tuple(small, small, small)
    .map(([a, b, r]) => [`|x - (${a})| + |x - (${b})| = ${Math.abs(r - a) + Math.abs(r - b)}`, r]),
  exponential: fc
    .tuple(
      base,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
    )
    .map(([b, p, r, n]) => [`${b}^(${p}x + (${n - p * r})) = ${b ** n}`, r]),
  'powers of one base': fc
    .tuple(base, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
    .map(([b, r, s]) => [`${b * b}^x - ${b ** r + b ** s} * ${b}^x + ${b ** (r + s)} = 0`, r]),
  logarithm: fc
    .tuple(
      base,
      factor,
      small,
      fc.integer({ min: -1, max: 3 }).filter((n) => n >= 0),
    )
    .map(([b, a, r, n]) => [`log_${b}(${a}x + (${b ** n - a * r})) = ${n}`, r]),
  logarithms: fc
    .tuple(base, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), small)
    .map(([b, m, n, r]) => [`log_${b}(x + (${m - r})) + log_${b}(x + (${n - r})) = log_${b}(${m * n})`, r]),
};

describe.each(Object.entries(DRAWN))('%s equations drawn from a solution', (name, drawn) => {
  it('keep it, and their lines have the same solutions', () => {
    fc.assert(
      fc.property(drawn, method, ([line, r], wanted) => {
        const { solution } = checked(line, name === 'quadratic' ? wanted : undefined);
        const values = solution.kind === 'values' ? solution.values : [];
        if (solution.kind === 'values') expect(values, line).toContain(String(r));
        else expect(['all', 'intervals'], line).toContain(solution.kind);
      }),
      { numRuns: runs(4) },
    );
  });
});

describe('quadratic equations', () => {
  it('are solved by each method, with real and complex solutions', () => {
    fc.assert(
      fc.property(factor, small, small, method, (a, b, c, wanted) => {
        const { solution, complex = [] } = checked(`${a}x^2 + ${b}x + ${c} = 0`, wanted);
        const roots = solution.kind === 'values' ? solution.values : complex;
        for (const root of roots) {
          const x = longValue(root);
          const value = longValue(
            ['+', ['×', String(a), ['^', 'x', '2']], ['×', String(b), 'x'], String(c)],
            { x },
          );
          expect(value.re.abs().plus(value.im.abs()).lt('1e-75')).toBe(true);
        }
        expect(roots).toHaveLength(b * b === 4 * a * c ? 1 : 2);
      }),
      { numRuns: runs(6) },
    );
  });
});

describe('the exercises', () => {
  const kinds = ['linear', 'fractions', 'parentheses', 'absolute', 'quadratic', 'polynomial', 'biquadratic'];
  const more = ['rational', 'radical', 'exponential', 'logarithmic', 'proportion'];
  const rows = exercisesOf('solve', [...kinds, ...more]);

  it.each(sampled(rows, 3))(
    '$id has lines that lead to its solutions: $input',
    ({ input, method: wanted }) => {
      const line = String(input);
      const found = unwrap(solve(line, wanted === null ? {} : { method: wanted as Method }));
      expect(agrees(line, found)).not.toBe(false);
      expect(stepFaults(found, OTHERS)).toEqual([]);
    },
  );
});

describe('an odd equation', () => {
  it.each(sampled(oddEquations, 2))('is solved as the exact sets say, or refused: %s', (line) => {
    const result = solve(line);
    if (!result.ok) expect(result.code).toBe('unsupported');
    else {
      expect(agrees(line, result.value)).not.toBe(false);
      expect(stepFaults(result.value, OTHERS)).toEqual([]);
    }
  });
});
