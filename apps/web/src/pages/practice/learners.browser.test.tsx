import type { Fact } from '@mathtools/practice/record';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, LOST } from '../../testing/answered.js';
import { answerFact, FIRST_ID, recordReplies, serverLearner } from '../../testing/record.js';
import { learnersQuery, refreshLearners } from '../../features/learners/learners-query.js';
import {
  addLearner,
  changeLearner,
  chosenLearner,
  learnerBy,
  learnersIn,
  MOST_LEARNERS,
  subscribeToLearners,
} from '../../features/learners/learners.js';
import { FIRST, isEmpty } from '../../features/learners/storage.js';
import { countOnce } from '../../features/progress/counted.js';
import { uncounted, unsentText } from '../../features/progress/unsent.js';
import { queryClient } from '../../features/query/query-client.js';
import { readContinue, saveAhead } from '../../features/record/continue.js';
import { deleteRecord, restoreRecord } from '../../features/record/delete-record.js';
import { readGoal } from '../../features/record/goal.js';
import { saveKept } from '../../features/record/kept-facts.js';
import { localFacts } from '../../features/record/record-query.js';
import { switchLearner } from '../../features/record/switch-learner.js';
import { freshFacts, recordFact, syncRecord } from '../../features/record/sync.js';
import { removeFacts, sentFacts, unsentFacts } from '../../features/record/unsent-facts.js';

beforeEach(() => {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
  queryClient.clear();
});

const OTHER_ID = 'other-learner-22-chars';
const idsOf = (facts: readonly Fact[] = []) => facts.map(({ id }) => id);
const knownIds = async () => idsOf((await localFacts()).facts);
const namesOf = () => learnersIn().shown.map(({ name }) => name);

test('the first learner takes over everything that the browser has', async () => {
  const replies = { 'POST /api/record/facts': LOST, 'GET /api/record*': LOST, 'GET /api/progress/*': LOST };
  answerCalls(replies);
  await saveKept(FIRST, { facts: [answerFact('fact-0001', 1)], cursor: 'record.1' });
  // The keys that were used before there were learners.
  localStorage.setItem('record-sent:fact-0002', JSON.stringify(answerFact('fact-0002', 2)));
  localStorage.setItem('record-fact:fact-0003', JSON.stringify(answerFact('fact-0003', 3)));
  localStorage.setItem('record-goal', '20');
  localStorage.setItem('practice-counted', '["slope.easy.1"]');
  localStorage.setItem('practice-unsent', '{"algebra":[true,false]}');
  const before = JSON.stringify(localStorage);
  const { key } = chosenLearner();
  expect(await knownIds()).toEqual(['fact-0001', 'fact-0002', 'fact-0003']);
  expect(readGoal()).toBe(20);
  expect(countOnce(key, 'slope.easy.1')).toBe(false);
  const none = { problemsCompleted: 0, streak: 0 };
  expect(uncounted('algebra', none, unsentText(key))).toEqual([true, false]);
  expect(JSON.stringify(localStorage)).toBe(before);
  switchLearner(addLearner().key);
  expect(await knownIds()).toEqual([]);
  expect(readGoal()).toBe(10);
  expect(countOnce(chosenLearner().key, 'slope.easy.1')).toBe(true);
  expect(uncounted('algebra', none, unsentText(chosenLearner().key))).toEqual([]);
});

test('offline answers go to the learner who gave them, whoever is chosen when the connection returns', async () => {
  const { records, replies } = recordReplies();
  const server = answerCalls({ ...replies, 'POST /api/record/facts': LOST, 'GET /api/record*': LOST });
  await recordFact(answerFact('fact-0001', 1));
  const other = addLearner();
  switchLearner(other.key);
  await recordFact(answerFact('fact-0002', 2));
  expect(await knownIds()).toEqual(['fact-0002']);
  switchLearner(FIRST);
  expect(await knownIds()).toEqual(['fact-0001']);
  Object.assign(server.replies, replies);
  syncRecord();
  await expect.poll(() => idsOf(records.get(other.id ?? ''))).toEqual(['fact-0002']);
  expect(idsOf(records.get(learnerBy(FIRST)?.id ?? ''))).toEqual(['fact-0001']);
  expect(await knownIds()).toEqual(['fact-0001']);
  switchLearner(other.key);
  queryClient.clear();
  expect(idsOf((await freshFacts()).facts)).toEqual(['fact-0002']);
  expect(unsentFacts(other.key)).toEqual([]);
});

test('a sibling who answers first doesn’t become the first learner', async () => {
  const { facts, records, replies } = recordReplies();
  answerCalls(replies);
  const other = addLearner();
  switchLearner(other.key);
  await recordFact(answerFact('fact-0002', 2));
  await expect.poll(() => idsOf(records.get(other.id ?? ''))).toEqual(['fact-0002']);
  switchLearner(FIRST);
  await recordFact(answerFact('fact-0001', 1));
  await expect.poll(() => unsentFacts(FIRST)).toEqual([]);
  const own = learnerBy(FIRST)?.id ?? '';
  expect(own).toMatch(/^[\w-]{22}$/);
  expect(own).not.toBe(other.id);
  expect(idsOf(records.get(own))).toEqual(['fact-0001']);
  expect(facts).toEqual([]);
});

test('what a sibling can continue with isn’t offered to another', () => {
  saveAhead({ reviews: [1] });
  const other = addLearner();
  switchLearner(other.key);
  expect(readContinue(2)).toBeUndefined();
  saveAhead({ reviews: [1, 1] });
  switchLearner(FIRST);
  expect(readContinue(2)?.text).toBe('1 review is due');
  switchLearner(other.key);
  expect(readContinue(2)?.text).toBe('2 reviews are due');
});

test('a browser that has lost its storage but not its cookie finds its learners again', async () => {
  const { records, replies } = recordReplies(answerFact('fact-0001', 1));
  records.set(OTHER_ID, [answerFact('fact-0002', 2)]);
  answerCalls(replies);
  expect(idsOf((await freshFacts()).facts)).toEqual(['fact-0001']);
  await expect.poll(namesOf).toEqual(['Fox', 'Owl']);
  expect(learnerBy(FIRST)?.id).toBe(FIRST_ID);
  switchLearner(OTHER_ID);
  expect(idsOf((await freshFacts()).facts)).toEqual(['fact-0002']);
});

test('a deleted record is hidden, replaced by an empty one, and can be restored', async () => {
  const { facts, replies } = recordReplies(answerFact('fact-0001', 1));
  answerCalls(replies);
  await freshFacts();
  changeLearner(FIRST, { name: 'Mia' });
  await deleteRecord({ learner: FIRST, isErased: false });
  expect(facts).toEqual([]);
  expect(await knownIds()).toEqual([]);
  expect(namesOf()).toEqual(['Mia']);
  expect(chosenLearner().key).not.toBe(FIRST);
  await recordFact(answerFact('fact-0002', 2));
  expect(await knownIds()).toEqual(['fact-0002']);
  const second = chosenLearner().key;
  await restoreRecord(FIRST);
  expect(chosenLearner().key).toBe(FIRST);
  expect(idsOf((await freshFacts()).facts)).toEqual(['fact-0001']);
  // The learner that replaced it has answers, so it stays, with another animal.
  expect(namesOf()).toEqual(['Mia', 'Owl']);
  expect(isEmpty(second)).toBe(false);
});

test('restoring a record removes the empty one that replaced it', async () => {
  const { replies } = recordReplies(answerFact('fact-0001', 1));
  answerCalls(replies);
  await freshFacts();
  await deleteRecord({ learner: FIRST, isErased: false });
  await restoreRecord(FIRST);
  expect(namesOf()).toEqual(['Fox']);
});

test('a learner whose record was deleted on another device is replaced, and one that is erased is forgotten', async () => {
  const { replies } = recordReplies(answerFact('fact-0001', 1));
  const server = answerCalls(replies);
  await freshFacts();
  server.replies['GET /api/record*'] = { facts: [], isFromStart: true, cursor: null, hasMore: false };
  server.replies['GET /api/learners'] = {
    learners: [serverLearner({ erasedAt: '2026-12-20T12:00:00.000Z' })],
  };
  syncRecord();
  await expect.poll(() => chosenLearner().key).not.toBe(FIRST);
  expect(learnersIn().deleted.map(({ key, id }) => [key, id])).toEqual([[FIRST, FIRST_ID]]);
  server.replies['GET /api/learners'] = { learners: [] };
  await refreshLearners();
  expect(learnersIn().deleted.map(({ id }) => id)).toEqual([undefined]);
  expect(namesOf()).toHaveLength(1);
});

test('a record that was deleted on another device can be restored here', async () => {
  const { replies } = recordReplies(answerFact('fact-0001', 1));
  const server = answerCalls(replies);
  await freshFacts();
  server.replies['GET /api/learners'] = {
    learners: [serverLearner({ erasedAt: '2026-12-20T12:00:00.000Z' })],
  };
  await refreshLearners();
  expect(chosenLearner().key).not.toBe(FIRST);
  server.replies['GET /api/learners'] = { learners: [serverLearner()] };
  await restoreRecord(FIRST);
  expect(learnersIn()).toMatchObject({ chosen: { key: FIRST, id: FIRST_ID }, deleted: [] });
  expect(namesOf()).toEqual(['Fox']);
});

test('a response from before a change isn’t used', async () => {
  const { replies } = recordReplies(answerFact('fact-0001', 1));
  let release: (value: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    release = resolve;
  });
  const server = answerCalls({ ...replies, 'GET /api/learners': () => late });
  const fetched = queryClient.query({ ...learnersQuery, staleTime: 0 }).catch(() => undefined);
  server.replies['GET /api/learners'] = {
    learners: [serverLearner({ erasedAt: '2026-12-20T12:00:00.000Z' })],
  };
  await refreshLearners();
  release({ learners: [serverLearner()] });
  await fetched;
  await late;
  expect(learnerBy(FIRST)?.isDeleted).toBe(true);
});

test('another tab’s choice arrives here', () => {
  const other = addLearner();
  const heard = vi.fn<() => void>();
  const leave = subscribeToLearners(heard);
  localStorage.setItem('learner', other.key);
  dispatchEvent(new StorageEvent('storage', { key: 'learner' }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  leave();
  expect(heard).toHaveBeenCalledOnce();
  expect(chosenLearner().key).toBe(other.key);
});

test('each learner has an animal of its own, and names are short', () => {
  while (learnersIn().shown.length < MOST_LEARNERS) addLearner();
  expect(new Set(namesOf()).size).toBe(MOST_LEARNERS);
  changeLearner(FIRST, { name: `  ${'M'.repeat(40)}` });
  expect(chosenLearner().name).toBe('M'.repeat(30));
  changeLearner(FIRST, { name: ' ' });
  expect(chosenLearner().name).toBe('Fox');
});

test('ignores what it can’t read in storage', () => {
  for (const text of ['no JSON', 'null', '7', '{"animal":"toString","name":7,"since":"x","id":3}'])
    localStorage.setItem('learner:', text);
  for (const [index, text] of ['no JSON', 'null', '7'].entries())
    localStorage.setItem(`learner:other-learner-22-char${index}`, text);
  localStorage.setItem('learner:short', '{"animal":"owl"}');
  localStorage.setItem('learner', 'nobody');
  expect(learnersIn()).toMatchObject({ chosen: { key: FIRST, name: 'Fox', id: undefined }, deleted: [] });
  for (const { animal } of learnersIn().shown) expect(animal).toBe('fox');
});
