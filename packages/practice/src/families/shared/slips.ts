import type { Mistake } from '../../problem.js';
import { lowestTerms, quotientText } from './lowest.js';

/**
 * The answer that a mistake leads to, and its feedback. The answer is undefined if the mistake isn't possible
 * with these numbers.
 */
export type Slip = readonly [answer: string | number | undefined, why: string] | false | undefined;

/** Returns the mistakes that are possible. */
export function slips(...all: readonly Slip[]): readonly Mistake[] {
  return all.flatMap((slip) =>
    slip && slip[0] !== undefined ? [{ answer: String(slip[0]), why: slip[1] }] : [],
  );
}

/** Returns the text of a quotient, or undefined if the divisor is 0. */
export function ratio(top: number, bottom: number): string | undefined {
  return bottom === 0 ? undefined : quotientText(top, bottom);
}

/**
 * Returns the text of a quotient with at most two decimals. Returns undefined for any other quotient, because
 * students would notice that it is wrong.
 */
export function neat(top: number, bottom: number): string | undefined {
  return 100 % lowestTerms(top, bottom)[1] === 0 ? quotientText(top, bottom) : undefined;
}

/** Returns a number as an operand. A negative number gets parentheses. */
export function signed(n: number): string {
  return n < 0 ? `(${n})` : String(n);
}
