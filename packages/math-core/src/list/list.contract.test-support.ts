import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseList } from './index.js';

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseList', { input: '1 2', field: 'values' }, (all) => parseList(argument(all, 'input'))),
  tested('parseList of numbers', ['1', '2'], (all) => parseList(all)),
];
