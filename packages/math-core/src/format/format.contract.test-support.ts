import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { format, parseLocaleNumber } from './index.js';

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('format', { value: 1, options: {} }, (all) =>
    format(argument(all, 'value'), argument(all, 'options')),
  ),
  tested('format with', { decimals: 2, locale: 'de' }, (all) => format(1234, all)),
  tested('parseLocaleNumber', { text: '1.234,5', locale: 'de' }, (all) =>
    parseLocaleNumber(argument(all, 'text'), argument(all, 'locale')),
  ),
];
