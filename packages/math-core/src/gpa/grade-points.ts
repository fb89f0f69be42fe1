import type { NumericInput } from '../rational/parse-decimal.js';
import { frozen } from '../result/frozen.js';
import { partsOf } from '../result/fields-of.js';

/** A grade with its points on the 4.0 scale. */
export interface GradePoints {
  /** The letter grade with its sign: "A-". */
  readonly grade: string;
  /** The points as decimal text: "3.7". */
  readonly points: string;
}

/** The grades of the 4.0 scale, best first. */
export const GRADE_POINTS = /* @__PURE__ */ frozen([
  { grade: 'A', points: '4.0' },
  { grade: 'A-', points: '3.7' },
  { grade: 'B+', points: '3.3' },
  { grade: 'B', points: '3.0' },
  { grade: 'B-', points: '2.7' },
  { grade: 'C+', points: '2.3' },
  { grade: 'C', points: '2.0' },
  { grade: 'C-', points: '1.7' },
  { grade: 'D+', points: '1.3' },
  { grade: 'D', points: '1.0' },
  { grade: 'F', points: '0.0' },
] as const satisfies readonly GradePoints[]);

/** Grades that are added to {@link GRADE_POINTS} in the other scales. */
const D_MINUS = { grade: 'D-', points: '0.7' } as const satisfies GradePoints;

/**
 * The scales by name: "standard" is {@link GRADE_POINTS}. The others also have D- and an A+, which counts 4.0 or 4.3 points.
 */
export const GRADE_SCALES = /* @__PURE__ */ frozen({
  standard: GRADE_POINTS,
  'plus-4.0': /* @__PURE__ */ withPlus('4.0'),
  'plus-4.3': /* @__PURE__ */ withPlus('4.3'),
});

/** The name of a scale, or a list of grades with their points. */
export type GradeScale =
  | keyof typeof GRADE_SCALES
  | readonly { readonly grade: string; readonly points: NumericInput }[];

function withPlus(points: '4.0' | '4.3'): readonly GradePoints[] {
  const passing = GRADE_POINTS.slice(0, -1);
  return [{ grade: 'A+', points }, ...passing, D_MINUS, ...GRADE_POINTS.slice(-1)];
}

/**
 * Finds a grade in uppercase or lowercase, with surrounding whitespace, or with a typographic minus or dash
 * for "-". Returns undefined if there is none.
 * @example findGrade(' b+ ') // { grade: 'B+', points: '3.3' }
 */
export function findGrade(
  text: unknown,
  scale: readonly GradePoints[] = GRADE_POINTS,
): GradePoints | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const wanted = spelling(text);
  const rows: readonly GradePoints[] = Array.isArray(scale) ? scale : [];
  return rows.find((row) => spelling(partsOf(row)['grade']) === wanted);
}

function spelling(grade: unknown): string {
  const text = typeof grade === 'string' ? grade : '';
  return text.trim().toUpperCase().replaceAll(/[−–]/g, '-');
}

const LONGEST = 100;
