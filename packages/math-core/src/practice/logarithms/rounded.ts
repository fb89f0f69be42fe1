import { type Real, realLogarithm, realQuotient, roundedText } from '../../logarithm/real-logarithm.js';
import { type Rational, rational } from '../../rational/rational.js';
import type { Step } from '../../steps/step.js';
import { line } from '../family.js';

/** Writes ln a ÷ ln b with so many decimals, correctly rounded; neither a nor b is 1. */
export function roundedQuotient(a: number | Rational, b: number | Rational, decimals: number): string {
  return roundedText(realQuotient(logarithmOf(a), logarithmOf(b)), decimals);
}

function logarithmOf(n: number | Rational): Real {
  return realLogarithm(typeof n === 'number' ? rational(BigInt(n)) : n);
}

/** Writes 10^(tenths/10) with so many decimals, correctly rounded. */
export function roundedPowerOfTen(tenths: number, decimals: number): string {
  const scale = 10 ** decimals;
  const bound = 10n ** BigInt(tenths) * BigInt(2 * scale) ** 10n;
  let n = 0; // too small while (2n + 1)^10 ≤ 10^tenths × (2 × 10^decimals)^10
  while (BigInt(2 * n + 1) ** 10n <= bound) n++;
  return (n / scale).toFixed(decimals);
}

/** Makes the step that rounds an expression, the answer with all its decimals: 3.10. */
export function roundingStep(before: string, answer: string): Step {
  const decimals = answer.split('.')[1]?.length ?? 0;
  const law = `Work it out and round ${decimals === 0 ? 'to a whole number' : `to ${String(decimals)} decimal${decimals === 1 ? '' : 's'}`}`;
  return line('practice.round', law, before, '≈', answer);
}
