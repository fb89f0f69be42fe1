import type { NewFacts } from '@mathtools/contracts/record';
import { type Fact, merge } from '@mathtools/practice/record';
import { MutationObserver } from '@tanstack/react-query';
import { ApiError, fetchAnswer } from '../api.js';
import { queryClient } from '../query/query-client.js';
import { writes } from '../query/writes.js';
import { deleteKept, type KeptFacts, readKept, saveKept } from './kept-facts.js';
import { addFacts, changeFacts, type Facts, localFacts, recordQuery } from './record-query.js';
import { saveAhead } from './continue.js';
import { markSent, onOtherTabsFact, removeFacts, saveFact, sentFacts, unsentFacts } from './unsent-facts.js';

/** The number of facts in a request, which is the server's maximum. */
export const BATCH = 100;

/**
 * Facts that the server rejected. They stay in this browser and aren't sent again until the next visit, so that they
 * don't block the others.
 */
const refused = new Set<string>();

/** Returns a fact as the body of a request. */
function sendable(fact: Fact): NewFacts['facts'][number] {
  return fact.kind === 'placement' ? { ...fact, known: [...fact.known] } : fact;
}

/** Sends facts, and returns those that the server has stored. Splits a refused batch to find the fact that was refused. */
async function sendBatch(facts: readonly Fact[]): Promise<readonly Fact[]> {
  try {
    const { corrected } = await fetchAnswer('POST /api/record/facts', {
      body: { facts: facts.map(sendable) },
    });
    const byId = new Map(corrected.map((fact) => [fact.id, fact]));
    return facts.map((fact) => byId.get(fact.id) ?? fact);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const [first] = facts;
    if (facts.length === 1 && first) {
      refused.add(first.id);
      return [];
    }
    const half = facts.length >> 1;
    return [...(await sendBatch(facts.slice(0, half))), ...(await sendBatch(facts.slice(half)))];
  }
}

async function sendAll(): Promise<void> {
  for (;;) {
    const unsent = unsentFacts().filter(({ id }) => !refused.has(id));
    if (unsent.length === 0) return;
    const stored = await sendBatch(unsent.slice(0, BATCH));
    await changeFacts((known) => ({
      ...known,
      facts: merge(
        known.facts.filter(({ id }) => stored.every((fact) => fact.id !== id)),
        stored,
      ),
    }));
    markSent(stored);
  }
}

/** Fetches the facts that arrived after the kept ones. */
async function fetchLater(kept: KeptFacts): Promise<KeptFacts> {
  const query = kept.cursor === null ? {} : { after: kept.cursor };
  const { facts, isFromStart, cursor, hasMore } = await fetchAnswer('GET /api/record', { query });
  const now = { facts: merge(isFromStart ? [] : kept.facts, facts), cursor };
  return hasMore && cursor !== null ? fetchLater(now) : now;
}

/** Fetches the facts of the record and keeps them, including those that this browser has sent. */
async function fetchAll(): Promise<void> {
  const sent = sentFacts();
  const kept = await fetchLater(await readKept());
  await saveKept(kept);
  removeFacts(sent);
  await changeFacts(() => ({ ...kept, facts: merge(kept.facts, unsentFacts()), link: 'current' }));
}

async function syncNow(): Promise<void> {
  await sendAll();
  await fetchAll();
}

const syncing = new MutationObserver(queryClient, {
  mutationFn: syncNow,
  scope: writes, // No fact is sent between the server's response and the change of the facts.
  onError: () => void changeFacts((known) => ({ ...known, link: 'failed' })),
});

/** Sends the unsent facts and fetches the later ones of other browsers. After a failure, unsent facts are kept. */
export function syncRecord(): void {
  syncing.mutate().catch(() => undefined);
}

/** Returns the facts after a synchronization, or those in this browser if the server can't be reached. */
export async function freshFacts(): Promise<Facts> {
  await syncing.mutate().catch(() => undefined);
  return localFacts();
}

async function sendNow(): Promise<void> {
  await sendAll();
  if (sentFacts().length >= BATCH) await fetchAll();
}

const sending = new MutationObserver(queryClient, { mutationFn: sendNow, scope: writes });

/** Records a fact: it counts at once, and is sent as soon as the server can be reached. */
export async function recordFact(fact: Fact): Promise<void> {
  saveFact(fact);
  await addFacts([fact]);
  sending.mutate().catch(() => undefined);
}

async function deleteNow(): Promise<void> {
  await fetchAnswer('DELETE /api/record');
  removeFacts([...unsentFacts(), ...sentFacts()]);
  await deleteKept();
  saveAhead(undefined);
  queryClient.setQueryData(recordQuery.queryKey, { facts: [], cursor: null, link: 'current' });
}

// A fact that is being sent arrives first, so that it is deleted, too.
const deleting = new MutationObserver(queryClient, { mutationFn: deleteNow, scope: writes });

/** Deletes the record on the server and in this browser. Throws if the server can't be reached, and then deletes nothing. */
export async function deleteRecord(): Promise<void> {
  await deleting.mutate();
}

let isWatching = false;

/** Synchronizes now, whenever the browser is online again, and with facts from other tabs. Repeated calls only synchronize. */
export function watchRecord(): void {
  syncRecord();
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', syncRecord);
  onOtherTabsFact((fact) => void addFacts([fact]));
}
