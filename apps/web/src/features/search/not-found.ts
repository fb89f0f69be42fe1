import type { Finding } from './use-finding.js';

const LONGEST_WORD = 20;
/** Matches the beginning of most problems: a number, a letter or both, such as 2x. */
const BEGINNING = /^[\d.,]{0,9}\s?[a-z]?$/i;

/** Returns a sentence about input that we can't solve or that isn't complete: the unknown words, and the next step. */
export function notFound(typed: string, { reading, all, near, unknown }: Finding): string {
  const links = all.length + near.length;
  if (reading || BEGINNING.test(typed.trim())) return links > 0 ? 'Closest matches:' : 'Problems we can solve:';
  if (all.length > 0 && !/\d/.test(typed)) return '';
  const words = unknown.slice(0, 3).map((word) => `“${word.slice(0, LONGEST_WORD)}”`);
  const named = words.length > 0 ? `: we don’t know ${words.join(', ').replace(/, (?=[^,]*$)/, ' or ')}` : '';
  return `We can’t solve that yet${named}. ${links > 0 ? 'Closest matches:' : 'Problems we can solve:'}`;
}

/** Returns three problems near the typed one that we solve. */
export function nearExamples(typed: string): readonly string[] {
  if (/[=<>≤≥^√|∫∑]|[a-z][-+*/]|[-+*/][a-z]/i.test(typed))
    return ['2x + 3 = 11', 'factor x^2 - 9', 'x + y = 5, x - y = 1'];
  if (/\d\s*[-+*/×÷−]/.test(typed)) return ['5/8 + 1/3', '2^10 - 1', '25% of 80'];
  return ['2x + 3 = 11', '25% of 80', '5 ft 11 in to cm'];
}
