import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseDecimal, parseNumber } from './index.js';

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseNumber', { input: '1', field: 'value' }, (all) => parseNumber(argument(all, 'input'))),
  tested('parseDecimal', { input: '1', field: 'value' }, (all) => parseDecimal(argument(all, 'input'))),
];
