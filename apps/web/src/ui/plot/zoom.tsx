import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { iconButton } from '../icon/icon.css.js';
import { Icon } from '../icon/icon.js';
import { ICONS } from '../icon/icons.js';
import { StageContext } from './plot.js';
import type { Plane } from './reading.js';
import { focusOf, keepingIn, panned, type Window, zoomed } from './window.js';

/** Changes the latest window, because several moves may come before the next render. */
type Change = (next: (latest: Window) => Window) => void;

/** Keeps the window that the visitor chose until the drawing gets another window to start from. */
export function useZoom(home: Window): readonly [window: Window, change: Change] {
  const key = [...home.across, ...home.up].join(' ');
  const [chosen, setChosen] = useState({ key, window: home });
  return [
    chosen.key === key ? chosen.window : home,
    (next) => {
      setChosen((latest) => ({ key, window: next(latest.key === key ? latest.window : home) }));
    },
  ];
}

interface ZoomProps {
  readonly plane: Plane;
  readonly home: Window;
  readonly window: Window;
  readonly onChange: Change;
  /** Points of interest. The buttons and keys zoom in on the one closest to the middle. */
  readonly points?: readonly (readonly [x: number, y: number])[];
}

/** The factors of one press and of one pixel of the wheel. */
const STEP = 1.5;
const WHEEL = 1.002;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

/**
 * Lets visitors zoom and pan a drawing: with buttons, the wheel and Ctrl, two fingers, a mouse, and the keys +, −, 0 and
 * Shift with arrows. The keys work in the drawing and on the buttons. The wheel alone scrolls the page.
 */
export function Zoom(props: ZoomProps) {
  const { home, window, onChange, points = [] } = props;
  const { controls, tools, size } = use(StageContext);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const stage = controls?.parentElement;
  const [width, height] = size;
  useEffect(() => (stage ? listen(stage, [width, height], latest) : undefined), [stage, width, height]);
  useEffect(() => (tools ? listenToKeys(tools, latest) : undefined), [tools]);
  if (!tools) return null;
  const isHome = window === home || JSON.stringify(window) === JSON.stringify(home);
  const press = (factor: number) => () => {
    onChange((latest) => zoomed(latest, factor, home, factor < 1 ? focusOf(latest, points) : undefined));
  };
  return createPortal(
    <>
      <button type="button" className={iconButton} aria-label="Zoom in" onClick={press(1 / STEP)}>
        <Icon path={ICONS.plus} />
      </button>
      <button type="button" className={iconButton} aria-label="Zoom out" onClick={press(STEP)}>
        <Icon path={ICONS.minus} />
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label="Reset the view"
        aria-disabled={isHome}
        onClick={() => {
          onChange(() => home);
        }}
      >
        <Icon path={ICONS.reset} />
      </button>
    </>,
    tools,
  );
}

type Latest = { readonly current: ZoomProps };
type Spot = readonly [x: number, y: number];

/** Listens to a stage. React's own listeners for the wheel are passive, so they couldn't stop the page from zooming. */
function listen(stage: HTMLElement, size: Spot, latest: Latest): () => void {
  const fingers = new Map<number, Spot>();
  const shareOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const box = stage.getBoundingClientRect();
    const { left, right, top, bottom } = latest.current.plane;
    const x = ((clientX - box.left) / box.width) * size[0];
    const y = ((clientY - box.top) / box.height) * size[1];
    return [(x - left) / (right - left), (bottom - y) / (bottom - top)];
  };
  const change = (next: (window: Window, home: Window) => Window): void => {
    const { home, onChange } = latest.current;
    onChange((window) => next(window, home));
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    change((window, home) => zoomed(window, WHEEL ** event.deltaY, home, shareOf(event)));
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button, [data-handle]')) return;
    fingers.set(event.pointerId, shareOf(event));
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = shareOf(event);
    const [other] = [...fingers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
    fingers.set(event.pointerId, now);
    if (other) change((window, home) => pinched(window, home, [before, now, other]));
    else if (event.pointerType === 'mouse')
      change((window, home) => panned(window, [before[0] - now[0], before[1] - now[1]], home));
    // The drawing has moved along, so the finger is at the same share of a new window.
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const ended = new AbortController();
  const { signal } = ended;
  stage.addEventListener('wheel', wheel, { passive: false, signal });
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    stage.addEventListener(end, up, { signal });
  const endKeys = listenToKeys(stage, latest);
  return () => {
    ended.abort();
    endKeys();
  };
}

/** Listens to the keys of a stage or of the buttons below it. */
function listenToKeys(element: HTMLElement, latest: Latest): () => void {
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { home, plane, onChange, points = [] } = latest.current;
    const handle = handleAt(event.target as Element, plane);
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    const zoom = (factor: number): void => {
      onChange((window) =>
        zoomed(window, factor, home, handle ?? (factor < 1 ? focusOf(window, points) : undefined)),
      );
    };
    if (arrow) onChange((window) => panned(window, handle ? keepingIn(arrow, handle) : arrow, home));
    else if (event.key === '+' || event.key === '=') zoom(1 / STEP);
    else if (event.key === '-') zoom(STEP);
    else if (event.key === '0') onChange(() => home);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Captures the keys, because the focused control would change its own value.
  element.addEventListener('keydown', key, { capture: true });
  return () => {
    element.removeEventListener('keydown', key, { capture: true });
  };
}

/** Returns the point that a handle sets, as fractions of the plane's width and height. */
function handleAt(element: Element, { left, right, top, bottom }: Plane): Spot | undefined {
  const [x, y] =
    element.closest<HTMLElement>('[data-handle]')?.dataset['handle']?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined
    ? undefined
    : [(x - left) / (right - left), (bottom - y) / (bottom - top)];
}

/** Returns the window after one of two fingers moved: the distance between them zooms, and their middle moves it. */
function pinched(window: Window, home: Window, [before, now, other]: readonly [Spot, Spot, Spot]): Window {
  const apart = (spot: Spot): number => Math.hypot(spot[0] - other[0], spot[1] - other[1]);
  const middle: Spot = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
  const moved = panned(window, [(before[0] - now[0]) / 2, (before[1] - now[1]) / 2], home);
  return apart(now) < 0.02 ? moved : zoomed(moved, apart(before) / apart(now), home, middle);
}
