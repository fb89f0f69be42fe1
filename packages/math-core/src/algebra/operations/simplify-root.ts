import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { operandsOf, sizeOf } from '../../expression/rewrite.js';
import { rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { primes } from '../normal/primes.js';
import type { Rewriting } from './rewriting.js';
import { isSum, product } from './tree.js';
import { worked } from './worked.js';

/** Takes squares out of a square root. */
export function simplifiedRoot(rewriting: Rewriting): void {
  const [radicand = '0'] = operandsOf(rewriting.result);
  const after = worked(rewriting.result);
  // The root of a sum or a quotient is only rewritten if that makes it shorter.
  if ((isSum(radicand) || /^[/÷]$/.test(radicand[0])) && sizeOf(after) >= sizeOf(rewriting.result) + 3)
    return;
  const number = constantValue(radicand);
  if (number && number.denominator === 1n) splitSquare(rewriting, number.numerator);
  else if (number) rewriting.write(quotientOfRoots(number), 'algebra.root-of-fraction');
  else if (isSum(after)) rewriting.write(['√', ['^', after, '2']], 'algebra.as-square-under-root');
  rewriting.write(after, after[0] === 'abs' ? 'algebra.root-of-square' : 'algebra.root-of-square:several');
}

/** Splits off the largest square: √50 = √(25 · 2). */
function splitSquare(rewriting: Rewriting, n: bigint): void {
  const { root, rest } = largestSquare(n);
  const factors: readonly Expression[] = [(root * root).toString(), rest.toString()];
  if (root > 1n && rest > 1n) rewriting.write(['√', product(factors)], 'algebra.square-factor');
}

/** Returns the root of the largest square that divides an integer > 0, and the other factor. */
export function largestSquare(n: bigint): { readonly root: bigint; readonly rest: bigint } {
  let [root, rest] = [1n, 1n];
  for (const { prime, exponent } of primes(n)) {
    root *= prime ** BigInt(Math.floor(exponent / 2));
    if (exponent % 2 === 1) rest *= prime;
  }
  return { root, rest };
}

function quotientOfRoots({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): Expression {
  return ['/', ['√', numberText(rational(numerator))], ['√', numberText(rational(denominator))]];
}
