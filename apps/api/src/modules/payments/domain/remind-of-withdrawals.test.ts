import { expect, it } from 'vitest';
import { dueMails } from '../../../plugins/mail/outbox-repository.js';
import { daysLater, stopClock } from '../../../testing/clock.js';
import { post } from '../../../testing/post.js';
import { openShop } from '../../../testing/shop.js';
import { refundOrder } from './refund.js';
import { remindOfWithdrawals } from './remind-of-withdrawals.js';

const owner = 'owner@math.example';
const start = Date.UTC(2026, 10, 1, 12);

/** Creates a shop with an open withdrawal, and a function that returns the owner's emails with a subject. */
async function withdrawn(environment: Record<string, string> = { SUPPORT_EMAIL: owner }) {
  stopClock(start);
  const shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:9', ...environment } });
  const { cookie } = await shop.buy({ amount: 14.99, product: 'quadratics' });
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const declared = { name: 'Ada', email: 'ada@math.example', order: id };
  expect((await post(shop.app, '/api/withdrawals', declared, { cookie })).statusCode).toBe(200);
  const reminders = async () =>
    (await dueMails(shop.db, new Date('2999-01-01'), 50))
      .map(({ mail }) => mail)
      .filter(({ subject }) => subject.startsWith('A refund is due'));
  return { ...shop, id, reminders };
}

it('the owner is reminded of a withdrawal that has been open for a week, once, by one of several servers', async () => {
  const { deps, id, reminders } = await withdrawn();
  daysLater(7);
  await remindOfWithdrawals(deps);
  expect(await reminders()).toEqual([]);
  daysLater(0.01);
  await Promise.all([1, 2, 3, 4].map(() => remindOfWithdrawals(deps)));
  daysLater(7);
  await remindOfWithdrawals(deps);
  expect(await reminders()).toEqual([
    expect.objectContaining({
      to: owner,
      replyTo: 'ada@math.example',
      subject: `A refund is due by 2026-11-15: order ${id}`,
      text: expect.stringContaining(
        'Ada <ada@math.example> withdrew from this order on 2026-11-01 at 12:00',
      ) as string,
    }),
  ]);
});

it('the owner is not reminded of a resolved withdrawal, or again of a reopened one', async () => {
  const { deps, db, id, reminders } = await withdrawn();
  await refundOrder(id, deps);
  daysLater(8);
  await remindOfWithdrawals(deps);
  expect(await reminders()).toEqual([]);
  // The bank returned the refund.
  await db.updateTable('withdrawals').set({ resolved_at: null }).execute();
  await remindOfWithdrawals(deps);
  await remindOfWithdrawals(deps);
  const [{ text } = { text: '' }, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(text).toContain('return the money another way');
  expect(text).not.toMatch(/admin -- refund|already been refunded/);
});

it('the hourly jobs send reminders once there is an owner address', async () => {
  const { app, db } = await withdrawn({});
  daysLater(8);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const jobs = async () => (await db.selectFrom('jobs').select('name').execute()).map(({ name }) => name);
  await expect.poll(jobs).toContain('open payments');
  expect(await jobs()).not.toContain('withdrawal reminders');
  expect(await db.selectFrom('withdrawals').select('reminded_at').execute()).toEqual([{ reminded_at: null }]);

  const other = await withdrawn();
  daysLater(8);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(other.reminders).toHaveLength(1);
});
