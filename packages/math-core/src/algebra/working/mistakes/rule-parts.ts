import { operandsOf } from '../../../expression/rewrite.js';
import { sumOf, type Term } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { coefficientOf, operatorOf } from '../../expression/parts.js';

/** Returns a sum with other bodies and the same signs. */
export function withBodies(terms: readonly Term[], bodies: readonly Expression[]): Expression {
  return sumOf(terms.map((term, i) => ({ ...term, body: bodies[i] ?? '0' })));
}

/** Returns the items without those in the given places. */
export function without(items: readonly Expression[], ...places: readonly number[]): readonly Expression[] {
  return items.filter((_, i) => !places.includes(i));
}

/** Returns the parts of a fraction or a quotient, and 0 over 1 for other expressions. */
export function quotientIn(place: Expression): readonly [top: Expression, bottom: Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : ['0', '1'];
  return [top, bottom];
}

/** Returns whether a term has a negative coefficient. */
export function isNegative(term: Expression): boolean {
  return String(coefficientOf(term).coefficient).startsWith('-');
}
