import { Decimal } from 'decimal.js';
import { valueOfText } from './checks.test-support.js';

/** Returns the numbers in an answer: the bounds of inequalities, or the solutions of an equation. */
export function boundsIn(answer: string): readonly Decimal[] {
  return (answer.match(/-?\d+(?:\/\d+)?/g) ?? []).map((text) => valueOfText(text));
}

/** Checks whether an answer admits a number: "-3 < x ≤ 5", "x < -3 or x > 5", or the list "-3, 5". */
export function admittedBy(answer: string, x: Decimal): boolean {
  if (!/[<>≤≥]/.test(answer)) return boundsIn(answer).some((one) => one.eq(x));
  return answer.split(' or ').some((part) => {
    const sides = part.split(/ ([<>≤≥]) /);
    return sides.every((sign, at) => {
      if (at % 2 === 0) return true;
      const [left, right] = [sides[at - 1], sides[at + 1]].map((side = '') =>
        side === 'x' ? x : valueOfText(side),
      );
      const order = (left ?? new Decimal(NaN)).cmp(right ?? NaN);
      return order === 0 ? /[≤≥]/.test(sign) : /[<≤]/.test(sign) === order < 0;
    });
  });
}
