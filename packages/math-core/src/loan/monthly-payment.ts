import { MathError } from '../result/math-error.js';
import { MAX_PAYMENTS } from './terms.js';

/**
 * Computes the equal monthly payment of a loan in doubles. Use {@link loan} for a correctly rounded payment.
 * At rates ≥ 0, however small, its relative error is less than 2^-50, so a payment below about 10^12 is
 * accurate to well under a cent. Below 0 the error grows by up to payments × |r| ÷ (1 + r) × 2^-52, with r =
 * `annualRate` ÷ 1200: little at -20%, more toward -1200%. `principal` is at least 0, `annualRate` is in
 * percent and above -1200, and `years` × 12 is an integer from 1 to 12,000. Throws `MathError`:
 * `not-a-number` (principal, annualRate, years not finite); `out-of-range` (principal, annualRate, years);
 * `not-an-integer` (years).
 * @example monthlyPayment(120000, 0, 10) // 1000
 */
export function monthlyPayment(principal: number, annualRate: number, years: number): number {
  if (!Number.isFinite(principal)) throw new MathError('principal', 'not-a-number');
  if (principal < 0) throw new MathError('principal', 'out-of-range');
  if (!Number.isFinite(annualRate)) throw new MathError('annualRate', 'not-a-number');
  const rate = annualRate / 1200;
  if (rate <= -1) throw new MathError('annualRate', 'out-of-range');
  if (!Number.isFinite(years)) throw new MathError('years', 'not-a-number');
  const payments = years * 12;
  if (payments < 1 || payments > MAX_PAYMENTS) throw new MathError('years', 'out-of-range');
  if (!Number.isInteger(payments)) throw new MathError('years', 'not-an-integer');
  return rate === 0 ? principal / payments : principal * (rate / discountOf(rate, payments));
}

// Returns 1 - (1 + rate)^-payments.
function discountOf(rate: number, payments: number): number {
  const exponent = payments * Math.log1p(rate);
  if (exponent > -1) return -Math.expm1(-exponent);
  // expm1 would amplify the rounding error of a large exponent. A power avoids that, with a correction for the rounding
  // of 1 + rate.
  const growth = 1 + rate;
  return 1 - growth ** -payments * (1 - (payments * (rate - (growth - 1))) / growth);
}
