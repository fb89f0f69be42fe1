import { approximate, expressionFigure, type Solution } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { equation, written } from '../../ui/result/written.js';
import type { Named } from './view-of.js';

/** The limit for values and for the distances between them. Anything larger isn't drawn. */
const LARGEST = 1e6;

/** Returns whether places are close enough together to be drawn. */
export function isDrawable(places: readonly Named[]): boolean {
  return places.every(({ at }) => Math.abs(at) <= LARGEST);
}

/** Returns a value as a place with its name. */
export function named(value: Expression): Named {
  return { at: approximate(value), name: nameOf(value) };
}

/** Returns the solutions of one unknown as places. */
export function solutionPlaces(solution: Solution): readonly Named[] {
  if (solution.kind === 'values') return solution.values.map(named);
  if (solution.kind !== 'approximate') return [];
  return solution.roots.map((root) =>
    'exact' in root
      ? named(root.exact)
      : { at: approximate(root.rounded), name: `≈ ${withMinus(root.rounded)}` },
  );
}

/** The length of the longest exact value shown in a drawing, without its sign. */
const SHORT = 6;

/** Returns the exact value if it is short, or else its decimals. */
function nameOf(value: Expression): string {
  const text = expressionText(value);
  if (text.replace(/^-/, '').length <= SHORT) return withMinus(text);
  const figure = expressionFigure(value, 4);
  return withMinus(figure ? written(figure) : text);
}

/** Lists values of a variable in words: x = −1 and x = 2. */
export function placesInWords(unknown: string, places: readonly Named[]): string {
  return inWords(places.map(({ name }) => equation(unknown, name)));
}

/** Joins items in a sentence. */
export function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
