import type { Figure } from '@mathtools/math-core/rational';
import { type Lead, leadOf } from '../tool-lead.js';

/**
 * Returns the value shown before a percentage with 2 decimals. It is never a fraction, because 2/3 of 1%
 * would be misread as 2/3.
 */
export function leadOfPercent(answer: Figure): Lead | undefined {
  return leadOf(answer, 3, { leads: (exact) => !exact.includes('/') });
}
