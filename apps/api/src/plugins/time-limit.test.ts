import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { handleErrors } from './errors.js';
import { limitTime } from './time-limit.js';

it('answers 503 where reading takes too long', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  limitTime(app, 20);
  app.get('/slow', () => delay(2_000, 'late'));
  app.get('/fast', () => 'at once');
  const [slow, fast] = await Promise.all([app.inject('/slow'), app.inject('/fast')]);
  expect([slow.statusCode, slow.headers['retry-after'], fast.statusCode]).toEqual([503, '5', 200]);
});
