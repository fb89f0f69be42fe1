import { describe, expect, it } from 'vitest';
import { dueMails } from '../../../plugins/mail/outbox-repository.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { signed } from '@mathtools/fake-stripe';
import { refundOrder } from '../domain/refund.js';

const pack = { amount: 14.99, product: 'quadratics' };
const german = { ...pack, email: 'ada@math.example', country: 'DE', postalCode: '10115' };
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'owner@math.example' };

const taxedShop = (parts: Parameters<typeof openShop>[0] = {}) =>
  openShop({ tax: true, environment: mail, ...parts });

const stored = ({ db }: Shop) =>
  db
    .selectFrom('orders')
    .select(['country', 'postal_code', 'tax_cents', 'tax_calculation', 'card_country'])
    .executeTakeFirstOrThrow();
const nothing = { country: null, postal_code: null, tax_cents: null, tax_calculation: null };
const taxcalc = expect.stringMatching(/^taxcalc_/) as string;

async function letters({ db }: Shop) {
  return (await dueMails(db, new Date('2999-01-01'), 50)).map(({ mail: letter }) => letter);
}

async function ownerLetters(shop: Shop): Promise<string[]> {
  return (await letters(shop)).filter(({ to }) => to === 'owner@math.example').map(({ subject }) => subject);
}

/** Returns the event for a payment with a French card. */
function chargeEvent({ fake }: Shop, intent: string) {
  const [paid] = fake.ledger.events;
  if (!paid) throw new Error('Nothing was paid.');
  const charge = { id: 'ch_1', object: 'charge', payment_intent: intent, amount: 1499, currency: 'usd' };
  const object = { ...charge, payment_method_details: { type: 'card', card: { country: 'FR' } } };
  return { ...paid, id: 'evt_charge', type: 'charge.succeeded', data: { object } } as typeof paid;
}

describe('a checkout with tax', () => {
  it('computes the tax in the price for the country that the buyer names, records it once, and keeps both pieces of evidence', async () => {
    const shop = await taxedShop();
    const { cookie, intent, clientSecret } = await shop.checkOut(pack);
    expect(await stored(shop)).toEqual({ ...nothing, card_country: null });
    const { response } = await shop.checkOut(german, cookie);
    expect([response.statusCode, response.json()]).toEqual([200, { clientSecret }]);
    expect(shop.fake.requests.slice(-2)).toEqual([
      {
        call: 'POST /v1/tax/calculations',
        fields: {
          currency: 'usd',
          line_items: { 0: { amount: '1499', reference: 'quadratics', tax_behavior: 'inclusive' } },
          customer_details: {
            address: { country: 'DE', postal_code: '10115' },
            address_source: 'billing',
          },
        },
      },
      {
        call: `POST /v1/payment_intents/${intent}`,
        fields: { hooks: { inputs: { tax: { calculation: taxcalc } } } },
      },
    ]);
    const evidence = { country: 'DE', postal_code: '10115', tax_cents: 239, tax_calculation: taxcalc };
    expect(await stored(shop)).toEqual({ ...evidence, card_country: null });
    shop.fake.ledger.pay(clientSecret, 'paid');
    await shop.fake.delivered();
    for (const event of shop.fake.ledger.events) await shop.receiveWebhook(signed(event, shop.webhookSecret));
    expect(await stored(shop)).toEqual({ ...evidence, card_country: 'DE' });
    expect(shop.fake.ledger.taxes).toEqual([{ intent, cents: 239 }]);
    const [receipt, ...others] = await letters(shop);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain('Tax: $2.39 is included (Germany, 10115).');
    const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await refundOrder(id, shop.deps)).toEqual({ cents: 1499 });
    expect(shop.fake.ledger.taxes).toEqual([
      { intent, cents: 239 },
      { intent, cents: -239 },
    ]);
  });

  it.each([
    ['the last country named', { ...german, country: 'FR' }, 250, 'Tax: $2.50 is included (France, 10115).'],
    [
      'a country without tax',
      { ...pack, country: 'HK', email: 'a@b.example' },
      0,
      'Tax: none (Hong Kong SAR China).',
    ],
  ])('has the tax of %s', async (_name, request, cents, line) => {
    const shop = await taxedShop();
    const { cookie, clientSecret } = await shop.checkOut(german);
    await shop.checkOut(request, cookie);
    shop.fake.ledger.pay(clientSecret, 'paid');
    await shop.fake.delivered();
    expect(await stored(shop)).toMatchObject({ country: request.country, tax_cents: cents });
    expect(shop.fake.ledger.taxes).toMatchObject([{ cents }]);
    expect((await letters(shop))[0]?.text).toContain(line);
  });

  it.each([
    ['no postal code where one is needed', { country: 'US' }],
    ['a postal code that does not exist', { country: 'US', postalCode: '00000' }],
  ])('with %s is refused, and says which field', async (_name, place) => {
    const shop = await taxedShop();
    const { cookie } = await shop.checkOut(pack);
    const { response } = await shop.checkOut({ ...pack, email: 'ada@math.example', ...place }, cookie);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'postal_code', message: expect.stringMatching(/postal code/) as string },
    ]);
    expect(await stored(shop)).toMatchObject(nothing);
    expect(
      (await shop.checkOut({ ...pack, country: 'US', postalCode: '10001' }, cookie)).response.statusCode,
    ).toBe(200);
  });

  it.each([
    ['a country that does not exist', { ...german, country: 'ZZ' }, /choose your country/],
    ['what is no postal code', { ...german, postalCode: '<b>' }, /^This isn.t a postal code/],
    ['no country, from an older page', { ...pack, email: 'ada@math.example' }, /reload this page/],
  ])('with %s is refused, and nothing is stored', async (_name, request, message) => {
    const shop = await taxedShop();
    const { response } = await shop.checkOut(request);
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it.each(['reset', 'lost', '500', '429'] as const)(
    'has one tax in the end, no matter how often the provider fails by %s',
    async (fault) => {
      for (const times of [2, 3, 4]) {
        const shop = await taxedShop();
        const { cookie, clientSecret } = await shop.checkOut(pack);
        shop.fake.fail(fault, times);
        const statuses: number[] = [];
        while (statuses.at(-1) !== 200)
          statuses.push((await shop.checkOut(german, cookie)).response.statusCode);
        expect([200, 503]).toEqual(expect.arrayContaining(statuses));
        shop.fake.ledger.pay(clientSecret, 'paid');
        await shop.fake.delivered();
        expect(shop.fake.ledger.taxes).toMatchObject([{ cents: 239 }]);
        expect(await stored(shop)).toMatchObject({ country: 'DE', tax_cents: 239 });
        expect(await ownerLetters(shop)).toEqual([]);
      }
    },
  );

  it('needs the country again for a new payment of the same order', async () => {
    const shop = await taxedShop({ webhooks: false });
    const { cookie, intent } = await shop.checkOut(german);
    shop.fake.ledger.cancel(intent);
    const second = await shop.checkOut(pack, cookie);
    expect(second.intent).not.toBe(intent);
    expect(await stored(shop)).toMatchObject(nothing);
    await shop.checkOut(german, cookie);
    shop.fake.ledger.pay(second.clientSecret, 'paid');
    expect(shop.fake.ledger.taxes).toEqual([{ intent: second.intent, cents: 239 }]);
  });

  it('keeps the tax of a payment that is being processed', async () => {
    const shop = await taxedShop();
    const { cookie, clientSecret } = await shop.checkOut(german);
    shop.fake.ledger.pay(clientSecret, 'processing');
    await shop.fake.delivered();
    expect((await shop.checkOut({ ...german, country: 'FR' }, cookie)).response.statusCode).toBe(200);
    expect(await stored(shop)).toMatchObject({ country: 'DE', tax_cents: 239 });
  });
});

describe('the owner', () => {
  it('is notified once of a card from another country than its buyer; the purchase is open', async () => {
    const shop = await taxedShop();
    const { cookie, clientSecret } = await shop.checkOut(german);
    await shop.checkOut(pack, cookie); // the page is reopened
    shop.fake.ledger.pay(clientSecret, 'paid', 'FR');
    await shop.fake.delivered();
    for (const event of shop.fake.ledger.events) await shop.receiveWebhook(signed(event, shop.webhookSecret));
    expect(await stored(shop)).toMatchObject({ country: 'DE', card_country: 'FR' });
    expect(await ownerLetters(shop)).toEqual([
      expect.stringMatching(/^A card and its buyer are from different countries: order /),
    ]);
    expect((await shop.library(cookie)).packs).toEqual(['quadratics']);
  });

  it('is notified of a payment that bypassed the page, with the country of its card; the purchase is open', async () => {
    const shop = await taxedShop();
    const { cookie, clientSecret, intent } = await shop.checkOut(pack);
    await shop.db.updateTable('orders').set({ email: 'ada@math.example' }).execute();
    shop.fake.ledger.pay(clientSecret, 'paid');
    await shop.receiveWebhook(signed(chargeEvent(shop, intent), shop.webhookSecret));
    await shop.fake.delivered();
    expect(await ownerLetters(shop)).toEqual([expect.stringMatching(/^A payment has no tax: order /)]);
    expect(await stored(shop)).toEqual({ ...nothing, card_country: 'FR' });
    const [receipt] = (await letters(shop)).filter(({ to }) => to === 'ada@math.example');
    expect(receipt?.text).toContain('Tax: included in the price.');
    expect((await shop.library(cookie)).packs).toEqual(['quadratics']);
  });

  it('is told to reverse the tax of a dispute that is lost, and of a refund that failed', async () => {
    for (const undo of ['dispute', 'failRefund'] as const) {
      const shop = await taxedShop();
      const { intent, clientSecret } = await shop.checkOut({
        ...german,
        country: 'CA',
        postalCode: 'k1a 0b1',
      });
      shop.fake.ledger.pay(clientSecret, 'paid', 'CA');
      await shop.fake.delivered();
      if (undo === 'dispute') shop.fake.ledger.dispute(intent, 'lost');
      else shop.fake.ledger.failRefund(intent);
      await shop.fake.delivered();
      const [letter, ...more] = (await letters(shop)).filter(({ to }) => to === 'owner@math.example');
      expect([letter?.text, more]).toEqual([
        expect.stringMatching(/(reverse its tax|undone the tax reversal)\. Reverse the tax manually/),
        [],
      ]);
      expect(await stored(shop)).toMatchObject({ country: 'CA', postal_code: 'K1A 0B1' });
    }
  });

  it('is told to enter nothing where the tax of another calculation was recorded', async () => {
    const shop = await taxedShop();
    const { cookie, clientSecret } = await shop.checkOut(german);
    await shop.db.updateTable('orders').set({ tax_calculation: 'taxcalc_other' }).execute();
    shop.fake.ledger.pay(clientSecret, 'paid');
    await shop.fake.delivered();
    const [letter, ...more] = (await letters(shop)).filter(({ to }) => to === 'owner@math.example');
    expect([letter?.subject, more]).toEqual([
      expect.stringMatching(/^The tax on a receipt may be wrong: order /),
      [],
    ]);
    expect(letter?.text).toMatch(
      /but the order has the tax from calculation taxcalc_other\. .* Don’t enter anything manually/s,
    );
    expect((await shop.library(cookie)).packs).toEqual(['quadratics']);
  });
});

describe('without tax', () => {
  it('nothing is computed, stored, or reported, even if the webhook sends the card’s country', async () => {
    const shop = await openShop({ environment: mail });
    const { clientSecret, intent } = await shop.checkOut({ ...pack, email: 'ada@math.example' });
    shop.fake.ledger.pay(clientSecret, 'paid');
    const event = chargeEvent(shop, intent);
    expect((await shop.receiveWebhook(signed(event, shop.webhookSecret))).statusCode).toBe(200);
    await shop.fake.delivered();
    expect(await stored(shop)).toEqual({ ...nothing, card_country: null });
    expect(shop.fake.requests.map(({ call }) => call)).toEqual(['POST /v1/payment_intents']);
    expect(await ownerLetters(shop)).toEqual([]);
    expect((await letters(shop))[0]?.text).toContain('Tax: no tax was added.');
  });

  it('a country from an older page is refused', async () => {
    const { checkOut } = await openShop();
    const { response } = await checkOut(german);
    expect([response.statusCode, response.json()]).toMatchObject([400, { error: 'changed' }]);
  });
});
