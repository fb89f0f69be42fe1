import { expect, it } from 'vitest';
import { undeliveredTeller } from '../../../plugins/mail/mail-worker.js';
import { dueMails } from '../../../plugins/mail/outbox-repository.js';
import { daysLater, stopClock } from '../../../testing/clock.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { signed } from '@mathtools/fake-stripe';
import type Stripe from 'stripe';

const pack = { amount: 14.99, product: 'quadratics' };
const owner = 'owner@math.example';
const environment = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: owner };

/** Returns the emails to the owner, by subject. `ORDER` is a placeholder for the order's ID. */
async function letters({ db }: Shop): Promise<{ subject: string; text: string }[]> {
  const order = await db.selectFrom('orders').select('id').executeTakeFirst();
  const mails = (await dueMails(db, new Date('2999-01-01'), 50)).map(({ mail }) => mail);
  return mails
    .filter(({ to }) => to === owner)
    .map(({ subject, text }) => ({ subject: subject.replace(order?.id ?? '-', 'ORDER'), text }));
}

const matters: [string, (ledger: Shop['fake']['ledger'], intent: string) => void, string, RegExp][] = [
  [
    'a dispute',
    (ledger, intent) => {
      ledger.dispute(intent, 'needs_response');
    },
    'A payment is disputed: order ORDER',
    /\$14\.99/,
  ],
  [
    'a lost dispute',
    (ledger, intent) => {
      ledger.dispute(intent, 'lost');
    },
    'A dispute was lost: order ORDER',
    /has ended/,
  ],
  [
    'a suspicion of fraud',
    (ledger, intent) => {
      ledger.warnOfFraud(intent);
    },
    'A bank suspects fraud: order ORDER',
    /admin -- refund [-\w]{36}, or after 30 days/,
  ],
  [
    'a refund that the bank returned',
    (ledger, intent) => {
      ledger.failRefund(intent);
    },
    'A refund failed: order ORDER',
    /another way/,
  ],
];

it.each(matters)(
  'the owner gets one email about %s, no matter how often it is reported',
  async (_name, happen, subject, text) => {
    const shop = await openShop({ environment });
    const { intent } = await shop.buy(pack);
    happen(shop.fake.ledger, intent);
    await shop.fake.delivered();
    const [event] = shop.fake.ledger.events.slice(-1);
    if (!event) throw new Error('Nothing happened.');
    expect((await shop.receiveWebhook(signed(event, shop.webhookSecret))).statusCode).toBe(200);
    const sent = await letters(shop);
    expect(sent).toEqual([{ subject, text: expect.stringMatching(text) as string }]);
    expect(sent[0]?.text).toContain(intent);
  },
);

it('the owner gets an email about a payment whose buyer is gone and left no address', async () => {
  const shop = await openShop({ environment });
  const { clientSecret } = await shop.checkOut(pack);
  await shop.db.updateTable('orders').set({ session: null }).execute();
  shop.fake.ledger.pay(clientSecret, 'paid');
  await shop.fake.delivered();
  expect(await letters(shop)).toEqual([
    { subject: 'Purchase without a buyer: order ORDER', text: expect.stringMatching(/\$14\.99/) as string },
  ]);
});

it('settled matters need no email: a warning about a refunded payment, an old message about a closed dispute', async () => {
  const shop = await openShop({ environment });
  const { intent } = await shop.buy(pack);
  await shop.provider.refund({ id: 'order', intent });
  shop.fake.ledger.warnOfFraud(intent);
  shop.fake.ledger.dispute(intent, 'won');
  shop.fake.ledger.dispute(intent, 'needs_response');
  await shop.fake.delivered();
  expect(await letters(shop)).toEqual([]);
});

it('a sale, a refund, and a won dispute need no email', async () => {
  const shop = await openShop({ environment });
  const { intent } = await shop.buy(pack);
  shop.fake.ledger.dispute(intent, 'won');
  await shop.provider.refund({ id: 'order', intent });
  await shop.fake.delivered();
  expect(await letters(shop)).toEqual([]);
});

it('the owner gets an email about a quarantined message, with the command that resolves it', async () => {
  const shop = await openShop({ environment, webhooks: false });
  const { clientSecret, intent } = await shop.checkOut(pack);
  Object.assign(shop.fake.ledger.findIntent(intent), { amount: 50 });
  shop.fake.ledger.pay(clientSecret, 'paid');
  const [event] = shop.fake.ledger.events;
  if (!event) throw new Error('Nothing was paid.');
  await shop.receiveWebhook(signed(event, shop.webhookSecret));
  const [letter, ...others] = await letters(shop);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('A payment does not match its order');
  expect(letter?.text).toContain(`npm run admin -- resolve ${event.id}`);
  expect(letter?.text).toContain('the amount is different');
});

it('the owner gets one email a day about messages with a wrong signature', async () => {
  const shop = await openShop({ environment });
  const refuse = async () => shop.receiveWebhook({ body: '{}', signature: 't=1,v1=00' });
  stopClock();
  for (let turn = 0; turn < 3; turn++) expect((await refuse()).statusCode).toBe(400);
  expect(await letters(shop)).toHaveLength(1);
  daysLater(1);
  await refuse();
  expect((await letters(shop)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('A payment message was rejected'),
  );
});

it('the owner gets one email a day about emails that were given up, and none about the owner’s own', async () => {
  const shop = await openShop({ environment });
  const tell = undeliveredTeller(shop.db, owner);
  const lost = { subject: 'Your receipt for Quadratics', text: '', html: '' };
  stopClock();
  await tell?.({ to: owner, ...lost }, 'no such mailbox');
  for (let turn = 0; turn < 2; turn++) await tell?.({ to: 'ada@math.example', ...lost }, 'no such mailbox');
  const sent = await letters(shop);
  expect(sent.map(({ subject }) => subject)).toEqual(['An email could not be delivered']);
  expect(sent[0]?.text).toMatch(
    /We stopped trying to deliver “Your receipt for Quadratics”: no such mailbox\./,
  );
});

it('nobody is emailed if there is no address, and the event still counts', async () => {
  const shop = await openShop({ environment: { SMTP_URL: environment.SMTP_URL } });
  const { intent } = await shop.buy(pack);
  shop.fake.ledger.dispute(intent, 'lost');
  await shop.fake.delivered();
  expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(await shop.db.selectFrom('orders').select('dispute').execute()).toEqual([{ dispute: 'lost' }]);
});

it('an event about another shop’s payment needs no email', async () => {
  const shop = await openShop({ environment, webhooks: false });
  const { intent } = await shop.checkOut(pack);
  shop.fake.ledger.warnOfFraud(intent);
  const [event] = shop.fake.ledger.events;
  const foreign = { ...event, data: { object: { ...event?.data.object, payment_intent: 'pi_other' } } };
  await shop.receiveWebhook(signed(foreign as Stripe.Event, shop.webhookSecret));
  expect(await letters(shop)).toEqual([]);
});
