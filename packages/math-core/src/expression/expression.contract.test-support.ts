import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { parseExpression } from './index.js';

/** Functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('parseExpression', { text: 'ln x' }, (all) => parseExpression(argument(all, 'text'))),
];
