import { type Cells, chosen, combine, everywhere, mapped } from './cells.js';
import { constant, plainOf, scale, Tower } from './element.js';
import { elementSign } from './element-sign.js';
import {
  type Fraction,
  fractionOf,
  fractionSign,
  lowered,
  power,
  product,
  reciprocal,
  sum,
  times,
} from './fraction.js';
import type { Sign } from './polynomial-sign.js';
import { degree, leading } from './univariate.js';
import { undecided } from './work.js';

/** A piecewise function of the unknown, null where it has no value. */
export type Piecewise = Cells<Fraction | null>;

/** Arithmetic of piecewise functions. */
export class Arithmetic {
  readonly tower = new Tower();

  /** Returns f + g. */
  add(f: Piecewise, g: Piecewise): Piecewise {
    return combine(f, g, (a, b) => a && b && sum(a, b, this.tower));
  }

  /** Returns −f. */
  negate(f: Piecewise): Piecewise {
    return mapped(f, (a) => a && times(a, -1n));
  }

  /** Returns f × g. */
  multiply(f: Piecewise, g: Piecewise): Piecewise {
    return combine(f, g, (a, b) => a && b && product(a, b, this.tower));
  }

  /** Returns 1 ÷ f, which has no value where f is 0. */
  reciprocal(f: Piecewise): Piecewise {
    return combine(f, this.sign(f), (a, sign) => (a && sign ? reciprocal(a) : null));
  }

  /** Returns |f|. */
  absolute(f: Piecewise): Piecewise {
    return combine(f, this.sign(f), (a, sign) => (a && sign === -1 ? times(a, -1n) : a));
  }

  /** Returns the sign of f, null where f has no value. */
  sign(f: Piecewise): Cells<Sign | null> {
    return chosen(f, (a): Cells<Sign | null> => (a ? fractionSign(a, this.tower) : everywhere(null)));
  }

  /** Raises f to an integer power. 0⁰ has no value. */
  integerPower(f: Piecewise, exponent: number): Piecewise {
    if (exponent < 0) return this.integerPower(this.reciprocal(f), -exponent);
    if (exponent === 0) {
      const one = fractionOf(1n);
      return mapped(this.sign(f), (sign) => (sign ? one : null));
    }
    return mapped(f, (a) => a && power(a, exponent, this.tower));
  }

  /** Returns the nth root of f. An even root has no value where f is negative. */
  root(f: Piecewise, degree: number): Piecewise {
    if (degree > 2 && degree % 2 === 0) return this.root(this.root(f, 2), degree / 2);
    if (degree > 30) undecided();
    const even = degree % 2 === 0;
    return combine(even ? this.#withPositiveDenominator(f) : f, this.sign(f), (a, sign) => {
      return !a || (even && sign === -1) ? null : this.#rootOf(a, degree);
    });
  }

  #withPositiveDenominator(f: Piecewise): Piecewise {
    const sign = chosen(f, (a): Cells<Sign> => (a ? elementSign(a.denominator, this.tower) : everywhere(0)));
    return combine(f, sign, (a, s) => {
      return a && s < 0 ? { numerator: scale(a.numerator, -1n), denominator: scale(a.denominator, -1n) } : a;
    });
  }

  /** Returns the nth root of N/D with D > 0 or odd n, as the root of N·D^(n−1) over D. */
  #rootOf(a: Fraction, degree: number): Fraction {
    const constantRoot = rootOfConstant(a, degree, this.tower);
    if (constantRoot) return constantRoot;
    const radicand = this.tower.multiply(a.numerator, this.tower.power(a.denominator, degree - 1));
    return lowered(this.tower.rootOf(radicand, degree), a.denominator);
  }
}

/** Returns the root of a rational number with perfect powers extracted: √12 = 2√3. */
function rootOfConstant(a: Fraction, n: number, tower: Tower): Fraction | undefined {
  const [p, q] = [plainOf(a.numerator), plainOf(a.denominator)];
  if (!p || !q || degree(p) > 0 || degree(q) > 0) return undefined;
  if (!p.length) return fractionOf(0n);
  const sign = leading(p) < 0n !== leading(q) < 0n ? -1n : 1n;
  const [top, bottom] = [absolute(leading(p)), absolute(leading(q))];
  const [outside, inside] = extracted(top * bottom ** BigInt(n - 1), n);
  const root = inside === 1n ? constant(1n) : tower.rootOf(constant(inside), n);
  return lowered(tower.multiply(constant(sign * outside), root), constant(bottom));
}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

/** Writes m as outside^n × inside. It extracts small prime factors, and m itself if it is a perfect power. */
function extracted(m: bigint, n: number): readonly [outside: bigint, inside: bigint] {
  let [outside, inside] = [1n, m];
  const whole = integerRoot(m, n);
  if (whole ** BigInt(n) === m) return [whole, 1n];
  for (let d = 2n; d < 1000n && d ** BigInt(n) <= inside; d += 1n) {
    for (const power = d ** BigInt(n); inside % power === 0n; inside /= power) outside *= d;
  }
  const rest = integerRoot(inside, n);
  return rest ** BigInt(n) === inside ? [outside * rest, 1n] : [outside, inside];
}

/** Returns the integer part of the nth root of m ≥ 1. */
function integerRoot(m: bigint, n: number): bigint {
  let x = 1n << BigInt(Math.ceil(m.toString(2).length / n));
  const k = BigInt(n);
  for (;;) {
    const next = ((k - 1n) * x + m / x ** (k - 1n)) / k;
    if (next >= x) return x;
    x = next;
  }
}
