import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import type { Rational } from '@mathtools/math-core/rational';
import { unwrap } from '@mathtools/math-core/result';
import type { Step } from '@mathtools/math-core/steps';
import { line } from '../../family.js';
import { roundingOf } from '../../task-rounding.js';

/** Formats ln a ÷ ln b with the given number of decimals, correctly rounded. b isn't 1. */
export function roundedQuotient(a: number | Rational, b: number | Rational, decimals: number): string {
  return unwrap(evaluateLogarithm({ base: b, value: a, decimals })).answer.text;
}

/** Formats 10^(tenths/10) with the given number of decimals, correctly rounded. */
export function roundedPowerOfTen(tenths: number, decimals: number): string {
  const scale = 10 ** decimals;
  const bound = 10n ** BigInt(tenths) * BigInt(2 * scale) ** 10n;
  let n = 0; // n is too small while (2n + 1)^10 ≤ 10^tenths × (2 × 10^decimals)^10.
  while (BigInt(2 * n + 1) ** 10n <= bound) n++;
  return (n / scale).toFixed(decimals);
}

/** Returns the step that rounds an expression, given as text. The answer keeps all its decimals: 3.10. */
export function roundingStep(before: string, answer: string): Step {
  return roundingOf(line('practice.round', '', before, '≈', answer).before, answer);
}
