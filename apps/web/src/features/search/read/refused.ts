import { unsupportedNotation } from '@mathtools/math-core/expression';
import type { Reader } from './reading.js';

/** Signs of a problem, not of a search for a word. */
const WRITTEN = /[\d=^()[\]∫∑Σ∏\\'’′]/;

/** Refuses notations that aren't supported by their names. */
export const readRefused: Reader = (text) => {
  const refused = WRITTEN.test(text) ? unsupportedNotation(text, 'text') : undefined;
  if (!refused || (/^Percent/.test(refused.message) && !text.includes('='))) return undefined;
  return {
    tool: 'equation',
    inputs: { lines: text },
    refusal: refused.message.replaceAll("'", '’'),
  };
};
