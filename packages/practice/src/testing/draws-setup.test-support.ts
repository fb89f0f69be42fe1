import '@mathtools/math-core/testing/draws-setup';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The number of seeds per family and difficulty. */
    readonly practiceSeeds: number;
  }
}
