import { describe, expect, it } from 'vitest';
import { inSeconds } from '../../durations.js';
import { insertRenewal } from '../../plugins/session/renewal-repository.js';
import { hashToken } from '../../tokens.js';
import { dataAbout } from '../../commands/personal-data-repository.js';
import { cookieOf, post } from '../../testing/post.js';
import { openShop, type Shop } from '../../testing/shop.js';

const pack = { amount: 14.99, product: 'quadratics' };
const url = '/api/progress/algebra';
const done = { problemsCompleted: 7, streak: 2 };
const none = { problemsCompleted: 0, streak: 0 };

/** Creates a shop, and a cookie that an attacker knows, with progress in its session. */
async function planted() {
  const shop = await openShop();
  const cookie = cookieOf(await post(shop.app, url, done));
  const progress = async (of: string) =>
    (await shop.app.inject({ url, headers: { cookie: of } })).json<unknown>();
  return { ...shop, cookie, progress };
}

const restore = ({ app }: Pick<Shop, 'app'>, code: string, cookie: string) =>
  post(app, '/api/marketplace/restore', { code }, { cookie });

describe('a planted cookie', () => {
  it('sees nothing of what is bought with it, and its visitor keeps everything', async () => {
    const { cookie, checkOut, fake, library, get, progress } = await planted();
    const bought = await checkOut(pack, cookie);
    expect(bought.cookie).not.toBe(cookie);
    // The site requests the library as soon as the checkout has its payment.
    await library(bought.cookie);
    fake.ledger.pay(bought.clientSecret, 'paid');
    await fake.delivered();
    expect((await library(bought.cookie)).packs).toEqual(['quadratics']);
    expect(await progress(bought.cookie)).toEqual(done);
    expect((await library(cookie)).packs).toEqual([]);
    expect(await progress(cookie)).toEqual(none);
    expect((await get(`/orders/${bought.intent}`, cookie)).statusCode).toBe(404);
    expect((await get(`/orders/${bought.intent}`, bought.cookie)).json()).toMatchObject({ status: 'paid' });
  });

  it('sees nothing of what is restored with it', async () => {
    const { cookie, ...shop } = await planted();
    const bought = await shop.buy(pack);
    const path = `/api/marketplace/orders/${bought.intent}/code`;
    const shown = await shop.app.inject({ method: 'POST', url: path, headers: { cookie: bought.cookie } });
    const { restoreCode } = shown.json<{ restoreCode: string }>();
    const restored = cookieOf(await restore(shop, restoreCode, cookie));
    expect((await shop.library(restored)).packs).toEqual(['quadratics']);
    expect((await shop.library(cookie)).packs).toEqual([]);
  });

  it('sees nothing of what is tried with it', async () => {
    const { cookie, app, library } = await planted();
    const tried = cookieOf(await post(app, '/api/trial', { tier: 'master' }, { cookie }));
    expect(await library(tried)).toMatchObject({ tier: { id: 'master' } });
    expect(await library(cookie)).toMatchObject({ tier: null, trialUsed: false });
  });

  it('that requests a new ID in advance loses it to the visitor who buys', async () => {
    const { cookie, checkOut, buy, db, library } = await planted();
    const taken = await checkOut(pack, cookie);
    await db
      .updateTable('session_renewals')
      .set({ created_at: inSeconds(-5) })
      .execute();
    const bought = await buy(pack, cookie);
    expect((await library(bought.cookie)).packs).toEqual(['quadratics']);
    expect((await library(taken.cookie)).packs).toEqual([]);
    expect((await library(cookie)).packs).toEqual([]);
  });
});

describe('a new id', () => {
  it('costs nothing if its response is lost: the old one works until the new one is sent', async () => {
    const { cookie, checkOut, buy, library } = await planted();
    const lost = await checkOut(pack, cookie);
    const again = await buy(pack, cookie);
    expect(again.intent).toBe(lost.intent);
    expect((await library(cookie)).packs).toEqual(['quadratics']);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'of two clicks at once keeps the session, whichever response arrives last: %i, then %i',
    async (first, last) => {
      const { cookie, checkOut, library, progress, db } = await planted();
      const clicks = await Promise.all([checkOut(pack, cookie), checkOut(pack, cookie)]);
      expect(clicks[0].intent).toBe(clicks[1].intent);
      // The site requests the library after each response.
      await library(clicks[first]?.cookie);
      const kept = clicks[last]?.cookie ?? '';
      const answers = await Promise.all([library(kept), library(kept), progress(kept)]);
      expect(answers[2]).toEqual(done);
      expect(await progress(clicks[first]?.cookie ?? '')).toEqual(none);
      expect(await db.selectFrom('session_renewals').selectAll().execute()).toEqual([]);
    },
  );

  it('is not given to a request whose ID ended while it was handled', async () => {
    const { cookie, checkOut, library, db } = await planted();
    const { id_hash: idHash, cookie_hash: cookieHash } = await db
      .selectFrom('sessions')
      .select(['id_hash', 'cookie_hash'])
      .executeTakeFirstOrThrow();
    const bought = await checkOut(pack, cookie);
    await library(bought.cookie);
    expect(await insertRenewal(db, { idHash, cookieHash, newHash: 'late' })).toBe(false);
    expect(await db.selectFrom('session_renewals').selectAll().execute()).toEqual([]);
  });

  it('left over from two clicks can be sent for a minute only', async () => {
    const { cookie, checkOut, library, progress, db } = await planted();
    const [kept, other] = await Promise.all([checkOut(pack, cookie), checkOut(pack, cookie)]);
    await library(kept.cookie);
    await db
      .updateTable('sessions')
      .set({ ended_at: inSeconds(-61) })
      .execute();
    await db
      .updateTable('session_renewals')
      .set({ created_at: inSeconds(-62) })
      .execute();
    expect(await progress(other.cookie)).toEqual(none);
    expect(await progress(kept.cookie)).toEqual(done);
  });

  it('ends the previous one: requests with the old one are refused for now, and start no other session', async () => {
    const { cookie, app, checkOut, library, progress, db } = await planted();
    const bought = await checkOut(pack, cookie);
    await library(bought.cookie);
    const late = await post(app, url, done, { cookie });
    expect(late.statusCode).toBe(503);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect(await progress(bought.cookie)).toEqual(done);
    await db
      .updateTable('sessions')
      .set({ ended_at: inSeconds(-601) })
      .execute();
    expect((await post(app, url, done, { cookie })).statusCode).toBe(200);
    expect(await db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(2);
  });

  it('is stored as a hash only, and its session is found by it', async () => {
    const { cookie, checkOut, db, library } = await planted();
    const bought = await checkOut(pack, cookie);
    await library(bought.cookie);
    const [, id = ''] = /^sid=([\w-]+)/.exec(bought.cookie) ?? [];
    const sessions = await db.selectFrom('sessions').select('cookie_hash').execute();
    expect(sessions).toEqual([{ cookie_hash: hashToken(id) }]);
    expect(Object.keys(await dataAbout(db, bought.cookie.replace('sid=', '')))).toEqual([
      'progress',
      'holders',
      'learner_logs',
      'learners',
      'orders',
      'sessions',
    ]);
    expect(await dataAbout(db, cookie.replace('sid=', ''))).toEqual({});
  });

  it('that no browser sends for an hour is deleted when there is another', async () => {
    const { cookie, checkOut, db } = await planted();
    for (let turn = 0; turn < 3; turn++) await checkOut(pack, cookie);
    await db.updateTable('session_renewals').set({ created_at: '2026-01-01' }).execute();
    await checkOut(pack, cookie);
    expect(await db.selectFrom('session_renewals').select('session').execute()).toHaveLength(1);
  });
});
