import type { Names } from '../testing/step-faults.test-support.js';

/** The units of time in a loan's steps, in months. */
export const MONTHS: Names = new Map([
  ['month', [1n, 1n]],
  ['months', [1n, 1n]],
  ['year', [12n, 1n]],
  ['years', [12n, 1n]],
]);
