import { parseExpression } from '@mathtools/math-core/expression';
import { valueOf } from '../value/value.js';
import { charge, remembered } from '../value/work.js';
import { isNumeric, type ReadAnswer, readTokens } from './read-value.js';
import type { Token } from './token.js';
import { tokensOf } from './tokens.js';
import { isSameWord, readUnit, type Unit } from './units.js';
import { DENYING, FILLERS } from './text/words.js';

/** The relation between the unit of an entry and the unit of the answer. */
export type UnitMatch = 'none' | 'same' | 'convertible' | 'other' | 'unknown';

/** A number with its unit. `converted` is its value in the unit of the answer, if it has another one. */
export interface Quantity {
  readonly read: ReadAnswer;
  readonly match: UnitMatch;
  readonly converted?: ReadAnswer;
}

/** Words after a unit that change the unit or its number. */
export const isChanging = (text: string): boolean =>
  /^(?:per|squared?|cubed|cubic|sq|cu|less|more|than|or|and)$/.test(text) ||
  DENYING.has(text.replace("'", ''));

/** Reads tokens as a number without letters. */
export function numberIn(tokens: readonly Token[]): ReadAnswer | undefined {
  const read = readTokens(tokens);
  return read && isNumeric(read) ? read : undefined;
}

/** The words after a number, and the unit that the answer has. */
interface After {
  readonly texts: readonly string[];
  /** The unit that the words are, if any. */
  readonly own: Unit | undefined;
  /** The unit of the answer, as written and as read. */
  readonly unit: string | undefined;
  readonly wanted: readonly string[];
  readonly expected: Unit | undefined;
  readonly question: string;
}

/** A rule returns undefined if it doesn't apply, and `unread` if the words can't be read at all. */
type Rule = (after: After) => UnitMatch | 'unread' | undefined;

/** Reads a number and the unit or the words after it. */
export function withUnit(
  number: readonly Token[],
  after: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const read = numberIn(number);
  if (!read) return undefined;
  const words = afterOf(after, unit, question);
  for (const rule of RULES) {
    const match = rule(words);
    if (match === 'convertible' && words.own && words.expected)
      return converted(read, words.own, words.expected);
    if (match !== undefined) return match === 'unread' ? undefined : { read, match };
  }
  return undefined;
}

function afterOf(after: readonly Token[], unit: string | undefined, question: string): After {
  const all = after.map(({ text }) => text);
  const said = all.join(' ') === 'y / o' ? ['years', 'old'] : all;
  const texts = said[0] === 'in' && readUnit(said.slice(1)) ? said.slice(1) : said;
  const wanted = unit === undefined ? [] : (tokensOf(unit, 'within') ?? []).map(({ text }) => text);
  return { texts, own: readUnit(texts), unit, wanted, expected: readUnit(wanted), question };
}

/** The rules for the words after a number, in the order in which they are tried. */
const RULES: readonly Rule[] = [
  // `20 °C` if degrees are asked for
  ({ texts, unit, question }) => {
    const scale =
      unit === 'degrees'
        ? /^(?:°|degrees?)? ?([cf])(?:elsius|ahrenheit)?$/.exec(texts.join(' '))?.[1]
        : undefined;
    const asked = /how many degrees ([cf])/.exec(question.toLowerCase())?.[1] ?? scale;
    if (scale === undefined) return undefined;
    return scale === asked ? 'same' : 'other';
  },
  // `2 km` for `m`
  ({ own, expected }) => (own && own.dimension === expected?.dimension ? 'convertible' : undefined),
  // `12 seats are taken` for `seats`. °C isn't °.
  ({ texts, own, unit, wanted, expected }) =>
    unit !== undefined && !(own && expected) && startsWith(texts, wanted) ? 'same' : undefined,
  // `3 dollars per kilogram` for `dollars`
  ({ texts, own, expected, question }) =>
    own && expected && isRateAskedFor(texts, expected, question) ? 'same' : undefined,
  ({ texts, own, unit, question }) => {
    if (!own) return undefined;
    return unit === undefined && (isNamedIn(question, texts) || isAskedFor(question, own)) ? 'same' : 'other';
  },
  // `6 m long`, `6 full glasses`
  ({ texts, unit, wanted, expected }) => {
    const isUnitFirst = texts.some(
      (_, n) => n > 0 && isOwn(texts.slice(0, n), expected) && areWords(texts.slice(n)),
    );
    const isUnitLast =
      texts.length === wanted.length + 1 && startsWith(texts.slice(1), wanted) && areWords(texts.slice(0, 1));
    return isUnitFirst || (unit !== undefined && isUnitLast) ? 'same' : undefined;
  },
  ({ texts }) => (texts.every((text) => /^[a-z']{2,}$/.test(text)) ? undefined : 'unread'),
  // `336 by bike`
  (after) => {
    const [first = '', ...rest] = meaningful(after);
    return first === '' || (/^(?:by|with|at|on|for)$/.test(first) && areWords(rest)) ? 'none' : undefined;
  },
  // `19 kids` for 19 students
  (after) => {
    const [word = '', ...more] = meaningful(after);
    const isCounted = after.unit !== undefined && !after.expected && more.length === 0 && areWords([word]);
    return isCounted && !isInQuestion(after.question, word) && after.question !== '' ? 'same' : undefined;
  },
  (after) => (isAsked(meaningful(after), after) ? 'same' : 'unknown'),
];

/** Returns the words without fillers. */
const meaningful = ({ texts, unit }: After): readonly string[] =>
  texts.filter(
    (text) => !FILLERS.has(text) && !(unit === undefined && /^(?:units?|le|pieces?|pcs)$/.test(text)),
  );

/** Tests if the question contains the words, or asks how many there are. */
function isAsked(words: readonly string[], { unit, question }: After): boolean {
  if (unit !== undefined || words.includes('per')) return false;
  return (
    words.every((word) => isInQuestion(question, word)) ||
    (words.length === 1 && areWords(words) && /how many/i.test(question))
  );
}

function converted(read: ReadAnswer, own: Unit, expected: Unit): Quantity {
  if (own.factor === expected.factor) return { read, match: 'same' };
  const factor = parseExpression(`(${own.factor})/(${expected.factor})`);
  const expression = factor.ok ? (['×', read.expression, factor.value] as const) : undefined;
  const value = expression && valueOf(expression);
  return expression && value
    ? { read, match: 'convertible', converted: { expression, value } }
    : { read, match: 'other' };
}

const isOwn = (texts: readonly string[], expected: Unit | undefined): boolean => {
  const own = expected && readUnit(texts);
  return own !== undefined && own.dimension === expected?.dimension && own.factor === expected.factor;
};
const areWords = (texts: readonly string[]): boolean =>
  texts.every((text) => /^[a-z']+$/.test(text) && !isChanging(text) && !readUnit([text]));

/** Tests if words begin with the required unit: "seats are taken". */
function startsWith(texts: readonly string[], wanted: readonly string[]): boolean {
  const isStart = wanted.every((word, at) => isSameWord(word, texts[at] ?? ''));
  return isStart && texts.slice(wanted.length).every((text) => /^[a-z'=]+$/.test(text) && !isChanging(text));
}

/** Tests if a word is in the question, in the singular or plural. */
export function isInQuestion(question: string, word: string): boolean {
  const words = wordsIn(question);
  charge(words.length / 16);
  return words.some((other) => isSameWord(other, word));
}

const wordsIn = remembered((question): readonly string[] => question.toLowerCase().match(/[a-z]+/g) ?? []);

/** Tests if the question asks for a unit: `After how many seconds`. */
function isAskedFor(question: string, own: Unit): boolean {
  const asked = readUnit([/how many ([a-z]+)/.exec(question.toLowerCase())?.[1] ?? '']);
  return asked?.dimension === own.dimension && asked.factor === own.factor;
}

/** Tests if a rate such as `dollars per kilogram` has the required unit, and the question asks for it of `a kilogram`. */
function isRateAskedFor(texts: readonly string[], expected: Unit, question: string): boolean {
  const per = texts.findIndex((text) => text === '/' || text === 'per');
  const [over, under] = [readUnit(texts.slice(0, per)), readUnit(texts.slice(per + 1))];
  const [, asked = ''] = /([^.?]*)\?[^?]*$/.exec(question.toLowerCase()) ?? [];
  const isSame = (one: Unit | undefined, other: Unit | undefined): boolean =>
    one !== undefined && one.dimension === other?.dimension && one.factor === other.factor;
  const measures = Array.from(asked.matchAll(/\b(?:an?|one|each|per) ([a-z]+)/g), ([, name = '']) =>
    readUnit([name]),
  );
  return isSame(over, expected) && measures.some((measure) => isSame(measure, under));
}

/** Tests if the question asks for money, or for a letter that is measured in this unit. */
function isNamedIn(question: string, texts: readonly string[]): boolean {
  const [sign = ''] = texts;
  const [, , over = '', under = ''] =
    /\bwhere ([a-z]) is [^.]*\bin ([a-z]+) per ([a-z]+)\..*\bWhat is \1\?/i.exec(question) ?? [];
  const [own, named] = [readUnit(texts), readUnit([over.toLowerCase(), 'per', under.toLowerCase()])];
  if (own && own.dimension === named?.dimension && own.factor === named.factor) return true;
  if (readUnit(texts)?.dimension === 'dollar') return /\\\$|dollar/i.test(question);
  return readUnit(texts)?.dimension === 'euro' && /€|euro/i.test(question) && sign !== '';
}
