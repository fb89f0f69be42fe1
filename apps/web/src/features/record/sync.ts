import type { NewFacts } from '@mathtools/contracts/record';
import { type Fact, merge, withoutOldTexts } from '@mathtools/practice/record';
import { MutationObserver } from '@tanstack/react-query';
import { ApiError, fetchAnswer } from '../api.js';
import { refreshLearners } from '../learners/learners-query.js';
import { chosenLearner } from '../learners/learners.js';
import { named } from '../learners/requests.js';
import { queryClient } from '../query/query-client.js';
import { writes } from '../query/writes.js';
import { type KeptFacts, readKept, saveKept } from './kept-facts.js';
import { addFacts, changeFacts, type Facts, localFacts } from './record-query.js';
import {
  learnersWithUnsent,
  markSent,
  onOtherTabsFact,
  removeFacts,
  saveFact,
  sentFacts,
  unsentFacts,
} from './unsent-facts.js';

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

/** Sends a learner's facts, and returns those that the server has stored. Splits a refused batch to find the fact that was refused. */
async function sendBatch(learner: string, facts: readonly Fact[]): Promise<readonly Fact[]> {
  try {
    const body = { ...(await named(learner)), facts: facts.map(sendable) };
    const { corrected } = await fetchAnswer('POST /api/record/facts', { body });
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
    return [
      ...(await sendBatch(learner, facts.slice(0, half))),
      ...(await sendBatch(learner, facts.slice(half))),
    ];
  }
}

/** Sends all unsent facts of a learner. */
export async function sendFacts(learner: string): Promise<void> {
  for (;;) {
    const unsent = unsentFacts(learner).filter(({ id }) => !refused.has(id));
    if (unsent.length === 0) return;
    const stored = await sendBatch(learner, unsent.slice(0, BATCH));
    await changeFacts(learner, (known) => ({
      ...known,
      facts: merge(
        known.facts.filter(({ id }) => stored.every((fact) => fact.id !== id)),
        stored,
      ),
    }));
    markSent(learner, stored);
  }
}

/** Sends the unsent facts of every learner. Throws only if those of the chosen one couldn't be sent. */
async function sendAll(): Promise<void> {
  const { key } = chosenLearner();
  await sendFacts(key);
  for (const other of learnersWithUnsent()) if (other !== key) await sendFacts(other).catch(() => undefined);
}

/** Fetches a learner's facts that arrived after the kept ones. */
async function fetchLater(learner: string, kept: KeptFacts): Promise<KeptFacts> {
  const after = kept.cursor === null ? {} : { after: kept.cursor };
  const query = { ...(await named(learner)), ...after };
  const { facts, isFromStart, cursor, hasMore } = await fetchAnswer('GET /api/record', { query });
  const now = { facts: merge(isFromStart ? [] : kept.facts, facts), cursor };
  return hasMore && cursor !== null ? fetchLater(learner, now) : now;
}

/** Fetches the facts of a learner's record and keeps them, including those that this browser has sent. */
async function fetchAll(learner: string): Promise<void> {
  const sent = sentFacts(learner);
  const before = await readKept(learner);
  const later = await fetchLater(learner, before);
  const kept = { ...later, facts: withoutOldTexts(later.facts, Date.now()) };
  await saveKept(learner, kept);
  removeFacts(learner, sent);
  await changeFacts(learner, () => ({
    ...kept,
    facts: merge(kept.facts, unsentFacts(learner)),
    link: 'current',
  }));
  // A record that appears or disappears may have been joined or deleted on another device.
  if ((before.cursor === null) !== (kept.cursor === null)) await refreshLearners();
}

async function syncNow(): Promise<void> {
  await sendAll();
  await fetchAll(chosenLearner().key);
}

const syncing = new MutationObserver(queryClient, {
  mutationFn: syncNow,
  scope: writes, // No fact is sent between the server's response and the change of the facts.
  onError: () => void changeFacts(chosenLearner().key, (known) => ({ ...known, link: 'failed' })),
});

/** Sends the unsent facts and fetches the chosen learner's later ones from other browsers. After a failure, unsent facts are kept. */
export function syncRecord(): void {
  syncing.mutate().catch(() => undefined);
}

/** Returns the chosen learner's facts after a synchronization, or those in this browser if the server can't be reached. */
export async function freshFacts(): Promise<Facts> {
  await syncing.mutate().catch(() => undefined);
  return localFacts();
}

async function sendNow(): Promise<void> {
  await sendAll();
  const { key } = chosenLearner();
  if (sentFacts(key).length >= BATCH) await fetchAll(key);
}

const sending = new MutationObserver(queryClient, { mutationFn: sendNow, scope: writes });

/** Records a fact of the chosen learner: it counts at once, and is sent as soon as the server can be reached. */
export async function recordFact(fact: Fact): Promise<void> {
  const { key } = chosenLearner();
  saveFact(key, fact);
  await addFacts(key, [fact]);
  sending.mutate().catch(() => undefined);
}

let isWatching = false;

/** Synchronizes now, whenever the browser is online again, and with facts from other tabs. Repeated calls only synchronize. */
export function watchRecord(): void {
  syncRecord();
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', syncRecord);
  onOtherTabsFact((learner, fact) => void addFacts(learner, [fact]));
}
