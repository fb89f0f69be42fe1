import type { Fact } from '@mathtools/contracts/record';
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { openShop } from '../../testing/shop.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
import { hashToken } from '../../tokens.js';
import { recordSharing } from './record-sharing.js';
import { type App, answer, newCode, read, remove, restore, send } from './record.test-support.js';

/** Creates devices with records of the given facts, and the code of each. */
async function devices(made: App, records: readonly (readonly number[])[]) {
  const cookies: string[] = [];
  const codes: string[] = [];
  for (const [index, seeds] of records.entries()) {
    cookies.push(
      cookieOf(
        await send(
          made,
          seeds.map((seed) => fact(seed)),
        ),
      ),
    );
    codes.push((await newCode(made, cookies[index])).code);
  }
  /** Enters the code of one device on another one, and returns the status. */
  const enter = async (code: number, on: number): Promise<number> => {
    const restored = await restore(made, codes[code] ?? '', cookies[on]);
    if (restored.statusCode === 200) cookies[on] = cookieOf(restored);
    return restored.statusCode;
  };
  /** Returns the sorted seeds of the facts that each device reads, with repetitions. */
  const seedsRead = () =>
    Promise.all(cookies.map(async (cookie) => (await read(made, cookie)).facts.map(seedOf).sort(inOrder)));
  return { cookies, codes, enter, seedsRead };
}

/** Returns a fact about a problem that the server doesn't know, which it stores without grading. */
const fact = (seed: number): Fact => ({ ...answer(1), id: idOf(seed), problem: 'a-problem-of-tomorrow' });
/** Returns a plugin that runs a function after the given number of results. */
function afterResults(count: number, run: () => Promise<unknown>): KyselyPlugin {
  let results = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      results += 1;
      if (results === count) await run();
      return result;
    },
  };
}
const idOf = (seed: number): string => `fact-${String(seed).padStart(6, '0')}`;
const seedOf = ({ id }: Fact): number => Number(id.slice(5));
const inOrder = (one: number, other: number): number => one - other;
const unionOf = (sets: readonly (readonly number[])[]): number[] => [...new Set(sets.flat())].sort(inOrder);

describe('two devices that enter each other’s codes', () => {
  it('share one record with the facts of both', async () => {
    const made = await testApp();
    const { enter, seedsRead } = await devices(made, [
      [1, 2],
      [2, 3],
    ]);
    expect([await enter(1, 0), await enter(0, 1)]).toEqual([200, 200]);
    expect(await seedsRead()).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('share one record if they do so at the same time', async () => {
    const made = await testApp();
    for (const round of [10, 20, 30, 40, 50]) {
      const { enter, seedsRead } = await devices(made, [
        [round, round + 1],
        [round + 1, round + 2],
      ]);
      expect(await Promise.all([enter(1, 0), enter(0, 1)])).toEqual([200, 200]);
      const all = [round, round + 1, round + 2];
      expect(await seedsRead()).toEqual([all, all]);
    }
  });

  // SQLite runs one transaction at a time.
  it.runIf(inject('engine') === 'postgres').each([1, 2])(
    'share one record that is merged after statement %i',
    async (count) => {
      const made = await testApp();
      const { codes, enter, seedsRead } = await devices(made, [[1], [2], [3]]);
      await enter(1, 0);
      const { session } = await made.db
        .selectFrom('record_holders')
        .innerJoin('records', 'records.id', 'record_holders.record')
        .select('session')
        .where('code_hash', '=', hashToken(codes[1] ?? ''))
        .executeTakeFirstOrThrow();
      const db = made.db.withPlugin(afterResults(count, () => enter(2, 1)));
      expect(await recordSharing.restore(db, hashToken(codes[1] ?? ''), session)).toBe(true);
      expect(await seedsRead()).toEqual([
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ]);
    },
  );

  it('end all earlier codes with a new one, or with the record', async () => {
    const made = await testApp();
    const { codes, cookies, enter } = await devices(made, [[1], [2]]);
    await enter(1, 0);
    const { code } = await newCode(made, cookies[1]);
    const statuses = async () => {
      const tried = [];
      for (const each of [...codes, code]) tried.push((await restore(made, each)).statusCode);
      return tried;
    };
    expect(await statuses()).toEqual([404, 404, 200]);
    await enter(1, 0);
    await remove(made, cookies[0]);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await made.db.selectFrom('merged_record_codes').selectAll().execute()).toEqual([]);
  });
});

describe('buyers that enter each other’s purchase codes', () => {
  /** Creates buyers with records of the given facts, and the purchase code of each. */
  async function buyers(records: readonly (readonly number[])[]) {
    const shop = await openShop();
    const made = await devices(shop, records);
    for (const [index, cookie] of made.cookies.entries()) {
      const { intent } = await shop.buy({ amount: 14.99, product: 'quadratics' }, cookie);
      const url = `/api/marketplace/orders/${intent}/code`;
      const response = await shop.app.inject({ method: 'POST', url, headers: { cookie } });
      made.codes[index] = response.json<{ restoreCode: string }>().restoreCode;
    }
    return made;
  }

  it.each([2, 3, 4])('share one record if %i of them do so at the same time', async (count) => {
    for (let round = 0; round < 4; round++) {
      const each = Array.from({ length: count }, (_, index) => index);
      const { enter, seedsRead } = await buyers(each.map((index) => [index, index + 1]));
      const statuses = await Promise.all(each.map((index) => enter((index + 1) % count, index)));
      expect(statuses).toEqual(each.map(() => 200));
      const all = [...each, count];
      expect(await seedsRead()).toEqual(each.map(() => all));
    }
  });
});

describe('merging', () => {
  const made = sharedApp({ RATE_LIMITS: 'off' });
  const record = fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 5 });
  /** The codes that are entered at the same time, each on another device. */
  const round = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3)), {
    selector: ([, on]) => on,
    minLength: 1,
    maxLength: 3,
  });

  it('gives the same record in any order, at the same time, and any number of times', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 4, maxLength: 4 }),
        fc.array(round, { minLength: 1, maxLength: 4 }),
        async (records, rounds) => {
          const { enter, seedsRead } = await devices(made(), records);
          for (const exchanges of rounds) {
            const statuses = await Promise.all(exchanges.map((exchange) => enter(...exchange)));
            expect(new Set(statuses)).toEqual(new Set([200]));
          }
          const groups = groupsOf(4, rounds.flat());
          expect(await seedsRead()).toEqual(
            groups.map((group) => unionOf(group.map((device) => records[device] ?? []))),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** Returns the devices that share a record with each device, after some of them entered codes of others. */
function groupsOf(count: number, exchanges: readonly (readonly [number, number])[]): readonly number[][] {
  const groups = Array.from({ length: count }, (_, device) => device);
  for (const [one, other] of exchanges) {
    const [from, to] = [groups[one], groups[other]];
    for (const [device, group] of groups.entries()) if (group === from) groups[device] = to ?? 0;
  }
  return groups.map((group) => groups.flatMap((other, device) => (other === group ? [device] : [])));
}
