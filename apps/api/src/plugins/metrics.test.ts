import { describe, expect, it, vi } from 'vitest';
import { minuteMs } from '../durations.js';
import { refundOrder } from '../modules/payments/domain/refund.js';
import { stopClock } from '../testing/clock.js';
import { post } from '../testing/post.js';
import { openShop } from '../testing/shop.js';
import { testApp } from '../testing/test-app.js';
import { composeMail } from './mail/mail-message.js';
import { deliverDue } from './mail/outbox-delivery.js';
import { enqueueMail } from './mail/outbox-repository.js';
import metrics from './metrics.js';

const letter = composeMail({ to: 'ada@math.example', subject: 'Hello', paragraphs: ['Hello.'] });
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

  it('count sales, refunds, trials and answers', async () => {
    const shop = await openShop({ environment: { METRICS_TOKEN } });
    const { app, deps } = shop;
    const order = { amount: 14.99, product: 'quadratics' };
    await shop.buy(order);
    const { intent } = await shop.buy(order);
    await shop.checkOut(order);
    const bought = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('payment_intent', '=', intent)
      .executeTakeFirstOrThrow();
    await refundOrder(bought.id, deps);
    await post(app, '/api/trial', { tier: 'pro' });
    for (const answer of [{ problemsCompleted: 1, streak: 1 }, { problemsCompleted: 2, streak: 2 }, {}])
      await post(app, '/api/progress/algebra', answer);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await app.inject({ url: '/metrics', headers });
    const lines = body.split('\n').filter((line) => /^(shop|answers)_/.test(line));
    expect(lines.sort()).toEqual([
      'answers_total 2',
      'shop_refunds_cents{product="quadratics"} 1499',
      'shop_refunds{product="quadratics"} 1',
      'shop_sales_cents{product="quadratics"} 2998',
      'shop_sales{product="quadratics"} 2',
      'shop_trials{tier="pro"} 1',
    ]);
    await shop.db.schema.dropTable('outbox').execute();
    const without = await app.inject({ url: '/metrics', headers });
    expect(without.statusCode, 'a count that the database can’t provide affects no other metric').toBe(200);
    expect(without.body).toContain('shop_sales{product="quadratics"} 2');
  });

  it('count orders once a minute, however many scrape, and again after a failure', async () => {
    stopClock(Date.now(), ['performance']);
    vi.advanceTimersByTime(1); // a stopped clock says 0, which the cache treats as no time
    const { app, db, buy } = await openShop();
    const select = vi.spyOn(db, 'selectFrom');
    await app.register(metrics, { token: METRICS_TOKEN });
    const scrape = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await app.inject({ url: '/metrics', headers });
      return /^shop_sales\{.*\} (\d+)$/m.exec(body)?.[1];
    };
    const counted = () => select.mock.calls.filter(([table]) => table === 'orders').length;
    await buy({ amount: 14.99, product: 'quadratics' });

    select.mockClear();
    select.mockImplementationOnce(() => {
      throw new Error('the database is gone');
    });
    expect([await scrape(), counted()]).toEqual([undefined, 1]);
    expect(await Promise.all([scrape(), scrape(), scrape()])).toEqual(['1', '1', '1']);
    expect(counted()).toBe(2);

    await buy({ amount: 14.99, product: 'quadratics' });
    select.mockClear();
    vi.advanceTimersByTime(minuteMs - 1);
    expect([await scrape(), counted()]).toEqual(['1', 0]);
    vi.advanceTimersByTime(2);
    expect([await scrape(), counted()]).toEqual(['2', 1]);
  });

  it('count the emails that were sent, postponed, and given up', async () => {
    const { app, db } = await testApp({ METRICS_TOKEN });
    const refusal = Object.assign(new Error('No such user'), { responseCode: 550, code: 'EENVELOPE' });
    for (const failure of [undefined, new Error('busy'), refusal]) {
      await db.transaction().execute((trx) => enqueueMail(trx, letter));
      const send = () => (failure ? Promise.reject(failure) : Promise.resolve());
      await deliverDue({ db, send, log: app.log, count: app.countLetter });
    }
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { body } = await app.inject({ url: '/metrics', headers });
    for (const outcome of ['sent', 'postponed', 'given up'])
      expect(body).toContain(`letters_total{outcome="${outcome}"} 1\n`);
  });

  it('are off unless configured', async () => {
    const { app } = await testApp();
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });
});
