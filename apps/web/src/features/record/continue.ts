import { withQuery } from '../../site/with-query.js';

/** The local storage key of what the chosen learner can continue with. */
export const KEY = 'record-continue';

/** The learner's next activity, kept as plain data so that other pages can show it without the record. */
export interface Ahead {
  /** The times of the next reviews, in milliseconds since 1970, the earliest first. */
  readonly reviews: readonly number[];
  /** The recommended skill. */
  readonly next?: { readonly skill: string; readonly title: string } | undefined;
}

/** A link to continue with, and its text. */
export interface Continue {
  readonly to: string;
  readonly text: string;
}

/** Stores what the learner can continue with, or deletes it if the argument is undefined. */
export function saveAhead(ahead: Ahead | undefined): void {
  try {
    if (ahead) localStorage.setItem(KEY, JSON.stringify(ahead));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, other pages don't offer to continue.
  }
}

/** Returns the stored link to continue with at a time, or undefined if there is nothing to continue. */
export function readContinue(now: number): Continue | undefined {
  try {
    return continueWith(JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Ahead> | null, now);
  } catch {
    return undefined;
  }
}

function continueWith(ahead: Partial<Ahead> | null, now: number): Continue | undefined {
  const due = Array.isArray(ahead?.reviews) ? ahead.reviews.filter((at) => Number(at) <= now).length : 0;
  if (due > 0) return { to: withQuery('/practice', { review: 'due' }), text: reviewText(due) };
  if (typeof ahead?.next?.skill !== 'string' || typeof ahead.next.title !== 'string') return undefined;
  return { to: withQuery('/practice', { skill: ahead.next.skill }), text: ahead.next.title };
}

/** Returns a count of reviews in words. */
export function reviewText(due: number): string {
  return due === 1 ? '1 review is due' : `${due} reviews are due`;
}
