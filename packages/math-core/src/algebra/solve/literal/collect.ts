import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  add,
  coefficientsIn,
  contentOf,
  divideExactly,
  isEqual,
  lcm,
  letter,
  multiply,
  negate,
  ONE,
  type Polynomial,
  power,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { isTidy, type Line, lineOf, lineStep, writtenReadably } from '../linear/line.js';
import { put } from '../../../expression/rewrite.js';
import { quotientOf, rootsOf, written } from '../values/quotient.js';
import { type Condition, type Notes, notZero, where } from './conditions.js';
import { quadratic } from './formula.js';
import { type Found, reduced } from './one-fraction.js';
import { say, step } from '../../texts/solve-steps.js';

/**
 * Solves an equation of sums, products, quotients and powers for a letter that occurs in several terms, if the equation
 * is linear or quadratic in it. Returns undefined for others. Throws `MathError`: `too-large`.
 */
export function collect(line: Line, unknown: string, notes: Notes): readonly Expression[] | undefined {
  const [left, right] = [quotientOf(line.left), quotientOf(line.right)];
  if (!left || !right) return undefined;
  const under = withoutNumber(left.under, right.under);
  const [over1, over2] = [left, right].map((side) =>
    multiply(side.over, divideExactly(under, side.under) ?? ONE),
  );
  if (!over1 || !over2 || [over1, over2].some((side) => rootsOf(side).length > 0)) return undefined;
  const difference = subtract(over1, over2);
  const parts = coefficientsIn(difference, unknown);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const now = whole(line, { under, left: over1, right: over2 }, notes);
  const values =
    parts.length === 2 ? linear([over1, over2], unknown, notes) : quadratic(parts, unknown, now, notes);
  for (const divisor of [...left.divisors, ...right.divisors])
    notes.conditions.push(...divisorConditions(divisor, values, { unknown, parts }));
  return values.map((value) => value.expression);
}

function withoutNumber(a: Polynomial, b: Polynomial): Polynomial {
  const multiple = lcm(a, b);
  const [first, second] = [contentOf(a), contentOf(b)];
  const factor = first.numerator * second.numerator;
  return scale(multiple, rational(factor < 0n ? -factor : factor));
}

interface Whole {
  readonly under: Polynomial;
  readonly left: Polynomial;
  readonly right: Polynomial;
}

/** Multiplies both sides by their denominators. */
function whole(line: Line, { under, left, right }: Whole, { steps }: Notes): Line {
  const now = lineOf(left, '=', right);
  if (isEqual(under, ONE)) {
    if (isTidy(line.left) && isTidy(line.right)) return line;
    steps.push(lineStep('algebra.expand', now));
  } else {
    const by = expressionText(writtenReadably(under));
    steps.push(lineStep(say('algebra.multiply-both:expand', { n: by }), now));
  }
  return now;
}

/** Solves an equation that is linear in a letter, given its sides as polynomials. */
export function linear(
  [left, right]: readonly Polynomial[],
  unknown: string,
  notes: Notes,
): readonly Found[] {
  const [c = ZERO, b = ZERO] = coefficientsIn(subtract(left ?? ZERO, right ?? ZERO), unknown);
  const [isNegative, hasNegative] = [b.terms.every(isMinus), b.terms.some(isMinus)];
  // The right side is −c, so it has only minus signs if c has none.
  const isTurned = isNegative || (hasNegative && c.terms.length > 0 && !c.terms.some(isMinus));
  const [factor, value] = isTurned ? [negate(b), c] : [b, negate(c)];
  const apart = lineOf(multiply(factor, letter(unknown)), '=', value);
  const law = say('algebra.gather', { n: unknown });
  if (![left, right].some((side) => side && isEqual(side, value))) notes.steps.push(lineStep(law, apart));
  const sum = writtenReadably(factor);
  const product: Line = { ...apart, left: ['×', unknown, sum] };
  if (factor.terms.length > 1) notes.steps.push(lineStep(say('algebra.factor-out', { n: unknown }), product));
  const conditions = notZero(factor);
  notes.conditions.push(...conditions);
  const found = reduced({ over: value, under: factor });
  const needed = where(conditions);
  const divideLaw = say(`algebra.divide-both${needed && ':where'}`, { n: sum, c: needed });
  if (!isEqual(factor, ONE)) notes.steps.push(step(divideLaw, unknown, found.expression));
  return [found];
}

const isMinus = ({ coefficient }: Polynomial['terms'][number]): boolean => coefficient.numerator < 0n;

interface Solving {
  readonly unknown: string;
  /** The coefficients of the equation without fractions, by powers of the unknown. */
  readonly parts: readonly Polynomial[];
}

/** Returns the conditions under which a divisor isn't 0 at the solutions. */
function divisorConditions(
  divisor: Polynomial,
  values: readonly Found[],
  { unknown, parts }: Solving,
): readonly Condition[] {
  const own = coefficientsIn(divisor, unknown);
  if (own.length < 2) return notZero(divisor);
  // The unknown itself is 0 only if the equation has no term without it.
  if (divisor.terms.length === 1) return notZero(parts[0] ?? ZERO);
  return values.flatMap(({ quotient: at, expression }): readonly Condition[] => {
    const left = put(written(divisor), new Map([[unknown, expression]]));
    if (!at) return [{ kind: 'relation', left, relation: '≠', right: '0' }];
    const top = own.reduce((sum, part, i) => {
      const product = multiply(power(at.over, i), power(at.under, own.length - 1 - i));
      return add(sum, multiply(part, product));
    }, ZERO);
    return notZero(top);
  });
}
