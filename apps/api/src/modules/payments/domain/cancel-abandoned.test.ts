import { expect, it, vi } from 'vitest';
import { dayMs } from '../../../durations.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { cancelAbandoned } from './cancel-abandoned.js';

const pack = { amount: 14.99, product: 'quadratics' };
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const statusOf = ({ fake }: Shop, intent: string) => fake.ledger.findIntent(intent).status;

it('cancels a payment a week after its last checkout, and a later checkout starts another', async () => {
  const shop = await openShop();
  const { intent, cookie } = await shop.checkOut(pack);
  await cancelAbandoned(shop.deps, inDays(6.9));
  expect(statusOf(shop, intent)).toBe('requires_payment_method');
  await cancelAbandoned(shop.deps, inDays(7.1));
  await shop.fake.delivered();
  expect(statusOf(shop, intent)).toBe('canceled');
  const cancellations = () => shop.fake.requests.filter(({ call }) => call.endsWith('/cancel')).length;
  expect(cancellations()).toBe(1);
  await cancelAbandoned(shop.deps, inDays(8));
  expect(cancellations()).toBe(1);
  const next = await shop.buy(pack, cookie);
  expect(next.intent).not.toBe(intent);
  expect((await shop.library(cookie)).packs).toEqual(['quadratics']);
});

it('cancels a payment at an outdated price, an hour after its last checkout', async () => {
  const shop = await openShop();
  const { intent } = await shop.checkOut(pack);
  const offers = async () => (await shop.deps.offers()).map((offer) => ({ ...offer, priceCents: 1999 }));
  await cancelAbandoned({ ...shop.deps, offers }, inDays(0.9 / 24));
  expect(statusOf(shop, intent)).toBe('requires_payment_method');
  await cancelAbandoned({ ...shop.deps, offers }, inDays(1.1 / 24));
  expect(statusOf(shop, intent)).toBe('canceled');
});

it('continues after a failure, and past a hundred paid ones', async () => {
  const shop = await openShop({ webhooks: false });
  const { intent } = await shop.checkOut(pack);
  const [order] = await shop.db.selectFrom('orders').selectAll().execute();
  if (!order) throw new Error('There is no order.');
  for (let n = 0; n < 101; n++) {
    const { id } = shop.fake.ledger.createIntent({
      amount: 1499,
      currency: 'usd',
      metadata: {},
      automatic_payment_methods: { enabled: 'true' },
      description: 'Quadratics',
      statement_descriptor_suffix: 'QUADRATICS',
    });
    if (n > 0) Object.assign(shop.fake.ledger.findIntent(id), { status: 'succeeded' });
    const row = { ...order, id: `0${String(n).padStart(3, '0')}`, session: null, payment_intent: id };
    await shop.db.insertInto('orders').values(row).execute();
  }
  shop.fake.fail('429', 1);
  await cancelAbandoned(shop.deps, inDays(8));
  expect(statusOf(shop, intent)).toBe('canceled');
  expect(shop.log()).toContain('a payment could not be canceled');
});

it('leaves a checkout that is reopened in the meantime', async () => {
  const shop = await openShop();
  const first = await shop.checkOut(pack);
  const second = await shop.checkOut(pack);
  const visitorOf = new Map([first, second].map(({ intent, cookie }) => [intent, cookie]));
  const cancelIntent = vi.fn(async (id: string) => {
    // While the first payment is being canceled, the visitor of the other one returns.
    visitorOf.delete(id);
    for (const cookie of visitorOf.values()) await shop.checkOut(pack, cookie);
    return true;
  });
  await shop.db
    .updateTable('orders')
    .set({ created_at: inDays(-8).toISOString() })
    .execute();
  await cancelAbandoned({ ...shop.deps, provider: { ...shop.provider, cancelIntent } });
  expect(cancelIntent).toHaveBeenCalledTimes(1);
});

it.each(['paid', 'processing'] as const)('leaves a payment that is %s', async (outcome) => {
  const shop = await openShop({ webhooks: false });
  const { intent, clientSecret } = await shop.checkOut(pack);
  shop.fake.ledger.pay(clientSecret, outcome);
  const before = await shop.db.selectFrom('orders').selectAll().execute();
  await cancelAbandoned(shop.deps, inDays(8));
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual(before);
  expect(statusOf(shop, intent)).toBe(outcome === 'paid' ? 'succeeded' : 'processing');
});

it('looks up a payment only once if the operator canceled it or the provider does not know it', async () => {
  const shop = await openShop({ webhooks: false });
  const first = await shop.checkOut(pack);
  const second = await shop.checkOut(pack);
  shop.fake.ledger.cancel(first.intent);
  shop.fake.ledger.intents.delete(second.intent);
  await cancelAbandoned(shop.deps, inDays(8));
  const orders = await shop.db.selectFrom('orders').select(['payment_intent', 'attempt']).execute();
  expect(orders).toEqual(Array(2).fill({ payment_intent: null, attempt: 2 }));
});
