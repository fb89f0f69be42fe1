import { type KeyboardEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withMinus } from '../math/minus.js';
import * as css from './handle.css.js';
import { StageContext } from './plot.js';
import { Readout } from './readout.js';
import { stepsTo, stepText } from './snap.js';

/** A point in a drawing, in the drawing's units. */
export type Point = readonly [x: number, y: number];

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export interface HandleProps {
  /** The name of the value that the handle sets. */
  readonly label: string;
  /** The value, as shown in the readout. */
  readonly text: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  /** The smallest change: 1, 2 or 5 times a power of ten. */
  readonly step: number;
  /** A value to skip. */
  readonly without?: number;
  readonly at: Point;
  /** The point that it sets, if it isn't drawn there. */
  readonly of?: Point;
  /** The axis along which it moves. */
  readonly way: 'x' | 'y';
  /**
   * True if the value decreases as the handle moves right. Left and right arrows then move the handle. The
   * other arrows change the value.
   */
  readonly isMirrored?: boolean;
  /** A letter on the handle, instead of arrows. */
  readonly letter?: string;
  /** Returns the value for a point to which the handle is dragged. */
  readonly valueAt: (point: Point) => number;
  /** Receives the new value as a short decimal. */
  readonly onChange: (text: string) => void;
  /** Called when the handle is grabbed and released so that the drawing can keep its scale in between. */
  readonly onHold?: ((isHeld: boolean) => void) | undefined;
}

/** The state of a handle that is dragged. */
interface Held {
  /** The top of the drawing in the window. */
  readonly top: number;
  readonly valueAt: HandleProps['valueAt'];
  readonly free: () => void;
}

/**
 * Keeps a drawing at its place in the window, until the returned function is called: the page scrolls along when the
 * steps above the drawing become longer or shorter, even if they are rendered later than the drawing.
 */
function keepInPlace(stage: Element, top: number): () => void {
  const observer = new ResizeObserver(() => {
    const moved = stage.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
  };
}

/** Renders a handle that sets a value by mouse, touch or keyboard. */
export function Handle({ label, text, value, range, step, without, onHold, ...rest }: HandleProps) {
  const { at, of = at, way, isMirrored = false, letter, valueAt, onChange } = rest;
  const { size, controls } = use(StageContext);
  const grip = useRef<Point>(undefined); // The offset from the pointer to the handle.
  // A drawing may rescale while the handle is dragged. The pointer keeps the scale from the start, or the two would chase
  // each other.
  const held = useRef<Held>(undefined);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => () => held.current?.free(), []);
  // A range beyond the largest number can't be drawn.
  if (!controls || !range.every(Number.isFinite)) return null;

  const [least, most] = [Math.ceil(range[0] / step - 1e-6), Math.floor(range[1] / step + 1e-6)];
  const set = (count: number, direction = 0): void => {
    let next = Math.min(most, Math.max(least, count));
    if (next * step === without) next += direction;
    if (next * step === without || next < least || next > most) return;
    const written = stepText(next, step);
    if (Number(written) !== value) onChange(written);
  };
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (!box) return at;
    const { top } = held.current ?? box;
    return [
      ((event.clientX - box.left) / box.width) * size[0],
      ((event.clientY - top) / box.height) * size[1],
    ];
  };
  const down = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    grip.current = [at[0] - x, at[1] - y];
    const stage = event.currentTarget.offsetParent;
    if (stage) {
      const { top } = stage.getBoundingClientRect();
      held.current = { top, valueAt, free: keepInPlace(stage, top) };
    }
    setIsShown(true);
    onHold?.(true);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!grip.current || !event.isPrimary) return;
    const [x, y] = pointOf(event);
    const wanted = (held.current?.valueAt ?? valueAt)([x + grip.current[0], y + grip.current[1]]);
    if (Number.isFinite(wanted)) set(stepsTo(wanted, step));
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (!grip.current) return;
    held.current?.free();
    grip.current = held.current = undefined;
    setIsShown(document.activeElement === event.currentTarget);
    onHold?.(false);
  };
  const press = (event: KeyboardEvent): void => {
    const across = isMirrored && /Left|Right/.test(event.key) ? -1 : 1;
    const steps = (KEYS[event.key] ?? 0) * across;
    if (steps !== 0) set(stepsTo(value, step, steps), Math.sign(steps));
    else if (event.key === 'Home') set(least, 1);
    else if (event.key === 'End') set(most, -1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {createPortal(
        <div
          className={css.handle}
          data-handle={of.join(' ')}
          style={{ left: percent(at[0] / size[0]), top: percent(at[1] / size[1]) }}
          role="slider"
          tabIndex={0}
          aria-label={`${label}, in the picture`} // A field may set the same value.
          aria-orientation={way === 'x' ? 'horizontal' : 'vertical'}
          aria-valuemin={Number(stepText(Math.floor(range[0] / step + 1e-6), step))}
          aria-valuemax={Number(stepText(Math.ceil(range[1] / step - 1e-6), step))}
          aria-valuenow={value}
          aria-valuetext={withMinus(text)}
          onPointerDown={down}
          onPointerMove={move}
          onLostPointerCapture={release}
          onKeyDown={press}
          onFocus={() => {
            setIsShown(true);
          }}
          onBlur={() => {
            setIsShown(false);
          }}
        >
          <span className={css.knob}>
            {letter ?? (
              <svg className={way === 'x' ? css.arrows : css.upright} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 6l-6 6 6 6M16 6l6 6-6 6" />
              </svg>
            )}
          </span>
        </div>,
        controls,
      )}
      {isShown && <Readout text={text} />}
    </>
  );
}

/** Returns a position in the drawing as a percentage, limited to its edges. */
function percent(part: number): string {
  return `${Math.min(1, Math.max(0, part)) * 100}%`;
}
