import type { DrawnShape, Point } from '../../problem.js';
import { segment } from './figure.js';

/** The ratio of height to width of a circle seen from the side. */
export const ASPECT_RATIO = 0.3;
const PARTS = 40;

/** Returns a circle seen from the side. Its back half is dashed if it is hidden. */
export function circleFromSide(y: number, radius: number, isHidden: boolean): readonly DrawnShape[] {
  const point = (part: number): Point => {
    const turn = (2 * Math.PI * part) / PARTS;
    return [radius * Math.cos(turn), y + radius * ASPECT_RATIO * Math.sin(turn)];
  };
  if (!isHidden)
    return [{ kind: 'polygon', points: Array.from({ length: PARTS }, (_, part) => point(part)) }];
  const chords = Array.from({ length: PARTS }, (_, part) => segment(point(part), point(part + 1)));
  return chords.filter((_, part) => part >= PARTS / 2 || part % 2 === 0);
}
