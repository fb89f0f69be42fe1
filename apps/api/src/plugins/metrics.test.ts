import { describe, expect, it } from 'vitest';
import { post } from '../testing/post.js';
import { testApp } from '../testing/test-app.js';

const METRICS_TOKEN = 'monitor'.repeat(5);

describe('metrics', () => {
  it('are served to whoever sends the token: requests by route, the event loop, the outbox', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
    const { app } = await testApp({ METRICS_TOKEN, ...mail });
    for (const path of [
      '/api/progress/algebra',
      '/api/progress/geometry',
      '/api/progress/art',
      '/wp-admin?x=1',
    ]) {
      await app.inject(path);
    }
    await post(app, '/api/newsletter/subscribe', { email: 'ada@math.example' });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { statusCode, headers: answer, body } = await app.inject({ url: '/metrics', headers });
    expect([statusCode, answer['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const count = 'http_request_duration_seconds_count';
    expect(body).toContain(`${count}{method="GET",route="/api/progress/:category",status="200"} 2\n`);
    expect(body).toContain(`${count}{method="GET",route="/api/progress/:category",status="404"} 1\n`);
    expect(body).toMatch(new RegExp(`^${count}{method="GET",route="[^"]+",status="404"} 1$`, 'm'));
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(body).toContain('outbox_letters{state="waiting"} 1\n');
    expect(body).toContain('outbox_letters{state="dead"} 0\n');
    expect(body).not.toMatch(/wp-admin|geometry|ada@/);
  });

  it.each([undefined, 'Bearer ', 'Bearer wrong', METRICS_TOKEN])(
    'to %s there is nothing',
    async (authorization) => {
      const { app } = await testApp({ METRICS_TOKEN });
      const response = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      const lost = await app.inject('/nowhere');
      expect([response.statusCode, response.body]).toEqual([404, lost.body]);
    },
  );

  it('are off unless configured', async () => {
    const { app } = await testApp();
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });
});
