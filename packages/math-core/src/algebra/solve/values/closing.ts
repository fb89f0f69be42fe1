import type { Expression } from '../../../steps/expression.js';
import { type Relation, type Step, step } from '../../../steps/step.js';
import type { Solution } from '../solution.js';
import type { Interval } from '../../read/statement.js';
import { isPoint, setText } from './real-intervals.js';

/** The way partial solutions are combined: a single one, all of them (and), or any of them (or). */
export type Joint = 'one' | 'all' | 'any';

const JOINED: Readonly<Record<Joint, string>> = {
  one: 'The solution set',
  all: 'Numbers that satisfy all parts',
  any: 'Numbers that satisfy at least one part',
};

const WITHOUT: Readonly<Record<Joint, string>> = {
  one: 'No number is a solution',
  all: 'No number satisfies all parts',
  any: 'No number satisfies any part',
};

const EVERYWHERE: Readonly<Record<Joint, string>> = {
  one: 'Every number is a solution',
  all: 'Every number satisfies all parts',
  any: 'Every number satisfies at least one part',
};

/** A line of the problem, and how it is joined to the previous one. */
export interface Given {
  readonly left: Expression;
  readonly relation: Relation;
  readonly right: Expression;
  readonly joined?: 'And' | 'Or';
}

/**
 * Writes the last steps of a solution by intervals: each interval as an inequality, then all of them as a set. If no
 * number or every number is a solution, the step shows `given`, the original problem.
 */
export function closingSteps(
  solution: Solution,
  joint: Joint,
  given: readonly Given[] = [],
): readonly Step[] {
  if (solution.kind === 'intervals') {
    const law = `${JOINED[joint]}: ${setText(solution.intervals)}`;
    return solution.intervals.map((interval, i) =>
      intervalStep(i === 0 ? law : 'Or', solution.unknown, interval),
    );
  }
  const law = (solution.kind === 'none' ? WITHOUT : EVERYWHERE)[joint];
  return given.map(({ left, relation, right, joined = law }) => line(joined, left, relation, right));
}

const ID = 'algebra.interval-solutions';

function intervalStep(law: string, unknown: Expression, interval: Interval): Step {
  const { low, high, includesLow, includesHigh } = interval;
  if (low === undefined) return line(law, unknown, includesHigh ? '≤' : '<', high ?? '0');
  if (high === undefined) return line(law, unknown, includesLow ? '≥' : '>', low);
  if (isPoint(interval)) return line(law, unknown, '=', low);
  return line(law, low, includesLow ? '≤' : '<', [includesHigh ? '≤' : '<', unknown, high]);
}

const line = (law: string, left: Expression, relation: Relation, right: Expression): Step =>
  step(ID, law, left, right, { relation });
