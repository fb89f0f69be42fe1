import { describe, expect, it } from 'vitest';
import { seeded } from '../random.js';
import { story, storyFamily } from './story.js';
import { filled } from './template.js';

const table = {
  numbers: { days: [2, 9], price: [10, 50, 5] },
  derive: ({ days, price }: { days: number; price: number }) => ({ total: days * price }),
  when: ({ total }: { total: number }) => total < 300,
  settings: [
    {
      ask: ['A bike costs {price:money} a day. How much is that for {days:day}?', 'How much are {days:day}?'],
      unit: 'dollars',
    },
  ],
  answer: '{total}',
  hints: ['Multiply.', 'Multiply {days} and {price}.'],
  steps: [['practice.multiply', 'Multiply', '{days} * {price}', '=', '{total}']],
  mistakes: [[({ days, price }: { days: number; price: number }) => days - price, 'You subtracted {price}.']],
} as const;

describe('a story', () => {
  it.each([
    ['{n}', { n: 12 }, '12'],
    ['{n:day}', { n: 1 }, '1 day'],
    ['{n:day}', { n: 3 }, '3 days'],
    ['{n:money}', { n: 12.5 }, '12.50 dollars'],
    ['{n:money}', { n: 1 }, '1 dollar'],
    ['{n} {thing}', { n: 0.1 + 0.2, thing: 'kilograms' }, '0.3 kilograms'],
  ])('fills %j', (template, values, text) => {
    expect(filled(template, values)).toBe(text);
  });

  it('draws numbers that fit its condition, and leaves out mistakes that nobody makes', () => {
    const told = story(table);
    for (let seed = 0; seed < 50; seed++) {
      const { question, answer, form, mistakes } = told.make(seeded(seed));
      expect(question).toMatch(/^A bike costs \d+ dollars a day\..* \d days\?$|^How much are \d days\?$/);
      expect(Number(answer)).toBeLessThan(300);
      expect(form).toEqual({ kind: 'number', unit: 'dollars' });
      expect(mistakes).toEqual([]);
    }
  });

  it('refuses a template that names a missing number', () => {
    expect(() => story({ ...table, answer: '{sum}' })).toThrow('"{sum}" names the missing number sum.');
    expect(() => story({ ...table, hints: ['Multiply.', 'Take {day}.'] })).toThrow('missing number day');
  });

  it('refuses a condition that no numbers fit, and a level with few settings', () => {
    const never = story({ ...table, when: () => false });
    expect(() => never.make(seeded(0))).toThrow('No numbers fit');
    expect(() => storyFamily('bikes', 'algebra', { easy: [story(table)] })).toThrow('fewer than four');
  });
});
