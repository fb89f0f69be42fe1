import { approximate, expressionFigure, type Interval } from '@mathtools/math-core/algebra';
import { trimZeros } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { named } from './named.js';
import type { Named } from './view-of.js';

/** A point of a graph with its name, such as (1, 2). */
export interface Point extends Named {
  readonly height: number;
}

/** A domain as disjoint ascending intervals. */
export type Domain = readonly Interval[];

/** Returns whether a number is in a domain. */
export function isInside(domain: Domain, place: number): boolean {
  return domain.some(({ low, high, includesLow, includesHigh }) => {
    const [from, to] = [low, high].map((end) => (end === undefined ? undefined : approximate(end)));
    const isAbove = from === undefined || place > from || (includesLow && place === from);
    return isAbove && (to === undefined || place < to || (includesHigh && place === to));
  });
}

/** Returns the point of a graph at a value of its letter. Its name has the exact coordinates, or their decimals. */
export function pointAt(expression: Expression, letter: string, at: Expression): Point {
  const figure = expressionFigure(withValue(expression, letter, at), 4);
  const height = figure
    ? withMinus(figure.relation === '=' ? trimZeros(figure.text) : `≈ ${figure.text}`)
    : '';
  const { at: place, name } = named(at);
  return { at: place, name: `(${name}, ${height})`, height: approximate(expression, { [letter]: place }) };
}

/** Puts a value for a letter. */
export function withValue(expression: Expression, unknown: string, value: Expression): Expression {
  if (typeof expression === 'string') return expression === unknown ? value : expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => withValue(operand, unknown, value))];
}

/** The ends of a graph: those that belong to it, those that don't, and the numbers left out between two parts. */
export interface Ends {
  readonly closed: readonly Point[];
  readonly open: readonly Point[];
  readonly gaps: readonly Named[];
}

/** Returns the ends of a graph. Places where it grows without bound aren't ends. */
export function endsOf(expression: Expression, letter: string, domain: Domain): Ends {
  const ends = domain.flatMap(({ low, high, includesLow, includesHigh }) => [
    ...(low === undefined ? [] : [{ end: low, isClosed: includesLow }]),
    ...(high === undefined ? [] : [{ end: high, isClosed: includesHigh }]),
  ]);
  const texts = ends.map(({ end }) => JSON.stringify(end));
  const isGap = (index: number): boolean =>
    texts.indexOf(texts[index] ?? '') !== texts.lastIndexOf(texts[index] ?? '');
  const points = (isClosed: boolean): readonly Point[] =>
    ends
      .filter((each, index) => each.isClosed === isClosed && !isGap(index))
      .map(({ end }) => pointAt(expression, letter, end))
      .filter(({ height }) => Number.isFinite(height));
  const gaps = ends.filter((_, index) => isGap(index) && texts.indexOf(texts[index] ?? '') === index);
  return { closed: points(true), open: points(false), gaps: gaps.map(({ end }) => named(end)) };
}

/** The width of the part of a graph that is shown next to its only end. */
const REACH = 4;

/** Returns the places that the drawing of a graph with a domain keeps in view. */
export function placesIn(domain: Domain): readonly number[] {
  return domain.flatMap(({ low, high }) => {
    const [from, to] = [low, high].map((end) => (end === undefined ? undefined : approximate(end)));
    if (from !== undefined) return [from, to ?? from + REACH];
    return to === undefined ? [] : [to - REACH, to];
  });
}

/** Describes the ends: It ends at (1, 2). */
export function endsInWords({ closed, open }: Ends): string {
  const list = (points: readonly Point[]): string => points.map(({ name }) => name).join(' and ');
  return [
    ...(closed.length > 0 ? [` It ends at ${list(closed)}.`] : []),
    ...(open.length > 0 ? [` It ends just before ${list(open)}.`] : []),
  ].join('');
}
