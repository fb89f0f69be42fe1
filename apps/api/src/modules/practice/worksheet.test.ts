import { Worksheet } from '@mathtools/contracts/practice';
import { CATEGORIES, DIFFICULTIES, FAMILIES, isDrawn } from '@mathtools/practice';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/test-app.js';
import { worksheet } from './worksheet.js';

const first = sharedApp();
const second = sharedApp();

const url = (query: string) => `/api/practice/worksheet?${query}`;

async function sheetAt(app: FastifyInstance, query: string) {
  const response = await app.inject(url(query));
  expect(response.statusCode).toBe(200);
  return Worksheet.parse(response.json()).problems;
}

describe('a worksheet', () => {
  it('is the same for the same query, and differs for another seed', async () => {
    const [one, two] = [first(), second()];
    const query = 'category=algebra&difficulty=easy&problems=20&seed=7';
    const problems = await sheetAt(one.app, query);
    expect(problems).toHaveLength(20);
    expect(await sheetAt(two.app, query)).toEqual(problems);
    expect(await sheetAt(two.app, query.replace('seed=7', 'seed=8'))).not.toEqual(problems);
  });

  it('holds the problems that their ids name', async () => {
    const { app } = first();
    for (const problem of await sheetAt(app, 'category=geometry&problems=5&seed=4294967295')) {
      expect((await app.inject(`/api/practice/problems/${problem.id}`)).json()).toEqual(problem);
    }
  });

  const choices = CATEGORIES.flatMap((category) =>
    [undefined, ...DIFFICULTIES].map((difficulty) => [category, difficulty] as const),
  );
  it.each(choices)(
    'of %s, %s, has distinct problems from as many families as possible',
    (category, difficulty) => {
      const families = FAMILIES.filter((one) => one.category === category && isDrawn(one, difficulty));
      for (const [problems, seed] of [
        [50, 1],
        [families.length, 2],
        [1, 3],
      ] as const) {
        const sheet = worksheet({ category, difficulty, problems, seed });
        expect(new Set(sheet.map(({ question }) => question)).size).toBe(problems);
        const seen = new Set(sheet.map(({ id }) => id.split('.')[0]));
        expect(seen.size).toBe(Math.min(problems, families.length));
        for (const problem of sheet) {
          expect(problem.category).toBe(category);
          if (difficulty) expect(problem.difficulty).toBe(difficulty);
        }
      }
    },
  );

  it('goes from easy to hard if it has every difficulty', () => {
    const levels = worksheet({ category: 'logarithms', problems: 30, seed: 5 }).map(({ difficulty }) =>
      DIFFICULTIES.indexOf(difficulty),
    );
    expect(levels).toEqual([...levels].sort());
    expect(new Set(levels).size).toBe(3);
  });
});

it.each([
  'category=algebra&problems=0&seed=1',
  'category=algebra&problems=51&seed=1',
  'category=algebra&problems=5.5&seed=1',
  'category=algebra&problems=&seed=1',
  'category=algebra&problems=5',
  'category=algebra&problems=5&seed=4294967296',
  'category=algebra&problems=5&seed=-1',
  'category=algebra&problems=5&seed=0x1',
  'category=algebra&problems=5&seed=1&seed=2',
  'category=trigonometry&problems=5&seed=1',
  'category=algebra&problems=5&seed=1&difficulty=',
  'category=algebra&problems=5&seed=1&answers=no',
  'problems=5&seed=1',
])('a worksheet of %s is refused', async (query) => {
  const { app } = first();
  expect((await app.inject(url(query))).statusCode).toBe(400);
});

it('says in a sentence what is wrong with a query', async () => {
  const { app } = first();
  const { fields } = (await app.inject(url('category=algebra&problems=51&seed=x'))).json<{
    fields: unknown;
  }>();
  expect(fields).toEqual({
    problems: 'The number of problems must be a whole number from 1 to 50.',
    seed: 'The seed must be a whole number from 0 to 4294967295.',
  });
});
