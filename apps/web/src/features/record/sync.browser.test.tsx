import { maxFacts } from '@mathtools/contracts/record';
import type { Fact } from '@mathtools/practice/record';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, held, LOST } from '../../testing/answered.js';
import { answerFact, recordReplies } from '../../testing/record.js';
import { FIRST } from '../learners/storage.js';
import { queryClient } from '../query/query-client.js';
import { readContinue, saveAhead } from './continue.js';
import { localFacts } from './record-query.js';
import { deleteRecord } from './delete-record.js';
import { BATCH, recordFact, syncRecord } from './sync.js';
import { removeFacts, saveFact, sentFacts, unsentFacts } from './unsent-facts.js';

beforeEach(() => {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
  queryClient.clear();
});

const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id);
const knownIds = async () => idsOf((await localFacts()).facts);
const sentBatches = (calls: readonly { readonly method: string; readonly body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => idsOf((body as { facts: Fact[] }).facts));

/** Returns the number of the first learner's entries in the browser's database of records. */
async function databaseEntries(): Promise<number> {
  const database = await done(indexedDB.open('record'));
  const count = await done(database.transaction('facts').objectStore('facts').count('facts'));
  database.close();
  return count;
}
function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error('The request failed.'));
    };
  });
}

test('a fact counts at once, is sent, and counts on the next visit with and without the server', async () => {
  const { facts, replies } = recordReplies();
  answerCalls(replies);
  await recordFact(answerFact('fact-0001', 1));
  expect(await knownIds()).toEqual(['fact-0001']);
  await expect.poll(() => facts).toHaveLength(1);
  await expect.poll(() => unsentFacts(FIRST)).toEqual([]);
  queryClient.clear();
  expect(await knownIds()).toEqual(['fact-0001']);
  syncRecord();
  await expect.poll(() => sentFacts(FIRST)).toEqual([]);
  expect(await knownIds()).toEqual(['fact-0001']);
  // The kept facts need no server.
  await expect.poll(() => localStorage.getItem('record-cursor')).toBe('record.1');
  queryClient.clear();
  expect(await knownIds()).toEqual(['fact-0001']);
});

test('facts that can’t be sent are kept, and are sent once with the next synchronization', async () => {
  const { facts, replies } = recordReplies();
  const server = answerCalls({ ...replies, 'POST /api/record/facts': LOST, 'GET /api/record*': LOST });
  for (const id of ['fact-0002', 'fact-0001']) await recordFact(answerFact(id, 1));
  syncRecord();
  await expect.poll(async () => (await localFacts()).link).toBe('failed');
  expect(await knownIds()).toEqual(['fact-0001', 'fact-0002']);
  Object.assign(server.replies, replies);
  syncRecord();
  await expect.poll(async () => (await localFacts()).link).toBe('current');
  expect(idsOf(facts).sort()).toEqual(['fact-0001', 'fact-0002']);
  expect(await knownIds()).toEqual(['fact-0001', 'fact-0002']);
});

test('many facts are sent in batches, and a refused one doesn’t hold up the others', async () => {
  expect(BATCH).toBe(maxFacts);
  const { facts, replies } = recordReplies();
  const { calls } = answerCalls({
    ...replies,
    'POST /api/record/facts': (call: Parameters<(typeof replies)['POST /api/record/facts']>[0]) =>
      idsOf((call.body as { facts: Fact[] }).facts).includes('fact-refused')
        ? 400
        : replies['POST /api/record/facts'](call),
  });
  const ids = Array.from({ length: 130 }, (_, index) => `fact-${String(index).padStart(4, '0')}`);
  for (const id of [...ids, 'fact-refused']) saveFact(FIRST, answerFact(id, 1));
  syncRecord();
  await expect.poll(async () => (await localFacts()).link).toBe('current');
  expect(idsOf(facts).sort()).toEqual(ids);
  expect(Math.max(...sentBatches(calls).map(({ length }) => length))).toBe(maxFacts);
  expect(idsOf(unsentFacts(FIRST))).toEqual(['fact-refused']);
  expect(await knownIds()).toHaveLength(131);
});

test('sent facts are fetched with the record once there are many', async () => {
  const { replies } = recordReplies();
  const { calls } = answerCalls(replies);
  for (let index = 0; index < BATCH; index++) saveFact(FIRST, answerFact(`fact-${1000 + index}`, index));
  await recordFact(answerFact('fact-2000', BATCH));
  await expect.poll(() => calls.filter(({ path }) => path === '/api/record')).toHaveLength(1);
  await expect.poll(async () => (await localFacts()).link).toBe('current');
  queryClient.clear();
  expect(await knownIds()).toHaveLength(BATCH + 1);
});

test('facts are sent in the order of their answers', async () => {
  const { facts, replies } = recordReplies();
  answerCalls(replies);
  for (const [index, id] of ['fact-0003', 'fact-0001', 'fact-0002'].entries())
    saveFact(FIRST, answerFact(id, index));
  syncRecord();
  await expect.poll(async () => (await localFacts()).link).toBe('current');
  expect(idsOf(facts)).toEqual(['fact-0003', 'fact-0001', 'fact-0002']);
});

test('facts that the server corrects replace those that were sent', async () => {
  const { replies } = recordReplies();
  answerCalls({
    ...replies,
    'POST /api/record/facts': () => ({ corrected: [answerFact('fact-0001', 1, { verdict: 'incorrect' })] }),
  });
  await recordFact(answerFact('fact-0001', 1));
  await expect
    .poll(async () => (await localFacts()).facts)
    .toEqual([answerFact('fact-0001', 1, { verdict: 'incorrect' })]);
});

test('facts that another tab stores count here, too, and anything else in storage is ignored', async () => {
  const { replies } = recordReplies();
  answerCalls({ ...replies, 'POST /api/record/facts': LOST });
  for (const text of ['null', '7', 'no JSON', '{"id":3}', '{"id":"fact-0009","kind":"answer"}'])
    localStorage.setItem(`record-fact:${text}`, text);
  saveFact(FIRST, answerFact('fact-0001', 1));
  saveFact(FIRST, answerFact('fact-0002', 2));
  expect(await knownIds()).toEqual(['fact-0001', 'fact-0002']);
});

test('facts are kept in memory if the browser refuses storage', async () => {
  const { facts, replies } = recordReplies();
  answerCalls(replies);
  const refuse = () => {
    throw new Error('denied');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  await recordFact(answerFact('fact-0001', 1));
  expect(await knownIds()).toEqual(['fact-0001']);
  await expect.poll(() => facts).toHaveLength(1);
});

test('deleting removes the record on the server first, and then here', async () => {
  const { facts, replies } = recordReplies(answerFact('fact-0001', 1));
  const server = answerCalls({ ...replies, 'POST /api/learners/*': LOST });
  syncRecord();
  await expect.poll(knownIds).toEqual(['fact-0001']);
  saveAhead({ reviews: [1] });
  await expect(deleteRecord({ learner: FIRST, isErased: true })).rejects.toThrow();
  expect(await knownIds()).toEqual(['fact-0001']);
  Object.assign(server.replies, replies);
  await deleteRecord({ learner: FIRST, isErased: true });
  expect(facts).toEqual([]);
  expect(await knownIds()).toEqual([]);
  expect(readContinue(2)).toBeUndefined();
});

test('deleting also deletes a fact that is still being sent', async () => {
  const { facts, replies } = recordReplies();
  const { promise, release } = held<undefined>();
  const post = replies['POST /api/record/facts'];
  const { calls } = answerCalls({
    ...replies,
    'POST /api/record/facts': async (call: Parameters<typeof post>[0]) => {
      await promise;
      return post(call);
    },
  });
  await recordFact(answerFact('fact-0001', 1));
  await expect.poll(() => calls.length).toBe(1);
  const deleted = deleteRecord({ learner: FIRST, isErased: true });
  release(undefined);
  await deleted;
  expect(facts).toEqual([]);
  expect([...unsentFacts(FIRST), ...sentFacts(FIRST), ...(await knownIds())]).toEqual([]);
});

test('nothing is kept of a record that another browser deleted', async () => {
  const { facts, replies } = recordReplies(answerFact('fact-0001', 1));
  answerCalls(replies);
  syncRecord();
  await expect.poll(() => localStorage.getItem('record-cursor')).toBe('record.1');
  facts.length = 0;
  syncRecord();
  await expect.poll(knownIds).toEqual([]);
  expect(await databaseEntries()).toBe(0);
});

test('other pages offer the due reviews, or else the recommended skill', () => {
  expect(readContinue(5)).toBeUndefined();
  saveAhead({ reviews: [3, 8], next: { skill: 'slope', title: 'Slope' } });
  expect(readContinue(2)).toEqual({ to: '/practice?skill=slope', text: 'Slope' });
  expect(readContinue(3)).toEqual({ to: '/practice?review=due', text: '1 review is due' });
  expect(readContinue(9)).toEqual({ to: '/practice?review=due', text: '2 reviews are due' });
  for (const text of ['null', '7', '[]', 'no JSON', '{"reviews":7,"next":3}']) {
    localStorage.setItem('record-continue', text);
    expect(readContinue(9)).toBeUndefined();
  }
});
