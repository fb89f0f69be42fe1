import { describe, expect, inject, it } from 'vitest';
import { CHOSEN } from './testing/chosen.test-support.js';
import { problemFaults, type Verify } from './testing/problem-faults.test-support.js';
import { isGivenAway } from './given-away.js';
import { FAMILIES, generateProblem, problemById, seeded, SKILLS } from './index.js';

/**
 * The number of seeds per family and difficulty: few in the gate, more in the full tier, 2000 in the sweep
 * (`PRACTICE_SEEDS`).
 */
const SEEDS_TRIED = inject('practiceSeeds');

/**
 * The minimum mean number of known mistakes per problem of a family, and the share of its problems that may
 * have none.
 */
const [MEAN_OF_MISTAKES, WITH_NONE] = [2, 0.05];

/** The largest share of problems whose question contains the answer. */
const MOST_GIVEN = 0.05;

/**
 * The minimum number of draws for these figures. Only the full tier reaches it, because the few draws of the
 * gate say nothing about a mean.
 */
const ENOUGH_FOR_MEANS = 100;

/** The minimum number of different questions in this number of draws. */
const [DIFFERENT, DRAWS] = [120, 600];

/** The number of seeds whose problems are also requested by family. */
const SEEDS_BY_ID = 2;

/** Returns the verifier in the folder of a family, which is in the folder of its unit. */
async function verifierOf(id: string): Promise<Verify> {
  const unit = SKILLS.find(({ families }) => families.includes(id))?.unit ?? 'unknown';
  const { verify } = (await import(`./families/${unit}/${id}/verify.ts`)) as { verify: Verify };
  return verify;
}

describe('the families of problems', () => {
  it('have ids of their own, of small letters and hyphens', () => {
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
    expect(FAMILIES.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  // Links from before 1.0 may name a family of which there were several generations.
  it.each(['percent-2.medium.3', 'box-3.hard.0', 'polygon-angles-4.easy.4294967295'])(
    'give a problem for the id of a generation, %s',
    (id) => {
      const made = problemById(id);
      expect(made.ok).toBe(true);
      expect(made).toEqual(problemById(id.replace(/-\d/, '')));
    },
  );

  it.each(['percent-.easy.7', 'percent-22.easy.7', 'percent--2.easy.7', 'no-such-family-2.easy.7'])(
    'have no problem with the id %s',
    (id) => {
      expect(problemById(id)).toMatchObject({ ok: false, field: 'id', code: 'unknown-name' });
    },
  );

  const cases = CHOSEN.flatMap((family) =>
    family.difficulties.map((difficulty) => [family.id, difficulty, family] as const),
  );
  it.each(cases)(
    '%s, %s: every problem is right, its steps hold, its words read well',
    async (id, difficulty, family) => {
      const { category } = family;
      const verify = await verifierOf(id);
      const questions = new Set<string>();
      const mistakes: number[] = [];
      let givenAway = 0;
      for (let seed = 0; seed < SEEDS_TRIED; seed++) {
        const made = problemById(`${id}.${difficulty}.${seed}`);
        if (!made.ok) throw new Error(made.message);
        const problem = made.value;
        // Answers of geometry are verified as printed, the others as typed.
        const { answer } = category === 'geometry' ? problem : family.make(seeded(seed), difficulty);
        expect(problemFaults(problem, () => verify({ ...problem, answer }))).toEqual([]);
        if (seed < SEEDS_BY_ID)
          expect(generateProblem({ category, family: id, difficulty, seed })).toEqual(made);
        if (isGivenAway({ ...problem, answer })) givenAway++;
        // A question may be in the graph or the drawing.
        questions.add(problem.question + JSON.stringify(problem.graph ?? problem.drawing?.description));
        mistakes.push(problem.mistakes?.length ?? 0);
      }
      // A short sample has few repetitions. The sweep only requires variety.
      expect(questions.size, 'different questions').toBeGreaterThan(Math.min(SEEDS_TRIED, 100) * 0.6);
      if (SEEDS_TRIED >= DRAWS)
        expect(questions.size, 'different questions').toBeGreaterThanOrEqual(DIFFERENT);
      if (SEEDS_TRIED < ENOUGH_FOR_MEANS) return;
      const mean = mistakes.reduce((a, b) => a + b) / SEEDS_TRIED;
      expect(mean, 'mistakes per problem, on average').toBeGreaterThanOrEqual(MEAN_OF_MISTAKES);
      const withNone = mistakes.filter((count) => count === 0).length;
      if (family.repeatsAnswers !== true)
        expect(givenAway, 'answers in the question').toBeLessThanOrEqual(SEEDS_TRIED * MOST_GIVEN);
      expect(withNone, 'problems without mistakes').toBeLessThanOrEqual(SEEDS_TRIED * WITH_NONE);
    },
  );
});
