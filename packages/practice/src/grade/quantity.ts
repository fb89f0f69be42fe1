import type { Token } from './token.js';
import { tokensOf } from './tokens.js';
import { readUnit } from './units.js';
import { isChanging, numberIn, type Quantity, withUnit } from './with-unit.js';

const CURRENCY = /^[$€£¥]$/;

/** A number and what follows it. */
type Parts = readonly [number: readonly Token[], after: readonly Token[]];

/** Reads a number with the unit after it, or the currency sign before it. Returns undefined if letters remain. */
export function readQuantity(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const opened = unit === undefined ? undefined : withoutParentheses(tokens);
  if (opened) return readQuantity(opened, unit, question);
  const plain = numberIn(tokens);
  if (plain && (unit === undefined || !isPercent(tokens.at(-1)))) return { read: plain, match: 'none' };
  const parts = afterCurrency(tokens) ?? (unit === '%' ? beforePercent(tokens) : undefined);
  if (parts) return withUnit(...parts, unit, question);
  return beforeUnit(tokens, unit, question) ?? withUnitsInside(tokens, unit);
}

const isPercent = (token: Token | undefined): boolean => token?.text === '%' || token?.text === 'percent';

/** Removes the parentheses around a unit at the end: `45 (cm²)`. */
function withoutParentheses(tokens: readonly Token[]): readonly Token[] | undefined {
  const texts = tokens.map(({ text }) => text);
  const open = Math.max(texts.lastIndexOf('('), texts.lastIndexOf('['));
  const inner = open > 0 && /^[)\]]$/.test(texts.at(-1) ?? '') ? tokens.slice(open + 1, -1) : [];
  return readUnit(inner.map(({ text }) => text)) ? [...tokens.slice(0, open), ...inner] : undefined;
}

/** Reads `$5` and `-$5`. */
function afterCurrency([first, second, ...rest]: readonly Token[]): Parts | undefined {
  if (first && CURRENCY.test(first.text)) return [second ? [second, ...rest] : [], [first]];
  return first?.text === '-' && second && CURRENCY.test(second.text)
    ? [[first, ...rest], [second]]
    : undefined;
}

/** Reads `12% of the days`. */
function beforePercent(tokens: readonly Token[]): Parts | undefined {
  const percent = tokens.findIndex(isPercent);
  const after = tokens.slice(percent + 1);
  const areWords = after.every(({ kind, text }) => kind === 'word' && !isChanging(text));
  return percent > 0 && areWords ? [tokens.slice(0, percent), tokens.slice(percent, percent + 1)] : undefined;
}

/** The maximum number of tokens after a number. */
const MOST_AFTER = 12;

/** Reads a number before the longest unit that fits. */
function beforeUnit(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  for (let at = tokens.length - 1; at > Math.max(0, tokens.length - MOST_AFTER); at--) {
    const token = tokens[at];
    if (!token || (token.kind !== 'word' && !/^[°%$€£¥]$/.test(token.text))) continue;
    const quantity = withUnit(tokens.slice(0, at), tokens.slice(at), unit, question);
    if (quantity) return quantity;
  }
  return undefined;
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
