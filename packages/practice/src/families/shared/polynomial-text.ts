import { sumText } from '../../family.js';

/** The coefficients of a polynomial, from the highest power to the number: [2, -3, 1] is 2x² - 3x + 1. */
export type Coefficients = readonly number[];

const powerText = (letter: string, exponent: number): string =>
  exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`;

/** Returns the text of a polynomial: `polynomialText([2, 0, 1])` is "2x^2 + 1". */
export function polynomialText(coefficients: Coefficients, letter = 'x'): string {
  return sumText(
    ...coefficients.map((a, index) => [a, powerText(letter, coefficients.length - 1 - index)] as const),
  );
}

/** Returns the value of a polynomial, by Horner's method. */
export function valueAt(coefficients: Coefficients, x: number): number {
  return coefficients.reduce((value, a) => value * x + a, 0) + 0;
}

/** Returns the product of two polynomials. */
export function productOf(a: Coefficients, b: Coefficients): Coefficients {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, m] of a.entries())
    for (const [j, n] of b.entries()) product[i + j] = (product[i + j] ?? 0) + m * n;
  return product;
}

/** Returns a number or an expression with a minus sign for words: "f(−3)". */
export function withMinus(n: number | string): string {
  return String(n).replace('-', '−');
}
