import { divide, multiply, type Rational, rational, sign, subtract } from '../rational/rational.js';
import type { Enclosure, Interval } from '../real/enclosure.js';
import { type Amount, isLongPower } from './amount.js';
import { discountFactor, exactGrowth } from './growth.js';
import type { LoanTerms } from './terms.js';

/** The unrounded amounts of a loan. */
export interface Amortisation {
  readonly payment: Amount;
  readonly total: Amount;
  readonly interest: Amount;
}

/** Computes a loan with the amortization formula P r (1 + r)^n ÷ ((1 + r)^n - 1), or P ÷ n at rate 0. */
export function amortise(terms: LoanTerms): Amortisation {
  const { principal, rate, payments } = terms;
  if (sign(rate) === 0 || sign(principal) === 0)
    return exactAmounts(terms, divide(principal, rational(payments)));
  const enclosed = enclosedAmounts(terms);
  const growth = exactGrowth(rate, payments);
  if (!growth) return enclosed;
  const exact = (): ExactAmounts => {
    const { numerator, denominator } = growth();
    const annuity = rational(numerator, numerator - denominator);
    return exactAmounts(terms, multiply(multiply(principal, rate), annuity));
  };
  // With 1 + r = a/b the denominator of each amount is a multiple of |a^n - b^n|, at least the larger to n - 1.
  const { numerator, denominator } = rate;
  if (!isLongPower(numerator > 0n ? numerator + denominator : denominator, payments)) return exact();
  const long = (name: keyof Amortisation): Amount => ({ near: enclosed[name], exact: () => exact()[name] });
  return { payment: long('payment'), total: long('total'), interest: long('interest') };
}

type ExactAmounts = Readonly<Record<keyof Amortisation, Rational>>;
type EnclosedAmounts = Readonly<Record<keyof Amortisation, Enclosure>>;

function exactAmounts({ principal, payments }: LoanTerms, payment: Rational): ExactAmounts {
  const total = multiply(payment, rational(payments));
  return { payment, total, interest: subtract(total, principal) };
}

function enclosedAmounts(terms: LoanTerms): EnclosedAmounts {
  const n = BigInt(terms.payments);
  const payment = memoized((bits) => paymentInterval(terms, bits));
  const total: Enclosure = (bits) => {
    const interval = payment(bits);
    return interval && [n * interval[0], n * interval[1]];
  };
  const interest: Enclosure = (bits) => {
    const interval = total(bits);
    const { numerator, denominator } = terms.principal;
    const principal = (numerator << BigInt(bits)) / denominator; // BigInt division truncates toward zero.
    return interval && [interval[0] - principal - 1n, interval[1] - principal + 1n];
  };
  return { payment, total, interest };
}

// The payment is P r (0 for r < 0) plus the remainder P |r| y ÷ (1 - y). If P r is a tie, only the remainder decides,
// perhaps after millions of zeros. Any other tie, of cents or of doubles, is more than 2^-6500 away: the denominators
// of P r, n P r and P have fewer than 5,400 bits, those of ties at most 1,076. With y < 2^-12000 the remainder is less
// than 2^-6600, and any positive value that small rounds alike.
const REMAINDER_BITS = 12_000;
const REMAINDER = 4n; // The remainder in units in the last place. Truncating P loses fewer.

// With y = (1 + r)^-n, the payment is P r ÷ (1 - y). For r < 0, with y = (1 + r)^n, it is P |r| y ÷ (1 - y).
function paymentInterval({ principal, rate, payments }: LoanTerms, bits: number): Interval | undefined {
  const finer = bits + 64;
  const one = 1n << BigInt(finer);
  const [low, high] = discountFactor(rate, payments, finer);
  if (high >= one) return undefined;
  const scaled = multiply(principal, rate).numerator << BigInt(bits);
  const size = scaled < 0n ? -scaled : scaled;
  const divisor = principal.denominator * rate.denominator;
  const least =
    (size * (rate.numerator > 0n ? one : low)) / (divisor * (one - low)) +
    (low || bits < REMAINDER_BITS ? 0n : REMAINDER);
  const most = (size * (rate.numerator > 0n ? one : high)) / (divisor * (one - high)) + 1n;

  return principal.numerator < 0n ? [-most, -least] : [least, most];
}

function memoized(enclosure: Enclosure): Enclosure {
  const known: Record<number, Interval | undefined> = {};
  return (bits) => (known[bits] ??= enclosure(bits));
}
