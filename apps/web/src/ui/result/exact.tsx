import { Digits } from '../math/digits.js';
import { MathExpression } from '../math/math.js';

/** Matches short integers, decimals and fractions, such as 5, 12.7 and 2/3. */
const SHORT = /^-?(?:[\d.]{1,12}|\d{1,2}\/\d{1,2})$/;

/** Returns the exact value of a figure if it is short and differs from the figure's text. */
export function shortExact({ exact = '', text }: { exact?: string; text: string }): string | undefined {
  return exact !== text && SHORT.test(exact) ? exact : undefined;
}

/** Renders an exact value: a fraction as math, other numbers as plain digits. */
export function Exact({ value }: { readonly value: string }) {
  return value.includes('/') ? <MathExpression of={value} /> : <Digits>{value}</Digits>;
}
