import type { Expression } from '../../../steps/expression.js';
import type { Relation, Step } from '../../../steps/step.js';
import type { Solution } from '../solution.js';
import type { Interval } from '../../read/statement.js';
import { isPoint, setText } from './real-intervals.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The way partial solutions are combined: a single one, all of them (and), or any of them (or). */
export type Joint = 'one' | 'all' | 'any';

const ID = 'algebra.interval-solutions';

/** The variants of the text by the way of combining. */
const JOINED = { one: '', all: ':all', any: ':any' } as const;

/** A line of the problem, and how it is joined to the previous one. */
export interface Given {
  readonly left: Expression;
  readonly relation: Relation;
  readonly right: Expression;
  readonly joined?: 'and' | 'or';
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
    const law = say(`${ID}${JOINED[joint]}`, { n: setText(solution.intervals) });
    return solution.intervals.map((interval, i) =>
      intervalStep(i === 0 ? law : `${ID}:or`, solution.unknown, interval),
    );
  }
  const law = `${ID}:${solution.kind === 'none' ? 'none' : 'every'}${JOINED[joint]}` as const;
  return given.map(({ left, relation, right, joined }) =>
    step(joined ? `${ID}:${joined}` : law, left, right, { relation }),
  );
}

function intervalStep(law: Law, unknown: Expression, interval: Interval): Step {
  const { low, high, includesLow, includesHigh } = interval;
  if (low === undefined) return line(law, unknown, includesHigh ? '≤' : '<', high ?? '0');
  if (high === undefined) return line(law, unknown, includesLow ? '≥' : '>', low);
  if (isPoint(interval)) return line(law, unknown, '=', low);
  return line(law, low, includesLow ? '≤' : '<', [includesHigh ? '≤' : '<', unknown, high]);
}

const line = (law: Law, left: Expression, relation: Relation, right: Expression): Step =>
  step(law, left, right, { relation });
