import type { Quadratic } from '@mathtools/math-core/quadratic';
import { toNumber } from '@mathtools/math-core/rational';
import { scaleLinear } from 'd3-scale';
import { Clip } from '../../ui/plot/clip.js';
import { Dots } from '../../ui/plot/dots.js';
import { Grid } from '../../ui/plot/grid.js';
import { Handle } from '../../ui/plot/handle.js';
import { axisSpots, handleSpots, type Spot } from '../../ui/plot/label-place.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { stepOf, stepsTo, stepText, upTo } from '../../ui/plot/snap.js';
import { useView } from '../../ui/plot/use-view.js';
import type { Window } from '../../ui/plot/window.js';
import { useZoom, Zoom } from '../../ui/plot/zoom.js';
import { type Coefficients, valueOf } from './parabola-values.js';
import { shortest } from './shortest.js';

/** The plot area in a drawing that is 320 units wide and 232 units high. */
const PLANE = { left: 38, right: 310, top: 14, bottom: 204 };
/** The fraction of the height kept free beyond the vertex for its label and the handle of `b`. */
const SPARE = 0.28;
/** The position of the handle of `a`, as a fraction of the height between the vertex and the far edge. */
const REACHED = 0.6;
/** The y-axis is shown if its distance from the vertex is at most this many times the reach. */
const FAR = 6;
/** The y-intercept is shown up to this many times the reach. Farther away, the rest of the curve would look flat. */
const CLOSE = 3;
/** The minimum distance between the handles of `b` and `c`. Closer ones would cover each other. */
const APART = 32;
/** The distance of the handle of `b` from the vertex if the handle of `c` is too close. A line connects them. */
const LEADER = 26;
/** The height of the y-intercept's view, compared with its distance from the vertex. */
const HEADROOM = 1.2;
/** The number of points on the curve that labels avoid. */
const SPOTS = 120;
/** The fraction of the height, at each edge, in which no handle is placed. */
const EDGE = 0.06;

export interface ParabolaProps extends Pick<Quadratic, 'roots' | 'vertex'> {
  readonly coefficients: Coefficients;
  /** The coefficients as typed. */
  readonly typed: Readonly<Record<keyof Coefficients, string>>;
  /** The distance shown to the left and right of the vertex. */
  readonly reach: number;
  readonly onChange: (change: Partial<Record<keyof Coefficients, string>>) => void;
}

/** Draws y = ax² + bx + c with its vertex, its intersections with the axes, and handles for a, b and c. */
export function Picture({ coefficients, typed, vertex, roots, reach, onChange }: ParabolaProps) {
  const [a, b, c] = [coefficients.a, coefficients.b, coefficients.c].map(toNumber) as [
    number,
    number,
    number,
  ];
  const [h, k] = [vertex.x.number, vertex.y.number];
  const real = roots.length === 2 && !roots[0]?.imaginary ? [...roots].sort(byPlace) : [];
  const heightAt = (x: number): number => k + a * (x - h) ** 2;

  const wanted = viewOf({ a, h, k, reach });
  const holdsHandles = ([left = 0, right = 0, low = 0, high = 0, grip = 0]: readonly number[]): boolean => {
    const edge = EDGE * (high - low);
    const heights = [k, heightAt(grip), ...(left < 0 && right > 0 ? [c] : [])];
    return h > left && h < right && heights.every((y) => y > low + edge && y < high - edge);
  };
  const [view, hold] = useView(
    wanted,
    (kept) => {
      const [left = 0, right = 0, low = 0, high = 0, grip = 0] = kept;
      return (
        grip !== 0 &&
        holdsHandles(kept) &&
        real.every((root) => root.real.number > left && root.real.number < right) &&
        right - left < 3 * ((wanted[1] ?? 0) - (wanted[0] ?? 0)) &&
        high - low < 4 * ((wanted[3] ?? 0) - (wanted[2] ?? 0))
      );
    },
    holdsHandles,
  );
  const [homeLeft = 0, homeRight = 0, homeLow = 0, homeHigh = 0, grip = 0] = view;
  const home: Window = { across: [homeLeft, homeRight], up: [homeLow, homeHigh] };
  const [window, setWindow] = useZoom(home);
  const {
    across: [left, right],
    up: [low, high],
  } = window;
  const x = scaleLinear([left, right], [PLANE.left, PLANE.right]);
  const y = scaleLinear([low, high], [PLANE.bottom, PLANE.top]);
  const [pixelX, pixelY] = [
    (right - left) / (PLANE.right - PLANE.left),
    (high - low) / (PLANE.bottom - PLANE.top),
  ];
  const isIn = (height: number): boolean => height >= low && height <= high;
  const isShown = ([across, height]: Spot): boolean => across >= left && across <= right && isIn(height);

  const outside = a > 0 ? 1 : -1; // The direction away from the curve at the vertex.
  // A quadratic Bézier curve is a parabola. Its control point is where the tangents at its ends intersect.
  const far = Math.max(h - left, right - h);
  const curve = `M${x(h - far)} ${y(heightAt(h - far))}Q${x(h)} ${y(2 * k - heightAt(h - far))} ${x(h + far)} ${y(heightAt(h + far))}`;
  const stepX = stepOf((right - left) / 80);
  const first = stepsTo(left, stepX, 1);
  const places = Array.from({ length: stepsTo(right, stepX, -1) - first + 1 }, (_, i) => first + i)
    .filter((count) => isIn(heightAt(count * stepX)))
    .map((count) => stepText(count, stepX));
  const isNear = Math.hypot(x(0) - x(h), y(c) - y(k)) < APART;
  const gripOfB: Spot = [x(h), y(k) + (isNear ? outside * LEADER : 0)];
  return (
    <>
      <Grid x={x} y={y} plane={PLANE} />
      <Clip plane={PLANE}>
        <path className={css.mainLine} d={curve} />
      </Clip>
      <Reading
        label="A point on the parabola"
        plane={PLANE}
        stops={places.map((place) => ({ x: x(Number(place)), ys: [y(heightAt(Number(place)))] }))}
        words={(index) => {
          const place = places[index] ?? '0';
          return `x = ${place}, y ${valueOf(coefficients, place)}`;
        }}
      />
      <Zoom plane={PLANE} home={home} window={window} onChange={setWindow} />
      {isNear && isShown([h, k]) && (
        <line className={css.mainAxis} x1={x(h)} y1={y(k)} x2={gripOfB[0]} y2={gripOfB[1]} />
      )}
      <Dots
        points={[
          { at: [h, k] as const, text: `(${shortest(vertex.x)}, ${shortest(vertex.y)})` },
          ...real.map(({ real: root }) => ({ at: [root.number, 0] as const, text: shortest(root) })),
        ]
          .filter(({ at }) => isShown(at))
          .map(({ at, text }) => ({ at: [x(at[0]), y(at[1])], text }))}
        curves={[
          ...Array.from({ length: SPOTS + 1 }, (_, index): Spot => {
            const place = left + ((right - left) * index) / SPOTS;
            return [x(place), y(heightAt(place))];
          }),
          ...axisSpots(x(0), y(0), PLANE),
          ...handleSpots(gripOfB),
          ...handleSpots([x(0), y(c)]),
          ...handleSpots([x(grip), y(heightAt(grip))]),
        ]}
        plane={PLANE}
      />
      {isShown([0, c]) && (
        <Handle
          label="c, where the curve meets the y-axis"
          letter="c"
          text={`c = ${typed.c}`}
          value={c}
          range={upTo(10, c, low, high)}
          step={stepOf(pixelY)}
          at={[x(0), y(c)]}
          way="y"
          valueAt={([, height]) => y.invert(height)}
          onChange={(text) => {
            onChange({ c: text });
          }}
          onHold={hold}
        />
      )}
      {isShown([h, k]) && (
        <Handle
          label="b, which moves the vertex: the right arrow moves it right, the up arrow raises b"
          letter="b"
          isMirrored={a > 0}
          text={`b = ${typed.b}`}
          value={b}
          range={upTo(10, b, 2 * a * left, 2 * a * right)}
          step={stepOf(2 * Math.abs(a) * pixelX)}
          at={gripOfB}
          of={[x(h), y(k)]}
          way="x"
          valueAt={([across]) => -2 * a * x.invert(across)}
          onChange={(text) => {
            onChange({ b: text });
          }}
          onHold={hold}
        />
      )}
      {isShown([grip, heightAt(grip)]) && (
        <Handle
          label="a, which sets how wide the parabola opens"
          letter="a"
          text={`a = ${typed.a}`}
          value={a}
          range={upTo(10, a, (high - low) / grip ** 2)}
          step={stepOf(pixelY / grip ** 2)}
          without={0}
          at={[x(grip), y(heightAt(grip))]}
          way="y"
          valueAt={([, height]) => (y.invert(height) - b * grip - c) / grip ** 2}
          onChange={(text) => {
            onChange({ a: text });
          }}
          onHold={hold}
        />
      )}
    </>
  );
}

interface Shape {
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly reach: number;
}

/** Returns the best view: the ends of both axes and the position of the handle of `a`. */
function viewOf({ a, h, k, reach }: Shape): readonly number[] {
  const hasAxis = Math.abs(h) <= FAR * reach;
  const margin = 0.3 * reach;
  const left = Math.min(h - 1.4 * reach, hasAxis ? -margin : Infinity);
  const right = Math.max(h + 1.4 * reach, hasAxis ? margin : -Infinity);
  const intercept = Math.abs(h) <= CLOSE * reach ? k + HEADROOM * a * h ** 2 : 0;
  const end = k + a * reach ** 2;
  const heights = [0, end, intercept];
  const inner = [...heights, k];
  const size = Math.max(...inner) - Math.min(...inner);
  heights.push(k - Math.sign(a) * SPARE * size);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const top = a > 0 ? high : low;
  const across = Math.min(Math.sqrt(((top - k) * REACHED) / a), 1.2 * reach);
  return [left, right, low, high, h + (h < 0 ? -across : across)];
}

const byPlace = (left: Quadratic['roots'][number], right: Quadratic['roots'][number]): number =>
  left.real.number - right.real.number;
