/** Joins terms with the numbers 1 to `count` into a sum, or with another sign. */
const joined = (count: number, termOf: (n: number) => string, sign = ' + '): string =>
  Array.from({ length: count }, (_, i) => termOf(i + 1)).join(sign);

/** Nests an expression in itself, once for each number from 1 to `count`. */
function nested(count: number, around: (inner: string, n: number) => string): string {
  let expression = 'x';
  for (let n = 1; n <= count; n++) expression = around(expression, n);
  return expression;
}

/** Expressions that would take very long without a limit on work, by name. */
export const ROWS: readonly (readonly [name: string, expression: string])[] = [
  ['60 absolute values', joined(60, (n) => `|x - ${n}|`)],
  ['a product of 30 absolute values', joined(30, (n) => `|x - ${n}|`, '*')],
  ['25 nested absolute values', nested(25, (inner, n) => `abs(${inner} - ${n})`)],
  ['59 powers', joined(59, (n) => `x^${n}`)],
  ['degree 500', 'x^500 - 3x + 1'],
  ['a power of degree 500', '(x - 1)^500'],
  ['1,000 terms', joined(1000, (n) => `${n}x`)],
  ['300 terms in three letters', joined(300, (n) => `x^${n % 7}*y^${n % 5}*z^${n % 3}`)],
  ['30 nested fractions', nested(30, (inner, n) => `1/(${n} + ${inner})`)],
  ['30 fractions', joined(30, (n) => `1/(x + ${n})`)],
  ['30 factors', joined(30, (n) => `(x + ${n})`, '*')],
  ['a power of 200', '(x + 1)^200'],
  ['a power of 50 in two letters', '(x + y + 1)^50'],
  ['30 roots', joined(30, (n) => `sqrt(x + ${n})`)],
  ['25 nested roots', nested(25, (inner, n) => `sqrt(${inner} + ${n})`)],
  ['30 exponential terms', joined(30, (n) => `${n + 1}^x`)],
  ['30 logarithms', joined(30, (n) => `ln(x + ${n})`)],
  ['30 sines', joined(30, (n) => `sin(${n}x)`)],
  ['a number of 400 digits', `${'9'.repeat(400)}x`],
  ['a fraction of 400 digits', `${'7'.repeat(400)}/${'3'.repeat(399)}`],
  ['10,000 characters', joined(1600, (n) => `x^${n % 9}`, '+')],
  ['a factorial', 'x! - 6'],
  ['a power tower', '2^2^2^2^2^x'],
];
