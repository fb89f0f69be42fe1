import * as exact from '../../rational/rational.js';
import { compare, type Rational, rational, reduce, sign } from '../../rational/rational.js';
import { bitLength } from '../../rational/integer.js';
import { exponential } from '../../real/exponential.js';
import { naturalLogarithm } from '../../real/natural-logarithm.js';
import { pi } from '../../real/pi.js';
import { wholeSquareRoot } from '../../real/square-root.js';
import { arcsine, arctangent, cosine, sine } from '../../real/trigonometric.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { constantValue } from '../../expression/constant.js';
import { spend, tooLarge } from '../polynomial/work.js';
import { exactRoot } from './exact-root.js';
import { divisionByZero, undefinedValue } from './refusal.js';

/** A real number, either exact or enclosed between two integer multiples of 2^−bits. */
export type Enclosed = Rational | Ends;
type Ends = readonly [low: bigint, high: bigint];

/** Values of letters. */
export type Point = Readonly<Record<string, Rational>>;

/** The maximum length of an exact number, in bits. */
const MAX_BITS = 4000;
/** The maximum length of the ends of an enclosure, in bits. Without it, powers of powers would grow without bound. */
const LARGEST = 20_000n;
/** The largest exponent that is evaluated. */
const MAX_EXPONENT = 1000n;

/**
 * Encloses the real value of an expression at a point. Returns undefined if the precision isn't enough or a letter has
 * no value.
 * Throws `MathError`: `division-by-zero`, `out-of-range` (expression) if it provably has no real value.
 */
export function enclose(expression: Expression, at: Point, bits = 160): Enclosed | undefined {
  return new Evaluation(at, bits).valueOf(expression);
}

/** Returns −1, 0 or 1 if a value is provably negative, zero or positive. Returns undefined if that can't be decided. */
export function signOf(value: Enclosed | undefined): -1 | 0 | 1 | undefined {
  if (value === undefined) return undefined;
  if (!isEnds(value)) return sign(value);
  if (value[0] > 0n) return 1;
  return value[1] < 0n ? -1 : undefined;
}

/**
 * Returns the sign of a number without letters by enclosing it with increasing precision. Returns undefined
 * if the enclosure always contains 0. Throws `MathError` as {@link enclose} does.
 */
export function enclosedSign(expression: Expression, precisions = [64, 256, 1024]): -1 | 0 | 1 | undefined {
  for (const bits of precisions) {
    const found = signOf(enclose(expression, {}, bits));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isEnds(value: Enclosed): value is Ends {
  return Array.isArray(value);
}

class Evaluation {
  private readonly at: Point;
  private readonly bits: number;
  private readonly unit: bigint;

  constructor(at: Point, bits: number) {
    this.at = at;
    this.bits = bits;
    this.unit = 1n << BigInt(bits);
  }

  valueOf(expression: Expression): Enclosed | undefined {
    spend(1 + this.bits / 100);
    if (typeof expression === 'string') return this.leaf(expression);
    const [operator, ...operands] = expression;
    const values: Enclosed[] = [];
    for (const operand of operands) {
      const value = this.valueOf(operand);
      if (value === undefined) return undefined;
      values.push(value);
    }
    const [first, second] = values;
    if (first === undefined) return undefined;
    if (operator === '+') return values.reduce((a, b) => this.sum(a, b));
    if (operator === '×') return values.reduce((a, b) => this.product(a, b));
    if (second === undefined) return this.unary(operator, first);
    if (operator === '-') return this.sum(first, this.opposite(second));
    if (operator === '/' || operator === '÷') return this.quotient(first, second);
    if (operator === '^') return this.power(first, second);
    return operator === 'log' ? this.logarithm(first, second) : undefined;
  }

  private leaf(text: string): Enclosed | undefined {
    if (isNumberText(text)) return constantValue(text);
    if (Object.hasOwn(this.at, text)) return this.at[text];
    if (text === 'e') return this.exp(rational(1n));
    return text === 'π' ? pi(this.bits) : undefined;
  }

  private unary(operator: string, value: Enclosed): Enclosed | undefined {
    if (operator === '()') return value;
    if (operator === 'neg') return this.opposite(value);
    if (operator === 'abs') return this.size(value);
    if (operator === '√') return this.root(value, 2n);
    if (operator === 'ln') return this.ln(value);
    return this.trigonometric(operator, value);
  }

  private sum(a: Enclosed, b: Enclosed): Enclosed {
    if (!isEnds(a) && !isEnds(b)) return this.kept(exact.add(a, b));
    const [p, q] = [this.ends(a), this.ends(b)];
    return [p[0] + q[0], p[1] + q[1]];
  }

  private opposite(a: Enclosed): Enclosed {
    return isEnds(a) ? [-a[1], -a[0]] : exact.negate(a);
  }

  private size(a: Enclosed): Enclosed {
    if (signOf(a) === -1) return this.opposite(a);
    if (signOf(a) !== undefined || !isEnds(a)) return a;
    return [0n, a[1] > -a[0] ? a[1] : -a[0]];
  }

  private product(a: Enclosed, b: Enclosed): Enclosed {
    if (!isEnds(a) && !isEnds(b)) return this.kept(exact.multiply(a, b));
    const [p, q] = [this.ends(a), this.ends(b)];
    const all = p.flatMap((x) => q.map((y) => x * y));
    if (all.some((end) => (end < 0n ? -end : end) >> LARGEST)) throw tooLarge();
    return [floorOver(least(all), this.unit), floorOver(most(all), this.unit) + 1n];
  }

  private quotient(a: Enclosed, b: Enclosed): Enclosed | undefined {
    const side = signOf(b);
    if (side === 0) throw divisionByZero();
    if (side === undefined) return undefined;
    if (!isEnds(a) && !isEnds(b)) return this.kept(exact.divide(a, b));
    const q = this.ends(b);
    if (q[0] <= 0n && q[1] >= 0n) return undefined;
    const all = this.ends(a).flatMap((x) =>
      q.map((y) => floorOver(y < 0n ? -x * this.unit : x * this.unit, y < 0n ? -y : y)),
    );
    return [least(all), most(all) + 1n];
  }

  private power(base: Enclosed, exponent: Enclosed): Enclosed | undefined {
    if (isEnds(exponent)) return this.realPower(base, exponent);
    const { numerator, denominator } = reduce(exponent);
    const side = signOf(base);
    if (side === 0 && numerator <= 0n) throw numerator === 0n ? undefinedValue() : divisionByZero();
    if (numerator > MAX_EXPONENT || numerator < -MAX_EXPONENT || denominator > MAX_EXPONENT)
      return side === 1 ? this.realPower(base, exponent) : undefined;
    if (numerator < 0n) {
      const value = this.power(base, exact.negate(exponent));
      return value && this.quotient(rational(1n), value);
    }
    const root = denominator === 1n ? base : this.root(base, denominator);
    if (root === undefined || (numerator === 0n && side === undefined)) return undefined;
    return this.repeated(root, numerator);
  }

  private repeated(factor: Enclosed, count: bigint): Enclosed {
    let value: Enclosed = rational(1n);
    for (let i = 0n; i < count; i++) value = this.product(value, factor);
    return value;
  }

  private realPower(base: Enclosed, exponent: Enclosed): Enclosed | undefined {
    const side = signOf(base);
    if (side === -1) throw undefinedValue();
    const logarithm = side === 1 ? this.ln(base) : undefined;
    return logarithm && this.exp(this.product(exponent, logarithm));
  }

  /** Returns the real root. A negative number has one only for an odd index. */
  private root(a: Enclosed, index: bigint): Enclosed | undefined {
    const side = signOf(a);
    if (side === -1 && index % 2n === 0n) throw undefinedValue();
    if (side === -1) {
      const value = this.root(this.opposite(a), index);
      return value && this.opposite(value);
    }
    const whole = isEnds(a) ? undefined : exactRoot(a, index);
    if (whole) return whole;
    if (side === undefined) return undefined;
    if (index === 2n) {
      spend(this.bits / 8);
      const [low, high] = this.ends(a);
      return [wholeSquareRoot(low > 0n ? low * this.unit : 0n), wholeSquareRoot(high * this.unit) + 1n];
    }
    const logarithm = this.ln(a);
    return logarithm && this.exp(this.product(logarithm, rational(1n, index)));
  }

  private ln(a: Enclosed): Enclosed | undefined {
    spend(this.bits / 4);
    const side = signOf(a);
    if (side !== undefined && side <= 0) throw undefinedValue();
    if (side === undefined) return undefined;
    if (!isEnds(a)) return compare(a, rational(1n)) === 0 ? rational(0n) : naturalLogarithm(a, this.bits);
    const [low, high] = a.map((end) => naturalLogarithm(rational(end, this.unit), this.bits));
    return low && high && [low[0], high[1]];
  }

  private trigonometric(operator: string, value: Enclosed): Enclosed | undefined {
    spend(this.bits / 4);
    if (signOf(value) === 0 && /^(?:sin|cos|tan)$/.test(operator))
      return rational(operator === 'cos' ? 1n : 0n);
    if (operator === '°') return this.product(value, this.quotient(pi(this.bits), rational(180n)) ?? value);
    if (operator === 'sin') return sine(this.ends(value), this.bits);
    if (operator === 'cos') return cosine(this.ends(value), this.bits);
    if (operator === 'tan') return this.tangent(value);
    if (operator === 'arctan') return arctangent(this.ends(value), this.bits);
    return operator === 'arcsin' || operator === 'arccos' ? this.arc(operator, value) : undefined;
  }

  private tangent(value: Enclosed): Enclosed | undefined {
    const [top, bottom] = [sine(this.ends(value), this.bits), cosine(this.ends(value), this.bits)];
    return top && bottom && this.quotient(top, bottom);
  }

  private arc(operator: 'arcsin' | 'arccos', value: Enclosed): Enclosed {
    const arc = arcsine(this.ends(value), this.bits);
    if (!arc) throw undefinedValue();
    if (operator === 'arcsin') return arc;
    return this.sum(this.quotient(pi(this.bits), rational(2n)) ?? arc, this.opposite(arc));
  }

  private logarithm(base: Enclosed, value: Enclosed): Enclosed | undefined {
    const [top, bottom] = [this.ln(value), this.ln(base)];
    return top && bottom && this.quotient(top, bottom);
  }

  private exp(a: Enclosed): Enclosed | undefined {
    spend(this.bits / 4);
    if (signOf(a) === 0) return rational(1n);
    const [low, high] = this.ends(a);
    const limit = 2000n * this.unit;
    if (high > limit || low < -limit) return undefined;
    const at = (end: bigint) =>
      exponential((bits) => {
        const scaled = bits >= this.bits ? end << BigInt(bits - this.bits) : end >> BigInt(this.bits - bits);
        return [scaled, scaled + 1n];
      })(this.bits);
    const [below, above] = [at(low), at(high)];
    return below && above && [below[0], above[1]];
  }

  private ends(a: Enclosed): Ends {
    if (isEnds(a)) return a;
    const low = floorOver(a.numerator * this.unit, a.denominator);
    return low * a.denominator === a.numerator * this.unit ? [low, low] : [low, low + 1n];
  }

  /** Returns a rational in lowest terms, or only its enclosure if the rational is too long. */
  private kept(a: Rational): Enclosed {
    const { numerator, denominator } = reduce(a);
    const size = bitLength(numerator < 0n ? -numerator : numerator) + bitLength(denominator);
    return size > MAX_BITS ? this.ends(a) : { numerator, denominator };
  }
}

function floorOver(n: bigint, d: bigint): bigint {
  return n >= 0n || n % d === 0n ? n / d : n / d - 1n;
}

const least = (all: readonly bigint[]): bigint => all.reduce((a, b) => (a < b ? a : b));
const most = (all: readonly bigint[]): bigint => all.reduce((a, b) => (a > b ? a : b));
