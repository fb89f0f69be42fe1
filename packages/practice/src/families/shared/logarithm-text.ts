import { sumText } from '../../family.js';

/** A base: a number, a letter, or `e`. */
export type Base = number | string;

/** Returns the text of a logarithm: `logText(2, 8)` is "log_2(8)", `logText('e', 'x')` is "ln(x)". */
export function logText(base: Base, value: number | string): string {
  return base === 'e' ? `ln(${value})` : `log_${baseText(base)}(${value})`;
}

function baseText(base: Base): string {
  return typeof base === 'string' && base.length > 1 ? `{${base}}` : String(base);
}

/**
 * Returns the text of a power, with parentheses where needed and without the exponent 1: `powerText(2, '3x')`
 * is "2^(3x)".
 */
export function powerText(base: Base, exponent: number | string): string {
  const text = String(exponent);
  if (text === '1') return String(base);
  return `${base}^${/^(?:\d+|[a-z])$/.test(text) ? text : `(${text})`}`;
}

/** Returns the text of a + b or a − b for a number b of either sign: `sumWithNumber('x', -3)` is "x - 3". */
export function sumWithNumber(of: string, by: number): string {
  return sumText([1, of], [by, '']);
}

/** Returns the name of a base in words: "base 2", or "the natural logarithm" for `e`. */
export function nameOf(base: Base): string {
  return base === 'e' ? 'the natural logarithm' : `the base ${base} logarithm`;
}

/** Returns the text of an argument ax + b, which begins with a positive term if it has one: "30 - x". */
export function argumentText([a, b]: readonly [number, number]): string {
  return a < 0 && b > 0 ? sumText([b, ''], [a, 'x']) : sumText([a, 'x'], [b, '']);
}
