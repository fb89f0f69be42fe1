import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about } from '../../ui/result/written.js';
import type { CurveProps } from './curve.js';

const Curve = lazyPicture(() => import('./curve.js'));

/**
 * Draws a logarithm's curve with its point. Renders nothing if the values are too large or too small to draw.
 */
export function LogarithmCurve(props: CurveProps) {
  const { base, value, typed, answer } = props;
  if (![base, value].every((number) => number >= 1e-6 && number <= 1e9)) return null;
  const way = base > 1 ? 'rises more and more slowly' : 'falls more and more slowly';
  return (
    <Plot
      title="The point on the curve"
      description={`The graph of the logarithm with this base passes through (1, 0) and ${way}. At x = ${typed.value}, its height is ${about(answer)}.`}
      viewBox={[360, 240]}
      hint="Drag b to change the base and x to change the value, or point at the curve to read its values."
      values={async () => {
        const { valuesOf } = await import('./curve-values.js');
        return valuesOf(typed.base, Math.max(value, base, 2));
      }}
    >
      <Curve {...props} />
    </Plot>
  );
}
