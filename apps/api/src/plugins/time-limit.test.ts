import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { handleErrors } from './errors.js';
import { limitReadTime } from './time-limit.js';

function limitedApp(handlerTimeout?: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  limitReadTime(app, handlerTimeout);
  return app;
}

it('answers 503 to a read that takes too long', async () => {
  const app = limitedApp(20);
  app.get('/never', () => new Promise(() => undefined));
  const { statusCode, headers } = await app.inject('/never');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

it('does not affect reads within the limit, which is 15 s', async () => {
  const app = limitedApp();
  const limits: unknown[] = [];
  app.addHook('onRoute', (route) => {
    limits.push(route.handlerTimeout);
  });
  app.get('/fast', () => 'at once');
  expect((await app.inject('/fast')).body).toBe('at once');
  expect(limits).toEqual([15_000, 15_000]);
});
