import { type Between, leadingPower, type Power } from '../testing/decided.test-support.js';
import { type Fraction, readFraction } from '../testing/step-faults.test-support.js';

/** The amounts of a loan, or enclosures of them. */
interface Amounts<T> {
  readonly payment: T;
  readonly total: T;
  readonly interest: T;
}

export type ExactLoan = Amounts<Fraction>;

/** The terms of a loan in integers: principal p/q, rate of a period r/s, n payments. */
interface Terms {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
  readonly s: bigint;
  readonly n: bigint;
}

function readTerms(principal: string, rate: string, payments: number, perYear: number): Terms {
  const [[p, q], [r, perCent]] = [readFraction(principal), readFraction(rate)];
  return { p, q, r, s: perCent * 100n * BigInt(perYear), n: BigInt(payments) };
}

/** Computes the amortization formula P r x ÷ (x - 1) with x = (1 + r)^n = up/down. */
function amounts({ p, q, r, s, n }: Terms, up: bigint, down: bigint): ExactLoan {
  const payment: Fraction = r === 0n ? [p, q * n] : positive(p * r * up, q * s * (up - down));
  const total: Fraction = [payment[0] * n, payment[1]];
  return { payment, total, interest: [total[0] * q - p * total[1], total[1] * q] };
}

/** Evaluates the amortization formula literally, with integers. */
export function exactLoan(principal: string, rate: string, payments: number, perYear = 12): ExactLoan {
  const terms = readTerms(principal, rate, payments, perYear);
  return amounts(terms, (terms.s + terms.r) ** terms.n, terms.s ** terms.n);
}

/** Evaluates the principal P = A (x - 1) ÷ (r x) that a payment A repays, literally, with integers. */
export function exactPrincipal(payment: string, rate: string, payments: number, perYear: number): Fraction {
  const { p, q, r, s, n } = readTerms(payment, rate, payments, perYear);
  const [up, down] = [(s + r) ** n, s ** n];
  return r === 0n ? [p * n, q] : [p * s * (up - down), q * r * up];
}

/** Encloses the same amounts from the leading bits of the powers, which may have millions of them. */
export function enclosedLoan(
  principal: string,
  rate: string,
  payments: number,
): (bits: number) => Amounts<Between> | undefined {
  const terms = readTerms(principal, rate, payments, 12);
  return (bits) => {
    const up = leadingPower(terms.s + terms.r, payments, bits);
    const down = leadingPower(terms.s, payments, bits);
    const [x, y] = quotient(up, down, bits);
    const isOne = (x[0] >= x[1] && y[0] <= y[1]) || (x[0] <= x[1] && y[0] >= y[1]);
    if (terms.r !== 0n && isOne) return undefined;
    // The formula decreases as x grows, both below and above 1.
    const [a, b] = [amounts(terms, ...x), amounts(terms, ...y)];
    return {
      payment: [a.payment, b.payment],
      total: [a.total, b.total],
      interest: [a.interest, b.interest],
    };
  };
}

/**
 * Encloses a quotient of powers, the smaller in units of 2^-2bits of the larger. The result is exact if they
 * are.
 */
function quotient(up: Power, down: Power, bits: number): Between {
  if (up.shift + down.shift === 0n)
    return [
      [up.low, down.low],
      [up.low, down.low],
    ];
  const one = 1n << BigInt(2 * bits);
  const isLess = up.shift < down.shift || (up.shift === down.shift && up.low < down.low);
  const [less, more] = isLess ? [up, down] : [down, up];
  const apart = more.shift - less.shift;
  const low = (less.low * one) / (more.high << apart);
  const high = (less.high * one) / (more.low << apart) + 1n;
  return isLess
    ? [
        [low, one],
        [high, one],
      ]
    : [
        [one, high],
        [one, low],
      ];
}

function positive(n: bigint, d: bigint): Fraction {
  return d < 0n ? [-n, -d] : [n, d];
}

/** Formats a fraction with the given number of decimals, with ties away from zero. */
export function roundedText([n, d]: Fraction, decimals: number): string {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(decimals);
  const [quotient, rest] = [scaled / d, scaled % d];
  const digits = (2n * rest >= d ? quotient + 1n : quotient).toString().padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return n < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}
