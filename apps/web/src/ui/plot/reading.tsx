import { type KeyboardEvent, type PointerEvent, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { withMinus } from '../math/minus.js';
import * as css from './handle.css.js';
import { StageContext } from './plot.js';
import { Readout } from './readout.js';

/** The rectangle of a drawing that contains its curves. */
export interface Plane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A readable position: its x-coordinate and the y-coordinates of its points. */
export interface Stop {
  readonly x: number;
  readonly ys?: readonly number[];
}

const PAGE = 10;

export interface ReadingProps {
  /** The accessible name of the control. */
  readonly label: string;
  readonly plane: Plane;
  /** The stops from left to right. */
  readonly stops: readonly Stop[];
  /** Returns the readout for the stop at an index. */
  readonly words: (index: number) => string;
}

/** Renders a control that reads out the values of a drawing at the pointer or, with arrow keys, from stop to stop. */
export function Reading({ label, plane, stops, words }: ReadingProps) {
  const { size, controls } = use(StageContext);
  const [place, setPlace] = useState<number>();
  const [isFocused, setIsFocused] = useState(false);
  const last = stops.length - 1;
  if (!controls || last < 0) return null;

  const index = Math.min(place ?? Math.floor(last / 2), last);
  const stop = place === undefined && !isFocused ? undefined : stops[index];
  const text = withMinus(words(index));
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (!event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    setPlace(nearest(stops, plane.left + across * (plane.right - plane.left)));
  };
  const press = (event: KeyboardEvent): void => {
    const next = {
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      PageUp: index + PAGE,
      PageDown: index - PAGE,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, next)));
  };
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <>
      {createPortal(
        <div
          className={css.strip}
          style={{
            left: percent(plane.left, size[0]),
            width: percent(plane.right - plane.left, size[0]),
            top: percent(plane.top, size[1]),
            height: percent(plane.bottom - plane.top, size[1]),
          }}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={text}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse' && !isFocused) setPlace(undefined);
          }}
          onKeyDown={press}
          onFocus={() => {
            setIsFocused(true);
          }}
          onBlur={() => {
            setIsFocused(false);
            setPlace(undefined);
          }}
        />,
        controls,
      )}
      {stop && (
        <g className={css.cross}>
          <line className={css.crossLine} x1={stop.x} x2={stop.x} y1={plane.top} y2={plane.bottom} />
          {(stop.ys ?? []).map((y, each) => (
            <circle key={each} className={css.crossDot} cx={stop.x} cy={y} r={4} />
          ))}
        </g>
      )}
      {stop && <Readout text={text} />}
    </>
  );
}

function nearest(stops: readonly Stop[], x: number): number {
  let best = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop.x - x) < Math.abs((stops[best]?.x ?? Infinity) - x)) best = index;
  }
  return best;
}
