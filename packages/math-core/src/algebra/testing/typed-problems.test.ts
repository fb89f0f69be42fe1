import { expect, it } from 'vitest';
import { approximate } from '../expression/approximate.js';
import { readInput } from '../read/read-input.js';
import { solve } from '../solve/solve.js';
import type { Solution } from '../solve/solution.js';
import type { Interval } from '../read/statement.js';
import { checkWorking } from '../working/judged.test-support.js';
import problems from './typed-problems.json' with { type: 'json' };
import works from './typed-work.json' with { type: 'json' };

/** Problems as students type them, with the values that a fair teacher would understand, written without the code. */
interface Problem {
  readonly input: string;
  readonly refused?: boolean;
  readonly asks?: boolean;
  readonly offers?: boolean;
  readonly solutions?: string;
  readonly intervals?: readonly string[];
  readonly points?: readonly Readonly<Record<string, number>>[];
  /** The values of the other letters of a formula, at which its solutions are compared. */
  readonly at?: Readonly<Record<string, number>>;
}

const ROWS = problems as readonly Problem[];
const rounded = (value: number): string => value.toPrecision(9);

function endsOf({ low, high, includesLow, includesHigh }: Interval): string {
  const [from, to] = [
    low === undefined ? '-∞' : rounded(approximate(low)),
    high === undefined ? '∞' : rounded(approximate(high)),
  ];
  return [includesLow ? '[' : '(', from, to, includesHigh ? ']' : ')'].join(' ');
}

/** Returns points as text, in an order that doesn't depend on the solver. */
function told(points: readonly Readonly<Record<string, number>>[]): readonly string[] {
  const written = points.map((point) =>
    Object.entries(point)
      .map(([letter, value]) => `${letter} = ${rounded(value)}`)
      .sort()
      .join(', '),
  );
  return written.sort();
}

/** Returns solutions as points so that one unknown and several are compared in the same way. */
function pointsOf(solution: Solution, at: Problem['at']): readonly Readonly<Record<string, number>>[] {
  if (solution.kind === 'values')
    return solution.values.map((value) => ({ [solution.unknown]: approximate(value, at) }));
  if (solution.kind === 'intervals')
    return solution.intervals.map(({ low }) => ({ [solution.unknown]: approximate(low ?? '0') }));
  if (solution.kind !== 'points') return [];
  return solution.points.map((point) =>
    Object.fromEntries(Object.entries(point).map(([letter, value]) => [letter, approximate(value)])),
  );
}

/** Labels before a problem, which don't change it. */
const LABELS = ['Q3: ', 'Eq 1: ', 'E₁: ', 'Answer: ', 'my second equation: '];

it('reads a problem after a label as without it, or refuses it', () => {
  const faults = ROWS.flatMap(({ input, points, intervals }, place) => {
    const label = LABELS[place % LABELS.length] ?? '';
    const isLine = !/[:\n<]|^\(\d\)/.test(input);
    const [one, other] = [solve(input), solve(label + input)];
    const isSame =
      JSON.stringify(one.ok && one.value.solution) === JSON.stringify(other.ok && other.value.solution);
    return (points ?? intervals) && isLine && other.ok && !isSame ? [label + input] : [];
  });
  expect(faults).toEqual([]);
});

it.each(ROWS.filter(({ points }) => points))('$input', ({ input, points = [], at }) => {
  const solved = solve(input);
  if (!solved.ok) throw new Error(solved.message);
  expect(told(pointsOf(solved.value.solution, at))).toEqual(told(points));
});

it.each(ROWS.filter(({ intervals }) => intervals))('$input: $intervals', ({ input, intervals = [] }) => {
  const solved = solve(input);
  const solution = solved.ok ? solved.value.solution : undefined;
  const wanted = intervals.map((text) =>
    text.replaceAll(/-?\d+(?:\.\d+)?/g, (value) => rounded(Number(value))),
  );
  expect(solution?.kind === 'intervals' && solution.intervals.map(endsOf)).toEqual(wanted);
});

it.each(ROWS.filter(({ solutions }) => solutions))('$input: $solutions', ({ input, solutions }) => {
  expect(solve(input)).toMatchObject({ value: { solution: { kind: solutions } } });
});

it.each(ROWS.filter(({ asks, offers }) => asks ?? offers))(
  '$input can be read in several ways',
  ({ input, asks }) => {
    const read = readInput(input);
    expect(read.ok).toBe(asks !== true);
    const alternatives = read.ok ? read.value.alternatives : 'alternatives' in read ? read.alternatives : [];
    expect(alternatives).not.toEqual([]);
  },
);

it.each(ROWS.filter(({ refused }) => refused))('$input is refused in one sentence', ({ input }) => {
  const solved = solve(input);
  expect(solved.ok ? 'solved' : solved.message).toMatch(/^[^]+ [^]+\.$/);
});

it.each(works)('$lines', ({ lines, verdicts }) => {
  expect(checkWorking(lines).map(({ verdict }) => verdict)).toEqual(verdicts);
});
