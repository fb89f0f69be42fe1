import type { PlotValues } from '../../ui/plot/plot.js';
import { placesIn } from '../../ui/plot/snap.js';
import { add, figure, multiply, type Rational } from '@mathtools/math-core/rational';

export interface Coefficients {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

/** Returns the y-coordinate of the parabola at an x-coordinate, exact or to 4 decimals: "= 0.5", "≈ 0.3333". */
export function valueOf({ a, b, c }: Coefficients, place: string): string {
  const { exact, relation, text } = figure(add(multiply(add(multiply(a, place), b), place), c), 4);
  return `${relation} ${relation === '=' && exact ? exact : text}`;
}

/** Returns points of the parabola as a table. */
export function valuesOf(coefficients: Coefficients, from: number, to: number): PlotValues {
  const rows = placesIn(from, to).map((place) => [place, valueOf(coefficients, place).replace('= ', '')]);
  return { head: ['x', 'y'], rows };
}
