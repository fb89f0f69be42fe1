import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../testing/test-app.js';

const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const slow = () => new Error('Query read timeout');

/** Creates an application with routes whose first calls fail. */
async function failing(...errors: Error[]) {
  let calls = 0;
  const handler = () => {
    calls++;
    const error = errors.shift();
    if (error) throw error;
    return { done: true };
  };
  const { app } = await testApp();
  app.get('/api/tried', handler);
  app.post('/api/tried', handler);
  return { app, calls: () => calls };
}

it('a read is repeated while the database is gone', async () => {
  const { app, calls } = await failing(gone(), gone());
  const { statusCode, body } = await app.inject('/api/tried');
  expect([statusCode, body, calls()]).toEqual([200, '{"done":true}', 3]);
});

it('a read that gets no answer for seconds is refused', async () => {
  const { app, calls } = await failing(...Array.from({ length: 99 }, gone));
  expect((await app.inject('/api/tried')).statusCode).toBe(503);
  expect(calls()).toBe(7);
});

it('a write, and a read that took too long, are not repeated', async () => {
  const { app, calls } = await failing(gone(), slow());
  expect((await app.inject({ method: 'POST', url: '/api/tried' })).statusCode).toBe(503);
  expect((await app.inject('/api/tried')).statusCode).toBe(503);
  expect(calls()).toBe(2);
});

it('a read gets 15 s, and a write as long as it takes', async () => {
  const { app } = await testApp();
  const begun: (() => void)[] = [];
  const handler = () =>
    new Promise((resolve) =>
      begun.push(() => {
        resolve({ done: true });
      }),
    );
  app.get('/api/slow', handler);
  app.post('/api/slow', handler);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers: string[] = [];
  const ask = async (method: 'GET' | 'POST') => {
    const { statusCode, headers } = await app.inject({ method, url: '/api/slow' });
    answers.push(`${method} ${statusCode} ${String(headers['retry-after'])}`);
  };
  const all = [ask('GET'), ask('POST')];
  while (begun.length < 2) await turn();
  vi.advanceTimersByTime(14_000);
  for (let time = 0; time < 20; time++) await turn();
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(1_000);
  await all[0];
  expect(answers).toEqual(['GET 503 5']);
  for (const end of begun) end();
  await all[1];
  expect(answers).toEqual(['GET 503 5', 'POST 200 undefined']);
});

it('a download can get more time', async () => {
  const { app } = await testApp();
  const limits: unknown[] = [];
  app.addHook('onRoute', (route) => void limits.push(route.handlerTimeout));
  app.get('/api/download', { handlerTimeout: 60_000, exposeHeadRoute: false }, () => ({}));
  expect(limits).toEqual([60_000]);
});
