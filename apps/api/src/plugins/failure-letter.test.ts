import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.js';

it('a burst of failed requests is reported to the owner once; single ones and 503 are not', async () => {
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@math.example',
    SUPPORT_EMAIL: 'owner@math.example',
  };
  const { app, db } = await testApp(mail, {
    routes: (routes) =>
      routes.get<{ Params: { status: string } }>('/api/fails/:status', ({ params }, reply) =>
        reply.code(Number(params.status)).send({}),
      ),
  });
  const fail = async (times: number, status: number) => {
    for (let time = 0; time < times; time++)
      expect((await app.inject(`/api/fails/${status}`)).statusCode).toBe(status);
  };
  const letters = async () =>
    (await db.selectFrom('outbox').select('letter').execute()).map(({ letter }) => letter);
  await fail(30, 503);
  await fail(9, 500);
  expect(await letters()).toEqual([]);
  await fail(21, 500);
  await expect.poll(letters).toHaveLength(1);
  const [letter] = await letters();
  expect(letter).toContain('owner@math.example');
  expect(letter).toContain('10 requests failed within ten minutes, the last one GET /api/fails/:status');
});
