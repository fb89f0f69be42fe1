import fc from 'fast-check';
import type { Figure, Step } from '../index.js';
import type { Solution } from './contract.test-support.js';
import { decimalText, positiveText } from './oracle.test-support.js';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

/** Numbers as callers pass them: text, rationals and plain numbers. */
export const number = fc.oneof(decimalText, decimalText, fraction, fc.integer({ min: -1000, max: 1000 }));

/** The same numbers except 0. */
export const nonZero = number.filter((n) => (typeof n === 'object' ? n.numerator !== 0n : Number(n) !== 0));

/** The same numbers, but at least 0. */
export const notNegative = number.filter((n) => (typeof n === 'object' ? n.numerator >= 0n : Number(n) >= 0));

/** The same numbers above 0, and integers from 1. */
export const positive = fc.oneof(positiveText, fc.integer({ min: 1, max: 1000 }));

/** One of a list of names. */
export const fromThese = <T>(names: readonly T[]) => fc.constantFrom(...names);

/** Returns the solution of a calculator whose steps end at its answer. */
export const withAnswer = (value: { steps: readonly Step[]; answer: Figure }): readonly Solution[] => [
  { steps: value.steps, answer: value.answer.text },
];
