import { failure, type Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { operandsOf } from '../../expression/rewrite.js';
import { lettersIn } from '../normal/identical.js';
import { isLetter } from '../read/typed-expression.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { sumOfTerms, type SignedExpression } from '../polynomial/to-expression.js';
import { expanded } from './expand.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, isSum, powerOf, product, quotient, signedTerms } from './tree.js';
import { formOf } from './worked.js';
import { say } from '../texts/operation-steps.js';

/**
 * Collects the terms of an expression by powers of a letter: ax + bx + 3 is (a + b)x + 3.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `unsupported` if the letter occurs in a root, a denominator or an exponent.
 * @example collect('ax + bx + 3', 'x') // result reads "(a + b)x + 3"
 */
export function collect(expression: string | Expression, letter: string): Result<Operated> {
  if (!isLetter(letter)) return failure('letter', 'unknown-name', 'letter must be a letter.');
  return operated(expression, (whole) => {
    const rewriting = new Rewriting(whole);
    rewriting.within(expanded(whole), (part) => part);
    const terms = signedTerms(rewriting.result);
    const degrees = terms.map(({ body }) => degreeIn(body, letter));
    const all = [...new Set(degrees)].sort((a, b) => b - a);
    const grouped = all.flatMap((degree) =>
      group(
        terms.filter((_, i) => degrees[i] === degree),
        letter,
        degree,
      ),
    );
    return rewriting.write(sumOfTerms(grouped), say('algebra.collect-powers', { n: letter }));
  });
}

/** Combines the terms with the same power of a letter into one. Terms without the letter stay as they are. */
function group(
  terms: readonly SignedExpression[],
  letter: string,
  degree: number,
): readonly SignedExpression[] {
  if (degree === 0 || terms.length === 1) return terms;
  const power = powerOf(letter, degree);
  const coefficient = formOf(
    sumOfTerms(terms.map(({ isNegative, body }) => ({ isNegative, body: quotient(body, power) }))),
  ).sum;
  return isSum(coefficient)
    ? [{ isNegative: false, body: product([coefficient, power]) }]
    : signedTerms(product([coefficient, power]));
}

/** Returns the power of a letter in a term. */
function degreeIn(body: Expression, letter: string): number {
  return factorsIn(body).reduce((sum, factor) => sum + exponentIn(factor, letter), 0);
}

function exponentIn(factor: Expression, letter: string): number {
  if (factor === letter) return 1;
  const [operator] = factor;
  const [first = '0', second = '1'] = operandsOf(factor);
  if (operator === '^' && first === letter && /^\d+$/.test(String(second))) return Number(second);
  if ((operator === '/' || operator === '÷') && !lettersIn(second).includes(letter))
    return degreeIn(first, letter);
  if (lettersIn(factor).includes(letter))
    throw unsupportedExpression(`${letter} in a root, a denominator or an exponent`);
  return 0;
}
