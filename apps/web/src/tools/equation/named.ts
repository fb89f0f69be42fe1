import { approximate, expressionFigure } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import type { Named } from './view-of.js';

/** What is larger, or further apart, is not drawn. */
const LARGEST = 1e6;

/** Whether places are near enough to be drawn. */
export function isDrawable(places: readonly Named[]): boolean {
  return places.every(({ at }) => Math.abs(at) <= LARGEST);
}

/** A value as a place with its name. */
export function named(value: Expression): Named {
  return { at: approximate(value), name: nameOf(value) };
}

/** The longest exact value that stands in a drawing. */
const SHORT = 6;

/** A short exact value, else its decimals. */
function nameOf(value: Expression): string {
  const text = expressionText(value);
  if (text.length <= SHORT) return withMinus(text);
  const figure = expressionFigure(value, 4);
  return withMinus(figure ? `${figure.relation === '≈' ? '≈ ' : ''}${figure.text}` : text);
}

/** Places of an unknown in words: x = −1 and x = 2. */
export function placesInWords(unknown: string, places: readonly Named[]): string {
  return inWords(places.map(({ name }) => `${unknown} = ${name}`.replace('= ≈', '≈')));
}

/** Several things in a sentence. */
export function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
