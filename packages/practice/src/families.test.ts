import { describe, expect, inject, it } from 'vitest';
import { problemFaults, type Verify } from './testing/problem-faults.test-support.js';
import { FAMILIES, generateProblem, problemById, seeded } from './index.js';

/** Of each family and difficulty: few in the gate, more in the full tier, 1000 in the sweep (`PRACTICE_SEEDS`). */
const SEEDS_TRIED = inject('practiceSeeds');

/** How the problems of a family are verified stands beside it. */
async function verifierOf(id: string): Promise<Verify> {
  const { verify } = (await import(`./families/${id}/verify.ts`)) as { verify: Verify };
  return verify;
}

describe('the families of problems', () => {
  it('have ids of their own', () => {
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
  });

  const cases = FAMILIES.flatMap((family) =>
    family.difficulties.map((difficulty) => [family.id, difficulty, family] as const),
  );
  it.each(cases)(
    '%s, %s: every problem is right, its steps hold, its words read well',
    async (id, difficulty, family) => {
      const { category } = family;
      const verify = await verifierOf(id);
      const questions = new Set<string>();
      for (let seed = 0; seed < SEEDS_TRIED; seed++) {
        const made = generateProblem({ category, family: id, difficulty, seed });
        if (!made.ok) throw new Error(made.message);
        const problem = made.value;
        // geometry's answers are looked at as they are printed, the others as they are typed
        const { answer } = category === 'geometry' ? problem : family.make(seeded(seed), difficulty);
        expect(problemFaults(problem, () => verify({ ...problem, answer }))).toEqual([]);
        expect(problemById(problem.id)).toEqual(made);
        questions.add(problem.question);
      }
      // a short sample rarely repeats itself; the sweep only asks for variety
      expect(questions.size).toBeGreaterThan(Math.min(SEEDS_TRIED, 100) * 0.6);
    },
  );
});
