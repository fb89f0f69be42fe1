import type { Drawing, DrawnShape, Point } from '../../problem.js';
import { angle, apex, labelledPolygon, rightAngle } from './figure.js';

export type Ratio = 'sin' | 'cos' | 'tan';

/** Returns the sine, cosine or tangent of an angle in degrees. */
export function ratioOf(name: Ratio, degrees: number): number {
  return Math[name]((degrees * Math.PI) / 180);
}

/** Returns the angle in degrees with a sine, cosine or tangent. */
export function angleOf(name: Ratio, ratio: number): number {
  const radians = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name](ratio);
  return (radians * 180) / Math.PI;
}

/** Returns a ratio with four decimals, as a calculator user writes it down. */
export function fourDigits(name: Ratio, degrees: number): string {
  return ratioOf(name, degrees).toFixed(4);
}

/** Returns a number with one decimal. */
export function tenths(value: number): string {
  return value.toFixed(1);
}

/**
 * Checks whether a value rounds to the same tenth with rounded intermediate results, and is neither
 * exact nor near a tie.
 */
export function isFirm(exact: number, fromRounded: number): boolean {
  const away = Math.abs(((exact * 10) % 1) - 0.5);
  const isExact = Math.abs(fromRounded - Number(tenths(fromRounded))) < 1e-9;
  return away > 0.05 && !isExact && tenths(exact) === tenths(fromRounded);
}

/** Returns the relation between a value and its text with some decimals. */
export function about(value: number, text: string): '=' | '≈' {
  return Math.abs(value - Number(text)) < 1e-9 ? '=' : '≈';
}

/** Returns the answer of a mistake, or undefined if it isn't positive or is close to the correct one. */
export function wrongTenths(value: number, right: number): string | undefined {
  return value > 0.2 && Math.abs(value - right) > Math.max(0.3, 0.02 * right) ? tenths(value) : undefined;
}

/** The labels of a triangle: its sides a, b and c, and its angles A (left), B (right) and C (top). */
export interface TriangleLabels {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  readonly c?: string | undefined;
  readonly A?: string | undefined;
  readonly B?: string | undefined;
  readonly C?: string | undefined;
  /** True if the angle B is a right angle. */
  readonly isRight?: boolean;
}

/** Returns a triangle with its side c at the bottom. */
export function triangleOf(
  description: string,
  [a, b, c]: readonly [a: number, b: number, c: number],
  labels: TriangleLabels,
): Drawing {
  const [A, B, C]: readonly [Point, Point, Point] = [[0, 0], [c, 0], apex(c, b, a)];
  const marks: readonly (DrawnShape | false)[] = [
    labels.A !== undefined && angle(A, B, C, labels.A),
    labels.B !== undefined && angle(B, C, A, labels.B),
    labels.C !== undefined && angle(C, A, B, labels.C),
    labels.isRight === true && rightAngle(B, C, A),
  ];
  const lines = marks.filter((mark) => mark !== false);
  return labelledPolygon(description, [A, B, C], [labels.c, labels.a, labels.b], { lines });
}
