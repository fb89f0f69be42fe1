import type { PracticeProblem } from '@mathtools/contracts/practice';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { randomProblems } from './random-problem.js';

const difficulties = ['easy', 'medium', 'hard'] as const;

/** An application whose bank has some problems in algebra, a third of each difficulty, and one in geometry. */
async function bankApp(size: number, environment: Record<string, string> = {}) {
  const made = await testApp({ RATE_LIMITS: 'off', ...environment });
  const problem = (number: number, category: PracticeProblem['category']) => ({
    id: `${category}-${String(number)}`,
    category,
    difficulty: difficulties[number % 3] ?? 'easy',
    question: `Solve x + ${String(number)} = ${String(2 * number)}.`,
    answer: String(number),
    hint: 'Take the same from both sides.',
    steps: JSON.stringify([`x = ${String(2 * number)} - ${String(number)}`, `x = ${String(number)}`]),
  });
  const rows = Array.from({ length: size }, (_, number) => problem(number, 'algebra'));
  await made.db
    .insertInto('problems')
    .values([...rows, problem(0, 'geometry')])
    .execute();
  return made;
}

async function problemAt(app: FastifyInstance, path: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: `/api/practice/random/${path}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json<PracticeProblem>();
}

describe('a random problem', () => {
  it('comes with its solution', async () => {
    const { app } = await bankApp(0);
    expect(await problemAt(app, 'geometry')).toEqual({
      id: 'geometry-0',
      category: 'geometry',
      difficulty: 'easy',
      question: 'Solve x + 0 = 0.',
      answer: '0',
      hint: 'Take the same from both sides.',
      steps: ['x = 0 - 0', 'x = 0'],
    });
  });

  it('is of the category and difficulty that was asked for, and any of them', async () => {
    const { app } = await bankApp(9);
    const seen = new Set<string>();
    for (let time = 0; time < 100; time++) {
      const { id, difficulty } = await problemAt(app, 'algebra?difficulty=hard');
      expect(difficulty).toBe('hard');
      seen.add(id);
    }
    expect([...seen].sort()).toEqual(['algebra-2', 'algebra-5', 'algebra-8']);
  });

  it('comes up as often as the others', async () => {
    const { db } = await bankApp(4);
    const random = randomProblems(db);
    const counts = new Map<string, number>();
    for (let time = 0; time < 4_000; time++) {
      const { id = '' } = (await random({ category: 'algebra', visitor: 'one' })) ?? {};
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // Six standard deviations of a fair draw around 1000.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(165);
    expect(counts.size).toBe(4);
  });

  it('is never the one that the client has', async () => {
    const { app } = await bankApp(2);
    for (let time = 0; time < 100; time++) {
      expect((await problemAt(app, 'algebra?after=algebra-0')).id).toBe('algebra-1');
    }
    expect((await problemAt(app, 'algebra?after=nothing')).id).toMatch(/^algebra-/);
    expect((await problemAt(app, 'algebra?difficulty=easy&after=algebra-0')).id).toBe('algebra-0');
  });

  it.each([2, 3, 10])('is never the same twice running for a visitor, of a bank of %i', async (size) => {
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
      const { id } = await problemAt(app, 'algebra', visitor);
      expect(id).not.toBe(last.get(visitor));
      last.set(visitor, id);
      await problemAt(app, 'geometry', visitor);
    }
  });

  it('is repeated when it is the only one', async () => {
    const { app } = await bankApp(0);
    expect((await problemAt(app, 'geometry')).id).toBe('geometry-0');
    expect((await problemAt(app, 'geometry?after=geometry-0')).id).toBe('geometry-0');
  });

  it('follows the bank: new problems within seconds, the first at once, deleted ones never', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { app, db } = await bankApp(2);
    expect((await app.inject('/api/practice/random/logarithms')).statusCode).toBe(404);
    const [row] = await db.selectFrom('problems').selectAll().execute();
    if (!row) throw new Error('The bank is empty.');
    await db.deleteFrom('problems').where('category', '=', 'algebra').execute();
    expect((await app.inject('/api/practice/random/algebra')).statusCode).toBe(404);
    await db
      .insertInto('problems')
      .values({ ...row, id: 'logarithms-1', category: 'logarithms' })
      .execute();
    vi.setSystemTime(Date.now() + 5_000);
    expect((await problemAt(app, 'logarithms')).id).toBe('logarithms-1');
  });
});

it('says that there are no problems while the bank is empty', async () => {
  const { app } = await testApp();
  const response = await app.inject('/api/practice/random/algebra');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'not_found', message: 'No problems available' });
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
  ['algebra?after=a&after=b', 400],
  [`algebra?after=${'x'.repeat(201)}`, 400],
  ['algebra?before=1', 400],
])('answers %s with %i', async (path, status) => {
  const { app } = await bankApp(3);
  expect((await app.inject(`/api/practice/random/${path}`)).statusCode).toBe(status);
});
