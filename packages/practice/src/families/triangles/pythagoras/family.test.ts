import { expect, it } from 'vitest';
import { seeded } from '../../../random.js';
import { pythagoras } from './family.js';

const SEEDS = Array.from({ length: 3000 }, (_, seed) => seed);

it('draws no triangle with one leg more than three times the other, but up to that', () => {
  const ratios = SEEDS.map((seed) => pythagoras.make(seeded(seed), 'hard').question).map((question) => {
    const [first = 0, second = 0] = (question.match(/\d+/g) ?? []).map(Number);
    const other = question.includes('legs') ? second : Math.sqrt(second ** 2 - first ** 2);
    return Math.max(first, other) / Math.min(first, other);
  });
  expect(ratios.filter((ratio) => ratio > 3)).toEqual([]);
  expect(ratios).toContain(3);
});

it('has a root as the answer of every hard problem', () => {
  const answers = SEEDS.map((seed) => pythagoras.make(seeded(seed), 'hard').answer);
  expect(answers.filter((answer) => !/^\d*√\d+$/.test(answer))).toEqual([]);
});
