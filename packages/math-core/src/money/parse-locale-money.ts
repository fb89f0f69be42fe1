import { parseLocaleNumber } from '../format/parse-locale-number.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { negate, type Rational, sign } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';

/** A currency: a sign, with or without letters before it, or a code or an abbreviation: €, US$, CHF, kr, zł. */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|Fr\.)`;
/** A sign, a currency, another sign, a number and a currency. At most one of each pair may occur. */
const AMOUNT = new RegExp(String.raw`^([+−–-]?)\s*(${CURRENCY}?)\s*([+−–-]?)\s*(.*?)\s*(${CURRENCY}?)$`, 'u');

/**
 * Parses an amount of money in the format of a locale, with or without a currency before or after it: "1.234,50 €", "$5",
 * "-5 CHF". As in accounting, parentheses mean a negative amount: "(5.00)". The currency is ignored.
 * Errors: those of `parseLocaleNumber`.
 * @example parseLocaleMoney('1.234,50 €', 'de') // { numerator: 123450n, denominator: 100n }
 * @example parseLocaleMoney('($5.00)', 'en') // { numerator: -500n, denominator: 100n }
 */
export function parseLocaleMoney(text: string, locale: string, field = 'value'): Result<Rational> {
  const plain = parseLocaleNumber(text, locale, field);
  if (
    plain.ok ||
    plain.code !== 'not-a-number' ||
    typeof text !== 'string' ||
    text.length > 4 * MAX_CHARACTERS
  )
    return plain;
  const amount = amountIn(text);
  const read = amount ? parseLocaleNumber(amount.number, locale, field) : plain;
  if (!read.ok) return read.code === 'empty' || read.code === 'not-a-number' ? plain : read; // quotes the whole text
  return amount?.isInParentheses && sign(read.value) > 0 ? success(negate(read.value)) : read;
}

/** Returns the number of an amount with its sign. Returns undefined for two signs or two currencies. */
function amountIn(text: string): { readonly number: string; readonly isInParentheses: boolean } | undefined {
  const visible = text.replaceAll(/[\u061c\u200e\u200f]/g, '').trim();
  const [, inner] = /^\((.*)\)$/.exec(visible) ?? [];
  const [, before = '', currency = '', after = '', number = '', last = ''] =
    AMOUNT.exec(inner ?? visible) ?? [];
  const minus = before + after;
  const isOdd = minus.length > 1 || (currency !== '' && last !== '') || (inner !== undefined && minus !== '');
  return isOdd
    ? undefined
    : { number: minus.replace('–', '-') + number, isInParentheses: inner !== undefined };
}
