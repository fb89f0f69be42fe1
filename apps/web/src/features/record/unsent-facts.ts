import type { Fact } from '@mathtools/practice/record';

/** Each fact has its own key, so that two tabs never overwrite each other's facts. */
const PREFIX = 'record-fact:';
/** Used instead of local storage if the browser refuses it. */
const memory = new Map<string, Fact>();

/** Stores a fact until it is sent. */
export function saveFact(fact: Fact): void {
  try {
    localStorage.setItem(PREFIX + fact.id, JSON.stringify(fact));
  } catch {
    memory.set(fact.id, fact);
  }
}

/** Returns the unsent facts. Anything else in storage is ignored. */
export function unsentFacts(): readonly Fact[] {
  return [...storedKeys().flatMap((key) => factIn(key) ?? []), ...memory.values()];
}

/** Removes facts that were sent. */
export function removeFacts(facts: readonly Fact[]): void {
  for (const { id } of facts) {
    memory.delete(id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Without storage, the fact was only in memory.
    }
  }
}

/** Calls `listener` with each fact that another tab stores. Returns a function that unsubscribes. */
export function onOtherTabsFact(listener: (fact: Fact) => void): () => void {
  const read = ({ key, newValue }: StorageEvent): void => {
    const fact = key?.startsWith(PREFIX) && newValue !== null ? parsed(newValue) : undefined;
    if (fact) listener(fact);
  };
  addEventListener('storage', read);
  return () => {
    removeEventListener('storage', read);
  };
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
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
