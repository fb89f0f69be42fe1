import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseLocaleMoney, parseMoney, parsePercentage } from './index.js';

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseLocaleMoney', { text: '1.234,50 €', locale: 'de' }, (fields) =>
    parseLocaleMoney(argument(fields, 'text'), argument(fields, 'locale')),
  ),
  tested('parseMoney', { input: '$5' }, (fields) => parseMoney(argument(fields, 'input'))),
  tested('parsePercentage', { input: '5%' }, (fields) => parsePercentage(argument(fields, 'input'))),
];
