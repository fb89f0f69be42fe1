import { parseExpression } from '@mathtools/math-core/expression';
import { exactText } from '@mathtools/math-core/rational';
import { rationalOf, valueOf } from '../value/value.js';
import { isNumeric, type ReadAnswer, readTokens } from './read-value.js';
import { type Token, tokensOf } from './tokens.js';
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

const CURRENCY = /^[$€£¥]$/;
/** Words after a unit that change the unit or its number. */
const isChanging = (text: string): boolean =>
  /^(?:per|squared?|cubed|cubic|sq|cu|less|more|than|or|and)$/.test(text) ||
  DENYING.has(text.replace("'", ''));

/** Reads a number with the unit after it, or the currency sign before it. Returns undefined if letters remain. */
export function readQuantity(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const texts = tokens.map(({ text }) => text);
  const open = Math.max(texts.lastIndexOf('('), texts.lastIndexOf('['));
  const inner = open > 0 && /^[)\]]$/.test(tokens.at(-1)?.text ?? '') ? tokens.slice(open + 1, -1) : [];
  // 45 (cm²)
  if (unit !== undefined && readUnit(inner.map(({ text }) => text)))
    return readQuantity([...tokens.slice(0, open), ...inner], unit, question);
  const plain = numberIn(tokens);
  const isPercentage = tokens.at(-1)?.text === '%' || tokens.at(-1)?.text === 'percent';
  if (plain && (unit === undefined || !isPercentage)) return { read: plain, match: 'none' };
  const [first, ...rest] = tokens;
  if (first && CURRENCY.test(first.text)) return withUnit(rest, [first], unit, question);
  if (first?.text === '-' && CURRENCY.test(rest[0]?.text ?? ''))
    return withUnit([first, ...rest.slice(1)], rest.slice(0, 1), unit, question);
  const percent = unit === '%' ? tokens.findIndex(({ text }) => text === '%' || text === 'percent') : -1;
  if (
    percent > 0 &&
    tokens.slice(percent + 1).every(({ kind, text }) => kind === 'word' && !isChanging(text))
  )
    return withUnit(tokens.slice(0, percent), tokens.slice(percent, percent + 1), unit, question); // 12% of the days
  for (let at = tokens.length - 1; at > Math.max(0, tokens.length - 12); at--) {
    const token = tokens[at];
    if (!token || (token.kind !== 'word' && !/^[°%$€£¥]$/.test(token.text))) continue;
    const quantity = withUnit(tokens.slice(0, at), tokens.slice(at), unit, question);
    if (quantity) return quantity;
  }
  return withUnitsInside(tokens, unit);
}

/** Reads `44 cm + 6π cm` and `7 m × 9 m` without their units. */
function withUnitsInside(tokens: readonly Token[], unit: string | undefined): Quantity | undefined {
  const own = unit === undefined ? undefined : tokensOf(unit, 'within')?.[0];
  if (!own || (own.kind !== 'word' && own.text !== '°')) return undefined;
  const bare: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = tokens.slice(at, at + 2) as [Token, Token?];
    if (token.text !== own.text) bare.push(token);
    else if (!/^[\^²³]$/.test(next?.text ?? '')) continue;
    else if (readUnit([own.text])?.dimension !== 'length') return undefined;
    else at += next?.text === '^' ? 2 : 1;
  }
  const inner = bare.length < tokens.length ? numberIn(bare) : undefined;
  return inner && { read: inner, match: 'same' };
}

/** Reads `2 hours 30 minutes`, `2h30`, `2:30` and `3 dollars 50 cents`. */
export function readCompound(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const expected =
    unit === undefined ? undefined : readUnit((tokensOf(unit, 'within') ?? []).map(({ text }) => text));
  if (!expected) return undefined;
  const list = tokens.filter(({ text }) => text !== 'and' && text !== ',');
  const [hours, colon, minutes] = list;
  const isClock =
    expected.dimension === 'time' && colon?.text === ':' && /^[0-5]\d$/.test(minutes?.text ?? '');
  const groups: Token[][] = [];
  for (const token of isClock && hours && minutes ? [hours, word('h'), minutes, word('min')] : list)
    if (token.kind === 'number') groups.push([token]);
    else groups.at(-1)?.push(token);
  const last = groups.at(-1);
  if (isClock && list.length > 3 && readUnit(list.slice(3).map(({ text }) => text))?.factor !== '3600')
    return undefined;
  if (
    last?.length === 1 &&
    groups.length === 2 &&
    /^(?:h|hrs?|hours?)$/.test(groups[0]?.[1]?.text ?? '') &&
    /^[0-5]\d$/.test(last[0]?.text ?? '')
  )
    last.push(word('min'));
  if (groups.length < 2 || list[0]?.kind !== 'number' || groups.some((group) => group.length < 2))
    return undefined;
  const parts = groups.map((group) => withUnit(group.slice(0, 1), group.slice(1), unit, question));
  if (!parts.every((part) => part?.match === 'same' || part?.match === 'convertible')) return undefined;
  const sizes = groups.map((group) => sizeOf(group.slice(1)));
  if (sizes.some((size, at) => at > 0 && !(size < (sizes[at - 1] ?? 0)))) return undefined;
  const values = parts.map((part) => (part?.converted ?? part?.read)?.expression ?? '0');
  const sum = ['+', ...values] as const;
  const value = valueOf(sum);
  const shown = value && rationalOf(value);
  const read = shown && parseExpression(exactText(shown));
  return value && read?.ok ? { read: { expression: read.value, value }, match: 'same' } : undefined;
}

function sizeOf(unit: readonly Token[]): number {
  const [top = 1, bottom = 1] = (readUnit(unit.map(({ text }) => text))?.factor ?? '').split('/').map(Number);
  return top / bottom;
}

const word = (text: string): Token => ({ kind: 'word', text, spaced: false });

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
  const all = after.map(({ text }) => text);
  const said = all.join(' ') === 'y / o' ? ['years', 'old'] : all;
  const texts = said[0] === 'in' && readUnit(said.slice(1)) ? said.slice(1) : said;
  const wanted = unit === undefined ? [] : (tokensOf(unit, 'within') ?? []).map(({ text }) => text);
  const expected = readUnit(wanted);
  const own = readUnit(texts);
  if (unit === 'degrees') {
    const scale = /^(?:°|degrees?)? ?([cf])(?:elsius|ahrenheit)?$/.exec(texts.join(' '))?.[1];
    const asked = /how many degrees ([cf])/.exec(question.toLowerCase())?.[1] ?? scale;
    if (scale !== undefined) return { read, match: scale === asked ? 'same' : 'other' };
  }
  if (own && expected && own.dimension === expected.dimension) return converted(read, own, expected);
  const isOther = own && expected && own.dimension !== expected.dimension; // °C isn't °
  if (unit !== undefined && !isOther && startsWith(texts, wanted)) return { read, match: 'same' };
  if (own && expected && isRateAskedFor(texts, expected, question)) return { read, match: 'same' };
  if (own)
    return {
      read,
      match:
        unit === undefined && (isNamedIn(question, texts) || isAskedFor(question, own)) ? 'same' : 'other',
    };
  const isUnitFirst = texts.some(
    (_, n) => n > 0 && isOwn(texts.slice(0, n), expected) && areWords(texts.slice(n)),
  );
  const isUnitLast =
    texts.length === wanted.length + 1 && startsWith(texts.slice(1), wanted) && areWords(texts.slice(0, 1));
  if (isUnitFirst || (unit !== undefined && isUnitLast)) return { read, match: 'same' }; // `6 full glasses`
  if (!texts.every((text) => /^[a-z']{2,}$/.test(text))) return undefined;
  const words = texts.filter(
    (text) => !FILLERS.has(text) && !(unit === undefined && /^(?:units?|le|pieces?|pcs)$/.test(text)),
  );
  const isAside = /^(?:by|with|at|on|for)$/.test(words[0] ?? '') && areWords(words.slice(1)); // `336 by bike`
  if (words.length === 0 || isAside) return { read, match: 'none' };
  const isAsked =
    unit === undefined &&
    !words.includes('per') &&
    (words.every((word) => isInQuestion(question, word)) ||
      (words.length === 1 && areWords(words) && /how many/i.test(question)));
  // 19 kids for 19 students
  const isCounted = unit !== undefined && !expected && words.length === 1 && areWords(words);
  if (isCounted && !isInQuestion(question, words[0] ?? '') && question !== '') return { read, match: 'same' };
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
  texts.every((text) => /^[a-z']+$/.test(text) && !isChanging(text) && !readUnit([text]));

/** Tests if words begin with the required unit: "seats are taken". */
function startsWith(texts: readonly string[], wanted: readonly string[]): boolean {
  const isStart = wanted.every((word, at) => isSameWord(word, texts[at] ?? ''));
  return isStart && texts.slice(wanted.length).every((text) => /^[a-z'=]+$/.test(text) && !isChanging(text));
}

/** Tests if a word is in the question, in the singular or plural. */
export function isInQuestion(question: string, word: string): boolean {
  return (question.toLowerCase().match(/[a-z]+/g) ?? []).some((other) => isSameWord(other, word));
}

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
  return (
    over?.dimension === expected.dimension &&
    over.factor === expected.factor &&
    Array.from(asked.matchAll(/\b(?:an?|one|each|per) ([a-z]+)/g), ([, word = '']) => readUnit([word])).some(
      (one) => one !== undefined && one.dimension === under?.dimension && one.factor === under.factor,
    )
  );
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
