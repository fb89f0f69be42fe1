import { greatestCommonDivisor } from '../../../rational/integer.js';
import { quotient, type Rational, reduce } from '../../../rational/rational.js';
import {
  enclosed,
  type Formal,
  formalRatio,
  formalSign,
  integer,
  MAX_PRECISION,
  plus,
  scaled,
  times,
  withoutCommonAtoms,
} from './formal.js';
import { undecided } from '../work.js';

/** A real number that is a quotient of polynomials in atoms, enclosed by an interval that is refined on demand. */
export class Constant {
  readonly kind = 'constant';
  readonly numerator: Formal;
  /** The denominator, which is positive. */
  readonly denominator: Formal;
  #bits = 0;
  #low: Rational = { numerator: 0n, denominator: 1n };
  #high: Rational = { numerator: 0n, denominator: 1n };

  constructor(numerator: Formal, denominator: Formal) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** A rational lower bound. */
  get low(): Rational {
    if (!this.#bits) this.narrow(64);
    return this.#low;
  }

  /** A rational upper bound. */
  get high(): Rational {
    if (!this.#bits) this.narrow(64);
    return this.#high;
  }

  /** The number in lowest terms, if its form shows that it is rational. */
  get rational(): Rational | undefined {
    const [n, d] = formalRatio(this.numerator, this.denominator) ?? [];
    return n === undefined || d === undefined ? undefined : reduce(quotient(n, d));
  }

  /** Computes the number to about the given number of bits. */
  narrow(bits: number): void {
    if (bits <= this.#bits) return;
    if (bits > MAX_PRECISION) undecided();
    this.#bits = bits;
    const [n, d] = [enclosed(this.numerator, bits), enclosed(this.denominator, bits)];
    if (d[0] <= 0n) {
      this.narrow(2 * bits);
      return;
    }
    this.#low = { numerator: n[0], denominator: n[0] < 0n ? d[0] : d[1] };
    this.#high = { numerator: n[1], denominator: n[1] < 0n ? d[1] : d[0] };
  }

  /** Doubles the precision. */
  refine(): void {
    this.narrow(Math.max(64, 2 * this.#bits));
  }
}

/** Returns a quotient of forms. Returns undefined if the denominator is 0. */
export function constantOver(numerator: Formal, denominator: Formal): Constant | undefined {
  const sign = formalSign(denominator);
  if (sign === 0) return undefined;
  const [n, d] = withoutCommonAtoms(numerator, denominator);
  const divisor = [...n.values(), ...d.values()].reduce(
    (g, { coefficient }) => greatestCommonDivisor(g, coefficient),
    0n,
  );
  const lowered = (f: Formal): Formal =>
    new Map([...f].map(([name, term]) => [name, { ...term, coefficient: term.coefficient / divisor }]));
  // The common factor that was removed from both forms may be negative.
  const factor = BigInt(formalSign(d));
  return new Constant(scaled(lowered(n), factor), scaled(lowered(d), factor));
}

/** Returns a rational number as a constant. */
export function rationalConstant({ numerator, denominator }: Rational): Constant {
  return new Constant(integer(numerator), integer(denominator));
}

/** Returns a + b. */
export function addConstants(a: Constant, b: Constant): Constant {
  const numerator = plus(times(a.numerator, b.denominator), times(b.numerator, a.denominator));
  return constantOver(numerator, times(a.denominator, b.denominator)) ?? undecided();
}

/** Returns −a. */
export function negateConstant(a: Constant): Constant {
  return new Constant(scaled(a.numerator, -1n), a.denominator);
}

/** Returns a × b. */
export function multiplyConstants(a: Constant, b: Constant): Constant {
  return constantOver(times(a.numerator, b.numerator), times(a.denominator, b.denominator)) ?? undecided();
}

/** Returns 1 ÷ a. Returns undefined for 0. */
export function invertConstant(a: Constant): Constant | undefined {
  return constantOver(a.denominator, a.numerator);
}

/** Returns the sign of a constant. */
export function constantSign(a: Constant): -1 | 0 | 1 {
  return formalSign(a.numerator);
}

/** Returns whether two constants have equal forms. */
export function isSameConstant(a: Constant, b: Constant): boolean {
  return plus(times(a.numerator, b.denominator), scaled(times(b.numerator, a.denominator), -1n)).size === 0;
}
