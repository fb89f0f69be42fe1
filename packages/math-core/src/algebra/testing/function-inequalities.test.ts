import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximate } from '../expression/approximate.js';
import { readInput } from '../read/read-input.js';
import { sameSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import type { Solution } from '../solve/solution.js';
import { solve, type Solved } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import rows from './function-inequalities.json' with { type: 'json' };

function solved(text: string): Solved {
  const result = solve(text);
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.value;
}

function statementOf(text: string): Statement {
  const read = readInput(text);
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.value.statement;
}

function asStatement(solution: Solution): Statement {
  if (solution.kind === 'intervals') return { kind: 'intervals', intervals: solution.intervals };
  return { kind: solution.kind === 'all' ? 'all' : 'none' };
}

const COMPARED: Readonly<Record<string, (difference: number) => boolean>> = {
  '≠': (difference) => Math.abs(difference) > 0,
  '<': (difference) => difference < 0,
  '≤': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '≥': (difference) => difference >= 0,
};

/** Returns whether a statement is true at a number that isn't an end of its solutions. */
function holdsAt(statement: Statement, x: number): boolean {
  if (statement.kind === 'or') return statement.parts.some((part) => holdsAt(part, x));
  if (statement.kind === 'and') return statement.parts.every((part) => holdsAt(part, x));
  if (statement.kind === 'chain')
    return statement.relations.every((relation, i) => {
      const [left = '0', right = '0'] = statement.members.slice(i);
      return holdsAt({ kind: 'relation', left, relation, right }, x);
    });
  if (statement.kind !== 'relation') throw new Error(`No claim: ${statement.kind}`);
  const [a, b] = [approximate(statement.left, { x }), approximate(statement.right, { x })];
  return COMPARED[statement.relation]?.(a - b) ?? false;
}

function isInside(solution: Solution, x: number): boolean {
  if (solution.kind !== 'intervals') return solution.kind === 'all';
  return solution.intervals.some(
    ({ low, high }) =>
      (low === undefined || approximate(low) < x) && (high === undefined || x < approximate(high)),
  );
}

/** Returns sample numbers at which the statement and the solution disagree. */
function faults(text: string, { solution }: Solved): readonly number[] {
  const statement = statementOf(text);
  const ends =
    solution.kind === 'intervals' ? solution.intervals.flatMap(({ low, high }) => [low, high]) : [];
  const near = ends.flatMap((end) => (end === undefined ? [] : [approximate(end)]));
  const samples = [
    ...Array.from({ length: 81 }, (_, i) => (i - 40) / 3 + 0.0123),
    ...near.flatMap((end) => [
      end - 1e-4 * Math.max(1, Math.abs(end)),
      end + 1e-4 * Math.max(1, Math.abs(end)),
    ]),
  ];
  return samples.filter((x) => holdsAt(statement, x) !== isInside(solution, x));
}

describe('inequalities with roots, exponential functions, logarithms and quotients', () => {
  it.each(rows)('$input', ({ input, answer }) => {
    const found = solved(input);
    const set = solutionSet(asStatement(found.solution), 'x');
    const wanted = /^(?:all|none)$/.test(answer)
      ? ({ kind: answer } as Statement)
      : statementOf(answer.replaceAll('π', '(pi)'));
    const expected = solutionSet(wanted, 'x');
    expect(set && expected && sameSet(set, expected)).toBe(true);
    expect(faults(input, found)).toEqual([]);
    expect(found.steps.length).toBeGreaterThan(0);
  });
});

const SMALL = fc.integer({ min: -5, max: 5 });
const POSITIVE = fc.integer({ min: 1, max: 5 });
const SIGN = fc.constantFrom('<', '<=', '>', '>=');

describe('solutions agree with the statement at sample numbers', () => {
  const agrees = (text: string): void => {
    expect({ text, faults: faults(text, solved(text)) }).toEqual({ text, faults: [] });
  };

  it('of a root and a line', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SIGN, (a, b, c, d, sign) => {
        fc.pre(a !== 0);
        agrees(`sqrt(${a}x + (${b})) ${sign} ${c}x + (${d})`);
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('of an exponential function', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2', '1/3', 'e', '0.5', '10'),
        SMALL,
        SMALL,
        SMALL,
        POSITIVE,
        SIGN,
        (base, a, b, c, d, sign) => {
          fc.pre(a !== 0);
          agrees(`${d}*(${base})^(${a}x + (${b})) ${sign} ${c}`);
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });

  it('of a logarithm', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ln', 'log', 'log_2', 'log_0.5'),
        SMALL,
        SMALL,
        SMALL,
        SIGN,
        (name, a, b, c, sign) => {
          fc.pre(a !== 0);
          agrees(`${name}(${a}x + (${b})) ${sign} ${c}`);
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });

  it('of two roots', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, SMALL, SIGN, (a, b, c, d, sign) => {
        fc.pre(a !== 0 && c !== 0);
        agrees(`sqrt(${a}x + (${b})) ${sign} sqrt(${c}x + (${d}))`);
      }),
      { seed: 42, numRuns: 40 },
    );
  });
});
