import { describe, expect, it } from 'vitest';
import { dueMails } from '../../../plugins/mail/outbox-repository.js';
import { openShop, type Shop } from '../../../testing/shop.js';
import { digitalContentConsent } from '../domain/consent.js';
import { settle } from '../domain/settle.js';

const pack = { amount: 14.99, product: 'quadratics' };

describe('a checkout that takes money', () => {
  const agreed = { ...pack, email: 'ada@math.example', consent: digitalContentConsent };
  const stored = ({ db }: Shop) =>
    db.selectFrom('orders').select(['email', 'consent', 'consented_at']).executeTakeFirst();
  const nothing = { email: null, consent: null, consented_at: null };

  it('records the exact consent of the buyer, and when; if reopened, it keeps both', async () => {
    const shop = await openShop({ takesMoney: true });
    const { cookie } = await shop.checkOut(pack);
    expect(await stored(shop)).toEqual(nothing);
    expect((await shop.checkOut(agreed, cookie)).response.statusCode).toBe(200);
    const kept = {
      email: 'ada@math.example',
      consent: digitalContentConsent,
      consented_at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
    };
    expect(await stored(shop)).toEqual(kept);
    await shop.checkOut(pack, cookie); // the payment may already be in progress
    expect(await stored(shop)).toEqual(kept);
    await shop.checkOut({ ...agreed, email: 'bob@math.example' }, cookie);
    expect(await stored(shop)).toEqual({ ...kept, email: 'bob@math.example' });
  });

  it.each([
    ['with both', agreed, 0],
    ['without them, past the page', pack, 1],
  ])('notifies the owner of a payment %s: %#', async (_name, request, letters) => {
    const shop = await openShop({
      takesMoney: true,
      environment: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'owner@math.example' },
    });
    const { cookie } = await shop.checkOut(request);
    await shop.checkOut(pack, cookie); // reopens the page before the payment's event arrives
    const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await settle(shop.db, id, { payment: 'paid' }, shop.deps);
    const mails = (await dueMails(shop.db, new Date('2999-01-01'), 50)).map(({ mail }) => mail.subject);
    expect(mails.filter((subject) => subject.startsWith('Purchase without consent'))).toHaveLength(letters);
    expect(mails.filter((subject) => subject.startsWith('Your receipt'))).toHaveLength(1 - letters);
  });

  it('keeps both once the payment is being processed', async () => {
    const shop = await openShop({ takesMoney: true });
    const { cookie } = await shop.checkOut(agreed);
    await shop.db.updateTable('orders').set({ payment: 'processing' }).execute();
    const before = await stored(shop);
    expect(before).toMatchObject({ consent: digitalContentConsent });
    await shop.checkOut(pack, cookie);
    expect(await stored(shop)).toEqual(before);
  });

  it.each([
    ['an address alone', { ...pack, email: 'ada@math.example' }],
    ['an agreement alone', { ...pack, consent: digitalContentConsent }],
    ['other words', { ...agreed, consent: 'I agree.' }],
  ])('with %s is refused, and nothing is stored', async (_name, request) => {
    const shop = await openShop({ takesMoney: true });
    expect((await shop.checkOut(request)).response.statusCode).toBe(400);
    expect(await stored(shop)).toBeUndefined();
  });
});

it('a checkout that takes no money requires no consent, and accepts none', async () => {
  const { checkOut } = await openShop();
  const { response } = await checkOut({ ...pack, consent: digitalContentConsent });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: 'changed', message: 'The checkout has changed. Please reload this page.' },
  ]);
});
