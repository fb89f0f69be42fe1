import { areNear, isInside, turnOf, type Window } from './angle-units.js';
import type { AngleWork } from './read-angles.js';

/** Returns the zeros of a function of an angle in the window, found on a fine grid and refined. */
export function rootsIn(f: (x: number) => number, work: AngleWork, window: Window): readonly number[] {
  const turn = turnOf(work);
  const width = turn / 360;
  const found: number[] = [];
  const keep = (x: number): void => {
    const root = tidied(f, x, turn);
    if (!(Math.abs(f(root)) < 1e-9)) return;
    if (isInside(root, work, window) && !found.some((known) => areNear(known, root, work))) found.push(root);
  };
  // The grid starts off the window, so that common angles lie between its points.
  const start = window.low - width * 1.37;
  const count = Math.ceil((window.high - start) / width) + 2;
  const at = (i: number): number => start + i * width;
  let [before, here] = [f(at(0)), f(at(1))];
  for (let i = 1; i < count; i++) {
    const next = f(at(i + 1));
    if (here * next <= 0) keep(bisected(f, at(i), at(i + 1)));
    else if (Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(next))
      keep(lowest(f, at(i - 1), at(i + 1)));
    [before, here] = [here, next];
  }
  return found.sort((a, b) => a - b);
}

/** Returns the multiple of half a degree near a zero, if the function is 0 there, too. */
function tidied(f: (x: number) => number, x: number, turn: number): number {
  const nearest = (Math.round((x / turn) * 720) * turn) / 720;
  return Math.abs(nearest - x) < turn * 3e-4 && Math.abs(f(nearest)) < 1e-13 ? nearest : x;
}

function bisected(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  const isRising = f(a) < 0 || f(b) > 0;
  for (let i = 0; i < 60; i++) {
    const middle = (a + b) / 2;
    if (f(middle) < 0 === isRising) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

function lowest(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 80; i++) {
    const [p, q] = [a + (b - a) / 3, b - (b - a) / 3];
    if (Math.abs(f(p)) < Math.abs(f(q))) b = q;
    else a = p;
  }
  return (a + b) / 2;
}
