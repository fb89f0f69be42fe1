import { type Answered, approximate, type Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { lettersOf } from '../../ui/solving/letters.js';
import { inWords } from './named.js';
import type { CurvesProps } from './curves-drawing.js';

const Drawing = lazyPicture<CurvesProps>(() => import('./curves-drawing.js'));

/** Draws several graphs together, such as those of a function and its inverse. */
export function GraphsPicture({ curves }: { readonly curves: NonNullable<Answered['curves']> }) {
  const letters = [
    ...new Set(curves.flatMap(({ graph }) => lettersOf({ kind: 'expression', expression: graph }))),
  ];
  const [letter, ...others] = letters;
  if (letter === undefined || others.length > 0) return null;
  const lines = curves.map(({ graph, name, where }) => {
    const text = expressionText(graph);
    const title = expressionText(name);
    return {
      at: (place: number) =>
        !where || isTrueAt(where, letter, place) ? approximate(graph, { [letter]: place }) : NaN,
      name: withMinus(title === text ? `y = ${text}` : title),
      said: withMinus(title === text ? `y = ${text}` : `${title} = ${text}`),
    };
  });
  return (
    <Plot
      title="The graphs"
      description={`The graphs of ${inWords(lines.map(({ said }) => said))}.`}
      viewBox={[320, 292]}
      hasZoom
    >
      <Drawing lines={lines} letter={letter} />
    </Plot>
  );
}

/** Returns whether a condition on a letter is true at a place. */
function isTrueAt(statement: Statement, letter: string, place: number): boolean {
  const value = (of: Expression): number => approximate(of, { [letter]: place });
  switch (statement.kind) {
    case 'and':
      return statement.parts.every((part) => isTrueAt(part, letter, place));
    case 'or':
      return statement.parts.some((part) => isTrueAt(part, letter, place));
    case 'relation':
      return compares(value(statement.left), statement.relation, value(statement.right));
    case 'chain':
      return statement.relations.every((relation, i) =>
        compares(value(statement.members[i] ?? '0'), relation, value(statement.members[i + 1] ?? '0')),
      );
    default:
      return true;
  }
}

function compares(left: number, relation: string, right: number): boolean {
  if (relation === '≥') return left >= right;
  if (relation === '≤') return left <= right;
  if (relation === '>') return left > right;
  return relation === '<' ? left < right : relation === '≠' ? left !== right : left === right;
}
