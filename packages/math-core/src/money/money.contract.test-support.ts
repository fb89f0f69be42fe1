import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseMoney, parsePercentage } from './index.js';

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseMoney', { input: '$5' }, (fields) => parseMoney(argument(fields, 'input'))),
  tested('parsePercentage', { input: '5%' }, (fields) => parsePercentage(argument(fields, 'input'))),
];
