import { charge } from '../budget.js';

/** What the theory or the bound of work doesn't decide. It never leaves this folder: {@link decided} turns it into undefined. */
class Undecided extends Error {}

/** The units of work of one question; one is about a multiplication of long integers. */
const MAX_WORK = 60_000;

let left = 0;
let depth = 0;

/** Counts work; past the bound the question is undecided. Outside of a question nothing is counted. */
export function spend(units: number): void {
  charge(units);
  left -= units;
  if (depth > 0 && left < 0) undecided();
}

/** Gives the question up. */
export function undecided(): never {
  throw new Undecided();
}

/** Returns the answer of a question with bounded work, or undefined where it is undecided. Questions may contain questions. */
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
