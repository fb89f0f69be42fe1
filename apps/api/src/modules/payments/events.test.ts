import { describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.js';
import { isDelivered, join, newOrder, statusOf } from './order-state.js';
import { listOrders } from './orders-repository.js';
import type { ProviderEvent, Told } from './provider.js';
import { receiveEvent } from './receive-event.js';
import type { Till } from './till.js';

const kinds = ['processing', 'failed', 'succeeded', 'refunded', 'disputed'] as const;
type Kind = (typeof kinds)[number];
const facts: Record<Kind, Told['fact']> = {
  processing: { payment: 'processing' },
  failed: { payment: 'failed' },
  succeeded: { payment: 'paid' },
  refunded: { refundedCents: 1499 },
  disputed: { dispute: 'open' },
};
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    ordersOf(list.filter((_, place) => place !== index)).map((rest) => [first, ...rest]),
  );
}

function event(kind: Kind, order: string, copy = ''): ProviderEvent {
  const about = { intent: `pi_${order}`, order, amountCents: 1499, currency: 'usd', fact: facts[kind] };
  return { id: `evt_${order}_${kind}${copy}`, type: kind, createdAt: new Date(), livemode: false, about };
}

async function ordered({ db }: Shop, id: string) {
  await db.insertInto('sessions').values({ id_hash: id, created_at: '2026', expires_at: '2999' }).execute();
  const row = { id, session: id, product: 'quadratics', amount_cents: 1499, attempt: 1, created_at: '2026' };
  const open = {
    email: null,
    payment_intent: `pi_${id}`,
    payment: 'pending',
    refunded_cents: 0,
    dispute: 'none',
  } as const;
  await db
    .insertInto('orders')
    .values({ ...row, ...open, paid_at: null })
    .execute();
}

const crash = new Error('crash');

/** A till, and how it delivers. */
interface Tills {
  till: Till;
  real: Till['delivery'];
}

/** Takes an event in as the webhook does; where it crashes in the middle, nothing remains and the provider sends it again. */
async function deliver({ till, real }: Tills, told: ProviderEvent, crashes: boolean): Promise<void> {
  if (crashes)
    await receiveEvent(told, crashing(till, real)).catch((error: unknown) => {
      expect(error).toBe(crash);
    });
  await receiveEvent(told, till);
}

/** Hands over and takes back as the till does, and then the process dies before the transaction ends. */
function crashing(till: Till, real: Till['delivery']): Till {
  const die = (work: Promise<void>) => work.then(() => Promise.reject(crash));
  const delivery: Till['delivery'] = {
    ...till.delivery,
    grant: (trx, handover) => die(real.grant(trx, handover)),
    revoke: (trx, id) => die(real.revoke(trx, id)),
  };
  return { ...till, delivery };
}

describe('the events of an order', () => {
  it('end in the same state in whatever order they come, repeated, and with crashes between', {
    timeout: 120_000,
  }, async () => {
    const shop = await openShop({ hears: false });
    const { db, till } = shop;
    const granted = new Map<string, number>();
    const counting: Till = {
      ...till,
      delivery: {
        ...till.delivery,
        grant: async (trx, handover) => {
          await till.delivery.grant(trx, handover);
          granted.set(handover.id, (granted.get(handover.id) ?? 0) + 1);
        },
      },
    };
    const cases = kinds.flatMap((_, most) => ordersOf(kinds.slice(0, most + 1)));
    const tills = { till: counting, real: till.delivery };
    for (const [index, told] of cases.entries()) {
      const id = `order${String(index)}`;
      await ordered(shop, id);
      for (const [place, kind] of told.entries()) {
        await deliver(tills, event(kind, id), (index + place) % 3 === 0);
        // Again the same message, an older one, and another message of the same.
        await deliver(tills, event(kind, id), false);
        await deliver(tills, event(told[(index * 7) % (place + 1)] ?? kind, id), false);
        await deliver(tills, event(kind, id, 'copy'), (index + place) % 4 === 0);
      }
    }
    const orders = await listOrders(db);
    expect(orders).toHaveLength(cases.length);
    for (const [index, told] of cases.entries()) {
      const order = orders.find(({ id }) => id === `order${String(index)}`);
      const sorted = [...told].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
      const wanted = sorted.map((kind) => facts[kind]).reduce(join, newOrder);
      expect([told, order?.state]).toEqual([told, wanted]);
      expect(granted.get(`order${String(index)}`) ?? 0).toBeLessThanOrEqual(1);
    }
    const open = await db.selectFrom('entitlements').select('id').execute();
    const paid = orders.filter(({ state }) => state.payment === 'paid');
    const returned = paid.filter(({ state }) => statusOf(state, 1499) === 'refunded');
    expect(open).toHaveLength(paid.length - returned.length);
    expect(open.map(({ id }) => id).sort()).toEqual(
      orders
        .filter(({ state }) => isDelivered(state, 1499))
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('end in the same state when all come at once', async () => {
    const shop = await openShop({ hears: false });
    for (let turn = 0; turn < 5; turn++) {
      const id = `order${String(turn)}`;
      await ordered(shop, id);
      const all = kinds.filter((kind) => turn % 2 === 0 || kind !== 'refunded');
      await Promise.all([...all, ...all].map((kind) => receiveEvent(event(kind, id), shop.till)));
    }
    const open = await shop.db.selectFrom('entitlements').select('id').orderBy('id').execute();
    expect(open).toEqual([{ id: 'order1' }, { id: 'order3' }]);
  });
});
