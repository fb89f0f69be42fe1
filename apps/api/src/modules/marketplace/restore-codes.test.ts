import { describe, expect, it } from 'vitest';
import { daysLater } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { openShop, type Shop } from '../../testing/shop.js';
import { hashToken } from '../../tokens.js';
import { deleteExpiredKeys } from '../../plugins/ownership/key-repository.js';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'http://math.example' };
const pack = { amount: 14.99, product: 'quadratics' };
const email = 'ada@math.example';
// Must not match the middle of an order's ID, which may also consist of digits.
const codeShape = /(?<![\w-])([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}(?![\w-])/;

const restore = ({ app }: Shop, code: string) => post(app, '/api/marketplace/restore', { code });
const askCode = async ({ app }: Shop, { intent, cookie }: { intent: string; cookie: string }) => {
  const url = `/api/marketplace/orders/${intent}/code`;
  const response = await app.inject({ method: 'POST', url, headers: { cookie } });
  return response.json<{ restoreCode: string | null }>();
};
const askByMail = ({ app }: Shop, address: string) => post(app, '/api/marketplace/codes', { email: address });
const mailsOf = async ({ db }: Shop) => {
  const rows = await db.selectFrom('outbox').select('letter').orderBy('created_at').execute();
  return rows.map(({ letter }) => JSON.parse(letter) as { to: string; subject: string; text: string });
};
/** Returns the codes in the emails, in order. */
const mailedCodes = async (shop: Shop) =>
  (await mailsOf(shop)).flatMap(({ text }) => codeShape.exec(text)?.[0] ?? []);

describe('a code', () => {
  it('is shown once, and stored as a hash', async () => {
    const shop = await openShop({ environment: mail });
    const bought = await shop.buy({ ...pack, email });
    const order = () => shop.get(`/orders/${bought.intent}`, bought.cookie);
    expect((await order()).json()).toMatchObject({ status: 'paid', hasCode: false });
    const { restoreCode } = await askCode(shop, bought);
    expect(restoreCode).toMatch(new RegExp(`^${codeShape.source}$`));
    expect((await order()).json()).toMatchObject({ hasCode: true });
    const codes = shop.db.selectFrom('keys').select('hash').where('expires_at', 'is', null);
    expect(await codes.execute()).toEqual([{ hash: hashToken(restoreCode ?? '') }]);
    expect((await restore(shop, restoreCode ?? '')).statusCode).toBe(200);
    expect(await askCode(shop, bought)).toEqual({ restoreCode: null });
  });

  it('of two requests at once is shown by one of them, and works', async () => {
    const shop = await openShop({ environment: mail });
    const bought = await shop.buy({ ...pack, email });
    const codes = await Promise.all([askCode(shop, bought), askCode(shop, bought)]);
    const shown = codes.flatMap(({ restoreCode }) => restoreCode ?? []);
    expect(shown).toHaveLength(1);
  });

  it('is replaced by one that is emailed to the buyer, which ends it', async () => {
    const shop = await openShop({ environment: mail });
    const bought = await shop.buy({ ...pack, email });
    const { restoreCode } = await askCode(shop, bought);
    expect(await askCode(shop, bought)).toEqual({ restoreCode: null });
    const [receipt, letter] = await mailsOf(shop);
    expect(receipt?.text).not.toMatch(codeShape);
    expect([letter?.to, letter?.subject]).toEqual([email, 'Your new code for Quadratics, Three Ways']);
    const [code = ''] = await mailedCodes(shop);
    expect((await restore(shop, restoreCode ?? '')).statusCode).toBe(404);
    expect((await restore(shop, code)).statusCode).toBe(200);
  });

  it.each([
    ['mail', {}, { ...pack, email }],
    ['an address', mail, pack],
  ])(
    'is replaced on the screen without %s, which ends it, once every eight hours',
    async (_name, environment, request) => {
      const shop = await openShop({ environment });
      const bought = await shop.buy(request);
      const [first, second] = [await askCode(shop, bought), await askCode(shop, bought)];
      const url = `/api/marketplace/orders/${bought.intent}/code`;
      const refused = await shop.app.inject({ method: 'POST', url, headers: { cookie: bought.cookie } });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '28800']);
      expect((await restore(shop, first.restoreCode ?? '')).statusCode).toBe(404);
      expect((await restore(shop, second.restoreCode ?? '')).statusCode).toBe(200);
      daysLater(0.4);
      const third = await askCode(shop, bought);
      expect((await restore(shop, second.restoreCode ?? '')).statusCode).toBe(404);
      expect((await restore(shop, third.restoreCode ?? '')).statusCode).toBe(200);
    },
  );

  it('is created only for the buyer’s browser', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pack);
    const { restoreCode } = await askCode(shop, bought);
    const cookie = cookieOf(await restore(shop, restoreCode ?? ''));
    for (const visitor of ['', cookie]) {
      const url = `/api/marketplace/orders/${bought.intent}/code`;
      const response = await shop.app.inject({ method: 'POST', url, headers: { cookie: visitor } });
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('new codes by mail', () => {
  it('are sent for all open purchases of an address, at most three times a day', async () => {
    const shop = await openShop({ environment: mail });
    const one = await shop.buy({ ...pack, email });
    await shop.buy({ amount: 9.99, product: 'pro', email });
    const refunded = await shop.buy({ amount: 19.99, product: 'master', email });
    shop.fake.ledger.refund({ payment_intent: refunded.intent, amount: undefined });
    await shop.fake.delivered();
    const { restoreCode } = await askCode(shop, one);
    for (let turn = 0; turn < 3; turn++) await askByMail(shop, ' ADA@math.example');
    const codes = await mailedCodes(shop);
    expect(codes).toHaveLength(2);
    expect((await restore(shop, restoreCode ?? '')).statusCode).toBe(404);
    for (const code of codes) expect((await restore(shop, code)).statusCode).toBe(200);
    daysLater(0.4);
    await askByMail(shop, email);
    expect(await mailedCodes(shop)).toHaveLength(4);
  });

  it('are sent even if the clock was set back since the last ones', async () => {
    const shop = await openShop({ environment: mail });
    await shop.buy({ ...pack, email });
    await askByMail(shop, email);
    daysLater(-3);
    await askByMail(shop, email);
    expect(await mailedCodes(shop)).toHaveLength(2);
  });

  it('give the same response for an address that bought nothing, and are refused without mail', async () => {
    const shop = await openShop({ environment: mail });
    await shop.buy({ ...pack, email });
    const before = (await mailsOf(shop)).length;
    const [known, unknown] = [await askByMail(shop, email), await askByMail(shop, 'bob@math.example')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailsOf(shop)).toHaveLength(before + 1);
    expect((await askByMail(await openShop(), email)).statusCode).toBe(503);
  });
});

it('a mailed link ends after 24 hours, and is deleted', async () => {
  const shop = await openShop({ environment: mail });
  await shop.buy({ ...pack, email });
  const [, token = ''] = /restore=([\w-]{43})\n/.exec((await mailsOf(shop))[0]?.text ?? '') ?? [];
  daysLater(1.01);
  const late = await restore(shop, token);
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([404, undefined]);
  await deleteExpiredKeys(shop.db);
  expect(await shop.db.selectFrom('keys').selectAll().execute()).toEqual([]);
});
