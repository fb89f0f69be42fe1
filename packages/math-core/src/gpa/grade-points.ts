import { frozen } from '../result/frozen.js';

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

/**
 * Finds a grade in uppercase or lowercase, with surrounding white space, or with a typographic minus or dash
 * for "-". Returns undefined if there is none.
 * @example findGrade(' b+ ') // { grade: 'B+', points: '3.3' }
 */
export function findGrade(text: unknown): GradePoints | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const wanted = text.trim().toUpperCase().replaceAll(/[−–]/g, '-');
  return GRADE_POINTS.find(({ grade }) => grade === wanted);
}

const LONGEST = 100;
