import { describe, expect, it } from 'vitest';
import { dayMs } from '../../durations.js';
import { daysLater as later, stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { openShop, type Shop } from '../../testing/shop.js';
import { testApp } from '../../testing/test-app.js';
import { deleteExpiredSessions } from '../../plugins/session/session-repository.js';
import { PACKS } from '@mathtools/content';

const pack = { amount: 14.99, product: 'quadratics' };
const pro = { amount: 9.99, product: 'pro' };
const all = PACKS.map(({ id }) => id);
const none = { packs: [], choice: false, tier: null, trialUsed: false };

const restore = ({ app }: Shop, code: string, cookie = '') =>
  post(app, '/api/marketplace/restore', { code }, cookie ? { cookie } : {});
const choose = ({ app }: Shop, chosen: string, cookie = '') =>
  post(app, '/api/marketplace/choice', { pack: chosen }, cookie ? { cookie } : {});
const askCode = ({ app }: Shop, { intent, cookie }: { intent: string; cookie: string }) =>
  app.inject({ method: 'POST', url: `/api/marketplace/orders/${intent}/code`, headers: { cookie } });
const codeOf = async (shop: Shop, bought: { intent: string; cookie: string }) =>
  (await askCode(shop, bought)).json<{ restoreCode: string }>().restoreCode;

describe('the library', () => {
  it('is empty for a new visitor, who gets no cookie', async () => {
    const { app, db } = await testApp();
    const response = await app.inject('/api/marketplace/library');
    expect([response.json(), response.headers['set-cookie']]).toEqual([none, undefined]);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('has a pack that was bought, without an end', async () => {
    const { buy, library } = await openShop();
    const { cookie } = await buy(pack);
    expect(await library(cookie)).toEqual({ ...none, packs: ['quadratics'] });
  });

  it('has everything with Master, for thirty days of 24 hours', async () => {
    const { buy, library } = await openShop();
    stopClock();
    const until = new Date(Date.now() + 30 * dayMs).toISOString();
    const { cookie } = await buy({ amount: 19.99, product: 'master' });
    expect(await library(cookie)).toEqual({
      ...none,
      packs: all,
      tier: { id: 'master', until, trial: false },
    });
    later(29.99);
    expect((await library(cookie)).packs).toEqual(all);
    later(0.02);
    expect(await library(cookie)).toEqual(none);
  });
});

describe('Pro', () => {
  it('opens one pack of the visitor’s choice, and no other after it', async () => {
    const shop = await openShop();
    const { cookie } = await shop.buy(pro);
    expect(await shop.library(cookie)).toMatchObject({ packs: [], choice: true, tier: { id: 'pro' } });
    const chosen = await choose(shop, 'vertex-forms', cookie);
    expect(chosen.statusCode).toBe(404);
    expect((await choose(shop, 'exam-night', cookie)).json()).toMatchObject({
      packs: ['exam-night'],
      choice: false,
    });
    expect((await choose(shop, 'quadratics', cookie)).statusCode).toBe(403);
    expect((await choose(shop, 'exam-night', cookie)).statusCode).toBe(400);
    later(30.01);
    expect(await shop.library(cookie)).toEqual(none);
  });

  it('is not needed for a pack that is open', async () => {
    const shop = await openShop();
    const { cookie } = await shop.buy(pack);
    await shop.buy(pro, cookie);
    expect((await choose(shop, 'quadratics', cookie)).statusCode).toBe(400);
    expect(await shop.library(cookie)).toMatchObject({ packs: ['quadratics'], choice: true });
  });

  it('allows one choice when several are made at once', async () => {
    const shop = await openShop();
    const { cookie } = await shop.buy(pro);
    const answers = await Promise.all(all.map((id) => choose(shop, id, cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await shop.library(cookie)).packs).toHaveLength(1);
  });

  it('is needed for a choice, and that of another visitor does not count', async () => {
    const shop = await openShop();
    await shop.buy(pro);
    const { cookie } = await shop.buy(pack);
    for (const visitor of ['', cookie]) {
      const answer = await choose(shop, 'exam-night', visitor);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { error: 'not_owned', message: 'You can’t choose another pack. Pro includes one.' },
      ]);
    }
  });
});

describe('a code', () => {
  it('restores the purchase in another browser, however it is typed', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pack);
    const code = await codeOf(shop, bought);
    for (const typed of [
      code,
      ` ${code.toLowerCase()} `,
      code.replaceAll('-', ''),
      code.replaceAll('0', 'O'),
    ]) {
      const restored = await restore(shop, typed);
      expect([restored.statusCode, restored.json()]).toEqual([
        200,
        { product: { id: 'quadratics', title: 'Quadratics, Three Ways' } },
      ]);
      expect((await shop.library(cookieOf(restored))).packs).toEqual(['quadratics']);
    }
    expect((await shop.library(bought.cookie)).packs).toEqual(['quadratics']);
  });

  it.each([
    'AAAA-AAAA-AAAA-AAAA',
    'x',
    '%',
    "' or 1=1 --",
    'null',
    '\0',
    'A\0',
    '\ud800',
    '-',
    'constructor',
  ])('that is wrong ("%s") is a 404 and creates no session', async (code) => {
    const shop = await openShop();
    await shop.buy(pack);
    const { length } = await shop.db.selectFrom('sessions').selectAll().execute();
    const response = await restore(shop, code);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([404, undefined]);
    expect(await shop.db.selectFrom('sessions').selectAll().execute()).toHaveLength(length);
  });

  it('works in five browsers: a sixth removes it from the first that restored it, never from the buyer’s', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pack);
    const code = await codeOf(shop, bought);
    const cookies: string[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      later(turn);
      cookies.push(cookieOf(await restore(shop, code)));
    }
    const open = await Promise.all([bought.cookie, ...cookies].map((cookie) => shop.library(cookie)));
    expect(open.map(({ packs }) => packs.length)).toEqual([1, 0, 1, 1, 1, 1]);
    // The buyer's browser also restores it, which removes it from no other browser.
    later(1);
    await restore(shop, code, bought.cookie);
    later(1);
    cookies.push(cookieOf(await restore(shop, code)));
    const then = await Promise.all([bought.cookie, ...cookies].map((cookie) => shop.library(cookie)));
    expect(then.map(({ packs }) => packs.length)).toEqual([1, 0, 0, 1, 1, 1, 1]);
  });

  it('works in five browsers when the buyer’s session is gone: a sixth removes it from the first', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pack);
    const code = await codeOf(shop, bought);
    await shop.db.deleteFrom('sessions').execute();
    const cookies: string[] = [];
    for (let turn = 1; turn <= 6; turn++) {
      later(turn);
      cookies.push(cookieOf(await restore(shop, code)));
    }
    const open = await Promise.all(cookies.map((cookie) => shop.library(cookie)));
    expect(open.map(({ packs }) => packs.length)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('is invalid, and no other is made, once the tier has expired', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pro);
    const code = await codeOf(shop, bought);
    later(30.01);
    const answer = await restore(shop, code);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
    expect((await askCode(shop, bought)).statusCode).toBe(404);
  });

  it('is invalid after a refund', async () => {
    const shop = await openShop();
    const bought = await shop.buy(pack);
    const code = await codeOf(shop, bought);
    const { cookie } = { cookie: cookieOf(await restore(shop, code)) };
    shop.fake.ledger.refund({ payment_intent: bought.intent, amount: undefined });
    await shop.fake.delivered();
    expect((await shop.library(cookie)).packs).toEqual([]);
    expect((await restore(shop, code)).statusCode).toBe(404);
  });
});

describe('the receipt', () => {
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGIN: 'http://math.example',
    SELLER_NAME: 'Ada',
    SELLER_ADDRESS: '1 High Street, London',
    SUPPORT_EMAIL: 'owner@math.example',
  };

  async function mailed() {
    const shop = await openShop({ environment: mail });
    const bought = await shop.buy({ ...pack, email: 'ada@math.example' });
    const mails = await shop.db.selectFrom('outbox').select('letter').execute();
    const receipt = JSON.parse(mails[0]?.letter ?? '{}') as { to: string; subject: string; text: string };
    return { shop, bought, mails, receipt };
  }

  it('goes to the buyer’s address once, with the price and a link that opens the purchase once', async () => {
    const { shop, mails, receipt } = await mailed();
    expect(mails).toHaveLength(1);
    expect([receipt.to, receipt.subject]).toEqual([
      'ada@math.example',
      'Your receipt for Quadratics, Three Ways',
    ]);
    expect(receipt.text).toContain('$14.99');
    expect(receipt.text).toContain('Sold by Ada, 1 High Street, London, owner@math.example.');
    const [, token = ''] =
      /http:\/\/math\.example\/marketplace\?restore=([\w-]{43})\n/.exec(receipt.text) ?? [];
    const restored = await restore(shop, token);
    expect((await shop.library(cookieOf(restored))).packs).toEqual(['quadratics']);
    expect((await restore(shop, token)).statusCode).toBe(404);
  });

  it('omits consent that was not requested, and says that no tax was added if there is no tax note', async () => {
    const { receipt } = await mailed();
    expect(receipt.text).not.toContain('You agreed');
    expect(receipt.text).toContain('Tax: no tax was added.');
  });

  it('says when a tier ends', async () => {
    stopClock();
    const shop = await openShop({ environment: mail });
    await shop.buy({ ...pro, email: 'ada@math.example' });
    const { letter } = await shop.db.selectFrom('outbox').select('letter').executeTakeFirstOrThrow();
    const end = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
    expect(letter).toContain(`It lasts until ${end}, and nothing renews automatically.`);
  });

  it('is not sent without an address, or without mail', async () => {
    const shop = await openShop({ environment: mail });
    await shop.buy(pack);
    const silent = await openShop();
    await silent.buy({ ...pack, email: 'ada@math.example' });
    for (const { db } of [shop, silent]) {
      expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    }
  });
});

describe('a session that owns something', () => {
  it('never expires, neither for its visitor nor for maintenance', async () => {
    const { db, buy, get } = await openShop();
    const { cookie } = await buy(pack);
    later(1000);
    await deleteExpiredSessions(db);
    const answer = await get('/library', cookie);
    expect(answer.json()).toMatchObject({ packs: ['quadratics'] });
    expect(cookieOf(answer)).toBe(cookie);
  });

  it('expires like any other once its tier has expired', async () => {
    const { db, buy } = await openShop();
    await buy(pro);
    later(1000);
    await deleteExpiredSessions(db);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('orders').select(['session', 'payment']).execute()).toEqual([
      { session: null, payment: 'paid' },
    ]);
  });
});

it('gives the messages of a Master priority', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
  const { app, db, buy } = await openShop({ environment: mail });
  const { cookie } = await buy({ amount: 19.99, product: 'master' });
  const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' };
  await post(app, '/api/contact', message);
  await post(app, '/api/contact', message, { cookie });
  const stored = await db.selectFrom('contact_messages').select('priority').orderBy('created_at').execute();
  expect(stored).toEqual([{ priority: 0 }, { priority: 1 }]);
  const mails = await db.selectFrom('outbox').select('letter').orderBy('created_at').execute();
  expect(mails.map(({ letter }) => (JSON.parse(letter) as { subject: string }).subject)).toEqual([
    'Contact: Hello',
    'Priority contact: Hello',
  ]);
});
