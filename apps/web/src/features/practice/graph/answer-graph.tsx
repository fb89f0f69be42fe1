import type { Graph, Point } from '@mathtools/practice';
import { entryOf, gridOf, layoutOf, linesOf, pointsIn, snapped } from '@mathtools/practice/graph';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Live } from '../../../ui/live/live.js';
import * as handleCss from '../../../ui/plot/handle.css.js';
import * as css from './graph.css.js';
import { GraphPicture, pathData } from './graph-picture.js';

export interface AnswerGraphProps {
  readonly graph: Graph;
  /** The text in the answer field, which the points on the grid follow. */
  readonly entry: string;
  /** Called with the answer as text when a point was moved. */
  readonly onSet: (entry: string) => void;
  readonly disabled: boolean;
}

/** Renders the graph of a problem. If its answer can be set, it has one or two points that can be moved. */
export function AnswerGraph(props: AnswerGraphProps) {
  const { set } = props.graph;
  return set ? <SettableGraph {...props} set={set} /> : <GraphPicture graph={props.graph} />;
}

/** The positions of the points before the answer is set. */
const STARTS: Readonly<Record<'point' | 'line', readonly Point[]>> = {
  point: [[0, 0]],
  line: [
    [0, 0],
    [1, 0],
  ],
};

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const HELP = {
  point: 'Tap the grid, drag the point, or move it with the arrow keys.',
  line: 'Plot two points on the line: tap the grid, drag the points, or use the arrow keys.',
};

type Settable = AnswerGraphProps & { readonly set: 'point' | 'line' };

function SettableGraph({ graph, entry, onSet, disabled, set }: Settable) {
  const grid = gridOf(graph);
  const layout = layoutOf(graph);
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ entry: '', points: STARTS[set] });
  const typed = entry === held.entry ? held.points : pointsIn(entry, set, grid);
  const points = typed ?? held.points;
  const isSet = entry !== '' && typed !== undefined;
  const place = points.map((point) => entryOf([point])).join(' and ');

  const move = (index: number, to: Point): void => {
    const at = snapped(to, grid);
    if (points.some((other, place) => place !== index && isSame(other, at))) return;
    const moved = points.map((point, place) => (place === index ? at : point));
    const [first, second] = moved;
    if (!first) return;
    const text = entryOf(second ? [first, second] : [first]);
    setHeld({ entry: text, points: moved });
    if (text !== entry) onSet(text);
  };
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0) return [0, 0];
    const scale = layout.width / box.width;
    return layout.unproject([(clientX - box.left) * scale, (clientY - box.top) * scale]);
  };
  const [start, end] = points;
  const line = isSet && set === 'line' && start && end ? { through: start, and: end } : undefined;
  return (
    <div>
      <div
        ref={stage}
        className={`${css.stage} ${disabled ? '' : css.settable}`}
        translate="no"
        onClick={(event) => {
          if (!disabled && event.detail > 0) move(nearest(points, pointOf(event)), pointOf(event));
        }}
      >
        <GraphPicture graph={graph}>
          {line &&
            linesOf({ kind: 'line', ...line }, graph).map((piece, index) => (
              <path key={index} className={css.setLine} d={pathData(piece, layout)} />
            ))}
        </GraphPicture>
        {points.map((point, index) => (
          <PointHandle
            key={index}
            label={set === 'point' ? 'Your point' : `Point ${index + 1} of your line`}
            at={point}
            position={percentages(layout.project(point), [layout.width, layout.height])}
            isSet={isSet}
            disabled={disabled}
            pointOf={pointOf}
            onMove={(to) => {
              move(index, to);
            }}
          />
        ))}
      </div>
      <Live isResult={false}>{isSet && <span translate="no">{place}</span>}</Live>
      {!disabled && (
        <p className={css.state}>
          <span key={String(isSet)} translate={isSet ? 'no' : undefined}>
            {isSet ? place : HELP[set]}
          </span>
        </p>
      )}
    </div>
  );
}

interface PointHandleProps {
  readonly label: string;
  readonly at: Point;
  readonly position: { readonly left: string; readonly top: string };
  readonly isSet: boolean;
  readonly disabled: boolean;
  readonly pointOf: (event: PointerEvent) => Point;
  readonly onMove: (to: Point) => void;
}

/** Renders a point that can be dragged, or moved with the arrow keys. */
function PointHandle({ label, at, position, isSet, disabled, pointOf, onMove }: PointHandleProps) {
  const press = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (!by || disabled) return;
    event.preventDefault();
    onMove([at[0] + by[0], at[1] + by[1]]);
  };
  return (
    <div
      className={handleCss.handle}
      style={position}
      role="application"
      aria-roledescription="point on the grid"
      aria-label={`${label}, ${entryOf([at])}${isSet ? '' : ', not placed yet'}. Move it with the arrow keys.`}
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? -1 : 0}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (!disabled && event.isPrimary && event.button === 0)
          event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointOf(event));
      }}
    >
      <span className={`${handleCss.knob} ${css.ring} ${isSet ? '' : css.unset}`} />
    </div>
  );
}

function percentages([x, y]: Point, [width, height]: Point) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x === otherX && y === otherY;
}

/** Returns the index of the point that is nearest to a position. */
function nearest(points: readonly Point[], [x, y]: Point): number {
  const away = points.map(([left, up]) => Math.hypot(left - x, up - y));
  return away.indexOf(Math.min(...away));
}
