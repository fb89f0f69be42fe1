import type { Fact } from '@mathtools/contracts/record';
import { describe, expect, it } from 'vitest';
import { daysLater, stopClock } from '../../testing/clock.js';
import { deleteExpiredSessions } from '../../plugins/session/session-repository.js';
import { hashToken } from '../../tokens.js';
import { cookieOf, post } from '../../testing/post.js';
import { openShop } from '../../testing/shop.js';
import { type TestApp, testApp } from '../../testing/test-app.js';
import { deleteAbandonedRecords } from './record-repository.js';

const codeShape = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;
const pack = { amount: 14.99, product: 'quadratics' };

/** Returns a fact about a problem that the server doesn't know, so it is stored as it is. */
const fact = (name: string): Fact => ({
  kind: 'answer',
  id: `fact-000-${name}`,
  at: Date.UTC(2026, 0, 1),
  problem: 'a-problem-of-tomorrow',
  skill: 'percent',
  level: 'easy',
  setting: 'skill',
  text: name,
  verdict: 'correct',
  tries: 1,
  hints: 0,
  redMarks: 0,
  milliseconds: 1_000,
});

const send = ({ app }: Pick<TestApp, 'app'>, names: string, cookie = '') =>
  post(app, '/api/record/facts', { facts: Array.from(names, fact) }, cookie ? { cookie } : {});
/** Returns the names of the facts that a browser reads, sorted. */
const names = async ({ app }: Pick<TestApp, 'app'>, cookie: string) => {
  const response = await app.inject({ url: '/api/record', headers: { cookie } });
  const ids = response.json<{ facts: Fact[] }>().facts.map(({ id }) => id.slice(9));
  return ids.sort().join('');
};
const codeOf = async ({ app }: Pick<TestApp, 'app'>, cookie: string) => {
  const response = await app.inject({ method: 'POST', url: '/api/record/code', headers: { cookie } });
  return response.json<{ code: string }>().code;
};
const restore = ({ app }: Pick<TestApp, 'app'>, code: string, cookie = '') =>
  post(app, '/api/marketplace/restore', { code }, cookie ? { cookie } : {});

describe('a code of a record', () => {
  it('has four groups of four, is stored as a hash, and opens the record in another browser', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'ab'));
    const code = await codeOf(made, laptop);
    expect(code).toMatch(codeShape);
    const rows = await made.db.selectFrom('records').select('code_hash').execute();
    expect(rows).toEqual([{ code_hash: hashToken(code) }]);
    const restored = await restore(made, code.toLowerCase().replaceAll('-', ' '));
    expect([restored.statusCode, restored.json()]).toEqual([200, { product: null, hasRecord: true }]);
    const phone = cookieOf(restored);
    expect(await names(made, phone)).toBe('ab');
    await send(made, 'c', phone);
    expect(await names(made, laptop)).toBe('abc');
  });

  it('merges two records, which loses nothing and counts nothing twice', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'abc'));
    const phone = cookieOf(await send(made, 'bcd'));
    const tablet = cookieOf(await restore(made, await codeOf(made, phone)));
    await restore(made, await codeOf(made, laptop), phone);
    for (const cookie of [laptop, phone, tablet]) expect(await names(made, cookie)).toBe('abcd');
    expect(await made.db.selectFrom('records').select('fact_count').execute()).toEqual([{ fact_count: 4 }]);
    await send(made, 'de', tablet);
    expect(await names(made, laptop)).toBe('abcde');
  });

  it('sends the merged facts to a browser that has read its record before', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'ab'));
    const phone = cookieOf(await send(made, 'cd'));
    const read = async (cookie: string, after: string) =>
      (await made.app.inject({ url: `/api/record?after=${after}`, headers: { cookie } })).json<{
        facts: Fact[];
        cursor: string;
        isFromStart: boolean;
      }>();
    const [one, other] = [await read(laptop, 'abcdefgh.0'), await read(phone, 'abcdefgh.0')];
    await restore(made, await codeOf(made, laptop), phone);
    expect(await read(laptop, one.cursor)).toMatchObject({
      isFromStart: false,
      facts: [fact('c'), fact('d')],
    });
    expect((await read(phone, other.cursor)).isFromStart).toBe(true);
  });

  it('changes nothing the second time', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'ab'));
    const code = await codeOf(made, laptop);
    const phone = cookieOf(await restore(made, code));
    expect((await restore(made, code, phone)).statusCode).toBe(200);
    expect((await restore(made, code, laptop)).statusCode).toBe(200);
    expect(await names(made, phone)).toBe('ab');
    expect(await names(made, laptop)).toBe('ab');
  });

  it('is replaced by the next one', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'a'));
    const [first, second] = [await codeOf(made, laptop), await codeOf(made, laptop)];
    expect((await restore(made, first)).statusCode).toBe(404);
    expect((await restore(made, second)).statusCode).toBe(200);
  });

  it('is created before the first fact, too', async () => {
    const made = await testApp();
    const response = await made.app.inject({ method: 'POST', url: '/api/record/code' });
    const phone = cookieOf(await restore(made, response.json<{ code: string }>().code));
    await send(made, 'a', cookieOf(response));
    expect(await names(made, phone)).toBe('a');
  });

  it('opens no purchase', async () => {
    const shop = await openShop();
    const { cookie } = await shop.buy(pack);
    await send(shop, 'a', cookie);
    const restored = await restore(shop, await codeOf(shop, cookie));
    expect(await shop.library(cookieOf(restored))).toMatchObject({ packs: [] });
  });

  it('gives the browser a new session number, which an attacker who planted the old one doesn’t know', async () => {
    const made = await testApp();
    const laptop = cookieOf(await send(made, 'a'));
    const phone = cookieOf(await send(made, 'b'));
    const restored = await restore(made, await codeOf(made, laptop), phone);
    const renewed = cookieOf(restored);
    expect(renewed).not.toBe(phone);
    expect(await names(made, renewed)).toBe('ab');
    expect(await names(made, phone)).toBe('');
  });

  it('can be tried 20 times in ten minutes', async () => {
    const made = await testApp();
    const statuses = [];
    for (let tried = 0; tried < 30; tried++)
      statuses.push((await restore(made, `AAAA-AAAA-AAAA-AA${String(tried).padStart(2, '0')}`)).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    expect(await made.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('a code of a purchase', () => {
  const purchaseCode = async (shop: Awaited<ReturnType<typeof openShop>>, intent: string, cookie: string) => {
    const url = `/api/marketplace/orders/${intent}/code`;
    const response = await shop.app.inject({ method: 'POST', url, headers: { cookie } });
    return response.json<{ restoreCode: string }>().restoreCode;
  };

  it('carries the buyer’s record, too', async () => {
    const shop = await openShop();
    const buyer = cookieOf(await send(shop, 'ab'));
    const { intent } = await shop.buy(pack, buyer);
    const phone = cookieOf(await send(shop, 'bc'));
    const restored = await restore(shop, await purchaseCode(shop, intent, buyer), phone);
    expect(restored.json()).toMatchObject({ product: { id: 'quadratics' }, hasRecord: true });
    expect(await names(shop, cookieOf(restored))).toBe('abc');
    expect(await names(shop, buyer)).toBe('abc');
  });

  it('leaves the other browser the code that it has saved', async () => {
    const shop = await openShop();
    const buyer = cookieOf(await send(shop, 'a'));
    const { intent } = await shop.buy(pack, buyer);
    const phone = cookieOf(await send(shop, 'b'));
    const saved = await codeOf(shop, phone);
    await restore(shop, await purchaseCode(shop, intent, buyer), phone);
    expect(await names(shop, cookieOf(await restore(shop, saved)))).toBe('ab');
  });

  it('carries the record of the other browser to a buyer who has none', async () => {
    const shop = await openShop();
    const { intent, cookie: buyer } = await shop.buy(pack);
    const code = await purchaseCode(shop, intent, buyer);
    const phone = cookieOf(await send(shop, 'a'));
    expect((await restore(shop, code, phone)).json()).toMatchObject({ hasRecord: true });
    expect(await names(shop, buyer)).toBe('a');
  });

  it('stops carrying the record to a browser that the buyer removes', async () => {
    const shop = await openShop();
    const buyer = cookieOf(await send(shop, 'a'));
    const { intent } = await shop.buy(pack, buyer);
    const phone = cookieOf(await restore(shop, await purchaseCode(shop, intent, buyer)));
    expect(await names(shop, phone)).toBe('a');
    const { browsers } = (await shop.get('/browsers', buyer)).json<{ browsers: { id: string | null }[] }>();
    const other = browsers.find(({ id }) => id !== null)?.id ?? '';
    const removed = await post(shop.app, `/api/marketplace/browsers/${other}/remove`, {}, { cookie: buyer });
    expect(removed.statusCode).toBe(200);
    expect(await names(shop, phone)).toBe('');
    expect(await names(shop, buyer)).toBe('a');
  });

  it('carries none if there is none', async () => {
    const shop = await openShop();
    const { intent, cookie: buyer } = await shop.buy(pack);
    const restored = await restore(shop, await purchaseCode(shop, intent, buyer));
    expect(restored.json()).not.toHaveProperty('hasRecord');
    expect(await shop.db.selectFrom('records').selectAll().execute()).toEqual([]);
  });
});

describe('a record that nobody has', () => {
  it('is deleted by the hourly job, and others aren’t', async () => {
    stopClock();
    const made = await testApp();
    const kept = cookieOf(await send(made, 'ab'));
    const shared = cookieOf(await send(made, 'cd'));
    cookieOf(await send(made, 'ef'));
    daysLater(5);
    await names(made, kept);
    const phone = cookieOf(await restore(made, await codeOf(made, shared)));
    await names(made, phone);
    daysLater(3);
    await deleteExpiredSessions(made.db);
    await deleteAbandonedRecords(made.db);
    expect(await names(made, kept)).toBe('ab');
    expect(await names(made, phone)).toBe('cd');
    expect(await made.db.selectFrom('facts').select('id').execute()).toHaveLength(4);
    expect(await made.db.selectFrom('records').select('id').execute()).toHaveLength(2);
  });

  it('stays whole if its code restores it while the job runs', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, 'ab'));
    const code = await codeOf(made, cookie);
    await made.app.inject({ method: 'POST', url: '/api/marketplace/forget', headers: { cookie } });
    // Comes first, and takes the job several pauses.
    await made.db.insertInto('records').values({ id: '-first', fact_count: 0, code_hash: null }).execute();
    for (let number = 1; number <= 2_000; number++)
      await made.db
        .insertInto('facts')
        .values({ record: '-first', number, id: `fact-${number}`, fact: '{}' })
        .execute();
    const job = deleteAbandonedRecords(made.db);
    const phone = cookieOf(await restore(made, code));
    await job;
    expect(await names(made, phone)).toBe('ab');
    expect(await made.db.selectFrom('facts').select('id').execute()).toHaveLength(2);
  });

  it('is deleted after the browser was forgotten', async () => {
    const made = await testApp();
    const cookie = cookieOf(await send(made, 'ab'));
    await made.app.inject({ method: 'POST', url: '/api/marketplace/forget', headers: { cookie } });
    await deleteAbandonedRecords(made.db);
    for (const table of ['facts', 'records', 'record_holders'] as const)
      expect(await made.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
