import type { Figure } from '@mathtools/math-core/rational';
import { type Lead, leadOf } from '../tool-lead.js';

/** What leads before a percentage of 2 decimals; 2/3 of one percent would be read as 2/3. */
export function leadOfPercent(answer: Figure): Lead | undefined {
  return leadOf(answer, 3, { leads: (exact) => !exact.includes('/') });
}
