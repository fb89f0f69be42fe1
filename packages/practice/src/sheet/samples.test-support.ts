import { inject } from 'vitest';
import { FAMILIES, problemById } from '../index.js';
import type { SheetProblem } from './sheet-problem.js';

/** Returns problems of every family and difficulty as a worksheet has them. */
export function sampleProblems(): readonly SheetProblem[] {
  const seeds = Array.from({ length: Math.min(inject('practiceSeeds'), 8) }, (_, seed) => seed);
  return FAMILIES.flatMap(({ id, difficulties }) =>
    difficulties.flatMap((difficulty) =>
      seeds.map((seed) => {
        const problem = problemById(`${id}.${difficulty}.${seed}`);
        if (!problem.ok) throw new Error(problem.message);
        return { ...problem.value, skill: id, work: problem.value.steps };
      }),
    ),
  );
}
