import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed of every property test. */
    readonly seed: number;
    /** The factor by which the number of examples exceeds that of the gate. */
    readonly runs: number;
  }
}

/** All rows in the full tier, one of so many in the gate. */
export const sampled = <T>(rows: readonly T[], oneOf: number): readonly T[] =>
  rows.filter((_, i) => inject('runs') > 1 || i % oneOf === 0);

/** The number of examples of a property: `inGate` in the gate, more in the full tier. */
export const runs = (inGate: number): number => Math.ceil(inGate * inject('runs'));
