import type { Browsers } from '@mathtools/contracts/marketplace';
import { describe, expect, it } from 'vitest';
import { daysLater, stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { openShop, type Shop } from '../../testing/shop.js';
import { testApp } from '../../testing/test-app.js';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'http://math.example' };
const email = 'ada@math.example';
const pack = { amount: 14.99, product: 'quadratics' };
const progress = '/api/progress/algebra';
const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
};
const quadratics = { id: 'quadratics', title: 'Quadratics, Three Ways' };

const write = ({ app }: Pick<Shop, 'app'>, path: string, cookie = '') =>
  app.inject({ method: 'POST', url: `/api/marketplace/${path}`, headers: cookie ? { cookie } : {} });
const codeOf = async (shop: Shop, { intent, cookie }: { intent: string; cookie: string }) =>
  (await write(shop, `orders/${intent}/code`, cookie)).json<{ restoreCode: string | null }>().restoreCode;
const restore = ({ app }: Shop, code: string, headers: Record<string, string> = {}) =>
  post(app, '/api/marketplace/restore', { code }, headers);
const listed = async (shop: Shop, cookie = '') =>
  (await shop.get('/browsers', cookie)).json<Browsers>().browsers;

/** Creates a shop with a pack that was bought on a desktop and restored on a phone. */
async function sharedPack(environment: Record<string, string> = {}, request: object = pack) {
  const shop = await openShop({ environment });
  stopClock(Date.UTC(2030, 0, 1, 12));
  const desktop = await shop.buy(request);
  const code = (await codeOf(shop, desktop)) ?? '';
  daysLater(2);
  const phone = cookieOf(await restore(shop, code, { 'user-agent': agents.phone }));
  /** Returns the ID by which one browser refers to the other. */
  const otherThan = async (cookie: string) =>
    (await listed(shop, cookie)).find(({ id }) => id !== null)?.id ?? '';
  return { ...shop, shop, code, desktop, phone, otherThan };
}

describe('the list of browsers', () => {
  it('is empty without a purchase, and opens no session', async () => {
    const { app, db } = await testApp();
    const response = await app.inject('/api/marketplace/browsers');
    expect([response.json(), response.headers['set-cookie']]).toEqual([{ browsers: [] }, undefined]);
    const cookie = cookieOf(await post(app, progress, { problemsCompleted: 1, streak: 1 }));
    expect((await app.inject({ url: '/api/marketplace/browsers', headers: { cookie } })).json()).toEqual({
      browsers: [],
    });
    expect(await db.selectFrom('sessions').select('browser').execute()).toEqual([{ browser: null }]);
  });

  it('shows each browser’s purchases with their start, its kind, and its last use', async () => {
    const { shop, desktop, phone, otherThan } = await sharedPack();
    const [id, back] = [await otherThan(desktop.cookie), await otherThan(phone)];
    const bought = { ...quadratics, how: 'bought', since: '2030-01-01T12:00:00.000Z' };
    const restored = { ...quadratics, how: 'restored', since: '2030-01-03T12:00:00.000Z' };
    const last = '2030-01-03';
    expect(await listed(shop, desktop.cookie)).toEqual([
      { id: null, name: null, lastUsed: last, products: [bought] },
      { id, name: 'Safari on iPhone', lastUsed: last, products: [restored] },
    ]);
    expect(await listed(shop, phone)).toEqual([
      { id: back, name: null, lastUsed: last, products: [bought] },
      { id: null, name: 'Safari on iPhone', lastUsed: last, products: [restored] },
    ]);
    daysLater(5);
    // The session is extended independently of the response.
    const days = async () => (await listed(shop, phone)).map(({ lastUsed }) => lastUsed);
    await expect.poll(days).toEqual([last, '2030-01-08']);
  });

  it('doesn’t show purchases that aren’t shared or have ended', async () => {
    const { shop, desktop, phone } = await sharedPack();
    await shop.buy({ amount: 9.99, product: 'pro' }, phone);
    const titles = async (cookie: string) =>
      (await listed(shop, cookie)).map(({ products }) => products.map(({ id, how }) => `${id} ${how}`));
    expect(await titles(desktop.cookie)).toEqual([['quadratics bought'], ['quadratics restored']]);
    daysLater(31);
    expect((await titles(phone)).flat()).toEqual(['quadratics bought', 'quadratics restored']);
  });

  it('has a trial, which no other browser shares', async () => {
    const shop = await openShop();
    const headers = { 'user-agent': agents.desktop };
    const cookie = cookieOf(await post(shop.app, '/api/trial', { tier: 'pro' }, headers));
    expect(await listed(shop, cookie)).toMatchObject([
      { id: null, name: 'Firefox on Windows', products: [{ id: 'pro', how: 'tried' }] },
    ]);
  });

  it('reveals no session ID', async () => {
    const { shop, db, desktop } = await sharedPack();
    const { body } = await shop.get('/browsers', desktop.cookie);
    const rows = await db.selectFrom('sessions').select(['id_hash', 'cookie_hash']).execute();
    for (const { id_hash, cookie_hash } of rows) {
      expect(body).not.toContain(id_hash);
      expect(body).not.toContain(cookie_hash);
    }
  });
});

describe('a browser that is removed', () => {
  it('loses the purchase at once and keeps its session, and the code brings it back', async () => {
    const { shop, app, code, desktop, phone, otherThan } = await sharedPack();
    const id = await otherThan(desktop.cookie);
    const kept = cookieOf(await post(app, progress, { problemsCompleted: 3, streak: 3 }, { cookie: phone }));
    expect(kept).toBe('undefined');
    const removed = await write(shop, `browsers/${id}/remove`, desktop.cookie);
    expect([removed.statusCode, removed.json()]).toEqual([200, { status: 'removed' }]);
    expect((await shop.library(phone)).packs).toEqual([]);
    expect((await shop.get('/packs/quadratics/problems', phone)).statusCode).toBe(403);
    expect((await app.inject({ url: progress, headers: { cookie: phone } })).json()).toMatchObject({
      streak: 3,
    });
    expect((await shop.library(desktop.cookie)).packs).toEqual(['quadratics']);
    expect(await listed(shop, desktop.cookie)).toHaveLength(1);
    expect(await listed(shop, phone)).toEqual([]);
    await restore(shop, code, { cookie: phone });
    expect(await listed(shop, desktop.cookie)).toHaveLength(2);
  });

  it('isn’t found by a second request, or by unknown IDs, which change nothing', async () => {
    const { shop, desktop, phone, otherThan } = await sharedPack();
    const [id, back] = [await otherThan(desktop.cookie), await otherThan(phone)];
    const stranger = await shop.buy({ amount: 9.99, product: 'pro' });
    const wrong: [string, string][] = [
      [id, stranger.cookie],
      [id, ''],
      [id, phone],
      [back, desktop.cookie],
      ['x'.repeat(22), desktop.cookie],
      ['x', desktop.cookie],
      ['null', desktop.cookie],
    ];
    for (const [browser, cookie] of wrong)
      expect([browser, (await write(shop, `browsers/${browser}/remove`, cookie)).statusCode]).toEqual([
        browser,
        404,
      ]);
    expect(await listed(shop, desktop.cookie)).toHaveLength(2);
    const twice = [1, 2].map(() => write(shop, `browsers/${id}/remove`, desktop.cookie));
    for (const { statusCode } of await Promise.all(twice)) expect([200, 404]).toContain(statusCode);
    expect((await write(shop, `browsers/${id}/remove`, desktop.cookie)).statusCode).toBe(404);
    expect((await shop.library(desktop.cookie)).packs).toEqual(['quadratics']);
  });

  it('loses only the purchases that both have', async () => {
    const { shop, desktop, phone, otherThan } = await sharedPack();
    await shop.buy({ amount: 9.99, product: 'pro' }, phone);
    await write(shop, `browsers/${await otherThan(desktop.cookie)}/remove`, desktop.cookie);
    expect(await shop.library(phone)).toMatchObject({ packs: [], tier: { id: 'pro' } });
  });

  it('may be the one that paid, which keeps its order and gets a new code only by email', async () => {
    const { shop, db, desktop, phone, otherThan } = await sharedPack(mail, { ...pack, email });
    // Simulates a purchase that was restored through the emailed link, before a code was created.
    await db.deleteFrom('keys').where('expires_at', 'is', null).execute();
    await write(shop, `browsers/${await otherThan(phone)}/remove`, phone);
    expect((await shop.library(desktop.cookie)).packs).toEqual([]);
    expect((await shop.get(`/orders/${desktop.intent}`, desktop.cookie)).json()).toMatchObject({
      status: 'paid',
    });
    expect(await codeOf(shop, desktop)).toBeNull();
    const letters = await db.selectFrom('outbox').select('letter').execute();
    expect(letters.filter(({ letter }) => letter.includes('Your new code'))).toHaveLength(1);
  });

  it('that paid without an address gets its code on screen, because only it can prove the purchase', async () => {
    const { shop, desktop, phone, otherThan } = await sharedPack(mail);
    await write(shop, `browsers/${await otherThan(phone)}/remove`, phone);
    expect((await restore(shop, (await codeOf(shop, desktop)) ?? '')).statusCode).toBe(200);
  });

  it('that paid has bought its purchase again once it gets it back', async () => {
    const { shop, code, desktop, phone, otherThan } = await sharedPack();
    await write(shop, `browsers/${await otherThan(phone)}/remove`, phone);
    daysLater(1);
    expect((await restore(shop, code, { cookie: desktop.cookie })).statusCode).toBe(200);
    const how = (await listed(shop, phone)).flatMap(({ products }) => products.map((each) => each.how));
    expect(how).toEqual(['restored', 'bought']);
  });
});

describe('forgetting this browser', () => {
  it('ends its session, with its progress and its cookie, and leaves the order and other browsers', async () => {
    const { shop, app, db, desktop, phone } = await sharedPack();
    await post(app, progress, { problemsCompleted: 3, streak: 3 }, { cookie: desktop.cookie });
    const response = await write(shop, 'forget', desktop.cookie);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'forgotten' }]);
    expect(response.headers['set-cookie']).toMatch(
      /^sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970.*HttpOnly; SameSite=Lax$/,
    );
    expect((await shop.library(desktop.cookie)).packs).toEqual([]);
    expect((await shop.get(`/orders/${desktop.intent}`, desktop.cookie)).statusCode).toBe(404);
    expect(await db.selectFrom('progress').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('orders').select(['session', 'payment']).execute()).toEqual([
      { session: null, payment: 'paid' },
    ]);
    expect((await shop.library(phone)).packs).toEqual(['quadratics']);
  });

  it('can be requested twice, and by a visitor without a session, who gets none', async () => {
    const { shop, db, desktop } = await sharedPack();
    for (const cookie of [desktop.cookie, desktop.cookie, 'sid=forged', ''])
      expect((await write(shop, 'forget', cookie)).statusCode).toBe(200);
    expect((await write(shop, 'forget')).headers['set-cookie']).toBeUndefined();
    expect(await db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(1);
  });

  it('cancels an open checkout, so that nobody pays for a purchase that no browser would have', async () => {
    const shop = await openShop();
    const { cookie, intent } = await shop.checkOut(pack);
    expect((await write(shop, 'forget', cookie)).statusCode).toBe(200);
    expect(shop.fake.ledger.findIntent(intent).status).toBe('canceled');
  });

  it('waits for the message about a completed payment', async () => {
    const shop = await openShop({ webhooks: false });
    const { cookie, intent } = await shop.buy(pack);
    expect((await write(shop, 'forget', cookie)).statusCode).toBe(400);
    expect((await shop.get(`/orders/${intent}`, cookie)).statusCode).toBe(200); // looks up the payment
    expect((await write(shop, 'forget', cookie)).statusCode).toBe(200);
  });

  it('waits for a payment that is being processed, whose purchase would have no owner', async () => {
    const shop = await openShop();
    const { cookie, clientSecret } = await shop.checkOut(pack);
    shop.fake.ledger.pay(clientSecret, 'processing');
    await shop.fake.delivered();
    const refused = await write(shop, 'forget', cookie);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'A payment is still being processed. Please wait until it’s done.',
    ]);
    expect(await shop.db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(1);
  });
});

it('removing and forgetting have limits', async () => {
  const { app } = await testApp();
  for (const url of [`/api/marketplace/browsers/${'x'.repeat(22)}/remove`, '/api/marketplace/forget']) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn++)
      statuses.push((await app.inject({ method: 'POST', url })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 20)).not.toContain(429);
  }
});
