import type { Answered } from '@mathtools/math-core/algebra';
import { expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { inWords, isDrawable, named } from './named.js';
import type { PlanePictureProps } from './plane-picture.js';

const PlanePicture = lazyPicture<PlanePictureProps>(() => import('./plane-picture.js'));

/** Draws the curves of an answer in the plane, with the points to mark. */
export function CurvesPicture({ equations, points }: NonNullable<Answered['plane']>) {
  const spots = points.map(([x, y]) => [named(x), named(y)] as const);
  if (!spots.every(isDrawable)) return null;
  const curves = equations.map(({ left, right }) =>
    withMinus(`${expressionText(left)} = ${expressionText(right)}`),
  );
  const marked = spots.map(([x, y]) => `(${x.name}, ${y.name})`);
  return (
    <Plot
      title="The graph"
      description={`The graph of ${inWords(curves)}, with ${inWords(marked)} marked.`}
      viewBox={[320, 252]}
      hasZoom
    >
      <PlanePicture equations={equations} axes={['x', 'y']} points={spots} />
    </Plot>
  );
}
