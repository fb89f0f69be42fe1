import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What every property test draws from. */
    readonly seed: number;
    /** How many times as many examples as in the gate are drawn. */
    readonly runs: number;
  }
}

/** The examples that a property draws: so many in the gate, more in the full tier. */
export const runs = (inGate: number): number => Math.ceil(inGate * inject('runs'));
