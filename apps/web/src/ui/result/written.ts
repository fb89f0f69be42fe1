import type { Figure } from '@mathtools/math-core/rational';

/** The part of a figure that is shown. The relation says whether rounding changed the value. */
export type Shown = Pick<Figure, 'relation' | 'text'>;

/** Returns the text of a figure, marked if rounding changed the value: "12.70", "≈ 3.67". */
export function written({ relation, text }: Shown): string {
  return relation === '≈' ? `≈ ${text}` : text;
}

/** Joins two sides of a line. The right side may be marked: "x = 2", "x ≈ 3.67". */
export function equation(left: string, right: string): string {
  return right.startsWith('≈') ? `${left} ${right}` : `${left} = ${right}`;
}

/** Returns the figure of a text that may be marked. */
export function unmarked(text: string): string {
  return text.replace(/^≈ /, '');
}

/** Returns a marked text for a sentence: "about 3.67". */
export function about(text: string): string {
  return text.replace(/^≈/, 'about');
}
