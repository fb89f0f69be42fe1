import { later } from '../later/later.js';
import type { SolutionProps } from './rows.js';

/** A worked solution on ruled paper: each step with its number, law and mathematics. It comes before the first result can. */
export const Solution = later<SolutionProps>(
  async () => (await import('./written-solution.js')).WrittenSolution,
  { isSoon: true },
);
