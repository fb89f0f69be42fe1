import { isSame } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { divide, negate, rational } from '../../../rational/rational.js';
import {
  constantOf,
  contentOf,
  divideExactly,
  factorise,
  isEqual,
  isZero,
  letter,
  type Polynomial,
  scale,
} from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { writtenReadably } from '../linear/line.js';
import { quotientOf, unknownsOf } from '../values/quotient.js';
import { quotient } from './write.js';

/** A condition on the other letters. */
export type Condition = Extract<Statement, { readonly kind: 'relation' }>;

/** The lines and conditions collected so far. */
export interface Notes {
  readonly steps: Step[];
  readonly conditions: Condition[];
}

/** Returns the conditions under which a product isn't 0: none of its factors is. */
export function notZero(polynomial: Polynomial): readonly Condition[] {
  if (isZero(polynomial) || constantOf(polynomial)) return [];
  return factorise(polynomial)
    .factors.filter(({ base }) => unknownsOf(base).length > 0)
    .map(({ base }) => condition(writtenReadably(base), '≠'));
}

/** Returns the conditions under which an expression isn't 0. */
export function expressionNotZero(expression: Expression): readonly Condition[] {
  const read = quotientOf(expression);
  return read ? notZero(read.over) : [condition(expression, '≠')];
}

/** Returns a comparison of an expression with 0, or none if it has no letters. */
export function comparedWithZero(expression: Expression, relation: '≥' | '>'): readonly Condition[] {
  const read = quotientOf(expression);
  if (!read) return [condition(expression, relation)];
  const [over, under] = [withoutPositive(read.over), withoutPositive(read.under)];
  if (unknownsOf(over).length + unknownsOf(under).length === 0) return [];
  if (isEqual(over, read.over) && isEqual(under, read.under)) return [condition(expression, relation)];
  return [condition(quotient(writtenReadably(over), writtenReadably(under)), relation)];
}

/** Removes positive numbers and π from the factors. */
function withoutPositive(polynomial: Polynomial): Polynomial {
  const content = contentOf(polynomial);
  const size = content.numerator < 0n ? negate(content) : content;
  const rest = scale(polynomial, divide(rational(1n), size));
  return divideExactly(rest, letter('π')) ?? rest;
}

function condition(left: Expression, relation: '≠' | '≥' | '>'): Condition {
  return { kind: 'relation', left, relation, right: '0' };
}

/** Removes duplicate conditions. */
export function distinct(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter(
    ({ left, relation }, i) =>
      conditions.findIndex((other) => isSame(other.left, left) && other.relation === relation) === i,
  );
}

/** Formats conditions as "a ≠ 0, b ≠ 0", or as empty text if there are none. */
export function where(conditions: readonly Condition[]): string {
  return distinct(conditions)
    .map(({ left, relation }) => `${expressionText(left)} ${relation} 0`)
    .join(', ');
}
