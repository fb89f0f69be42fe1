import { dayMs } from '../../../durations.js';

const guaranteeDays = 30;

/**
 * Whether a buyer who wrote then gets the money back: within 30 days of the payment. It is longer than the 14 days of the right of
 * withdrawal, so nobody has to find out whether that right still exists.
 */
export function isGuaranteed(paidAt: string, wroteAt: Date): boolean {
  const after = wroteAt.getTime() - Date.parse(paidAt);
  return after > -dayMs && after < guaranteeDays * dayMs; // a day alone begins before the payment
}
