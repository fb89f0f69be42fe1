import type { Names } from '../testing/step-faults.test-support.js';

/** The units of a loan's time, in months. */
export const MONTHS: Names = new Map([
  ['month', [1n, 1n]],
  ['months', [1n, 1n]],
  ['year', [12n, 1n]],
  ['years', [12n, 1n]],
]);
