/** The key of the first learner of a browser. */
export const FIRST = '';

/** Used instead of local storage if the browser refuses it. */
const memory = new Map<string, string>();

/**
 * Returns the local storage key of something that belongs to a learner. The first learner has the keys that were used
 * before a browser had several, so it has everything from then.
 */
export function keyFor(kind: string, learner: string): string {
  return learner === FIRST ? kind : `${kind}@${learner}`;
}

/** The answers that local storage keeps for each learner, and what else. A colon separates a key from an ID that it contains. */
const ANSWERS = ['record-fact', 'record-sent', 'record-cursor', 'practice-unsent', 'practice-counted'];
const OTHERS = ['record-goal', 'record-ahead'];

function keysOf(learner: string, kinds: readonly string[]): readonly string[] {
  const own = new Set(kinds.map((kind) => keyFor(kind, learner)));
  return keysWhere((key) => own.has(key.split(':')[0] ?? ''));
}

/** Returns true if local storage has no answers of a learner, sent or unsent. */
export function isEmpty(learner: string): boolean {
  return keysOf(learner, ANSWERS).length === 0;
}

/** Deletes everything that local storage keeps for a learner. */
export function deleteAllOf(learner: string): void {
  for (const key of keysOf(learner, [...ANSWERS, ...OTHERS])) writeText(key, undefined);
}

/** Returns the stored text, or undefined if there is none. */
export function readText(key: string): string | undefined {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or deletes it if it is undefined. */
export function writeText(key: string, text: string | undefined): void {
  memory.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) memory.set(key, text);
  }
}

/** Returns the stored keys that fulfill a condition. */
export function keysWhere(isMeant: (key: string) => boolean): readonly string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])].filter(isMeant);
  } catch {
    return [...memory.keys()].filter(isMeant);
  }
}
