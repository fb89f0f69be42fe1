import type { Solved, Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { lettersOf } from '../../ui/solving/letters.js';
import type { Breaks } from '../../ui/solving/breaks.js';
import { breaksInWords } from './breaks-in-words.js';
import { type Interval, isPoint } from './parts.js';
import type { LinePictureProps } from './line-picture.js';
import { inWords, isDrawable, named, placesInWords, solutionPlaces } from './named.js';
import type { PlanePictureProps } from './plane-picture.js';
import type { SidesPictureProps } from './sides-picture.js';
import type { Named } from './view-of.js';

const SidesPicture = lazyPicture<SidesPictureProps>(() => import('./sides-picture.js'));
const LinePicture = lazyPicture<LinePictureProps>(() => import('./line-picture.js'));
const PlanePicture = lazyPicture<PlanePictureProps>(() => import('./plane-picture.js'));

type Relation = Extract<Statement, { kind: 'relation' }>;

/**
 * Draws a solution as graphs of both sides, a number line or the curves of a system. Renders nothing if a
 * picture doesn't help.
 */
export function EquationPicture({
  statement,
  solved,
  breaks,
}: {
  readonly statement: Statement;
  readonly solved: Solved;
  /** The asymptotes and holes of the graph of each side, or of each equation. */
  readonly breaks: readonly Breaks[];
}) {
  const { solution } = solved;
  if (solution.kind === 'intervals') return <Line intervals={solution.intervals} />;
  if (statement.kind === 'relation' && statement.relation === '=')
    return <Sides statement={statement} solved={solved} breaks={breaks} />;
  if (statement.kind === 'and' && statement.parts.every(isEquation))
    return <Plane equations={statement.parts} solved={solved} breaks={breaks} />;
  return null;
}

function isEquation(statement: Statement): statement is Relation {
  return statement.kind === 'relation' && statement.relation === '=';
}

function Line({ intervals }: { readonly intervals: readonly Interval[] }) {
  const parts = intervals.map(({ low, high, ...includes }) => ({
    ...(low !== undefined && { low: named(low) }),
    ...(high !== undefined && { high: named(high) }),
    ...includes,
  }));
  const ends = parts.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());
  if (ends.length === 0 || !isDrawable(ends)) return null;
  return (
    <Plot title="On the number line" description={lineInWords(intervals)} viewBox={[320, 84]}>
      <LinePicture parts={parts} />
    </Plot>
  );
}

function lineInWords(intervals: readonly Interval[]): string {
  return `Shaded: ${intervals.map(intervalInWords).join('; ')}.`;
}

function intervalInWords(interval: Interval): string {
  const { low, high, includesLow, includesHigh } = interval;
  const from = low === undefined ? '' : withMinus(expressionText(low));
  const to = high === undefined ? '' : withMinus(expressionText(high));
  if (isPoint(interval)) return `the number ${from}`;
  if (from === '') return `every number ${includesHigh ? 'less than or equal to' : 'less than'} ${to}`;
  if (to === '') return `every number ${includesLow ? 'greater than or equal to' : 'greater than'} ${from}`;
  if (includesLow && includesHigh) return `every number from ${from} to ${to}, including both`;
  if (!includesLow && !includesHigh) return `every number between ${from} and ${to}`;
  const [inside, outside] = includesLow ? [from, to] : [to, from];
  return `every number between ${from} and ${to}, including ${inside} but not ${outside}`;
}

interface SidesProps {
  readonly statement: Relation;
  readonly solved: Solved;
  readonly breaks: readonly Breaks[];
}

function Sides({ statement, solved, breaks }: SidesProps) {
  const { solution, excluded, extraneous } = solved;
  if (solution.kind === 'all') return null;
  return (
    <SidesGraphs
      sides={[statement.left, statement.right]}
      meets={solutionPlaces(solution)}
      further={[...excluded, ...extraneous].map((value) => named(value))}
      breaks={breaks}
    />
  );
}

/** Draws both sides of an equation, and the places where they meet. */
export function SidesGraphs({
  sides,
  meets,
  further = [],
  breaks = [],
}: {
  readonly sides: readonly [Expression, Expression];
  readonly meets: readonly Named[];
  readonly further?: readonly Named[];
  readonly breaks?: readonly Breaks[];
}) {
  const [left, right] = sides;
  const [unknown, ...others] = lettersOf({ kind: 'relation', left, relation: '=', right });
  if (unknown === undefined || others.length > 0 || !isDrawable([...meets, ...further])) return null;
  const places = placesInWords(unknown, meets);
  const names = sides.map((side) => withMinus(expressionText(side)));
  return (
    <Plot
      title="Both sides as graphs"
      description={`The graph of the left side, ${names[0] ?? ''}, ${
        places === '' ? 'doesn’t meet the graph' : 'meets the graph'
      } of the right side, ${names[1] ?? ''}${places === '' ? '' : `, at ${places}`}.${['left', 'right']
        .map((side, index) => breaksInWords(`The graph of the ${side} side`, unknown, breaks[index] ?? []))
        .join('')}`}
      viewBox={[320, 232]}
      hasZoom
      hint="Point at the graph to read both sides."
      values={async () => {
        const { valuesOf } = await import('./side-values.js');
        return valuesOf(
          sides,
          unknown,
          [...meets, ...further].map(({ at }) => at),
        );
      }}
    >
      <SidesPicture sides={sides} unknown={unknown} meets={meets} further={further.map(({ at }) => at)} />
    </Plot>
  );
}

/** Returns the variables of the horizontal and vertical axes, if there are exactly two. */
function axesOf(letters: readonly string[]): readonly [string, string] | undefined {
  const [across, up, ...others] = [...letters].sort();
  return across === undefined || up === undefined || others.length > 0 ? undefined : [across, up];
}

interface PlaneProps {
  readonly equations: readonly Relation[];
  readonly solved: Solved;
  readonly breaks: readonly Breaks[];
}

function Plane({ equations, solved, breaks }: PlaneProps) {
  const axes = axesOf(lettersOf({ kind: 'and', parts: equations }));
  const { solution } = solved;
  if (!axes || equations.length > 3) return null;
  const points = (solution.kind === 'points' ? solution.points : []).map(
    (point) => axes.map((letter) => named(point[letter] ?? '0')) as [Named, Named],
  );
  if (!points.every(isDrawable)) return null;
  const places = points.map(([across, up]) => `(${across.name}, ${up.name})`);
  const curves = equations.map(({ left, right }) =>
    withMinus(`${expressionText(left)} = ${expressionText(right)}`),
  );
  return (
    <Plot
      title="The equations in the plane"
      description={`The graphs of ${inWords(curves)} ${
        places.length > 0
          ? `meet at ${inWords(places)}.`
          : solution.kind === 'family'
            ? 'are the same line.'
            : 'have no points in common.'
      }${curves.map((curve, index) => breaksInWords(`The graph of ${curve}`, axes[0], breaks[index] ?? [])).join('')}`}
      viewBox={[320, 252]}
      hasZoom
    >
      <PlanePicture equations={equations} axes={axes} points={points} />
    </Plot>
  );
}
