import { type Fact, merge } from '@mathtools/practice/record';
import { keyFor, keysWhere, readText, writeText } from '../learners/storage.js';

/** The key of a fact begins with one of these. Each fact has its own key, so that two tabs never overwrite each other's facts. */
const UNSENT = 'record-fact';
/** Facts that the server has stored since this browser last kept its facts. */
const SENT = 'record-sent';
/** The keys of unsent facts of all learners, with the learner's key. */
const UNSENT_KEY = new RegExp(`^${UNSENT}(?:@([^:]+))?:`);

/** Stores a learner's fact until it is sent. */
export function saveFact(learner: string, fact: Fact): void {
  store(prefixOf(UNSENT, learner), fact);
}

/** Returns a learner's unsent facts in order. Anything else in storage is ignored. */
export function unsentFacts(learner: string): readonly Fact[] {
  return factsUnder(prefixOf(UNSENT, learner));
}

/** Returns a learner's facts that were sent but may not be among the kept ones. */
export function sentFacts(learner: string): readonly Fact[] {
  return factsUnder(prefixOf(SENT, learner));
}

/** Returns the keys of the learners with unsent facts. */
export function learnersWithUnsent(): readonly string[] {
  return [...new Set(keysWhere(() => true).flatMap((key) => learnerOf(key) ?? []))];
}

/** Marks facts as sent. They still count when offline, until {@link removeFacts} removes them. */
export function markSent(learner: string, facts: readonly Fact[]): void {
  for (const fact of facts) {
    store(prefixOf(SENT, learner), fact);
    writeText(prefixOf(UNSENT, learner) + fact.id, undefined);
  }
}

/** Removes a learner's facts, whether or not they have been sent. */
export function removeFacts(learner: string, facts: readonly Fact[]): void {
  for (const { id } of facts)
    for (const kind of [UNSENT, SENT]) writeText(prefixOf(kind, learner) + id, undefined);
}

function prefixOf(kind: string, learner: string): string {
  return `${keyFor(kind, learner)}:`;
}

function learnerOf(key: string): string | undefined {
  const found = UNSENT_KEY.exec(key);
  return found ? (found[1] ?? '') : undefined;
}

function store(prefix: string, fact: Fact): void {
  writeText(prefix + fact.id, JSON.stringify(fact));
}

function factsUnder(prefix: string): readonly Fact[] {
  const keys = keysWhere((key) => key.startsWith(prefix));
  return merge(
    keys.flatMap((key) => parsed(readText(key) ?? '') ?? []),
    [],
  );
}

/** Calls `listener` with each fact that another tab stores, and its learner. Returns a function that unsubscribes. */
export function onOtherTabsFact(listener: (learner: string, fact: Fact) => void): () => void {
  const read = ({ key, newValue }: StorageEvent): void => {
    const learner = learnerOf(key ?? '');
    const fact = newValue === null ? undefined : parsed(newValue);
    if (learner !== undefined && fact) listener(learner, fact);
  };
  addEventListener('storage', read);
  return () => {
    removeEventListener('storage', read);
  };
}

function parsed(text: string): Fact | undefined {
  try {
    const fact = JSON.parse(text) as Partial<Fact> | null;
    const isFact = typeof fact?.id === 'string' && typeof fact.at === 'number' && fact.kind !== undefined;
    return isFact ? (fact as Fact) : undefined;
  } catch {
    return undefined;
  }
}
