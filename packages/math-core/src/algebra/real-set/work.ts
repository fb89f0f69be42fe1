import { charge } from '../expression/budget.js';

/**
 * Thrown if a question can't be decided or exceeds its work limit. It never leaves this folder, because
 * {@link decided} converts it to undefined.
 */
class Undecided extends Error {}

/** The work limit of one question. One unit is about one multiplication of long integers. */
const MAX_WORK = 60_000;

let left = 0;
let depth = 0;

/** Charges work. A question that exceeds its limit is undecided. Outside of a question the work is unlimited. */
export function spend(units: number): void {
  charge(units);
  left -= units;
  if (depth > 0 && left < 0) undecided();
}

/** Stops work on the current question. */
export function undecided(): never {
  throw new Undecided();
}

/** Answers a question with bounded work. Returns undefined if it is undecided. Questions can be nested. */
export function decided<T>(question: () => T): T | undefined {
  if (depth === 0) left = MAX_WORK;
  depth += 1;
  try {
    return question();
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  } finally {
    depth -= 1;
  }
}
