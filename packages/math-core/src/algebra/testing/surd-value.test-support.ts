import type { Expression } from '../../steps/expression.js';

/** A number (a + b√c) / d, independent of the engine under test. d > 0, c ≥ 1, and c is 1 if b is 0. */
export interface Value {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
}

const gcd = (x: bigint, y: bigint): bigint => (y === 0n ? (x < 0n ? -x : x) : gcd(y, x % y));

export function value(a: bigint, d = 1n, b = 0n, c = 1n): Value {
  if (d === 0n) throw new Error('A division by 0.');
  let [root, part] = [c, b];
  for (let p = 2n; p * p <= root; p++)
    while (root % (p * p) === 0n) {
      root /= p * p;
      part *= p;
    }
  const [whole, rest] = root === 1n || part === 0n ? [a + (root === 1n ? part : 0n), 0n] : [a, part];
  const by = gcd(gcd(whole, rest), d) * (d < 0n ? -1n : 1n) || 1n;
  return { a: whole / by, b: rest / by, c: rest === 0n ? 1n : root, d: d / by };
}

function common(x: Value, y: Value): bigint {
  if (x.b !== 0n && y.b !== 0n && x.c !== y.c) throw new Error('Two different roots.');
  return x.b === 0n ? y.c : x.c;
}

const plus = (x: Value, y: Value): Value =>
  value(x.a * y.d + y.a * x.d, x.d * y.d, x.b * y.d + y.b * x.d, common(x, y));
const negative = (x: Value): Value => ({ ...x, a: -x.a, b: -x.b });
function times(x: Value, y: Value): Value {
  const c = common(x, y);
  return value(x.a * y.a + x.b * y.b * c, x.d * y.d, x.a * y.b + x.b * y.a, c);
}
// 1 / ((a + b√c) / d) = d (a − b√c) / (a² − b²c)
const inverse = ({ a, b, c, d }: Value): Value => value(a * d, a * a - b * b * c, -b * d, c);

/** Returns the sign of a + b√c. */
export function signOf({ a, b, c }: Value): number {
  const [p, q] = [a < 0n ? -1 : a > 0n ? 1 : 0, b < 0n ? -1 : b > 0n ? 1 : 0];
  if (p === q || q === 0) return p;
  if (p === 0) return q;
  return a * a > b * b * c ? p : q;
}

/** Returns −1, 0 or 1 if x is less than, equal to or greater than y. They must not contain two different roots. */
export const compare = (x: Value, y: Value): number => signOf(plus(x, negative(y)));

/** Returns a rational number between two numbers, or beyond one. */
export function between(x: Value | undefined, y: Value | undefined): Value {
  const double = ({ a, b, c, d }: Value): number =>
    (Number(a) + Number(b) * Math.sqrt(Number(c))) / Number(d);
  const [low, high] = [x ? double(x) : undefined, y ? double(y) : undefined];
  const middle = low === undefined ? (high ?? 0) - 1 : high === undefined ? low + 1 : (low + high) / 2;
  return value(BigInt(Math.round(middle * 1e6)), 1_000_000n);
}

/** Evaluates an expression of numbers, square roots and letters with values. Throws if it has no value. */
export function valueOf(expression: Expression, at: Readonly<Record<string, Value>> = {}): Value {
  if (typeof expression === 'string') {
    const known = at[expression];
    return known ?? readValue(expression);
  }
  const [operator, ...operands] = expression;
  if (operator === '^') return powerOf(operands, at);
  const [first = value(0n), ...rest] = operands.map((operand) => valueOf(operand, at));
  if (operator === 'neg') return negative(first);
  if (operator === '()') return first;
  if (operator === 'abs') return signOf(first) < 0 ? negative(first) : first;
  if (operator === '√') return rootOf(first);
  const join = {
    '+': plus,
    '-': (x: Value, y: Value) => plus(x, negative(y)),
    '×': times,
    '/': (x: Value, y: Value) => times(x, inverse(y)),
    '÷': (x: Value, y: Value) => times(x, inverse(y)),
  }[operator as string];
  if (!join) throw new Error(`${operator} is not computed here.`);
  return rest.reduce(join, first);
}

function rootOf({ a, b, d }: Value): Value {
  if (b !== 0n || a < 0n) throw new Error('A root of no rational number ≥ 0.');
  return a === 0n ? value(0n) : value(0n, d, 1n, a * d);
}

function powerOf(
  [base = '0', exponent = '1']: readonly Expression[],
  at: Readonly<Record<string, Value>>,
): Value {
  const { a, d } = valueOf(exponent, at);
  if (d !== 1n) throw new Error('No whole exponent.');
  const root = valueOf(base, at);
  let result = value(1n);
  for (let i = 0n; i < (a < 0n ? -a : a); i++) result = times(result, root);
  return a < 0n ? inverse(result) : result;
}

function readValue(text: string): Value {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (!match) throw new Error(`"${text}" has no value.`);
  const [, minus = '', whole = '', decimals = '', under = '1'] = match;
  return value(BigInt(minus + whole + decimals), BigInt(under) * 10n ** BigInt(decimals.length));
}

/** Returns the value, or undefined if there is none. */
export function valueIf(expression: Expression, at: Readonly<Record<string, Value>>): Value | undefined {
  try {
    return valueOf(expression, at);
  } catch {
    return undefined;
  }
}
