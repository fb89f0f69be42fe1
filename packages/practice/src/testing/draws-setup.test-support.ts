import '@mathtools/math-core/testing/draws-setup';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The number of seeds per family and difficulty. */
    readonly practiceSeeds: number;
    /** The only family that is drawn, or '' for all. */
    readonly family: string;
  }
}
