import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed of every property test. */
    readonly seed: number;
    /** The factor applied to the number of examples: 0.2 in the gate, 5 in the full tier. */
    readonly runs: number;
  }
}

/** Keeps all rows in the full tier, and every nth row in the gate. */
export const sampled = <T>(rows: readonly T[], oneOf: number): readonly T[] =>
  rows.filter((_, i) => inject('runs') > 1 || i % oneOf === 0);

/** Returns the number of examples of a property: a fifth of `usual` in the gate, five times as many in the full tier. */
export const runs = (usual: number): number => Math.ceil(usual * inject('runs'));
