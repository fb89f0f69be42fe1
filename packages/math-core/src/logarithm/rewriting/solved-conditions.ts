import { numberText } from '../../expression/number-text.js';
import { isSum, productOf, termsOf } from '../../expression/terms.js';
import { constantValue } from '../../expression/constant.js';
import {
  add,
  compare,
  divide,
  negate,
  type Rational,
  rational,
  sign,
  subtract,
} from '../../rational/rational.js';
import type { Condition } from './condition.js';

const FLIPPED = { '>': '<', '≥': '≤', '<': '>', '≤': '≥', '≠': '≠' } as const;

/**
 * Solves the conditions that are linear in one variable (2x - 3 > 0 is x > 3/2), and keeps the strictest one
 * for each variable: x > 1 and x > -1 become x > 1.
 */
export function solvedConditions(conditions: readonly Condition[]): readonly Condition[] {
  const solved = conditions.map(solvedCondition);
  return solved.filter(
    (condition, i) => !solved.some((other, j) => i !== j && isImplied(condition, other, j < i)),
  );
}

function solvedCondition(condition: Condition): Condition {
  const { expression, relation, bound } = condition;
  if (typeof expression === 'string') return condition;
  let variable: string | undefined;
  let [slope, rest] = [rational(0n), rational(0n)];
  for (const { isNegative, body } of isSum(expression)
    ? termsOf(expression)
    : [{ isNegative: false, body: expression }]) {
    const { coefficient, factors } = productOf(body);
    const [factor, more] = factors;
    const signed = isNegative ? negate(coefficient) : coefficient;
    if (factor === undefined) rest = add(rest, signed);
    else if (more === undefined && typeof factor === 'string' && /^[a-z]$/.test(factor) && factor !== 'e') {
      if (variable !== undefined && variable !== factor) return condition;
      variable = factor;
      slope = add(slope, signed);
    } else return condition;
  }
  if (variable === undefined || sign(slope) === 0) return condition;
  return {
    expression: variable,
    relation: sign(slope) > 0 ? relation : FLIPPED[relation],
    bound: numberText(divide(subtract(valueOf(bound), rest), slope)),
  };
}

/**
 * Returns whether a condition follows from another one on the same variable. Of two equal conditions, the
 * later one does.
 */
function isImplied(condition: Condition, other: Condition, isLater: boolean): boolean {
  if (typeof condition.expression !== 'string' || condition.expression !== other.expression) return false;
  if (condition.bound === other.bound && condition.relation === other.relation) return isLater;
  const side = SIDES[other.relation];
  if (side === 0 || (condition.relation !== '≠' && SIDES[condition.relation] !== side)) return false;
  // Positive if the other bound is tighter.
  const order = side * compare(valueOf(other.bound), valueOf(condition.bound));
  const isStrict = other.relation === '>' || other.relation === '<';
  const isWide = condition.relation === '≥' || condition.relation === '≤';
  return order > 0 || (order === 0 && (isStrict || isWide));
}

/** 1 for a lower bound, −1 for an upper one. */
const SIDES = { '>': 1, '≥': 1, '<': -1, '≤': -1, '≠': 0 } as const;

function valueOf(bound: string): Rational {
  return constantValue(bound) ?? rational(0n);
}
