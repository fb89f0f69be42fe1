import type { Step } from '@mathtools/math-core/steps';
import { later } from '../later/later.js';
import type { SolutionPart } from './rows.js';

export interface SolutionProps extends Partial<SolutionPart> {
  readonly steps: readonly Step[];
  /** What is worked out after it, under titles of its own. */
  readonly more?: readonly SolutionPart[] | undefined;
  /** Whether it is only read: without reading one step at a time, and without copying. */
  readonly plain?: boolean | undefined;
}

/** A worked solution on ruled paper: each step with its number, law and mathematics. It comes before the first result can. */
export const Solution = later<SolutionProps>(
  async () => (await import('./written-solution.js')).WrittenSolution,
  { isSoon: true },
);
