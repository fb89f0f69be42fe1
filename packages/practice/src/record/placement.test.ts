import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category } from '../problem.js';
import { SKILLS } from '../skills.js';
import { placement, PLACEMENT_PROBLEMS, type PlacementAnswer } from './placement.js';

const needsOf = (id: string) => SKILLS.find((skill) => skill.id === id)?.needs ?? [];
const own = (category: Category) => SKILLS.filter((skill) => skill.category === category).map(({ id }) => id);

/** Answers every problem of a placement, and returns the answers and the known skills. */
function place(category: Category, isRight: (skill: string) => boolean) {
  const answers: PlacementAnswer[] = [];
  for (;;) {
    const step = placement(category, answers);
    if (step.kind === 'done') return { answers, known: step.known };
    answers.push({ skill: step.skill, isRight: isRight(step.skill) });
  }
}

describe('a placement', () => {
  it.each(CATEGORIES)('in %s takes nothing for known without right answers, and knows it', (category) => {
    const { answers, known } = place(category, () => false);
    expect(known).toEqual([]);
    expect(answers.length).toBeLessThanOrEqual(PLACEMENT_PROBLEMS);
  });

  it.each(CATEGORIES)(
    'in %s has at most 12 different problems, and takes only what follows for known',
    (category) => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.boolean()), (luck) => {
          const { answers, known } = place(category, () => luck.next().value === true);
          expect(answers.length).toBeLessThanOrEqual(12);
          expect(new Set(answers.map(({ skill }) => skill)).size).toBe(answers.length);
          const right = answers.filter(({ isRight }) => isRight).map(({ skill }) => skill);
          const follows = new Set(right);
          for (const id of follows) for (const need of needsOf(id)) follows.add(need);
          expect([...known].sort()).toEqual([...follows].filter((id) => own(category).includes(id)).sort());
        }),
      );
    },
  );

  it.each(CATEGORIES)(
    'in %s never takes an unknown skill for known, if the answers show what is known',
    (category) => {
      fc.assert(
        fc.property(fc.subarray(own(category)), (tops) => {
          const truth = new Set(tops);
          for (const id of truth) for (const need of needsOf(id)) truth.add(need);
          const { known } = place(category, (skill) => truth.has(skill));
          expect([...truth]).toEqual(expect.arrayContaining([...known]));
        }),
      );
    },
  );

  it('halves the open skills of a chain', () => {
    const step = placement('logarithms', []);
    const skill = step.kind === 'problem' ? step.skill : '';
    const above = own('logarithms').filter((id) => {
      const below = new Set([id]);
      for (const one of below) for (const need of needsOf(one)) below.add(need);
      return below.has(skill);
    });
    expect(above.length).toBeGreaterThan(own('logarithms').length / 4);
  });
});
