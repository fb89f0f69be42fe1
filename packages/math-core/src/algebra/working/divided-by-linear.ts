import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { operatorOf } from '../expression/parts.js';
import { lettersOf } from '../read/lists.js';
import { linearValue } from './linear-value.js';
import { equation } from './substitute.js';

/** A quotient whose denominator is x − a, the letter x, and a. */
export interface Divided {
  readonly top: Expression;
  readonly bottom: Expression;
  readonly letter: string;
  readonly zero: Expression;
}

/** Reads a quotient whose denominator is linear in its only letter. */
export function dividedByLinear(given: Expression): Divided | undefined {
  const [top, bottom] = /^[/÷]$/.test(operatorOf(given) ?? '') ? operandsOf(given) : [];
  const [letter] = bottom === undefined ? [] : lettersOf(bottom);
  const found =
    bottom !== undefined && letter !== undefined ? linearValue(equation(bottom, '0'), letter) : undefined;
  return top === undefined || bottom === undefined || letter === undefined || !found
    ? undefined
    : { top, bottom, letter, zero: found.value };
}
