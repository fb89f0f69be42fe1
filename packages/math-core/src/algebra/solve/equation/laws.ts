import type { Expression } from '../../../steps/expression.js';
import { termOf } from '../../../expression/terms.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** Returns the law that adds or subtracts `term` on both sides so that it disappears from one. */
export function moveTerm(term: Expression): Law {
  const { isNegative, body } = termOf(term);
  return isNegative ? say('algebra.add-both', { n: body }) : say('algebra.subtract-both', { n: body });
}

export function multiplyBoth(by: Expression): Law {
  return say('algebra.multiply-both', { n: by });
}

export function divideBoth(by: Expression): Law {
  return say('algebra.divide-both', { n: by });
}

export const EXPAND: Law = 'algebra.expand';
export const OPEN: Law = 'algebra.open-parentheses';
export const SIMPLIFY: Law = 'algebra.simplify';
export const COLLECT: Law = 'algebra.collect';
export const NUMBERS: Law = 'algebra.add-numbers:simplify';
export const SWAP: Law = 'algebra.swap-sides';
export const TO_ONE_SIDE: Law = 'algebra.one-side:left';
export const SOLUTIONS: Law = 'algebra.solutions';
export const CANDIDATES: Law = 'algebra.candidates';
export const NEVER: Law = 'algebra.no-solution:unknown';
export const ALWAYS: Law = 'algebra.always:unknown';
export const RATIONALISE: Law = 'algebra.rationalise';
export const NEGATIVE_ROOT: Law = 'algebra.no-root-of-negative';
export const BOTH_VALUES: Law = 'algebra.roots';
export const BOTH_ROOTS: Law = 'algebra.root-both:square:signs';
