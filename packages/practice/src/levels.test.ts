import { describe, expect, it } from 'vitest';
import { FAMILIES } from './generate.js';
import { levelFor } from './levels.js';
import { DIFFICULTIES } from './problem.js';
import { SKILLS } from './skills.js';

const skill = (id: string) => SKILLS.find((one) => one.id === id) ?? { families: [] };

describe('the level for a skill', () => {
  it('is the wanted one if the skill has it, for every skill', () => {
    for (const { id, families } of SKILLS) {
      const levels = FAMILIES.filter((family) => families.includes(family.id)).flatMap(
        (one) => one.difficulties,
      );
      for (const wanted of DIFFICULTIES) {
        const level = levelFor({ families }, wanted);
        expect(levels, id).toContain(level);
        if (levels.includes(wanted)) expect(level, id).toBe(wanted);
      }
    }
  });

  it('is otherwise the closest one', () => {
    expect(levelFor(skill('quadratic-formula'), 'easy')).toBe('medium');
    expect(levelFor(skill('function-graph'), 'hard')).toBe('medium');
    expect(levelFor({ families: [] }, 'easy')).toBeUndefined();
  });
});
