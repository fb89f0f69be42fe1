import type { Progress } from '@mathtools/contracts/progress';
import type { Category } from '@mathtools/practice';
import { CATEGORIES } from '../practice/categories.js';

/** Whether the answers that the server has not heard of were right, by category, in their order. */
export type Unsent = Readonly<Partial<Record<Category, readonly boolean[]>>>;

const KEY = 'practice-unsent';
const listeners = new Set<() => void>();
/** Stands in where a browser keeps nothing. */
let memory = '{}';

/** Gives what is unsent as text, which is the same as long as nothing changes. */
export function unsentText(): string {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Reads what is unsent; anything else that a browser may hold there counts as nothing. */
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

/** Figures that were sent, and how many of the unsent answers are in them; whether they arrived is not known. */
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

/** Gives the unsent answers that are not in what the server has: a try whose reply was lost arrived all the same. */
export function uncounted(category: Category, known: Progress, text = unsentText()): readonly boolean[] {
  const answers = readUnsent(text)[category] ?? [];
  const sent = readAttempts(text)[category];
  const arrived = sent?.problemsCompleted === known.problemsCompleted && sent.streak === known.streak;
  return arrived ? answers.slice(sent.count) : answers;
}

/** Keeps an answer until it is sent. */
export function saveUnsent(category: Category, isCorrect: boolean): void {
  const unsent = readUnsent();
  write({ ...unsent, [category]: [...(unsent[category] ?? []), isCorrect] }, readAttempts());
}

/** Keeps what is about to be sent until it is known to have arrived. */
export function saveAttempt(category: Category, sent: Attempt): void {
  write(readUnsent(), { ...readAttempts(), [category]: sent });
}

/** Lets go of the first `count` answers of a category: they are sent. */
export function removeSent(category: Category, count: number): void {
  const unsent = readUnsent();
  write(
    { ...unsent, [category]: unsent[category]?.slice(count) ?? [] },
    { ...readAttempts(), [category]: undefined },
  );
}

/** Calls `listener` on every change, in this tab or another, until the function that it returns is called. */
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
    // kept in memory
  }
  for (const listener of listeners) listener();
}
