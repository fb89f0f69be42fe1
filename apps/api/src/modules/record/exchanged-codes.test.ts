import type { Fact } from '@mathtools/contracts/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../testing/post.js';
import { sharedApp, testApp } from '../../testing/test-app.js';
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
