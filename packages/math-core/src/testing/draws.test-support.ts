import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed of every property test. */
    readonly seed: number;
    /** The factor by which the number of examples exceeds that of the gate. */
    readonly runs: number;
  }
}

/** The number of examples of a property: `inGate` in the gate, more in the full tier. */
export const runs = (inGate: number): number => Math.ceil(inGate * inject('runs'));
