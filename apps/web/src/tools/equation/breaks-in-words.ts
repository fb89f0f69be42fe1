import type { Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import type { Breaks } from '../../ui/solving/breaks.js';
import { lettersOf } from '../../ui/solving/letters.js';
import { inWords, named, placesInWords } from './named.js';
import type { Named } from './view-of.js';

/** Describes the asymptotes and holes of a graph in sentences. Excluded values that they don't explain are named, too. */
export function breaksInWords(
  subject: string,
  letter: string,
  breaks: Breaks,
  excluded: readonly Named[] = [],
): string {
  const linesOf = (wanted: Breaks[number]['name']): readonly Statement[] =>
    breaks.filter(({ name }) => name === wanted).flatMap(({ statement }) => partsOf(statement));
  const points = linesOf('holes').flatMap(pointOf);
  const lines = linesOf('asymptotes').flatMap((line) => (line.kind === 'relation' ? line : []));
  const explained = new Set([
    ...points.map(([x]) => named(x).name),
    ...lines.flatMap(({ left, right }) => (left === letter ? named(right).name : [])),
  ]);
  const others = excluded.filter(({ name }) => !explained.has(name));
  const kinds = [
    kindOf(
      'vertical asymptote',
      lines.filter(({ left }) => left === letter),
    ),
    kindOf(
      'horizontal asymptote',
      lines.filter(({ left, right }) => left !== letter && !hasLetter(right, letter)),
    ),
    kindOf(
      'slant asymptote',
      lines.filter(({ left, right }) => left !== letter && hasLetter(right, letter)),
    ),
    ...(points.length > 0
      ? [`${points.length === 1 ? 'a hole' : 'holes'} at ${inWords(points.map(pointText))}`]
      : []),
  ].filter((kind) => kind !== '');
  return [
    ...(kinds.length > 0 ? [` ${subject} has ${inWords(kinds)}.`] : []),
    ...(others.length > 0 ? [` ${subject} has no point at ${placesInWords(letter, others)}.`] : []),
  ].join('');
}

type Relation = Extract<Statement, { kind: 'relation' }>;

/** Names the lines of one kind: the vertical asymptotes x = −2 and x = 2. */
function kindOf(kind: string, lines: readonly Relation[]): string {
  if (lines.length === 0) return '';
  const texts = lines.map(({ left, right }) =>
    withMinus(`${expressionText(left)} = ${expressionText(right)}`),
  );
  const isFamily = lines.some(({ left, right }) => left !== 'y' && hasLetter(right, 'k'));
  return `the ${kind}${lines.length > 1 || isFamily ? 's' : ''} ${inWords(texts)}${isFamily ? ' for every integer k' : ''}`;
}

function partsOf(statement: Statement): readonly Statement[] {
  return statement.kind === 'and' ? statement.parts : [statement];
}

/** Returns the coordinates of a statement that is a point. */
function pointOf(statement: Statement): readonly (readonly [x: Expression, y: Expression])[] {
  const pair = statement.kind === 'expression' ? statement.expression[1] : undefined;
  if (typeof pair !== 'object' || pair[0] !== ',') return [];
  const [, x = '0', y = '0'] = pair;
  return [[x, y]];
}

function pointText([x, y]: readonly [Expression, Expression]): string {
  return `(${named(x).name}, ${named(y).name})`;
}

function hasLetter(expression: Expression, letter: string): boolean {
  return lettersOf({ kind: 'expression', expression }).includes(letter);
}
