import type { Solution } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { breaksInWords } from './breaks-in-words.js';
import { type Domain, endsInWords, endsOf, isInside, placesIn } from './graph-domain.js';
import { isDrawable, named, placesInWords, solutionPlaces } from './named.js';
import type { Breaks } from '../../ui/solving/breaks.js';
import { lettersOf } from '../../ui/solving/letters.js';
import type { SidesPictureProps } from './sides-picture.js';
import type { Named } from './view-of.js';

const SidesPicture = lazyPicture<SidesPictureProps>(() => import('./sides-picture.js'));

export interface ExpressionPictureProps {
  readonly expression: Expression;
  readonly excluded?: readonly Expression[] | undefined;
  /** The zeros, if they are known. */
  readonly zeros?: Solution | undefined;
  /** The value at which the expression is evaluated. Without it, the zeros are marked. */
  readonly at?: Expression | undefined;
  /** The values to mark instead of the zeros. */
  readonly marks?: readonly Named[] | undefined;
  /** The name of a function: f(x). */
  readonly name?: Expression | undefined;
  /** The numbers for which the function is defined, if they aren't all numbers. */
  readonly domain?: Domain | undefined;
  /** The asymptotes and holes, if they are known. */
  readonly breaks?: Breaks | undefined;
}

/** Draws the graph of an expression with one variable. */
export function ExpressionPicture({
  expression,
  excluded = [],
  zeros,
  at,
  marks,
  name,
  domain,
  breaks = [],
}: ExpressionPictureProps) {
  const [letter, ...others] = lettersIn(expression);
  if (letter === undefined || others.length > 0 || lettersIn(at ?? '0').length > 0) return null;
  const ends = domain && endsOf(expression, letter, domain);
  const found = at === undefined ? (marks ?? zerosOf(zeros)) : [named(at)];
  const marked = found.filter((each) => !domain || isInside(domain, each.at));
  const further = [...excluded.map(named), ...(ends?.gaps ?? [])];
  if (!isDrawable([...marked, ...further])) return null;
  const words = marksInWords(letter, marked, at === undefined && !marks);
  return (
    <Plot
      title="The graph"
      description={`The graph of ${withMinus(subjectOf(name, expression))}${words}${ends ? endsInWords(ends) : ''}${breaksInWords('It', letter, breaks, further)}`}
      viewBox={[320, 232]}
      hasZoom
      hint="Point at the graph to read its values."
      values={async () => {
        const { valuesOf } = await import('./side-values.js');
        return valuesOf(
          [expression],
          letter,
          [...[...marked, ...further].map(({ at: place }) => place), ...(domain ? placesIn(domain) : [])],
          domain,
        );
      }}
    >
      <SidesPicture
        sides={[expression]}
        unknown={letter}
        meets={marked.filter(({ at: place }) => !ends?.closed.some((end) => end.at === place))}
        further={further.map(({ at: place }) => place)}
        domain={domain}
        ends={ends}
      />
    </Plot>
  );
}

const lettersIn = (expression: Expression) => lettersOf({ kind: 'expression', expression });

const subjectOf = (name: Expression | undefined, expression: Expression) =>
  (name === undefined ? [expression] : [name, expression]).map(expressionText).join(' = ');

const zerosOf = (zeros: Solution | undefined) => (zeros ? solutionPlaces(zeros) : []);

/** Returns the end of the sentence about a graph, with its zeros or other marked points. */
function marksInWords(letter: string, marked: readonly Named[], areZeros: boolean): string {
  const places = placesInWords(letter, marked);
  if (places === '') return '.';
  return areZeros
    ? ` meets the ${letter}-axis at ${places}.`
    : `, with the ${marked.length > 1 ? 'points' : 'point'} at ${places} marked.`;
}
