import { PracticeProblem } from '@mathtools/contracts/practice';
import { BANK, BANK_SKILLS } from '@mathtools/content';
import { generateProblem, type Problem, SKILLS } from '@mathtools/practice';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
import { problemBank } from './problem-bank.js';
import { randomProblems } from './random-problem.js';

const difficulties = ['easy', 'medium', 'hard'] as const;

function problem(number: number, category: Problem['category']): Problem {
  const text = String(number);
  return {
    id: `${category}-${text}`,
    category,
    difficulty: difficulties[number % 3] ?? 'easy',
    question: `Solve $x + 1 = ${text}$.`,
    answer: String(number - 1),
    form: { kind: 'number', variable: 'x' },
    hints: ['Take $1$ from both sides.', 'It is less than you think.'],
    steps: [
      { id: 'practice.bank', law: 'Subtract 1', before: 'x', relation: '=', after: ['-', text, '1'] },
      { id: 'practice.bank', law: 'Work it out', before: 'x', relation: '=', after: String(number - 1) },
    ],
  };
}

/** Creates problems in algebra, a third of each difficulty, and one in geometry. */
const authoredOf = (size: number) => [
  ...Array.from({ length: size }, (_, number) => problem(number, 'algebra')),
  problem(0, 'geometry'),
];

/** Creates an application whose bank has these problems. */
const bankApp = (size: number, environment: Record<string, string> = {}) =>
  testApp({ RATE_LIMITS: 'off', ...environment }, { authored: authoredOf(size) });

/** A shared application with three problems in algebra, for tests that only read. */
const reading = sharedApp({ RATE_LIMITS: 'off' }, { authored: authoredOf(3) });

async function problemAt(app: FastifyInstance, path: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: `/api/practice/${path}`, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return PracticeProblem.parse(response.json());
}

/**
 * Splits the ID of a generated problem into family, difficulty, and seed. An ID from the bank has one part.
 */
const partsOf = ({ id }: { id: string }) => id.split('.');

describe('the problem of an id', () => {
  it('includes its solution', async () => {
    const { app } = await bankApp(0);
    const { hints, steps, ...fields } = problem(0, 'geometry');
    expect(await problemAt(app, 'problems/geometry-0')).toEqual({
      ...fields,
      hint: 'Take 1 from both sides.',
      hints,
      steps: ['Subtract 1: x = 0 - 1', 'Work it out: x = -1'],
      work: steps,
    });
  });

  it('is generated, with its figure, if the id is of a generated one', async () => {
    const { app } = await bankApp(0);
    const made = generateProblem({ category: 'geometry', family: 'pythagoras', difficulty: 'easy', seed: 7 });
    if (!made.ok) throw new Error(made.message);
    const { drawing, answer } = made.value;
    expect(drawing).toBeDefined();
    expect(await problemAt(app, 'problems/pythagoras.easy.7')).toMatchObject({ drawing, answer });
  });

  it('is one of the family if the ID names an earlier version of it', async () => {
    const { app } = reading();
    const made = await problemAt(app, 'problems/percent.medium.3');
    expect(made.id).toBe('percent.medium.3');
    expect(await problemAt(app, 'problems/percent-2.medium.3')).toEqual(made);
  });

  it.each([
    'geometry-1',
    'pythagoras.easy.4294967296',
    'pythagoras.easy.07',
    'angle-pairs.hard.1',
    'circles.easy.1',
    '',
    'x'.repeat(201),
    'geometry-0%27%20or%201=1',
  ])('is nothing for %s', async (id) => {
    const { app } = reading();
    expect((await app.inject(`/api/practice/problems/${id}`)).statusCode).toBe(404);
  });
});

describe('a random problem', () => {
  it('can be fetched again by its id, from the bank or generated', async () => {
    const { app } = await bankApp(30);
    const sources = new Set<boolean>();
    for (let time = 0; time < 60; time++) {
      const random = await problemAt(app, 'random/algebra');
      expect(await problemAt(app, `problems/${random.id}`)).toEqual(random);
      sources.add(partsOf(random).length === 3);
    }
    expect(sources.size).toBe(2);
  });

  it('has the requested category and difficulty, and is any of them', async () => {
    const { app } = await bankApp(9);
    const seen = new Set<string>();
    for (let time = 0; time < 200; time++) {
      const { id, category, difficulty } = await problemAt(app, 'random/algebra?difficulty=hard');
      expect([category, difficulty]).toEqual(['algebra', 'hard']);
      if (id.startsWith('algebra-')) seen.add(id);
    }
    expect([...seen].sort()).toEqual(['algebra-2', 'algebra-5', 'algebra-8']);
  });

  it('is from the bank half of the time, each of its problems equally often', () => {
    const random = randomProblems(problemBank(authoredOf(4)));
    const counts = new Map<string, number>();
    for (let time = 0; time < 4_000; time++) {
      const json = random({ category: 'algebra', visitor: 'one' });
      const { id } = JSON.parse(String(json)) as PracticeProblem;
      if (id.startsWith('algebra-')) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // Six standard deviations of a fair draw around 500.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(126);
    expect(counts.size).toBe(4);
  });

  it('is never the client’s last one, nor of its family', async () => {
    const { app } = await bankApp(2);
    for (let time = 0; time < 100; time++) {
      expect((await problemAt(app, 'random/algebra?after=algebra-0')).id).not.toBe('algebra-0');
      const next = await problemAt(app, 'random/algebra?after=percent.easy.7');
      expect(partsOf(next)[0]).not.toBe('percent');
    }
    await problemAt(app, 'random/algebra?after=nothing');
  });

  it('isn’t one of the client’s last 30 while there are others, from the bank or generated', async () => {
    const { app } = await bankApp(60);
    let seen: readonly string[] = [];
    for (let time = 0; time < 150; time++) {
      const query = seen.map((id) => `after=${id}`).join('&');
      const { id } = await problemAt(app, `random/algebra?${query}`);
      expect(seen).not.toContain(id);
      seen = [id, ...seen].slice(0, 30);
    }
    expect(new Set(seen.map((id) => id.includes('.'))).size).toBe(2);
  });

  it.each([1, 2, 10])('is never the same twice in a row for a visitor, with a bank of %i', async (size) => {
    const { app } = await bankApp(size, { TRUST_PROXY: '127.0.0.1' });
    const cookies = await Promise.all(
      [1, 2].map(async () =>
        cookieOf(await post(app, '/api/progress/algebra', { problemsCompleted: 0, streak: 0 })),
      ),
    );
    const visitors: Record<string, string>[] = [
      ...cookies.map((cookie) => ({ cookie })),
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-forwarded-for': '203.0.113.2' },
    ];
    const last = new Map<unknown, string>();
    for (let time = 0; time < 120; time++) {
      const visitor = visitors[(time * 7) % visitors.length] ?? {};
      const { question } = await problemAt(app, 'random/algebra', visitor);
      expect(question).not.toBe(last.get(visitor));
      last.set(visitor, question);
      await problemAt(app, 'random/geometry', visitor);
    }
  });

  it('is a 404 if the bank has none of the category', async () => {
    const { app } = reading();
    const response = await app.inject('/api/practice/random/logarithms');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'not_found', message: 'No problems available' });
  });
});

describe('a problem of a skill', () => {
  const whole = sharedApp({ RATE_LIMITS: 'off' });

  it.each(SKILLS)('practices only $id', async ({ id: skill, category, families }) => {
    const { app } = whole();
    const authored = BANK_SKILLS[skill] ?? [];
    for (let time = 0; time < 6; time++) {
      const { id } = await problemAt(app, `random/${category}?skill=${skill}`);
      expect([...authored, ...families]).toContain(id.split('.')[0]);
    }
  });

  it('is any of its families and authored problems, each authored one once in 30', async () => {
    const { app } = whole();
    const seen: string[] = [];
    for (let time = 0; time < 60; time++) {
      const after = seen.slice(0, 30).map((id) => `&after=${id}`);
      seen.unshift((await problemAt(app, `random/logarithms?skill=growth${after.join('')}`)).id);
      expect(new Set(seen.slice(0, 31)).size).toBe(Math.min(31, seen.length));
    }
    expect(BANK_SKILLS['growth']?.filter((id) => !seen.includes(id))).toEqual([]);
    expect(new Set(seen.filter((id) => id.includes('.')).map((id) => id.split('.')[0]))).toEqual(
      new Set(['growth']),
    );
  });

  it('is the one seen longest ago if it has only authored problems and all were seen', () => {
    // No family generates easy problems about parallel lines.
    const order = ['algebra-speed-01', 'algebra-boat-01', 'algebra-taps-01', 'algebra-meeting-01'];
    const entries = [...problemBank(BANK)].filter(([id]) => order.includes(id));
    const given = { category: 'geometry', skill: 'parallel-lines', difficulty: 'easy' } as const;
    const random = randomProblems(new Map(entries.map(([id, entry]) => [id, { ...entry, ...given }])));
    const skill = SKILLS.find(({ id }) => id === given.skill);
    for (const after of [order, [...order].reverse()]) {
      const served = random({ ...given, skill, after, visitor: 'one' });
      expect(JSON.parse(String(served))).toMatchObject({ id: after.at(-1) });
    }
  });

  it('has the requested difficulty, and is a 404 if the skill has none of it', async () => {
    const { app } = whole();
    for (let time = 0; time < 10; time++) {
      const { difficulty } = await problemAt(app, 'random/algebra?skill=percent&difficulty=hard');
      expect(difficulty).toBe('hard');
    }
    const none = BANK.filter(({ id }) => BANK_SKILLS['angle-pairs']?.includes(id));
    expect(none.map(({ difficulty }) => difficulty)).not.toContain('hard');
    const response = await app.inject('/api/practice/random/geometry?skill=angle-pairs&difficulty=hard');
    expect(response.statusCode).toBe(404);
  });

  it.each([
    ['nothing', 'No skill has this ID.'],
    ['pythagoras', 'This skill belongs to geometry.'],
  ])('is a 404 that says why for %s in algebra', async (skill, message) => {
    const { app } = whole();
    const response = await app.inject(`/api/practice/random/algebra?skill=${skill}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'not_found', message });
  });
});

describe('a problem like another one', () => {
  it('has the family and difficulty of a generated one, and another question', async () => {
    const { app } = await bankApp(2);
    const like = await problemAt(app, 'problems/logarithmic-form.medium.3');
    await problemAt(app, 'random/algebra?like=percent.hard.1&difficulty=easy');
    const ofFormer = await problemAt(app, 'random/algebra?like=percent-2.hard.1&after=percent-2.hard.1');
    expect(partsOf(ofFormer).slice(0, 2)).toEqual(['percent', 'hard']);
    const random = randomProblems(problemBank([problem(0, 'logarithms')]));
    let after = like;
    for (let time = 0; time < 100; time++) {
      const wish = { category: 'logarithms', like: like.id, after: [after.id], visitor: 'one' } as const;
      const similar = PracticeProblem.parse(JSON.parse(String(random(wish))));
      expect(partsOf(similar).slice(0, 2)).toEqual(['logarithmic-form', 'medium']);
      expect([like.question, after.question]).not.toContain(similar.question);
      after = similar;
    }
  });

  it('has the category and difficulty of one of the bank, and is another one', async () => {
    const { app } = await bankApp(6);
    const seen = new Set<string>();
    stopClock(Date.now(), ['performance']);
    for (let time = 0; time < 100; time++) {
      vi.advanceTimersByTime(10); // allows a new problem to be generated
      const { id, difficulty } = await problemAt(app, 'random/algebra?like=algebra-1&after=x');
      expect(difficulty).toBe('medium');
      seen.add(id);
    }
    expect([...seen].filter((id) => id.startsWith('algebra-'))).toEqual(['algebra-4']);
    expect(seen.size).toBeGreaterThan(10);
  });

  it.each(['nothing', 'geometry-0', 'pythagoras.easy.7', 'percent.easy.x'])(
    'is nothing where algebra has no %s',
    async (like) => {
      const { app } = reading();
      expect((await app.inject(`/api/practice/random/algebra?like=${like}`)).statusCode).toBe(404);
    },
  );
});

it('sends texts unchanged', async () => {
  const odd = { ...problem(0, 'algebra'), id: 'odd', question: '“a"\\\u2028</script>', answer: '"}' };
  const { app } = await testApp({}, { authored: [odd] });
  const { question, answer } = await problemAt(app, 'problems/odd');
  expect({ question, answer }).toEqual({ question: odd.question, answer: odd.answer });
});

it.each([
  ['trigonometry', 404],
  ['ALGEBRA', 404],
  ['', 404],
  ['algebra%27%20or%201=1', 404],
  ['x'.repeat(5_000), 404],
  ['algebra?difficulty=extreme', 400],
  ['algebra?difficulty=', 400],
  ['algebra?after=', 400],
  ['algebra?after=a&after=b', 200],
  [`algebra?${'after=a&'.repeat(30)}`, 200],
  [`algebra?${'after=a&'.repeat(31)}`, 400],
  [`algebra?after=a&after=${'x'.repeat(201)}`, 400],
  ['algebra?skill=percent', 200],
  ['algebra?skill=', 400],
  ['algebra?skill=percent&skill=roots', 400],
  ['algebra?skill=%3Cb%3E', 400],
  [`algebra?skill=${'x'.repeat(61)}`, 400],
  [`algebra?after=${'x'.repeat(201)}`, 400],
  ['algebra?like=', 400],
  ['algebra?before=1', 400],
])('answers %s with %i', async (path, status) => {
  const { app } = reading();
  expect((await app.inject(`/api/practice/random/${path}`)).statusCode).toBe(status);
});
