import type { Draft } from '../../family.js';

/** An answer with its unit: it counts with and without it. */
export function measured(value: number | string, unit: string): Pick<Draft, 'answer' | 'form'> {
  return { answer: String(value), form: { kind: 'number', unit } };
}

/** An angle in degrees as an answer. */
export function degrees(value: number): Pick<Draft, 'answer' | 'form'> {
  return { answer: String(value), form: { kind: 'number', variable: 'x', unit: '°' } };
}

/** Writes a whole multiple of a root or of π: `multiple(3, 'π')` is "3π", `multiple(1, 'sqrt(2)')` is "sqrt(2)". */
export function multiple(coefficient: number, of: string): string {
  return coefficient === 1 ? of : `${coefficient}${of}`;
}

/** Takes the largest square out of a root: √12 is 2√3, so `surd(12)` is [2, 3]. */
export function surd(radicand: number): readonly [outside: number, inside: number] {
  let outside = 1;
  for (let n = 2; n * n <= radicand; n++) if (radicand % (n * n) === 0) outside = n;
  return [outside, radicand / outside ** 2];
}

/** Writes the root of a whole number as simply as it can be. */
export function rootText(radicand: number): string {
  const [outside, inside] = surd(radicand);
  return inside === 1 ? String(outside) : multiple(outside, `√${inside}`);
}

/** Writes x and y as a point. */
export function pointText(x: number | string, y: number | string): string {
  return `(${x}, ${y})`;
}
