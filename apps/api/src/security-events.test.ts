import { expect, it } from 'vitest';
import { post } from './testing/post.js';
import { openShop } from './testing/shop.js';

const pack = { amount: 14.99, product: 'quadratics', email: 'ada@math.example' };
const environment = { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'info', RATE_LIMITS: 'on' };

it('the log shows how purchases were opened and what was refused, without secrets', async () => {
  const shop = await openShop({ environment });
  const { app, log } = shop;
  const bought = await shop.buy(pack);
  const askCode = () =>
    app.inject({
      method: 'POST',
      url: `/api/marketplace/orders/${bought.intent}/code`,
      headers: { cookie: bought.cookie },
    });
  const { restoreCode } = (await askCode()).json<{ restoreCode: string }>();
  await post(app, '/api/marketplace/restore', { code: restoreCode });
  await askCode(); // by email
  await post(app, '/api/trial/confirm', { token: 'hunter2'.repeat(7) });
  await shop.receiveWebhook({ body: '{"id":"evt_hunter2"}', signature: 't=1,v1=forged' });
  await post(app, '/api/contact', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  for (let time = 0; time < 20; time++)
    await post(app, '/api/marketplace/restore', { code: 'HUNT-ER2H-UNTE-R2HU' });

  const lines = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const logged = (msg: string) => lines.filter((line) => line.msg === msg);
  for (const msg of ['code shown', 'purchase opened', 'code mailed'])
    expect(logged(msg), msg).toEqual([expect.objectContaining({ level: 30, purchase: id })]);
  for (const msg of [
    'trial link refused',
    'payment message refused: its signature is wrong, old or missing',
    'cross-site write refused',
    'too many requests',
  ])
    expect(logged(msg), msg).toHaveLength(1);
  expect(logged('code refused')).toHaveLength(19);
  const [refused] = logged('code refused');
  expect(refused).toMatchObject({ level: 40, time: expect.any(Number) as number });
  // The requested URL is in the log line of the request.
  expect(logged('request').find(({ reqId }) => reqId === refused?.reqId)).toMatchObject({
    path: '/api/marketplace/restore',
    status: 404,
  });
  expect(log()).not.toContain(restoreCode);
  expect(log()).not.toMatch(/hunter2|HUNT-ER2H|forged|ada@math|evil\.example/);
});
