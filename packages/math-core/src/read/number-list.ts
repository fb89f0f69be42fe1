import { MathError } from '../result/math-error.js';
import type { Slot } from './patterns.js';
import { typedText } from './typed-text.js';

/** Matches numbers with blanks between their thousands and another separator between the numbers: 1 200 and 900. */
const SPACED_GROUPS =
  /^(?=.*\d \d)-?(?:\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?)(?:(?:, |;|,? and )-?(?:\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?))+$/i;

/**
 * Matches a list of numbers in the form that `parseList` accepts, for a slot of a pattern. Entries that aren't numbers follow
 * after a line break. Commas without blanks are separators. A last entry that is a word may also be left for the rest of the
 * pattern.
 * Throws `MathError`: `syntax` for wrong types; `too-large` for more than 2,000 characters.
 * @example matchWhole('mean of 2, 4, x', 'mean of {list}', { list: numberList }) // list is "2, 4\nx"
 */
export const numberList: Slot = (tokens, start, text) => {
  typedText('text', text);
  const given: unknown = tokens;
  if (!Array.isArray(given)) throw new MathError('tokens', 'syntax', 'tokens has the wrong type.');
  if (!Number.isInteger(start)) throw new MathError('at', 'syntax', 'at has the wrong type.');
  const values: string[] = [];
  const currencies = new Set<string>();
  const others: string[] = [];
  let at = start;
  let end = start;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const sign = token.text === 'minus' && tokens[at + 1]?.kind === 'number' ? 1 : 0;
    const entry = tokens[at + sign] ?? token;
    const typed = text.slice(token.at, entry.end);
    const isStray =
      entry.kind === 'word' &&
      tokens[at - 1]?.text === 'comma' &&
      ['comma', undefined].includes(tokens[at + 1]?.text);
    if (entry.money !== undefined) currencies.add(entry.money);
    if (entry.kind === 'number')
      values.push(
        entry.text.includes('.') || entry.money !== undefined ? (sign ? '-' : '') + entry.text : typed,
      );
    else if (isStray && values.length > 0 && entry.text !== 'and') others.push(typed);
    else break;
    end = at + sign + 1;
    at = end;
    while (at < tokens.length && ['comma', 'semicolon', 'and'].includes(tokens[at]?.text ?? '')) at++;
  }
  const typed = text.slice(tokens[start]?.at, tokens[end - 1]?.end).replaceAll(/[$£€¥₹]/g, '');
  // 1, 2,5 could have two or three numbers.
  const read = tokens.slice(start, end);
  const last = read.at(-1);
  const hasDecimal = read.some(
    (token) => token.text.includes('.') && text.slice(token.at, token.end).includes(','),
  );
  if ((hasDecimal && read.some((token) => token.text === 'comma')) || currencies.size > 1) return [];
  if (SPACED_GROUPS.test(typed))
    return [[`${typed.replaceAll(/(?<=\d) (?=\d)/g, '').replaceAll(/ ?\band /g, ', ')}\n`, end]];
  const joined = /[\s;]/.test(typed) ? values.join(/[,;]/.test(typed) ? ', ' : ' ') : typed;
  if (values.length === 0) return [];
  const shorter = last?.kind === 'word' ? numberList(tokens.slice(0, end - 1), start, text) : [];
  return [[`${joined}\n${others.join(', ')}`, end], ...shorter];
};
