import { type Fact, merge } from '@mathtools/practice/record';

/** The key prefix of a fact. Each fact has its own key, so that two tabs never overwrite each other's facts. */
const UNSENT = 'record-fact:';
/** Facts that the server has stored since this browser last kept its facts. */
const SENT = 'record-sent:';
/** Used instead of local storage if the browser refuses it. */
const memory = new Map<string, Fact>();

/** Stores a fact until it is sent. */
export function saveFact(fact: Fact): void {
  store(UNSENT, fact);
}

/** Returns the unsent facts in order. Anything else in storage is ignored. */
export function unsentFacts(): readonly Fact[] {
  return factsUnder(UNSENT);
}

/** Returns the facts that were sent but may not be among the kept ones. */
export function sentFacts(): readonly Fact[] {
  return factsUnder(SENT);
}

/** Marks facts as sent. They still count when offline, until {@link removeFacts} removes them. */
export function markSent(facts: readonly Fact[]): void {
  for (const fact of facts) {
    store(SENT, fact);
    remove(UNSENT + fact.id);
  }
}

/** Removes facts, whether or not they have been sent. */
export function removeFacts(facts: readonly Fact[]): void {
  for (const { id } of facts) for (const prefix of [UNSENT, SENT]) remove(prefix + id);
}

function store(prefix: string, fact: Fact): void {
  const key = prefix + fact.id;
  try {
    localStorage.setItem(key, JSON.stringify(fact));
  } catch {
    memory.set(key, fact);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, the fact was only in memory.
  }
}

function factsUnder(prefix: string): readonly Fact[] {
  const stored = storedKeys(prefix).flatMap((key) => factIn(key) ?? []);
  const inMemory = [...memory].flatMap(([key, fact]) => (key.startsWith(prefix) ? fact : []));
  return merge(stored, inMemory);
}

/** Calls `listener` with each fact that another tab stores. Returns a function that unsubscribes. */
export function onOtherTabsFact(listener: (fact: Fact) => void): () => void {
  const read = ({ key, newValue }: StorageEvent): void => {
    const fact = key?.startsWith(UNSENT) && newValue !== null ? parsed(newValue) : undefined;
    if (fact) listener(fact);
  };
  addEventListener('storage', read);
  return () => {
    removeEventListener('storage', read);
  };
}

function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function factIn(key: string): Fact | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : parsed(text);
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
