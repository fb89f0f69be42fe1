import { Digits } from '../math/digits.js';
import { MathExpression } from '../math/math.js';

/** Whole numbers, decimals and fractions that one takes in at a glance: 5, 12.7, 2/3. */
const SHORT = /^-?(?:[\d.]{1,12}|\d{1,2}\/\d{1,2})$/;

/** The exact value of a figure if it is short, and other than the figure's own text. */
export function shortExact({ exact = '', text }: { exact?: string; text: string }): string | undefined {
  return exact !== text && SHORT.test(exact) ? exact : undefined;
}

/** An exact value: plain digits are set as the figures around them, a fraction with its line. */
export function Exact({ value }: { readonly value: string }) {
  return value.includes('/') ? <MathExpression of={value} /> : <Digits>{value}</Digits>;
}
