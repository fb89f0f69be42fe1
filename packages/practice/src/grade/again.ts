import type { AnswerForm } from '../problem.js';
import { isWithin } from './approximate.js';
import { entryTokens, linksOf } from './entry.js';
import { readQuantity } from './quantity.js';
import { lettersIn, parseTokens } from './read-value.js';

const RESTATED =
  /^(.*?[^\s,;(])(?:\s\(\s*(?:or|and|so|i\.?e\.?|that is|that['’]s|which is|aka|also)?\s*((?:[^()]|\([^()]*\))*)\)|[,;]?\s+(?:which (?:is|equals|means)|that is|that['’]s|i\.?\s?e\.?|aka|a\.k\.a\.|also written(?: as)?|or|it['’]?s|it is)\s+(.+)|\s*[,;]\s*(?=about|approx|around|roughly|≈|~)(.+))$/s;

/**
 * Returns the first of two ways in which an entry writes one number or expression: `9/5` of `9/5 (1.8)`,
 * `2√13` of `2√13, about 7.21`. Returns undefined for any other entry, such as `408 or 409`.
 */
export function saidTwice(text: string, form: AnswerForm): string | undefined {
  if (!/^(?:number|rounded|fraction|expression)$/.test(form.kind)) return undefined;
  const [, answer = '', inBrackets, after, about] = RESTATED.exec(text.replace(/[\s.]+$/, '')) ?? [];
  const again = (inBrackets ?? after ?? about)
    ?.replace(/^(?:or|=|≈|~|about|approx(?:\.|imately)?|around|roughly|\s)+/, '')
    .replace(
      /\s+(?:(?:as|in) (?:an? )?(?:decimals?|fractions?|mixed numbers?|decimal form)|decimal|approx\.?)$/,
      '',
    );
  if (again === undefined || !/\d/.test(again) || !/\d/.test(answer)) return undefined;
  const [first, second] = [answer, again].map((part) => {
    const tokens = linksOf(entryTokens(part, 'within') ?? []).at(-1) ?? [];
    if (tokens.some(({ text: word }) => word === 'or')) return undefined; // `5 or 6 or 7`
    return (
      readQuantity(tokens, 'unit' in form ? form.unit : undefined, '')?.read.expression ?? parseTokens(tokens)
    );
  });
  if (first === undefined || second === undefined) return undefined;
  const hasLetters = lettersIn(first).size + lettersIn(second).size > 0;
  return isWithin(first, second, hasLetters ? 0 : roundingOf([answer, again])) ? answer : undefined;
}

/** Returns the largest difference that rounding explains: half of the last place of the one with fewer decimals, or 0. */
function roundingOf(parts: readonly string[]): number {
  const places = parts.map((part) => /[.,](\d+)\D*$/.exec(part)?.[1]?.length ?? Infinity);
  const [fewest, most] = [Math.min(...places), Math.max(...places)];
  return fewest === most ? 0 : 0.5 * 10 ** -fewest;
}
