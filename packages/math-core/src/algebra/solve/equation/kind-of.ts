import type { Expression } from '../../../steps/expression.js';
import { Beyond } from '../radical/beyond.js';
import { isZero } from '../radical/radical.js';
import type { Sides } from './board.js';
import { placesOf } from './kind.js';
import { degreeOf, difference, type Polynomial } from './polynomial/polynomial.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';

/** Returns the name of the kind of an equation. */
export function kindOf(sides: Sides, unknown: string): string {
  const { left, right } = sides;
  if (!holds(left, unknown) && !holds(right, unknown)) return 'truth';
  const places = placesOf(sides, unknown);
  if (places.has('logarithm')) return 'logarithmic';
  if (places.has('exponent')) return 'exponential';
  if (places.has('root')) return 'radical';
  if (places.has('absolute')) return 'absolute';
  if (isQuotient(left) && isQuotient(right)) return 'proportion';
  return places.has('denominator') ? 'rational' : nameOf(differenceOf(sides, unknown));
}

function isQuotient(side: Expression): boolean {
  return side[0] === '/' || side[0] === '÷';
}

function differenceOf({ left, right }: Sides, unknown: string): Polynomial | undefined {
  try {
    const [p, q] = [polynomialOf(left, unknown), polynomialOf(right, unknown)];
    return p && q && difference(p, q);
  } catch (error) {
    if (error instanceof Beyond) return undefined;
    throw error;
  }
}

function nameOf(p: Polynomial | undefined): string {
  if (!p) return 'polynomial';
  if (degreeOf(p) <= 1) return 'linear';
  if (degreeOf(p) === 2) return 'quadratic';
  const isBiquadratic = degreeOf(p) === 4 && p.every((coefficient, i) => i % 2 === 0 || isZero(coefficient));
  return isBiquadratic ? 'biquadratic' : 'polynomial';
}
