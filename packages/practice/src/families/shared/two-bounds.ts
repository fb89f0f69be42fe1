import type { Step } from '@mathtools/math-core/steps';
import { linearSteps, type Side, TURNED } from './linear-steps.js';

export type Sign = '<' | '≤' | '>' | '≥';

/** The same signs with the bound added or left out. */
export const WITH_BOUND = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' } as const;

/** A linear inequality between ax + b and a number. */
export type Linear = readonly [side: Side, sign: Sign, end: number];

/** Returns the solution of an inequality: its sign, and its bound as a quotient. */
export function solutionOf([[a, b], sign, end]: Linear): readonly [sign: Sign, top: number, bottom: number] {
  return a < 0 ? [TURNED[sign], b - end, -a] : [sign, end - b, a];
}

/** Returns the steps that solve two inequalities, of which the two results come last. */
export function solvedBoth(first: Linear, second: Linear): readonly Step[] {
  const [one, other] = [first, second].map(([side, sign, end]) => linearSteps(side, sign, [0, end])) as [
    readonly Step[],
    readonly Step[],
  ];
  return [...one.slice(0, -1), ...other.slice(0, -1), ...one.slice(-1), ...other.slice(-1)];
}
