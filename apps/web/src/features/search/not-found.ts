import type { Finding } from './use-finding.js';

const LONGEST_WORD = 20;
/** Matches the beginning of most problems: a number, a letter or both, such as 2x. */
const BEGINNING = /^[\d.,]{0,9}\s?[a-z]?$/i;

/** Returns a sentence about input that we can't solve or that isn't complete: the unknown words, and the next step. */
export function notFound(typed: string, { reading, all, near, unknown }: Finding): string {
  const links = all.length + near.length;
  if (reading || BEGINNING.test(typed.trim()))
    return links > 0 ? 'Closest matches:' : 'Problems we can solve:';
  if (all.length > 0 && !/\d/.test(typed)) return '';
  const words = unknown.slice(0, 3).map((word) => `“${word.slice(0, LONGEST_WORD)}”`);
  const named = words.length > 0 ? `: we don’t know ${words.join(', ').replace(/, (?=[^,]*$)/, ' or ')}` : '';
  return `We can’t solve that yet${named}. ${links > 0 ? 'Closest matches:' : 'Problems we can solve:'}`;
}
