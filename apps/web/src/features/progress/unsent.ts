import type { Progress } from '@mathtools/contracts/progress';
import type { Category } from '@mathtools/practice';
import { FIRST, keyFor, keysWhere, readText, writeText } from '../learners/storage.js';
import { CATEGORIES } from '../practice/categories.js';

/** The unsent answers of each category, in order: true for a correct answer. */
export type Unsent = Readonly<Partial<Record<Category, readonly boolean[]>>>;

const KEY = 'practice-unsent';
const listeners = new Set<() => void>();

/** Returns a learner's unsent answers as the stored string, which stays the same until something changes. */
export function unsentText(learner: string): string {
  return readText(keyFor(KEY, learner)) ?? '{}';
}

/** Returns the keys of the learners who have answered problems in this browser. */
export function learnersWithProgress(): readonly string[] {
  return keysWhere((key) => key.split('@')[0] === KEY).map((key) => key.split('@')[1] ?? FIRST);
}

/** Parses the unsent answers. Anything else in storage counts as none. */
export function readUnsent(text: string): Unsent {
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

function readAttempts(text: string): Attempts {
  try {
    return (JSON.parse(text) as { readonly tries?: Attempts } | null)?.tries ?? {};
  } catch {
    return {};
  }
}

/** Returns the unsent answers that the server's numbers don't include. An attempt may have arrived even if its response was lost. */
export function uncounted(category: Category, known: Progress, text: string): readonly boolean[] {
  const answers = readUnsent(text)[category] ?? [];
  const sent = readAttempts(text)[category];
  const arrived = sent?.problemsCompleted === known.problemsCompleted && sent.streak === known.streak;
  return arrived ? answers.slice(sent.count) : answers;
}

/** Stores a learner's answer until it is sent. */
export function saveUnsent(learner: string, category: Category, isCorrect: boolean): void {
  const text = unsentText(learner);
  const unsent = readUnsent(text);
  write(learner, { ...unsent, [category]: [...(unsent[category] ?? []), isCorrect] }, readAttempts(text));
}

/** Stores the numbers about to be sent, until they are known to have arrived. */
export function saveAttempt(learner: string, category: Category, sent: Attempt): void {
  const text = unsentText(learner);
  write(learner, readUnsent(text), { ...readAttempts(text), [category]: sent });
}

/** Removes the first `count` answers of a learner in a category, which have been sent. */
export function removeSent(learner: string, category: Category, count: number): void {
  const text = unsentText(learner);
  const unsent = readUnsent(text);
  write(
    learner,
    { ...unsent, [category]: unsent[category]?.slice(count) ?? [] },
    { ...readAttempts(text), [category]: undefined },
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

function write(learner: string, unsent: Unsent, tries: Attempts): void {
  writeText(keyFor(KEY, learner), JSON.stringify({ ...unsent, tries }));
  for (const listener of listeners) listener();
}
