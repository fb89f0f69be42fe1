import type { Mistake } from '../../problem.js';

/** The answer of a slip in typed notation, and what to say to it; false where the slip makes no sense. */
export type Slip = readonly [answer: number | string, why: string] | false;

/** The mistakes of a problem. */
export function slips(...all: readonly Slip[]): readonly Mistake[] {
  return all.flatMap((slip) => (slip ? [{ answer: String(slip[0]), why: slip[1] }] : []));
}
