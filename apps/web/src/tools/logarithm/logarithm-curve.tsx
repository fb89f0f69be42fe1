import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import type { CurveProps } from './curve.js';

const Curve = lazyPicture(() => import('./curve.js'));

export interface LogarithmCurveProps extends Omit<CurveProps, 'label'> {
  /** The logarithm as shown: "3.0000". */
  readonly answer: string;
}

/** The curve of a logarithm with its point; nothing if the values are too large or too small to draw. */
export function LogarithmCurve({ base, value, answer }: LogarithmCurveProps) {
  if (![base, value].every((number) => number >= 1e-6 && number <= 1e9)) return null;
  const way = base > 1 ? 'rises, ever more slowly' : 'falls, ever more slowly';
  return (
    <Plot
      title="The point on the curve"
      description={`The curve of the logarithm to this base passes through (1, 0) and ${way}. At x = ${value} its height is ${answer}.`}
      viewBox={[360, 240]}
    >
      <Curve base={base} value={value} label={`(${value}, ${answer})`} />
    </Plot>
  );
}
