import { dayMs } from '../../../durations.js';

const guaranteeDays = 30;

/**
 * Returns true if a buyer who wrote at that time gets a refund: within 30 days of the payment. That is longer
 * than the 14-day right of withdrawal, so nobody has to find out if that right still exists.
 */
export function isGuaranteed(paidAt: string, wroteAt: Date): boolean {
  const after = wroteAt.getTime() - Date.parse(paidAt);
  return after > -dayMs && after < guaranteeDays * dayMs; // a date without a time begins before the payment
}
