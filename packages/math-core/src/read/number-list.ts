import { entriesOf } from '../list/entries.js';
import { parseNumber } from '../rational/parse.js';
import { MathError } from '../result/math-error.js';
import type { Slot } from './patterns.js';
import type { Token } from './tokens.js';
import { typedText } from './typed-text.js';

/** Matches numbers with blanks between their thousands and another separator between the numbers: 1 200 and 900. */
const SPACED_GROUPS =
  /^(?=.*\d \d)-?(?:\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?)(?:(?:, |;|,? and )-?(?:\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?))+$/i;

interface Collected {
  /** The list as typed, without currencies and other words. */
  readonly list: string;
  readonly currencies: ReadonlySet<string>;
  /** The words between commas. */
  readonly others: readonly string[];
  /** The index of the token after the list. */
  readonly end: number;
}

const SEPARATORS = ['comma', 'semicolon', 'and', 'or'];

const isSeparator = (token: Token | undefined): boolean => SEPARATORS.includes(token?.text ?? '');

/** Returns whether an entry is a single word between commas. */
const isStray = (tokens: readonly Token[], at: number, entry: Token): boolean =>
  entry.kind === 'word' &&
  !isSeparator(entry) &&
  tokens[at - 1]?.text === 'comma' &&
  ['comma', undefined].includes(tokens[at + 1]?.text);

/** Collects the longest list of numbers and single words at a position. */
function collected(tokens: readonly Token[], start: number, text: string): Collected {
  let list = '';
  const currencies = new Set<string>();
  const others: string[] = [];
  let at = start;
  let end = start;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const sign = token.text === 'minus' && tokens[at + 1]?.kind === 'number' ? 1 : 0;
    const entry = tokens[at + sign] ?? token;
    const typed = text.slice(token.at, entry.end);
    if (entry.money !== undefined) currencies.add(entry.money);
    if (entry.kind === 'number') {
      const between = list === '' ? '' : text.slice(tokens[end - 1]?.end, token.at);
      list += between + (entry.money === undefined ? typed : (sign ? '-' : '') + entry.text);
    } else if (list !== '' && isStray(tokens, at, entry)) others.push(typed);
    else break;
    end = at + sign + 1;
    at = end;
    while (isSeparator(tokens[at])) at++;
  }
  return { list, currencies, others, end };
}

/**
 * Matches a list of numbers in the form that `parseList` accepts, for a slot of a pattern. Entries that aren't numbers follow
 * after a line break. Commas without blanks are separators, and so are commas before "and". If they could also belong to
 * numbers, the list stays as typed. A last entry that is a word may also be left for the rest of the pattern.
 * Throws `MathError`: `syntax` for wrong types; `too-large` for more than 2,000 characters.
 * @example matchWhole('mean of 2, 4, x', 'mean of {list}', { list: numberList }) // list is "2, 4\nx"
 */
export const numberList: Slot = (tokens, start, text) => {
  typedText('text', text);
  const given: unknown = tokens;
  if (!Array.isArray(given)) throw new MathError('tokens', 'syntax', 'tokens has the wrong type.');
  if (!Number.isInteger(start)) throw new MathError('at', 'syntax', 'at has the wrong type.');
  const { list, currencies, others, end } = collected(tokens, start, text);
  if (list === '' || currencies.size > 1) return [];
  if (SPACED_GROUPS.test(list))
    return [[`${list.replaceAll(/(?<=\d) (?=\d)/g, '').replaceAll(/ ?\band /g, ', ')}\n`, end]];
  const [entries = [], other] = entriesOf(list);
  // 1, 2,5 could have two or three numbers.
  if (!entries.every((entry) => parseNumber(entry).ok)) return [];
  const shorter = tokens[end - 1]?.kind === 'word' ? numberList(tokens.slice(0, end - 1), start, text) : [];
  return [[`${other ? list : joined(list, entries)}\n${others.join(', ')}`, end], ...shorter];
};

/** Joins the entries of a list that has blanks or semicolons. */
function joined(list: string, entries: readonly string[]): string {
  if (!/[\s;]/.test(list)) return list;
  const hasCommas = /[,;]/.test(list) || entries.some((entry) => entry.includes(' '));
  return entries.join(hasCommas ? ', ' : ' ');
}
