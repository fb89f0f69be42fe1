import { describe, expect, it } from 'vitest';
import { problemFaults, type Verify } from './family-contract.test-support.js';
import { FAMILIES, generateProblem, problemById } from './index.js';

/** Few in the ordinary run, all in the sweep. */
const SEEDS_TRIED = Number(process.env['PRACTICE_SEEDS'] ?? 40);

/** How the problems of a family are verified stands beside it. */
async function verifierOf(category: string, id: string): Promise<Verify> {
  const { verify } = (await import(`./${category}/${id}.test-support.ts`)) as { verify: Verify };
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
      const verify = await verifierOf(family.category, id);
      const questions = new Set<string>();
      for (let seed = 0; seed < SEEDS_TRIED; seed++) {
        const made = generateProblem({ category: family.category, family: id, difficulty, seed });
        if (!made.ok) throw new Error(made.message);
        const problem = made.value;
        expect(problemFaults(problem, verify)).toEqual([]);
        expect(problemById(problem.id)).toEqual(made);
        questions.add(problem.question);
      }
      // a short sample rarely repeats itself; the sweep only asks for variety
      expect(questions.size).toBeGreaterThan(Math.min(SEEDS_TRIED, 100) * 0.6);
    },
  );
});
