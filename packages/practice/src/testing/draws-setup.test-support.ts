import '@mathtools/math-core/testing/draws-setup';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seeds from which problems of each family and difficulty are made. */
    readonly practiceSeeds: number;
  }
}
