import { type Fraction, readFraction } from '../testing/step-faults.test-support.js';

export interface ExactLoan {
  readonly payment: Fraction;
  readonly total: Fraction;
  readonly interest: Fraction;
}

/** Computes the amortisation formula with whole numbers, as it is written. */
export function exactLoan(principalText: string, rateText: string, payments: number): ExactLoan {
  const [n, [p, q]] = [BigInt(payments), readFraction(principalText)];
  const [rateNumerator, rateDenominator] = readFraction(rateText);
  const [r, s] = [rateNumerator, rateDenominator * 1200n];
  // P r x ÷ (x - 1) with x = ((s + r)/s)^n
  const [up, down] = [(s + r) ** n, s ** n];
  const payment: Fraction = r === 0n ? [p, q * n] : positive(p * r * up, q * s * (up - down));
  const total: Fraction = [payment[0] * n, payment[1]];
  return { payment, total, interest: [total[0] * q - p * total[1], total[1] * q] };
}

function positive(n: bigint, d: bigint): Fraction {
  return d < 0n ? [-n, -d] : [n, d];
}

/** Rounds to a whole number of 10^-decimals, a tie away from zero, and writes it. */
export function roundedText([n, d]: Fraction, decimals: number): string {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(decimals);
  const [quotient, rest] = [scaled / d, scaled % d];
  const digits = (2n * rest >= d ? quotient + 1n : quotient).toString().padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return n < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}
