import type { Rational } from '../../../rational/rational.js';
import { isNumberText, type Expression } from '../../../steps/expression.js';
import { enclose } from '../../normal/enclose.js';
import { spend } from '../../polynomial/work.js';
import { holds } from '../equation/polynomial/read-polynomial.js';
import * as ranges from './range.js';
import { BITS, type Range, range, UNIT } from './range.js';

/** The largest index of a root, and the largest exponent. */
const MAX_INDEX = 12n;
const MAX_POWER = 200n;

/** A real function of one variable, in a form that can be differentiated and evaluated on intervals. */
export type RealFunction =
  | { readonly is: 'constant'; readonly value: Range; readonly expression: Expression }
  | { readonly is: 'variable' }
  | { readonly is: 'sum'; readonly parts: readonly RealFunction[] }
  | { readonly is: 'product'; readonly parts: readonly RealFunction[] }
  | { readonly is: 'power'; readonly of: RealFunction; readonly n: number }
  | { readonly is: 'root'; readonly of: RealFunction; readonly n: number }
  | {
      readonly is: 'inverse' | 'exp' | 'ln' | 'abs' | 'sign' | 'sin' | 'cos';
      readonly of: RealFunction;
    };

const constant = (expression: Expression, value: Range): RealFunction => ({
  is: 'constant',
  value,
  expression,
});
const whole = (n: bigint): RealFunction => constant(String(n), range(n * UNIT, n * UNIT));
const ZERO = whole(0n);
const ONE = whole(1n);
const VARIABLE: RealFunction = { is: 'variable' };

const isNumber = (f: RealFunction, n: bigint): boolean =>
  f.is === 'constant' && f.value.low === n * UNIT && f.value.high === n * UNIT;

function sum(parts: readonly RealFunction[]): RealFunction {
  const kept = parts
    .flatMap((part) => (part.is === 'sum' ? part.parts : [part]))
    .filter((part) => !isNumber(part, 0n));
  const [only = ZERO, ...more] = kept;
  return more.length === 0 ? only : { is: 'sum', parts: kept };
}

function product(parts: readonly RealFunction[]): RealFunction {
  if (parts.some((part) => isNumber(part, 0n))) return ZERO;
  const kept = parts.filter((part) => !isNumber(part, 1n));
  const [only = ONE, ...more] = kept;
  return more.length === 0 ? only : { is: 'product', parts: kept };
}

const negated = (f: RealFunction): RealFunction =>
  f.is === 'sum' ? sum(f.parts.map(negated)) : product([whole(-1n), f]);

function power(of: RealFunction, n: number): RealFunction {
  if (n < 0) return { is: 'inverse', of: power(of, -n) };
  if (n === 0) return ONE;
  return n === 1 ? of : { is: 'power', of, n };
}

/** Returns 1 ÷ f. */
export const inverseOf = (of: RealFunction): RealFunction => ({ is: 'inverse', of });

/** Reads an expression in one unknown. Returns undefined if it has a part that has no range here. */
export function realFunction(expression: Expression, unknown: string): RealFunction | undefined {
  if (expression === unknown) return VARIABLE;
  if (!holds(expression, unknown)) return constantFunction(expression);
  if (typeof expression === 'string') return undefined;
  const [operator, ...operands] = expression;
  if (operator === '^') return powerFunction(operands[0] ?? '0', operands[1] ?? '1', unknown);
  const read = operands.map((operand) => realFunction(operand, unknown));
  const parts = read.flatMap((part) => part ?? []);
  if (parts.length < operands.length) return undefined;
  if (operator === '+') return sum(parts);
  if (operator === '×') return product(parts);
  const [first = ZERO, second = ZERO] = parts;
  return JOINS[operator]?.(first, second);
}

type Join = (first: RealFunction, second: RealFunction) => RealFunction;

const quotient: Join = (first, second) => product([first, { is: 'inverse', of: second }]);

const JOINS: Readonly<Partial<Record<string, Join>>> = {
  '()': (first) => first,
  neg: negated,
  '-': (first, second) => sum([first, negated(second)]),
  '/': quotient,
  '÷': quotient,
  '√': (of) => ({ is: 'root', of, n: 2 }),
  abs: (of) => ({ is: 'abs', of }),
  ln: (of) => ({ is: 'ln', of }),
  sin: (of) => ({ is: 'sin', of }),
  cos: (of) => ({ is: 'cos', of }),
  log: (base, of) => quotient({ is: 'ln', of }, { is: 'ln', of: base }),
};

function constantFunction(expression: Expression): RealFunction | undefined {
  const value = enclose(expression, {}, BITS);
  if (!value) return undefined;
  if (isEnds(value)) return constant(expression, range(value[0], value[1]));
  const { numerator, denominator } = value;
  const end = (numerator * UNIT) / denominator;
  const isExact = (numerator * UNIT) % denominator === 0n;
  const low = numerator < 0n ? end - 1n : end;
  return constant(expression, isExact ? range(end, end) : range(low, low + 1n));
}

function isEnds(value: Rational | readonly [bigint, bigint]): value is readonly [bigint, bigint] {
  return Array.isArray(value);
}

function powerFunction(base: Expression, exponent: Expression, unknown: string): RealFunction | undefined {
  const of = realFunction(base, unknown);
  if (!of) return undefined;
  if (holds(exponent, unknown)) {
    const index = realFunction(exponent, unknown);
    if (!index) return undefined;
    if (base === 'e') return { is: 'exp', of: index };
    const isPositive = holds(base, unknown) ? base === exponent : of.is === 'constant' && of.value.low > 0;
    return isPositive ? { is: 'exp', of: product([index, { is: 'ln', of }]) } : undefined;
  }
  return powerOf(of, base, exponent);
}

/** Returns a power with a rational exponent. */
function powerOf(of: RealFunction, base: Expression, exponent: Expression): RealFunction | undefined {
  const value = enclose(exponent, {}, BITS);
  if (!value || isEnds(value) || (isNumberText(base) && value.numerator < 0n)) return undefined;
  const { numerator, denominator } = value;
  const size = numerator < 0n ? -numerator : numerator;
  if (size > MAX_POWER || denominator > MAX_INDEX || numerator === 0n) return undefined;
  const inner: RealFunction = denominator === 1n ? of : { is: 'root', of, n: Number(denominator) };
  return power(inner, Number(numerator));
}

/** Multiplies functions, and cancels the variable with 1 ÷ x. */
function canceled(parts: readonly RealFunction[]): RealFunction {
  const flat = parts.flatMap((part) => (part.is === 'product' ? part.parts : [part]));
  const over = flat.findIndex((part) => part.is === 'variable');
  const under = flat.findIndex((part) => part.is === 'inverse' && part.of.is === 'variable');
  if (over < 0 || under < 0) return product(parts);
  return canceled(flat.filter((_, i) => i !== over && i !== under));
}

/** Returns the derivative of a function. */
export function derivativeOf(f: RealFunction): RealFunction {
  spend(1);
  switch (f.is) {
    case 'constant':
    case 'sign':
      return ZERO;
    case 'variable':
      return ONE;
    case 'sum':
      return sum(f.parts.map(derivativeOf));
    case 'product':
      return sum(
        f.parts.map((part, i) =>
          canceled([...f.parts.slice(0, i), derivativeOf(part), ...f.parts.slice(i + 1)]),
        ),
      );
    case 'power':
      return product([whole(BigInt(f.n)), power(f.of, f.n - 1), derivativeOf(f.of)]);
    case 'root':
      return product([
        derivativeOf(f.of),
        { is: 'inverse', of: product([whole(BigInt(f.n)), power(f, f.n - 1)]) },
      ]);
    case 'inverse':
      return product([whole(-1n), derivativeOf(f.of), { is: 'inverse', of: power(f.of, 2) }]);
    case 'exp':
      return product([f, derivativeOf(f.of)]);
    case 'ln':
      return product([derivativeOf(f.of), { is: 'inverse', of: f.of }]);
    case 'abs':
      return product([{ is: 'sign', of: f.of }, derivativeOf(f.of)]);
    case 'sin':
      return product([{ is: 'cos', of: f.of }, derivativeOf(f.of)]);
    case 'cos':
      return product([whole(-1n), { is: 'sin', of: f.of }, derivativeOf(f.of)]);
  }
}

/** Returns an interval that contains all values of a function on `x`, or undefined if it has none there. */
export function rangeOf(f: RealFunction, x: Range): Range | undefined {
  spend(1);
  if (f.is === 'constant') return f.value;
  if (f.is === 'variable') return x;
  if (f.is === 'sum' || f.is === 'product') {
    if (f.is === 'product') spend(f.parts.length);
    const join = f.is === 'sum' ? ranges.sum : ranges.product;
    let total: Range | undefined;
    for (const part of f.parts) {
      const next = rangeOf(part, x);
      if (!next) return undefined;
      total = total ? join(total, next) : next;
    }
    return total;
  }
  const inner = rangeOf(f.of, x);
  if (!inner) return undefined;
  if (f.is === 'power') return ranges.power(inner, f.n);
  return f.is === 'root' ? ranges.root(inner, f.n) : RANGES[f.is](inner);
}

const RANGES = {
  inverse: ranges.inverse,
  exp: ranges.exponentialRange,
  ln: ranges.logarithmRange,
  abs: ranges.absolute,
  sign: ranges.signRange,
  sin: ranges.sineRange,
  cos: ranges.cosineRange,
};

/** A part whose sign decides where a function has a value. A denominator may have both signs, but not be 0. */
export interface Limit {
  readonly part: RealFunction;
  readonly isDenominator: boolean;
}

/** Returns the arguments of logarithms, the radicands of even roots and the denominators in a function. */
export function limitsOf(f: RealFunction): readonly Limit[] {
  if (f.is === 'constant' || f.is === 'variable') return [];
  if (f.is === 'sum' || f.is === 'product') return f.parts.flatMap(limitsOf);
  const isLimit = f.is === 'ln' || f.is === 'inverse' || (f.is === 'root' && f.n % 2 === 0);
  return [...(isLimit ? [{ part: f.of, isDenominator: f.is === 'inverse' }] : []), ...limitsOf(f.of)];
}

/** Writes a function with a number in place of its variable. Undefined for the sign function. */
export function expressionAt(f: RealFunction, x: Expression): Expression | undefined {
  if (f.is === 'constant') return f.expression;
  if (f.is === 'variable') return x;
  if (f.is === 'sign') return undefined;
  if (f.is === 'sum' || f.is === 'product') {
    const [first, ...more] = f.parts.map((part) => expressionAt(part, x));
    if (first === undefined || more.includes(undefined)) return undefined;
    return [f.is === 'sum' ? '+' : '×', first, ...(more as Expression[])];
  }
  const of = expressionAt(f.of, x);
  if (of === undefined) return undefined;
  switch (f.is) {
    case 'power':
      return ['^', of, String(f.n)];
    case 'root':
      return f.n === 2 ? ['√', of] : ['^', of, `1/${f.n}`];
    case 'inverse':
      return ['/', '1', of];
    case 'exp':
      return ['^', 'e', of];
    default:
      return [f.is, of];
  }
}

/** Returns whether a function has a part that may be constant on an interval: an absolute value. */
export function mayBeFlat(f: RealFunction): boolean {
  if (f.is === 'constant' || f.is === 'variable') return false;
  if (f.is === 'sum' || f.is === 'product') return f.parts.some(mayBeFlat);
  return f.is === 'abs' || f.is === 'sign' || mayBeFlat(f.of);
}

/** A term as a product of e^(slope × x + shift) and the rest. */
interface ExponentialTerm {
  readonly rest: readonly RealFunction[];
  readonly slope: Range;
  readonly shift: Range;
}

const NOTHING = range(0n, 0n);

/**
 * Divides a sum by the exponential in one of its terms, in every way: e^(3x) − 3e^x divided by e^x is e^(2x) − 3. The
 * quotients have the sign of the sum.
 */
export function dividedByExponentials(f: RealFunction): readonly RealFunction[] {
  if (f.is !== 'sum') return [];
  const terms = f.parts.map(exponentialTerm);
  const divisors = terms.filter(({ slope }) => slope !== NOTHING);
  return divisors.map((divisor) =>
    sum(
      terms.map((term) => {
        if (term === divisor) return product(term.rest);
        const slope = ranges.sum(term.slope, opposite(divisor.slope));
        const shift = ranges.sum(term.shift, opposite(divisor.shift));
        const exponent = sum([product([inexact(slope), VARIABLE]), inexact(shift)]);
        return product([...term.rest, { is: 'exp', of: exponent }]);
      }),
    ),
  );
}

const opposite = (a: Range): Range => ranges.product(range(-UNIT, -UNIT), a);

/** Creates a constant that is only known by its range. */
const inexact = (value: Range): RealFunction => ({ is: 'constant', value, expression: '?' });

function exponentialTerm(term: RealFunction): ExponentialTerm {
  const factors = flattened(term);
  let [slope, shift]: [Range, Range] = [NOTHING, NOTHING];
  const rest = factors.filter((factor) => {
    const line = factor.is === 'exp' ? lineOf(factor.of) : undefined;
    if (!line) return true;
    [slope, shift] = [ranges.sum(slope, line.slope), ranges.sum(shift, line.shift)];
    return false;
  });
  return { rest, slope, shift };
}

function flattened(f: RealFunction): readonly RealFunction[] {
  return f.is === 'product' ? f.parts.flatMap(flattened) : [f];
}

/** Reads a function as slope × x + shift. */
function lineOf(f: RealFunction): { readonly slope: Range; readonly shift: Range } | undefined {
  const slope = derivativeOf(f);
  const shift = rangeOf(f, NOTHING);
  return isConstant(slope) && shift ? { slope: rangeOf(slope, NOTHING) ?? NOTHING, shift } : undefined;
}

/** Returns whether a function is a polynomial of degree 2 or less. */
export function isQuadratic(f: RealFunction): boolean {
  return isConstant(derivativeOf(derivativeOf(f)));
}

function isConstant(f: RealFunction): boolean {
  if (f.is === 'constant') return true;
  if (f.is === 'variable') return false;
  return f.is === 'sum' || f.is === 'product' ? f.parts.every(isConstant) : isConstant(f.of);
}

/** Replaces the variable by e^t, and simplifies its logarithms, roots and powers: ln x is t, and √x is e^(t/2). */
export function inLogarithm(f: RealFunction): RealFunction {
  if (f.is === 'constant') return f;
  if (f.is === 'variable') return { is: 'exp', of: f };
  if (f.is === 'sum') return sum(f.parts.map(inLogarithm));
  if (f.is === 'product') return product(f.parts.map(inLogarithm));
  const of = inLogarithm(f.of);
  if (of.is !== 'exp') return { ...f, of };
  if (f.is === 'ln') return of.of;
  if (f.is === 'inverse') return { is: 'exp', of: negated(of.of) };
  if (f.is === 'power') return { is: 'exp', of: product([whole(BigInt(f.n)), of.of]) };
  if (f.is !== 'root') return { ...f, of };
  return { is: 'exp', of: product([constantFunction(`1/${f.n}`) ?? ONE, of.of]) };
}
