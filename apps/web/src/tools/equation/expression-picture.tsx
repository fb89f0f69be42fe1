import type { Solution } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { isDrawable, named, placesInWords, solutionPlaces } from './named.js';
import { lettersOf } from '../../ui/solving/letters.js';
import type { SidesPictureProps } from './sides-picture.js';

const SidesPicture = lazyPicture<SidesPictureProps>(() => import('./sides-picture.js'));

export interface ExpressionPictureProps {
  readonly expression: Expression;
  readonly excluded?: readonly Expression[] | undefined;
  /** The zeros, if they are known. */
  readonly zeros?: Solution | undefined;
  /** The value at which the expression is evaluated. Without it, the zeros are marked. */
  readonly at?: Expression | undefined;
  /** The values to mark instead of the zeros. */
  readonly marks?: readonly Expression[] | undefined;
}

/** Draws the graph of an expression with one variable. */
export function ExpressionPicture({ expression, excluded = [], zeros, at, marks }: ExpressionPictureProps) {
  const [letter, ...others] = lettersOf({ kind: 'expression', expression });
  if (
    letter === undefined ||
    others.length > 0 ||
    (at !== undefined && lettersOf({ kind: 'expression', expression: at }).length > 0)
  )
    return null;
  const marked = at === undefined ? (marks?.map(named) ?? (zeros ? solutionPlaces(zeros) : [])) : [named(at)];
  const further = excluded.map(named);
  if (!isDrawable([...marked, ...further])) return null;
  const places = placesInWords(letter, marked);
  const words =
    places === ''
      ? '.'
      : at === undefined && !marks
        ? ` meets the ${letter}-axis at ${places}.`
        : `, with the ${marked.length > 1 ? 'points' : 'point'} at ${places} marked.`;
  return (
    <Plot
      title="The graph"
      description={`The graph of ${withMinus(expressionText(expression))}${words}`}
      viewBox={[320, 232]}
      hasZoom
      hint="Point at the graph to read its values."
      values={async () => {
        const { valuesOf } = await import('./side-values.js');
        return valuesOf(
          [expression],
          letter,
          [...marked, ...further].map(({ at: place }) => place),
        );
      }}
    >
      <SidesPicture
        sides={[expression]}
        unknown={letter}
        meets={marked}
        further={further.map(({ at: place }) => place)}
      />
    </Plot>
  );
}
