import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { handleErrors } from './errors.js';
import { limitReadTime } from './time-limit.js';

function limitedApp(limitMs?: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  limitReadTime(app, limitMs);
  return app;
}

it('answers 503 to a read that takes too long', async () => {
  const app = limitedApp(20);
  app.get('/never', () => new Promise(() => undefined));
  const { statusCode, headers } = await app.inject('/never');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

it('gives reads 15 s, and writes as long as they take', async () => {
  const clock = vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void clock.useRealTimers());
  const app = limitedApp();
  const begun: (() => void)[] = [];
  const answers: string[] = [];
  app.route({
    method: ['GET', 'POST'],
    url: '/slow',
    handler: () =>
      new Promise((resolve) =>
        begun.push(() => {
          resolve('done');
        }),
      ),
  });
  const ask = async (method: 'GET' | 'POST') => {
    const { statusCode } = await app.inject({ method, url: '/slow' });
    answers.push(`${method} ${statusCode}`);
  };
  const all = [ask('GET'), ask('POST')];
  await vi.waitFor(() => {
    expect(begun).toHaveLength(2);
  });
  clock.advanceTimersByTime(14_000);
  expect(answers).toEqual([]);
  clock.advanceTimersByTime(2_000);
  await all[0];
  expect(answers).toEqual(['GET 503']);
  for (const end of begun) end();
  await all[1];
  expect(answers).toEqual(['GET 503', 'POST 200']);
});

it('leaves alone what was answered, and a read that ended late', async () => {
  const app = limitedApp(20);
  let end: (() => void) | undefined;
  app.get(
    '/late',
    () =>
      new Promise(
        (resolve) =>
          (end = () => {
            resolve('late');
          }),
      ),
  );
  app.get('/fast', () => 'at once');
  expect((await app.inject('/fast')).body).toBe('at once');
  expect((await app.inject('/late')).statusCode).toBe(503);
  end?.();
  expect((await app.inject('/fast')).body).toBe('at once');
});
