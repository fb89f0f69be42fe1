import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseDate } from './index.js';

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseDate', { input: '2024-02-29' }, (all) => parseDate(argument(all, 'input'))),
];
