import { Worksheet } from '@mathtools/contracts/practice';
import { CATEGORIES, DIFFICULTIES, FAMILIES, isDrawn, SKILLS } from '@mathtools/practice';
import type { FastifyInstance } from 'fastify';
import { describe, expect, inject, it } from 'vitest';
import { sharedApp } from '../../testing/test-app.js';
import { worksheet } from './worksheet.js';

/** The number of problems of a skill: fewer in the gate. */
const COUNT = inject('scale') === 'gate' ? 10 : 25;

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
    const query = 'topics=algebra.20.easy&seed=7';
    const problems = await sheetAt(one.app, query);
    expect(problems).toHaveLength(20);
    expect(await sheetAt(two.app, query)).toEqual(problems);
    expect(await sheetAt(two.app, query.replace('seed=7', 'seed=8'))).not.toEqual(problems);
  });

  it('holds the problems that their ids name', async () => {
    const { app } = first();
    for (const problem of await sheetAt(app, 'topics=geometry.5&seed=4294967295')) {
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
        const sheet =
          worksheet({ topics: [{ id: category, count: problems, level: difficulty }], seed }) ?? [];
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
    const levels = worksheet({ topics: [{ id: 'logarithms', count: 30 }], seed: 5 })?.map(({ difficulty }) =>
      DIFFICULTIES.indexOf(difficulty),
    );
    expect(levels).toEqual([...(levels ?? [])].sort());
    expect(new Set(levels).size).toBe(3);
  });
});

describe('a worksheet of skills', () => {
  const THREE = 'linear-equation.4.easy slope.3 line-from-graph.6.medium';
  const at = (query: string) => sheetAt(first().app, `seed=42&topics=${encodeURIComponent(THREE)}${query}`);
  const kindOf = ({ id }: { readonly id: string }) => id.split('.').slice(0, 2).join('.');
  const seenOf = ({ question, graph }: { readonly question: string; readonly graph?: unknown }) =>
    question + JSON.stringify(graph);

  it('has the problems of each skill together, easiest first', async () => {
    expect((await at('')).map(kindOf)).toEqual([
      ...Array.from({ length: 4 }, () => 'linear-equation.easy'),
      'slope.easy',
      'slope.medium',
      'slope.hard',
      ...Array.from({ length: 6 }, () => 'line-from-graph.medium'),
    ]);
  });

  it('keeps the problems of a skill when another skill is added, removed or moved', async () => {
    const sheet = (await at('')).map(({ id }) => id);
    const other = await sheetAt(first().app, 'seed=42&topics=circle.2,slope.3');
    expect(other.map(({ id }) => id).slice(2)).toEqual(sheet.slice(4, 7));
  });

  it('has a version b with the same kinds of other problems', async () => {
    const [a, b] = [await at(''), await at('&version=b')];
    expect(b.map(kindOf)).toEqual(a.map(kindOf));
    expect(new Set([...a, ...b].map(seenOf)).size).toBe(26);
    expect(await at('&version=a')).toEqual(a);
  });

  it('replaces only the numbered problems, again and again', async () => {
    const sheet = await at('');
    const seen = new Set([...sheet, ...(await at('&version=b'))].map(seenOf));
    for (const version of ['a', 'b'])
      for (const times of [1, 2, 3]) {
        const before = await at(`&version=${version}`);
        const after = await at(`&version=${version}&replaced=2x${times}.13`);
        expect(after.map(kindOf)).toEqual(sheet.map(kindOf));
        expect(after.flatMap(({ id }, index) => (id === before[index]?.id ? [] : [index + 1]))).toEqual([
          2, 13,
        ]);
        for (const problem of [after[1], after[12]]) if (problem) seen.add(seenOf(problem));
      }
    expect(seen.size).toBe(26 + 2 * (3 + 1));
  });

  it('has distinct problems of every skill, in both versions', () => {
    for (const { id } of SKILLS) {
      const topics = [{ id, count: COUNT }];
      const both = [
        ...(worksheet({ topics, seed: 1 }) ?? []),
        ...(worksheet({ topics, seed: 1, version: 'b' }) ?? []),
      ];
      expect(new Set(both.map(seenOf)).size, id).toBe(2 * COUNT);
    }
  });

  it.each(['history.5', 'slope.2 nothing.1', 'quadratic-formula.1.easy'])(
    'with no problems, as in %s, is not found',
    async (topics) => {
      const { app } = first();
      const response = await app.inject(url(`topics=${encodeURIComponent(topics)}&seed=1`));
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        404,
        'One of the topics has no problems.',
      ]);
    },
  );
});

it.each([
  'topics=algebra.0&seed=1',
  'topics=algebra.51&seed=1',
  'topics=algebra.30,geometry.21&seed=1',
  'topics=algebra.5.5&seed=1',
  'topics=algebra&seed=1',
  'topics=&seed=1',
  'topics=algebra.5',
  `topics=${Array.from({ length: 21 }, () => 'slope.1').join()}&seed=1`,
  'topics=algebra.5&seed=4294967296',
  'topics=algebra.5&seed=-1',
  'topics=algebra.5&seed=0x1',
  'topics=algebra.5&seed=1&seed=2',
  'topics=algebra.5.extreme&seed=1',
  'topics=algebra.5.&seed=1',
  'topics=algebra.5&seed=1&answers=no',
  'topics=algebra.5&seed=1&version=c',
  'topics=algebra.5&seed=1&replaced=0',
  'topics=algebra.5&seed=1&replaced=1x0',
  'topics=algebra.5&seed=1&replaced=1,2',
  'topics=algebra.5&seed=1&replaced=1x99.2x99.3x3',
  'seed=1',
])('a worksheet of %s is refused', async (query) => {
  const { app } = first();
  expect((await app.inject(url(query))).statusCode).toBe(400);
});

it('says in a sentence what is wrong with a query', async () => {
  const { app } = first();
  const fieldsOf = async (query: string) => (await app.inject(url(query))).json<{ fields: unknown }>().fields;
  expect(await fieldsOf('topics=algebra.51&seed=x')).toEqual({
    topics: 'The number of problems must be a whole number from 1 to 50.',
    seed: 'The seed must be a whole number from 0 to 4294967295.',
  });
  expect(await fieldsOf('topics=slope&seed=1&replaced=x')).toEqual({
    topics:
      'topics must be up to 20 topics such as slope.3.easy, with a number of problems from 1 to 50, separated by spaces.',
    replaced: 'replaced must be problem numbers such as 3.7x2, separated by dots.',
  });
});
