import { percentOf } from '@mathtools/math-core/percentage';
import { solve } from '@mathtools/math-core/algebra';
import { readList } from '@mathtools/math-core/list';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { parseNumber } from '@mathtools/math-core/rational';
import { grade } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { readProblem } from '../../features/search/read/read.js';
import { QUESTIONS } from './questions.js';

const answerTo = (question: string): string =>
  QUESTIONS.find((each) => each.question === question)?.answer ?? '';

it('is right about the numbers that can be typed', () => {
  const answer = answerTo('Which numbers can I type?');
  for (const typed of ['12', '−0.5', '2 1/2', '1,234.5', '1.5e3']) {
    expect(answer).toContain(typed);
    expect(parseNumber(typed).ok).toBe(true);
  }
  expect([parseMoney('$18,500').ok, parsePercentage('7.25%').ok]).toEqual([true, true]);
  expect(answer).toContain('In a number field, commas only group thousands');
  expect(parseNumber('1,5').ok).toBe(false);
  expect(answer).toContain(
    'In equations such as 1,5x = 3, in the box on the home page and in practice, 1,5 is read as 1.5.',
  );
  expect(solve('1,5x = 3')).toMatchObject({ value: { solution: { values: ['2'] } } });
  expect(readProblem('1,5 + 2', '2026-11-22')?.answer).toBeDefined();
  expect(grade('1,5', { answer: '1.5', form: { kind: 'number' } })).toBe('correct');
  expect(answer).toContain('In a list, and in x = 2,3, commas separate the numbers.');
  expect(solve('x = 2,3')).toMatchObject({ value: { solution: { values: ['2', '3'] } } });
  expect(readList('1,5')).toMatchObject({ numbers: ['1', '5'] });
});

it('is right about the rounding on the percentage card', () => {
  expect(answerTo('How are results rounded?')).toContain('as in 10% of 1.35 = 0.14');
  const found = percentOf({ value: '1.35', percentage: '10', decimals: 2 });
  expect(found).toMatchObject({ value: { answer: { text: '0.14' } } });
});
