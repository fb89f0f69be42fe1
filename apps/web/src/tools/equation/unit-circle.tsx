import { type Answered, approximate, expressionFigure } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import type { CirclePictureProps } from './circle-picture.js';
import { equation, written } from '../../ui/result/written.js';
import { inWords } from './named.js';

const CirclePicture = lazyPicture<CirclePictureProps>(() => import('./circle-picture.js'));

const NAMES = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;
/** The maximum number of angles that are drawn, because more would overlap. */
const MOST = 12;
/** The length of the longest exact label. */
const SHORT = 7;
/** The length of the longest label that fits next to its point. */
const NARROW = 9;

/** Draws the unit circle with the angles that a sine, cosine or tangent belongs to. */
export function UnitCircle({ ratio, values = [], angles, measured }: NonNullable<Answered['circle']>) {
  const points = angles.map(({ angle, label }) => ({ at: approximate(angle), label: labelOf(label) }));
  if (points.length === 0 || points.length > MOST || !points.every(({ at }) => Number.isFinite(at)))
    return null;
  const named = points.map(({ at, label }) => ({
    at,
    label: measured === undefined ? label : equation(withMinus(expressionText(measured)), label),
  }));
  const names = inWords(named.map(({ label }) => label));
  const isNarrow = named.some(({ label }) => label.length > NARROW);
  const which = points.length === 1 ? `the angle ${names}` : `the angles ${names}`;
  const marks = values.map((value) => ({ at: approximate(value), label: labelOf(value) }));
  const shown = inWords(marks.map(({ label }) => label)).replaceAll('≈', 'about');
  const where = shown === '' ? 'marked' : `marked, where the ${NAMES[ratio]} is ${shown}`;
  return (
    <Plot
      title="On the unit circle"
      description={`The unit circle with ${which} ${where}.`}
      viewBox={[320, 272]}
    >
      <CirclePicture ratio={ratio} points={isNarrow ? points : named} values={marks} />
    </Plot>
  );
}

/** Returns an angle or a value in short form: 5π/6, 150°, or its decimals. */
function labelOf(of: Expression): string {
  const text = expressionText(of).replaceAll(' ÷ ', '/');
  if (text.length <= SHORT) return withMinus(text);
  const isDegrees = JSON.stringify(of).includes('°');
  const figure = expressionFigure(isDegrees ? ['/', ['×', of, '180'], 'π'] : of, isDegrees ? 1 : 4);
  return withMinus(figure ? `${written(figure)}${isDegrees ? '°' : ''}` : text);
}
