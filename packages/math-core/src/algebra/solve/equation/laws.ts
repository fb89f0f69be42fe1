import type { Expression } from '../../../steps/expression.js';
import { termOf } from '../../../expression/terms.js';
import { amount, type Law } from './board.js';

/** Returns the law that adds or subtracts `term` on both sides so that it disappears from one. */
export function moveTerm(term: Expression): Law {
  const { isNegative, body } = termOf(term);
  return isNegative
    ? ['algebra.add-both', `Add ${amount(body)} to both sides`]
    : ['algebra.subtract-both', `Subtract ${amount(body)} from both sides`];
}

export function multiplyBoth(by: Expression): Law {
  return ['algebra.multiply-both', `Multiply both sides by ${amount(by)}`];
}

export function divideBoth(by: Expression): Law {
  return ['algebra.divide-both', `Divide both sides by ${amount(by)}`];
}

export const EXPAND: Law = ['algebra.expand', 'Expand'];
export const OPEN: Law = ['algebra.open-parentheses', 'Remove the parentheses'];
export const SIMPLIFY: Law = ['algebra.simplify', 'Simplify'];
export const COLLECT: Law = ['algebra.collect', 'Combine like terms'];
export const NUMBERS: Law = ['algebra.add-numbers', 'Simplify the numbers'];
export const SWAP: Law = ['algebra.swap-sides', 'Swap the sides'];
export const TO_ONE_SIDE: Law = ['algebra.one-side', 'Move all terms to the left side'];
export const SOLUTIONS: Law = ['algebra.solutions', 'All solutions'];
export const CANDIDATES: Law = ['algebra.candidates', 'Possible solutions, to be checked'];
export const NEVER: Law = [
  'algebra.no-solution',
  'This is false for every value of the unknown, so there is no solution',
];
export const ALWAYS: Law = ['algebra.always', 'This is true for every value of the unknown'];
export const RATIONALISE: Law = ['algebra.rationalise', 'Rationalize the denominator'];
export const NEGATIVE_ROOT: Law = [
  'algebra.no-root-of-negative',
  'The square of a real number is never negative, so there is no real solution',
];
export const BOTH_VALUES: Law = ['algebra.roots', 'Both values'];
export const BOTH_ROOTS: Law = ['algebra.root-both', 'Take the square root of both sides, with both signs'];
