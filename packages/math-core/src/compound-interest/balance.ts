import { type Amount, isLongPower } from '../loan/amount.js';
import { exactGrowth } from '../loan/growth.js';
import { add, divide, multiply, type Rational, rational, sign, subtract } from '../rational/rational.js';
import type { Enclosure, Interval } from '../real/enclosure.js';
import type { SavingsTerms } from './savings-terms.js';

/** The balance after some periods, and how much of it was deposited. */
export interface Balance {
  readonly balance: Amount;
  readonly paidIn: Rational;
  readonly interest: Amount;
}

/**
 * Computes P g + C (g - 1) ÷ r with g = (1 + r)^n, or P + C n at rate 0.
 *
 * If g is too long to compute exactly, the amount is enclosed in an interval. The amount is never a tie, so the search always ends: P and C
 * are not negative, so a tie t would mean g = (t + C/r) ÷ (P + C/r), whose numerator and denominator have fewer than
 * 15,000 bits (those of P, C, r and t have fewer than 3,000 each, as g < 2^50), while g has a longer one (see exactGrowth).
 */
export function balanceAfter(terms: SavingsTerms, periods: number): Balance {
  const { principal, contribution, rate, discount } = terms;
  const paidIn = add(principal, multiply(contribution, rational(periods)));
  if (sign(rate) === 0 || sign(paidIn) === 0) return exactBalance(paidIn, paidIn);
  const growth = exactGrowth(rate, periods);
  const regular = divide(contribution, rate);
  const whole = add(principal, regular);
  const balance = reduced(grown(discount, periods, whole), regular);
  const interest = reduced(balance, paidIn);
  if (!growth) return { balance, paidIn, interest };
  const exact = (): ExactBalance => exactBalance(subtract(multiply(whole, growth()), regular), paidIn);
  // The denominator of a balance is a multiple of that of the growth factor.
  if (!isLongPower(rate.denominator, periods)) return exact();
  return {
    balance: { near: balance, exact: () => exact().balance },
    paidIn,
    interest: { near: interest, exact: () => exact().interest },
  };
}

type ExactBalance = Readonly<Record<keyof Balance, Rational>>;

function exactBalance(balance: Rational, paidIn: Rational): ExactBalance {
  return { balance, paidIn, interest: subtract(balance, paidIn) };
}

/** Returns a function that encloses the value to which an amount > 0 grows. Each enclosure is computed once for both the balance and the interest. */
function grown(discount: SavingsTerms['discount'], periods: number, amount: Rational): Enclosure {
  const known = new Map<number, Interval>();
  return (bits) => {
    const finer = bits + 128; // The growth factor g is less than 2^50.
    const [low, high] = discount(periods, finer);
    if (low <= 0n) return undefined;
    const scaled = amount.numerator << BigInt(finer + bits);
    const found = known.get(bits) ?? [
      scaled / (amount.denominator * high),
      scaled / (amount.denominator * low) + 1n,
    ];
    known.set(bits, found);
    return found;
  };
}

function reduced(amount: Enclosure, by: Rational): Enclosure {
  return (bits) => {
    const off = (by.numerator << BigInt(bits)) / by.denominator;
    const [low, high] = amount(bits) ?? [];
    return low === undefined || high === undefined ? undefined : [low - off - 1n, high - off];
  };
}
