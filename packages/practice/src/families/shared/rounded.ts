import { type Rational, rational } from '@mathtools/math-core/rational';
import { type Interval, naturalLogarithm, realFigure } from '@mathtools/math-core/real';
import type { Step } from '@mathtools/math-core/steps';
import { line } from '../../family.js';

/** Formats ln a ÷ ln b with so many decimals, correctly rounded; neither a nor b is 1, and the quotient is not a tie. */
export function roundedQuotient(a: number | Rational, b: number | Rational, decimals: number): string {
  const [over, under] = [a, b].map((n) => (typeof n === 'number' ? rational(BigInt(n)) : n)) as [
    Rational,
    Rational,
  ];
  return realFigure(
    (bits) => quotientOf(naturalLogarithm(over, bits), naturalLogarithm(under, bits), bits),
    decimals,
  ).text;
}

/** The quotient of two intervals, the second without 0. */
function quotientOf(over: Interval, under: Interval, bits: number): Interval {
  const ends = over.flatMap((n) => under.map((d) => (n << BigInt(bits)) / d));
  const [first = 0n, ...others] = ends;
  const low = others.reduce((least, end) => (end < least ? end : least), first);
  const high = others.reduce((most, end) => (end > most ? end : most), first);
  return [low - 1n, high + 1n];
}

/** Formats 10^(tenths/10) with so many decimals, correctly rounded. */
export function roundedPowerOfTen(tenths: number, decimals: number): string {
  const scale = 10 ** decimals;
  const bound = 10n ** BigInt(tenths) * BigInt(2 * scale) ** 10n;
  let n = 0; // too small while (2n + 1)^10 ≤ 10^tenths × (2 × 10^decimals)^10
  while (BigInt(2 * n + 1) ** 10n <= bound) n++;
  return (n / scale).toFixed(decimals);
}

/** The step that rounds an expression; the answer keeps all its decimals: 3.10. */
export function roundingStep(before: string, answer: string): Step {
  const decimals = answer.split('.')[1]?.length ?? 0;
  const law = `Work it out and round ${decimals === 0 ? 'to a whole number' : `to ${decimals} decimal${decimals === 1 ? '' : 's'}`}`;
  return line('practice.round', law, before, '≈', answer);
}
