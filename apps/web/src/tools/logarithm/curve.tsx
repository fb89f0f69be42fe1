import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { scaleLinear, scaleLog } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { Clip } from '../../ui/plot/clip.js';
import { Grid } from '../../ui/plot/grid.js';
import { Handle } from '../../ui/plot/handle.js';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { stepOf, stepsTo, stepText } from '../../ui/plot/snap.js';
import { useView } from '../../ui/plot/use-view.js';
import { about } from '../../ui/result/written.js';

export interface CurveProps {
  readonly base: number;
  readonly value: number;
  /** The base and the value as typed. */
  readonly typed: Readonly<Record<'base' | 'value', string>>;
  /** The logarithm as shown: "3.0000". */
  readonly answer: string;
  /** Called with a new base or value. */
  readonly onChange: (change: Partial<Record<'base' | 'value', string>>) => void;
}

/** The plot area in a drawing that is 360 units wide and 240 units high. */
const PLANE = { left: 44, right: 348, top: 34, bottom: 212 };
const SPARE = 40; // The space to the right of the point, where the curve continues.
const SAMPLES = 96;
const STOPS = 60;

/** Draws y = log x in a base, with handles at the value's point and at the base, where the height is 1. */
export function Picture({ base, value, typed, answer, onChange }: CurveProps) {
  const log = scaleLog([1, base], [0, 1]); // The scale computes the logarithm.
  const inner = scaleLinear([0, Math.max(value, base, 2)], [PLANE.left, PLANE.right - SPARE]);
  const widest = inner.invert(PLANE.right);
  const least = Math.min(value, 1, widest / 150);
  const heights = [0, 1, log(least), log(widest), log(value)];
  const nice = scaleLinear([Math.min(...heights), Math.max(...heights)], [0, 1])
    .nice(5)
    .domain();
  const [[last = 1, low = 0, high = 1], hold] = useView(
    [widest, ...nice],
    ([length = 0, bottom = 0, top = 0]) =>
      length === widest &&
      bottom <= (nice[0] ?? 0) &&
      top >= (nice[1] ?? 0) &&
      top - bottom < 2 * ((nice[1] ?? 0) - (nice[0] ?? 0)),
  );
  const x = scaleLinear([0, last], [PLANE.left, PLANE.right]);
  const y = scaleLinear([low, high], [PLANE.bottom, PLANE.top]);
  const first = Math.min(value, 1, last / 150);
  const sample = scaleLog([first, last], [0, SAMPLES]);
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => sample.invert(index));
  const path = line<number>(
    (point) => x(point),
    (point) => y(log(point)),
  ).curve(curveMonotoneX)(points);
  const [px, py] = [x(value), y(log(value))];
  const atEnd = px > 200;
  const pixel = last / (PLANE.right - PLANE.left);
  const stopStep = stepOf(last / STOPS);
  const places = Array.from({ length: stepsTo(last, stopStep, -1) }, (_, index) =>
    stepText(index + 1, stopStep),
  );
  const baseStep = base > 1 ? Math.min(stepOf(pixel), stepOf(base / 20)) : 0.01;
  return (
    <>
      <Grid x={x} y={y} plane={PLANE} />
      <Clip plane={PLANE}>
        <path className={css.mainLine} d={path ?? ''} />
      </Clip>
      <Reading
        label="A point on the curve"
        plane={PLANE}
        stops={places.map((place) => ({ x: x(Number(place)), ys: [y(log(Number(place)))] }))}
        words={(index) => `x = ${places[index] ?? ''}, height ${heightOf(typed.base, places[index] ?? '')}`}
      />
      <circle className={css.mainDot} cx={px} cy={py} r={5} />
      <Label
        className={css.pointLabel}
        x={px}
        y={py}
        dx={atEnd ? 0 : 12}
        dy={base > 1 === atEnd ? -20 : 28}
        textAnchor={atEnd ? 'end' : 'start'}
      >
        {`(${typed.value}, ${answer})`}
      </Label>
      <Handle
        label="Base, where the height is 1"
        letter="b"
        text={`base ${typed.base}`}
        value={base}
        range={base > 1 ? [1 + baseStep, Math.max(last, base)] : [baseStep, 1 - baseStep]}
        step={baseStep}
        at={[x(base), y(1)]}
        way="x"
        valueAt={([across]) => x.invert(across)}
        onChange={(text) => {
          onChange({ base: text });
        }}
        onHold={hold}
      />
      <Handle
        label="Value"
        letter="x"
        text={`x = ${typed.value}, height ${about(answer)}`}
        value={value}
        range={[stepOf(pixel), Math.max(last, value)]}
        step={stepOf(pixel)}
        at={[px, py]}
        way="x"
        valueAt={([across]) => x.invert(across)}
        onChange={(text) => {
          onChange({ value: text });
        }}
        onHold={hold}
      />
    </>
  );
}

function heightOf(base: string, value: string): string {
  const result = evaluateLogarithm({ base, value });
  return result.ok ? `${result.value.answer.relation} ${result.value.answer.text}` : '';
}
