import { operandsOf } from '../../expression/rewrite.js';
import { greatestCommonDivisor } from '../../rational/divisor.js';
import type { Expression } from '../../steps/expression.js';
import { say } from '../texts/operation-steps.js';
import { Rewriting } from './rewriting.js';

/** Shows the common divisor: (3 × 6)/(4 × 6). */
const asWritten = (line: Expression): Expression => line;

/** Writes the lines that reduce a fraction of positive integers: 18/24, (3 × 6)/(4 × 6), 3/4. Returns undefined for others. */
export function reducedFraction(expression: Expression): Rewriting | undefined {
  const isFraction = /^[/÷]$/.test(expression[0] ?? '') || /^\d+\/\d+$/.test(String(expression));
  const parts = typeof expression === 'string' ? expression.split('/') : operandsOf(expression);
  const isWhole = parts.every((part) => /^\d{1,15}$/.test(String(part)));
  const [top, bottom] = isFraction && isWhole ? parts.map((part) => BigInt(String(part))) : [];
  if (!top || !bottom) return undefined;
  const divisor = greatestCommonDivisor(top, bottom);
  if (divisor === 1n || divisor === bottom) return undefined;
  const rewriting = new Rewriting(expression, asWritten);
  const [above, below, n] = [top / divisor, bottom / divisor, divisor].map(String);
  rewriting.write(
    ['/', ['×', above ?? '1', n ?? '1'], ['×', below ?? '1', n ?? '1']],
    say('algebra.factor-fraction:number', { n: divisor }),
  );
  return rewriting.write(`${above ?? '1'}/${below ?? '1'}`, say('algebra.cancel', { n: divisor }));
}
