import { operandsOf } from '../../expression/rewrite.js';
import { greatestCommonDivisor } from '../../rational/integer.js';
import type { Expression } from '../../steps/expression.js';
import { say } from '../texts/operation-steps.js';
import { asWritten, Rewriting } from './rewriting.js';

/** Writes the lines that reduce a fraction of positive integers: 18/24, (3 × 6)/(4 × 6), 3/4. Returns undefined for others. */
export function reducedFraction(expression: Expression): Rewriting | undefined {
  const [top, bottom] = integersOf(expression);
  if (!top || !bottom) return undefined;
  const divisor = greatestCommonDivisor(top, bottom);
  if (divisor === 1n || divisor === bottom) return undefined;
  const [above, below, n] = [(top / divisor).toString(), (bottom / divisor).toString(), divisor.toString()];
  return new Rewriting(expression, asWritten)
    .write(['/', ['×', above, n], ['×', below, n]], say('algebra.factor-fraction:number', { n }))
    .write(`${above}/${below}`, say('algebra.cancel', { n }));
}

/** Returns the numerator and the denominator of a fraction of integers. */
function integersOf(expression: Expression): readonly bigint[] {
  const isQuotient = typeof expression === 'string' || expression[0] === '/' || expression[0] === '÷';
  const parts = typeof expression === 'string' ? expression.split('/') : operandsOf(expression);
  const isWhole = parts.length === 2 && parts.every((part) => /^\d{1,15}$/.test(String(part)));
  return isQuotient && isWhole ? parts.map((part) => BigInt(String(part))) : [];
}
