import { describe, expect, it } from 'vitest';
import { inbox } from '../../../commands/inbox.js';
import { dayMs } from '../../../durations.js';
import { dueMails } from '../../../plugins/mail/outbox-repository.js';
import { daysLater, stopClock } from '../../../testing/clock.js';
import { post } from '../../../testing/post.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { receiveEvent } from '../domain/receive-event.js';
import { refundOrder } from '../domain/refund.js';

const pack = { amount: 14.99, product: 'quadratics' };
const owner = 'owner@math.example';
const environment = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: owner };
const ada = { name: 'Ada Lovelace', email: 'ada@math.example' };

/** Creates a shop in which someone has bought a pack. */
async function bought(options: { email?: string; environment?: Record<string, string> } = {}) {
  const { email } = options;
  const shop = await openShop({ environment: options.environment ?? environment });
  const { cookie, intent } = await shop.buy({ ...pack, ...(email && { email }) });
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const withdraw = (declared: object = {}, from = cookie) =>
    post(
      shop.app,
      '/api/withdrawals',
      { ...ada, order: id, ...declared },
      from === '' ? {} : { cookie: from },
    );
  const offered = async (from = cookie) =>
    (await shop.app.inject({ url: '/api/withdrawals', headers: { cookie: from } })).json<unknown>();
  return { ...shop, cookie, intent, id, withdraw, offered };
}

async function lettersTo({ db }: Shop, address: string) {
  const mails = (await dueMails(db, new Date('2999-01-01'), 50)).map(({ mail }) => mail);
  return mails.filter(({ to, subject }) => to === address && !subject.startsWith('Your receipt'));
}

const stored = ({ db }: Shop) => db.selectFrom('withdrawals').selectAll().execute();
const order = ({ db }: Shop) => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();

describe('a withdrawal', () => {
  it('is stored, and confirmed with its content, date, and time; the owner is notified', async () => {
    const shop = await bought();
    const { id, withdraw } = shop;
    const response = await withdraw();
    expect(response.statusCode).toBe(200);
    const { receivedAt, declaration, isMailed } = response.json<Record<string, string>>();
    const day = String((await order(shop)).paid_at).slice(0, 10);
    expect(declaration).toBe(
      `I, Ada Lovelace, withdraw from my contract for Quadratics, Three Ways: order ${id}, $14.99, paid on ${day}.`,
    );
    expect(isMailed).toBe(true);
    expect(await stored(shop)).toEqual([
      { order_id: id, ...ada, created_at: receivedAt, resolved_at: null, reminded_at: null },
    ]);
    const [confirmation, ...more] = await lettersTo(shop, ada.email);
    expect([confirmation?.subject, more]).toEqual(['Your withdrawal from Quadratics, Three Ways', []]);
    expect(confirmation?.text).toContain(declaration);
    const time = String(receivedAt);
    expect(confirmation?.text).toContain(`on ${time.slice(0, 10)} at ${time.slice(11, 19)} UTC`);
    expect(await lettersTo(shop, owner)).toEqual([
      expect.objectContaining({
        subject: `A buyer withdraws: order ${id}`,
        replyTo: ada.email,
        text: expect.stringContaining(`npm run admin -- refund ${id}`) as string,
      }),
    ]);
  });

  it('leaves the access until the refund, which resolves it', async () => {
    const shop = await bought();
    const { id, withdraw, library, cookie, deps, db } = shop;
    await withdraw();
    expect((await library(cookie)).packs).toEqual(['quadratics']);
    const line = (state: string) =>
      new RegExp(`^\\S+Z {2}${id} {2}${state} {2}Ada Lovelace <ada@math\\.example>\nWithdrawals: 1\n$`);
    expect(await inbox.withdrawals(db)).toMatch(line('open'));
    expect(await refundOrder(id, deps)).toEqual({ cents: 1499 });
    expect((await library(cookie)).packs).toEqual([]);
    expect(await inbox.withdrawals(db)).toMatch(line(String.raw`resolved \S+Z`));
  });

  it('is resolved by a refund in the provider’s dashboard too', async () => {
    const shop = await bought();
    await shop.withdraw();
    shop.fake.ledger.refund({ payment_intent: shop.intent, amount: undefined });
    await shop.fake.delivered();
    expect(await stored(shop)).toMatchObject([{ resolved_at: expect.any(String) as string }]);
  });

  it('can also use the address of the receipt, in any browser, and its confirmation may go there or elsewhere', async () => {
    const shop = await bought({ email: ada.email });
    expect((await shop.withdraw({ email: 'Bob@math.example' }, '')).statusCode).toBe(404);
    expect(
      (await shop.withdraw({ email: ' Ada@Math.example ', order: shop.id.toUpperCase() }, '')).statusCode,
    ).toBe(200);
    expect(await lettersTo(shop, ada.email)).toHaveLength(1);
  });

  it('is also reported to the address of the receipt, in case someone else in the same browser sent it', async () => {
    const shop = await bought({ email: ada.email });
    shop.fake.ledger.refund({ payment_intent: shop.intent, amount: 499 });
    await shop.fake.delivered();
    expect((await shop.withdraw({ name: 'Bob', email: 'bob@math.example' })).statusCode).toBe(200);
    const [toAda] = await lettersTo(shop, ada.email);
    const [toBob] = await lettersTo(shop, 'bob@math.example');
    expect(toAda).toEqual({ ...toBob, to: ada.email });
    expect(toAda?.text).toContain('We will refund $10.00');
    expect((await lettersTo(shop, owner))[0]?.text).toContain('$4.99 has already been refunded.');
  });

  it('is open again when its refund fails', async () => {
    const shop = await bought();
    await shop.withdraw();
    await refundOrder(shop.id, shop.deps);
    expect(await stored(shop)).toMatchObject([{ resolved_at: expect.any(String) as string }]);
    const report = { intent: shop.intent, order: undefined, fact: {}, warning: 'refund-failed' } as const;
    const event = { id: 'evt_1', type: 'refund.failed', createdAt: new Date(), livemode: false, report };
    expect(await receiveEvent(event, shop.deps)).toBe('applied');
    expect(await stored(shop)).toMatchObject([{ resolved_at: null }]);
  });

  it('is accepted without mail, and says so', async () => {
    const shop = await bought({ environment: {} });
    expect((await shop.withdraw()).json()).toMatchObject({ isMailed: false });
    expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('is not stored when its confirmation can’t be queued', async () => {
    const shop = await bought();
    await shop.db.schema.dropTable('outbox').execute();
    expect((await shop.withdraw()).statusCode).toBe(500);
    expect(await stored(shop)).toEqual([]);
  });
});

describe('a withdrawal that is refused', () => {
  /** Expects a refusal that changes nothing and sends no email. */
  async function expectRefused(
    shop: Awaited<ReturnType<typeof bought>>,
    { declared = {}, from }: { declared?: object; from?: string },
    [status, error, message]: [number, string, RegExp],
  ) {
    const before = [await order(shop), await stored(shop), await lettersTo(shop, owner)];
    const response = await shop.withdraw(declared, from);
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { error, message: expect.stringMatching(message) as string },
    ]);
    expect([await order(shop), await stored(shop), await lettersTo(shop, owner)]).toEqual(before);
  }

  it('of someone else’s order gets the same response as an unknown order', async () => {
    const shop = await bought({ email: ada.email });
    const other = await shop.checkOut(pack);
    const stranger = { email: 'eve@math.example' };
    const refusal: [number, string, RegExp] = [404, 'unknown', /couldn’t find this order/];
    await expectRefused(shop, { declared: stranger, from: other.cookie }, refusal);
    await expectRefused(shop, { declared: stranger, from: '' }, refusal);
    const none = { order: '00000000-0000-4000-8000-000000000000' };
    await expectRefused(shop, { declared: none }, refusal);
  });

  it('that is repeated gets the date of the first', async () => {
    const shop = await bought();
    await shop.withdraw();
    const [first] = await stored(shop);
    await expectRefused(shop, { declared: { name: 'Bob' } }, [
      400,
      'withdrawn',
      new RegExp(String(first?.created_at).slice(0, 10)),
    ]);
    expect(await lettersTo(shop, ada.email)).toHaveLength(1);
  });

  it('sent from many tabs at once is accepted once', async () => {
    const shop = await bought();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.withdraw()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await lettersTo(shop, ada.email)).toHaveLength(1);
  });

  it('after the refund gets that reason', async () => {
    const shop = await bought();
    await refundOrder(shop.id, shop.deps);
    await expectRefused(shop, {}, [400, 'returned', /already been refunded/]);
  });

  it.each(['failed', 'processing'] as const)(
    'of an order whose payment is %s gets that reason',
    async (payment) => {
      const shop = await bought();
      await shop.db.updateTable('orders').set({ payment, paid_at: null }).execute();
      await expectRefused(shop, {}, [400, 'unpaid', /hasn’t been paid/]);
    },
  );

  it.each([
    [30 - 1 / 86_400, 200],
    [30, 400],
  ])('%d days after the payment gets %i', async (days, status) => {
    stopClock();
    const shop = await bought({ email: ada.email });
    daysLater(days);
    if (status === 400) await expectRefused(shop, {}, [400, 'late', /more than 30 days ago/]);
    else expect((await shop.withdraw()).statusCode).toBe(status);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Ada\nBcc: x' }, 'name'],
    [{ order: '17' }, 'order'],
    [{ order: undefined }, 'order'],
    [{ email: 'ada' }, 'email'],
    [{ reason: 'none' }, 'reason'],
  ])('%j is refused, naming the field', async (declared, field) => {
    const shop = await bought();
    const response = await shop.withdraw(declared);
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
      400,
      [field],
    ]);
    expect(await stored(shop)).toEqual([]);
  });
});

describe('the orders from which this browser can withdraw', () => {
  it('are its paid ones of the last 30 days, until it withdraws', async () => {
    const shop = await bought();
    const { id, offered, withdraw, checkOut } = shop;
    await checkOut({ amount: 9.99, product: 'pro' }, shop.cookie);
    const offer = { id, title: 'Quadratics, Three Ways', priceCents: 1499 };
    expect(await offered()).toEqual({ orders: [{ ...offer, paidAt: expect.any(String) as string }] });
    expect(await offered('')).toEqual({ orders: [] });
    await withdraw();
    expect(await offered()).toEqual({ orders: [] });
  });

  it('end with the refund, and with the time', async () => {
    const { db, id, deps, offered } = await bought();
    const long = new Date(Date.now() - 30 * dayMs).toISOString();
    await db.updateTable('orders').set({ paid_at: long }).execute();
    expect(await offered()).toEqual({ orders: [] });
    await db.updateTable('orders').set({ paid_at: new Date().toISOString() }).execute();
    await refundOrder(id, deps);
    expect(await offered()).toEqual({ orders: [] });
  });
});

it('a refund is in time if the buyer withdrew in time, or wrote in time, no matter how late it is made', async () => {
  const paidLongAgo = async (withdrawn: boolean) => {
    const shop = await bought();
    if (withdrawn) await shop.withdraw();
    const paid_at = new Date(Date.now() - 40 * dayMs).toISOString();
    await shop.db.updateTable('orders').set({ paid_at }).execute();
    return shop;
  };
  const silent = await paidLongAgo(false);
  expect(await refundOrder(silent.id, silent.deps)).toEqual({ refusal: 'late' });
  const wroteAt = new Date(Date.now() - 11 * dayMs);
  expect(await refundOrder(silent.id, silent.deps, wroteAt)).toEqual({ cents: 1499 });
  const declared = await paidLongAgo(true);
  expect(await refundOrder(declared.id, declared.deps)).toEqual({ cents: 1499 });
});
