/** Matches the factorial of a number: 5!, but not the signs of 5 != x and 5!!, nor the exponent of 1e3!. */
export const FACTORIAL = /(?<![\d.,]|\d\.?e[-−–+]?)\d{1,2}!(?!\s*[=!])/gi;

/** Returns the value of a typed factorial: 120 for "5!". */
export function factorialOf(typed: string): bigint {
  let product = 1n;
  for (let factor = BigInt(parseInt(typed, 10)); factor > 1n; factor--) product *= factor;
  return product;
}

/** Writes 5! as (5*4*3*2*1), and a larger one as its value. */
export function factorialText([typed = '']: readonly string[]): string {
  const number = parseInt(typed, 10);
  if (number === 0 || number > 10) return `(${factorialOf(typed).toString()})`;
  return `(${Array.from({ length: number }, (_, i) => number - i).join('*')})`;
}
