import type { Family } from '../../family.js';
import { eitherWay } from '../natural-logarithm/family.js';

/** Logarithms of powers of e, and powers of e with logarithms. */
export const naturalLogarithm2: Family = {
  id: 'natural-logarithm-2',
  category: 'logarithms',
  difficulties: ['easy'],
  make: (random) => eitherWay(random, { lowest: -20, highest: 25, halves: 10, number: 25, plain: 99 }),
};
