import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseDate } from './index.js';

/** What else takes any input. */
export const fuzzed: readonly Tested[] = [
  tested('parseDate', { input: '2024-02-29' }, (all) => parseDate(argument(all, 'input'))),
];
