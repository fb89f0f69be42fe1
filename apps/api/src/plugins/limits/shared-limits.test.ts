import { expect, it } from 'vitest';
import { post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';

it('lets a server start while Redis is down, and count on its own', async () => {
  const { app } = await testApp({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect((await app.inject('/api/config')).statusCode).toBe(200);
  const subscribed = await post(app, '/api/newsletter/subscribe', { email: 'ada@math.example' });
  expect(subscribed.statusCode).toBe(200);
});
