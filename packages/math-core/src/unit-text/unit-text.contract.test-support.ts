import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseDuration, parseQuantity, parseUnit } from './index.js';

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseDuration', { text: '1 h 30 min' }, (all) => parseDuration(argument(all, 'text'))),
  tested('parseQuantity', { text: '5 ft 11 in', category: 'length' }, (all) =>
    parseQuantity(argument(all, 'text'), argument(all, 'category')),
  ),
  tested('parseUnit', { text: 'sq ft', category: 'area' }, (all) =>
    parseUnit(argument(all, 'text'), argument(all, 'category')),
  ),
];
