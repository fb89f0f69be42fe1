import { divide, negate } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { put } from '../../../expression/rewrite.js';
import {
  coefficientsIn,
  constantOf,
  isZero,
  type Polynomial,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { writtenReadably } from '../linear/line.js';
import { polynomialOf, unknownsOf, written } from '../values/quotient.js';
import { notZero } from './conditions.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The letters that are unknown by convention. An equation with two of them, or for another letter, is a formula. */
const UNKNOWNS = /^[xyz]$/;

/** Returns a step for each case in which the factor of the unknown is 0: (a − 1)x = a² − 1 with a = 1. Other equations have none. */
export function parameterCases(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  unknown: string,
): readonly Step[] {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  if (
    !a ||
    !b ||
    unknownsOf(subtract(a, b))
      .filter((letter) => UNKNOWNS.test(letter))
      .join('') !== unknown
  )
    return [];
  const [rest = ZERO, factor = ZERO, ...more] = coefficientsIn(subtract(a, b), unknown);
  if (more.length > 0) return [];
  return notZero(factor).flatMap(({ left: zero }) => {
    const found = zeroOf(polynomialOf(zero) ?? ZERO);
    const remaining = found && polynomialOf(put(written(rest), new Map([[found.letter, found.value]])));
    return remaining ? [step(lawOf(remaining, unknown), found.letter, found.value)] : [];
  });
}

/** Returns the letter in which a polynomial is linear with a numeric factor, and its zero. */
function zeroOf(polynomial: Polynomial): { readonly letter: string; readonly value: Expression } | undefined {
  for (const letter of unknownsOf(polynomial)) {
    const [constant = ZERO, factor = ZERO, ...more] = coefficientsIn(polynomial, letter);
    const number = constantOf(factor);
    if (!number || number.numerator === 0n || more.length > 0) continue;
    const one = divide({ numerator: 1n, denominator: 1n }, negate(number));
    return { letter, value: writtenReadably(scale(constant, one)) };
  }
  return undefined;
}

function lawOf(remaining: Polynomial, unknown: string): Law {
  if (isZero(remaining)) return say('algebra.parameter-case', { n: unknown });
  if (constantOf(remaining)) return 'algebra.parameter-case:none';
  const condition = notZero(remaining).map(({ left }) => `${expressionText(left)} = 0`);
  return say('algebra.parameter-case:if', { n: unknown, c: condition.join(' or ') });
}
