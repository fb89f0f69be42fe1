import type { Progress } from '@mathtools/contracts/progress';
import type { Category } from '@mathtools/practice';
import { CATEGORIES } from '../practice/categories.js';

/** The unsent answers of each category, in order: true for a correct answer. */
export type Unsent = Readonly<Partial<Record<Category, readonly boolean[]>>>;

const KEY = 'practice-unsent';
const listeners = new Set<() => void>();
/** Used instead of local storage if the browser refuses it. */
let memory = '{}';

/** Returns the unsent answers as the stored string, which stays the same until something changes. */
export function unsentText(): string {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Parses the unsent answers. Anything else in storage counts as none. */
export function readUnsent(text = unsentText()): Unsent {
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    return Object.fromEntries(
      CATEGORIES.flatMap(({ id }) => {
        const answers: unknown = kept?.[id];
        return Array.isArray(answers) && answers.length > 0 ? [[id, answers.map(Boolean)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Numbers that were sent without a known outcome, and the number of unsent answers that they include. */
export interface Attempt extends Progress {
  readonly count: number;
}

type Attempts = Readonly<Partial<Record<Category, Attempt>>>;

function readAttempts(text = unsentText()): Attempts {
  try {
    return (JSON.parse(text) as { readonly tries?: Attempts } | null)?.tries ?? {};
  } catch {
    return {};
  }
}

/** Returns the unsent answers that the server's numbers don't include. An attempt may have arrived even if its response was lost. */
export function uncounted(category: Category, known: Progress, text = unsentText()): readonly boolean[] {
  const answers = readUnsent(text)[category] ?? [];
  const sent = readAttempts(text)[category];
  const arrived = sent?.problemsCompleted === known.problemsCompleted && sent.streak === known.streak;
  return arrived ? answers.slice(sent.count) : answers;
}

/** Stores an answer until it is sent. */
export function saveUnsent(category: Category, isCorrect: boolean): void {
  const unsent = readUnsent();
  write({ ...unsent, [category]: [...(unsent[category] ?? []), isCorrect] }, readAttempts());
}

/** Stores the numbers about to be sent, until they are known to have arrived. */
export function saveAttempt(category: Category, sent: Attempt): void {
  write(readUnsent(), { ...readAttempts(), [category]: sent });
}

/** Removes the first `count` answers of a category, which have been sent. */
export function removeSent(category: Category, count: number): void {
  const unsent = readUnsent();
  write(
    { ...unsent, [category]: unsent[category]?.slice(count) ?? [] },
    { ...readAttempts(), [category]: undefined },
  );
}

/** Calls `listener` on every change, in this tab or another. Returns a function that unsubscribes. */
export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function write(unsent: Unsent, tries: Attempts): void {
  memory = JSON.stringify({ ...unsent, tries });
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // The answers are kept in memory.
  }
  for (const listener of listeners) listener();
}
