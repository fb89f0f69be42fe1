import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseDecimal, parseNumber } from './index.js';

/** What else takes any input. */
export const fuzzed: readonly Tested[] = [
  tested('parseNumber', { input: '1', field: 'value' }, (all) => parseNumber(argument(all, 'input'))),
  tested('parseDecimal', { input: '1', field: 'value' }, (all) => parseDecimal(argument(all, 'input'))),
];
