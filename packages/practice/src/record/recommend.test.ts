import { describe, expect, it } from 'vitest';
import { SKILLS } from '../skills.js';
import type { Fact } from './fact.js';
import { answer, DAY, START } from './facts.test-support.js';
import { recommend } from './recommend.js';
import { statesOf } from './states.js';

const LATER = START + 1000 * DAY;
const known = (...skills: string[]): Fact => ({
  kind: 'placement',
  id: 'placement-1',
  at: START,
  category: 'algebra',
  known: skills,
});
const after = (...facts: Fact[]) => recommend(statesOf(facts, LATER))?.reason;

describe('the recommendation', () => {
  it('names the skill and the reason', () => {
    const base = SKILLS.find(({ id }) => id === 'quadratic-by-factoring')?.needs ?? [];
    expect(base).toHaveLength(2);
    const others = SKILLS.filter(({ id, unit }) => unit !== 'quadratics' && !base.includes(id)).map(
      ({ id }) => id,
    );
    expect(after(known(...base, ...others))).toBe(
      'Next: Quadratic equations by factoring. You know both skills it builds on.',
    );
  });

  it.each([
    ['nothing', [], 'Next: Order of operations. This skill doesn’t build on any other.'],
    ['an answer', [answer({ skill: 'clock-time' })], 'Next: Time and timetables. You’ve started this skill.'],
    [
      'three first tries',
      [answer({ skill: 'rates' }), answer({ skill: 'rates' }), answer({ skill: 'rates' })],
      'Next: Speed and work. You know this skill a little. More practice will make you proficient.',
    ],
    [
      'a placement and an answer in geometry',
      [known('rectangle'), answer({ skill: 'rectangle' })],
      'Next: Area of triangles. You know the skill it builds on.',
    ],
  ])('after %s is right', (_name, facts, reason) => {
    expect(after(...facts)).toBe(reason);
  });

  it('is a skill whose prerequisites are known, whatever is known', () => {
    for (const { id, category } of SKILLS) {
      const states = statesOf(
        [known(...SKILLS.map((skill) => skill.id).filter((other) => other !== id))],
        LATER,
      );
      expect(recommend(states, category)?.skill).toBe(id);
    }
  });

  it('stays in a category, and ends when every skill is known', () => {
    const states = statesOf([], LATER);
    expect(recommend(states, 'geometry')?.skill).toBe('rectangle');
    expect(after(known(...SKILLS.map(({ id }) => id)))).toBeUndefined();
  });
});
