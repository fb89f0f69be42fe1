import { parseExpression } from '@mathtools/math-core/expression';
import { valueOf } from '../value/value.js';
import { isNumeric, type ReadAnswer, readTokens } from './read-value.js';
import { type Token, tokensOf } from './tokens.js';
import { isSameWord, readUnit, type Unit } from './units.js';
import { FILLERS } from './words.js';

/** How the unit of an entry relates to the one of the answer. */
export type UnitMatch = 'none' | 'same' | 'convertible' | 'other' | 'unknown';

/** A number with its unit; `converted` is its value in the unit of the answer, if it has another one. */
export interface Quantity {
  readonly read: ReadAnswer;
  readonly match: UnitMatch;
  readonly converted?: ReadAnswer;
}

const CURRENCY = /^[$€£¥]$/;
/** Words after a unit that change it or its number. */
const CHANGING = /^(?:per|squared?|cubed|cubic|sq|cu|not|no|less|more|than|or|and|to)$/;

/** Reads a number with the unit after it, or the currency sign before it; undefined if letters remain. */
export function readQuantity(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const plain = numberIn(tokens);
  const isPercentage = tokens.at(-1)?.text === '%' || tokens.at(-1)?.text === 'percent';
  if (plain && (unit === undefined || !isPercentage)) return { read: plain, match: 'none' };
  const [first, ...rest] = tokens;
  if (first && CURRENCY.test(first.text)) return withUnit(rest, [first], unit, question);
  if (first?.text === '-' && CURRENCY.test(rest[0]?.text ?? ''))
    return withUnit([first, ...rest.slice(1)], rest.slice(0, 1), unit, question);
  for (let at = tokens.length - 1; at > 0; at--) {
    const token = tokens[at];
    if (!token || (token.kind !== 'word' && !/^[°%$€£¥]$/.test(token.text))) continue;
    const quantity = withUnit(tokens.slice(0, at), tokens.slice(at), unit, question);
    if (quantity) return quantity;
  }
  const [own, more] = unit === undefined ? [] : (tokensOf(unit, 'group') ?? []);
  const bare = tokens.filter(({ text }) => text !== own?.text);
  const inner = own?.kind === 'word' && !more && bare.length < tokens.length ? numberIn(bare) : undefined;
  return inner && { read: inner, match: 'same' }; // 44 cm + 6π cm
}

function numberIn(tokens: readonly Token[]): ReadAnswer | undefined {
  const read = readTokens(tokens);
  return read && isNumeric(read) ? read : undefined;
}

function withUnit(
  number: readonly Token[],
  after: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const read = numberIn(number);
  if (!read) return undefined;
  const texts = after.map(({ text }) => text);
  const wanted = unit === undefined ? [] : (tokensOf(unit, 'group') ?? []).map(({ text }) => text);
  const expected = readUnit(wanted);
  const own = readUnit(texts);
  if (own && expected && own.dimension === expected.dimension) return converted(read, own, expected);
  if (unit !== undefined && startsWith(texts, wanted)) return { read, match: 'same' };
  if (own) return { read, match: unit === undefined && isNamedIn(question, texts) ? 'same' : 'other' };
  const isUnitFirst = texts.some(
    (_, n) => n > 0 && isOwn(texts.slice(0, n), expected) && areWords(texts.slice(n)),
  );
  if (isUnitFirst) return { read, match: 'same' };
  if (!texts.every((text) => /^[a-z']{2,}$/.test(text))) return undefined;
  const words = texts.filter((text) => !FILLERS.has(text) && !(unit === undefined && /^units?$/.test(text)));
  if (words.length === 0) return { read, match: 'none' };
  const isAsked =
    unit === undefined && !words.includes('per') && words.every((word) => isInQuestion(question, word));
  return { read, match: isAsked ? 'same' : 'unknown' };
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
  texts.every((text) => /^[a-z']+$/.test(text) && !CHANGING.test(text) && !readUnit([text]));

/** Whether words begin with the wanted unit: "seats are taken". */
function startsWith(texts: readonly string[], wanted: readonly string[]): boolean {
  const isStart = wanted.every((word, at) => isSameWord(word, texts[at] ?? ''));
  return (
    isStart && texts.slice(wanted.length).every((text) => /^[a-z'=]+$/.test(text) && !CHANGING.test(text))
  );
}

/** Whether a word stands in the question, in the singular or plural. */
export function isInQuestion(question: string, word: string): boolean {
  return (question.toLowerCase().match(/[a-z]+/g) ?? []).some((other) => isSameWord(other, word));
}

/** Whether money is what is asked for. */
function isNamedIn(question: string, texts: readonly string[]): boolean {
  const [sign = ''] = texts;
  if (readUnit(texts)?.dimension === 'dollar') return /\\\$|dollar/i.test(question);
  return readUnit(texts)?.dimension === 'euro' && /€|euro/i.test(question) && sign !== '';
}
