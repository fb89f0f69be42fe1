import { readCommas } from '@mathtools/math-core/rational';
import type { AnswerForm } from '../../problem.js';

/** The role of commas between digits: part of a number, or a separator. */
export type Comma = 'within' | 'separate';

/** Matches separators of a list, after which a comma between digits belongs to a number. */
const SEPARATOR = /;|\d\s+[-−]?\d|\||,\s|(?:,|\b(?:or|and)\b)\s*[a-z][₀-₉\d]?\s*=/;

/**
 * Returns the readings of commas between digits, in the order in which to try them. Where one value is expected,
 * commas belong to numbers. In lists, they may also separate numbers.
 */
export function commasFor(kind: AnswerForm['kind'], text: string): readonly Comma[] {
  if (!/^(?:numbers|point|inequality)$/.test(kind) || groupingIn(text) === 'grouped') return ['within'];
  return ['separate', 'within'];
}

/** Returns how the commas between digits of a list may be read if each can group thousands: 2,345. Returns undefined if one can't. */
export function groupingIn(list: string): 'grouped' | 'ambiguous' | undefined {
  const typed = list.match(/(?<!\d|\d\.)\d+(?:,\d+)+/g) ?? [];
  if (typed.length === 0 || typed.some((number) => readCommas(number)?.comma !== 'group')) return undefined;
  return SEPARATOR.test(list) ? 'grouped' : 'ambiguous';
}

/** A number as it was typed, and its digits with a decimal point. */
interface TypedNumber {
  readonly typed: string;
  readonly digits: string;
}

const DIGITS = /\d+(?:\.\d*)?|\.\d+/y;
/** Groups that no comma makes: 1 234, 1 234,5 and 1.234,5. */
const OTHER_GROUPS =
  /\d{1,3}(?:\.\d{3})+,(?!\d{3}(?!\d))\d+|[1-9]\d{0,2}(?: \d{3})+(?:,\d+|(?!\d)(?!\s*[/÷⁄])(?:\.\d+)?)/y;
/** Before the first of two arguments, log(8,2), a comma that can't group separates. */
const ARGUMENT = /\blog ?\([^()]*$/;
/** Before a subscript, which ends at a blank: log_2 512. */
const SUBSCRIPT = /_ ?$/;

/** Reads the number that begins at a place. */
export function typedNumberAt(text: string, at: number, comma: Comma): TypedNumber | undefined {
  const digits = matched(DIGITS, text, at);
  if (digits === undefined) return undefined;
  const plain = { typed: digits, digits };
  // in 1,2,3 all commas separate
  if (comma === 'separate' || /\d,$/.test(text.slice(0, at))) return plain;
  const grouped = SUBSCRIPT.test(text.slice(0, at)) ? undefined : matched(OTHER_GROUPS, text, at);
  if (grouped?.includes(','))
    return { typed: grouped, digits: grouped.replaceAll(/[. ]/g, '').replace(',', '.') };
  if (grouped !== undefined) return { typed: grouped, digits: grouped.replaceAll(' ', '') };
  const number = readCommas(text, at);
  if (!number) return plain;
  const typed = text.slice(at, at + number.length);
  // 1,333… goes on after three digits
  if (/^\d+,\d+$/.test(typed) && /^(?:\.\.|…)/.test(text.slice(at + number.length)))
    return { typed, digits: typed.replace(',', '.') };
  const isArgument = number.comma === 'decimal' && ARGUMENT.test(text.slice(0, at));
  return isArgument ? plain : { typed, digits: number.text };
}

/** Returns the match of a sticky pattern at a place. */
export function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
