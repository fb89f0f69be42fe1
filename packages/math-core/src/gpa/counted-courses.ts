import { commonDenominator } from '../list/common-denominator.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { findGrade, GRADE_POINTS, type GradePoints } from './grade-points.js';

/** The largest number of courses. */
const MAX_COURSES = 1_000;

/** A course with its credits and its grade. */
export interface Course {
  /** The weight of the course in the average. It can't be negative. */
  readonly credits: NumericInput;
  /** A grade from {@link GRADE_POINTS}, in uppercase or lowercase. Surrounding white space is ignored. */
  readonly grade: string;
}

/** A course with its grade points. Its numbers are exact decimal text. */
export interface CountedCourse {
  /** The grade, spelled as in {@link GRADE_POINTS}. */
  readonly grade: string;
  /** The grade points as exact number text: "3.7". */
  readonly gradePoints: string;
  /** The credits as exact number text. */
  readonly credits: string;
  /** The credits times the grade points. */
  readonly qualityPoints: string;
}

/** The courses with their totals. */
export interface CountedCourses {
  readonly counted: readonly CountedCourse[];
  readonly credits: Rational;
  readonly qualityPoints: Rational;
}

/**
 * Sums up courses. Errors: `empty` (no list), `too-large` (courses); `not-a-number`, `too-large`, `division-by-zero`,
 * `out-of-range` (`courses.2.credits` for the third); `unknown-name` (`courses.2.grade`).
 */
export function countCourses(courses: readonly Course[]): Result<CountedCourses> {
  if (!Array.isArray(courses)) return failure('courses', 'empty', 'courses must be a list of courses.');
  if (courses.length > MAX_COURSES)
    return failure('courses', 'too-large', `courses has more than ${MAX_COURSES} rows.`);
  const rows: Row[] = [];
  for (let i = 0; i < courses.length; i++) {
    const row = read(courses[i] as Course, `courses.${i}`);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const sums = sumsOf(rows);
  return sums
    ? success({ counted: rows.map(counted), ...sums })
    : failure('courses', 'too-large', 'courses have credits whose common denominator is too large.');
}

interface Row extends GradePoints {
  readonly credits: Rational;
}

function read(input: Course, field: string): Result<Row> {
  const { credits, grade } = fieldsOf(input);
  const amount = parseNumber(credits, `${field}.credits`);
  if (!amount.ok) return amount;
  if (sign(amount.value) < 0)
    return failure(`${field}.credits`, 'out-of-range', `${field}.credits must not be negative.`);
  const found = findGrade(grade);
  return found ? success({ ...found, credits: amount.value }) : unknownGrade(`${field}.grade`, grade);
}

function unknownGrade(field: string, grade: unknown): Result<never> {
  const grades = GRADE_POINTS.map((known) => known.grade).join(', ');
  return failure(field, 'unknown-name', `${field} must be one of ${grades}, but is ${shown(grade)}.`);
}

function counted({ grade, points, credits }: Row): CountedCourse {
  const qualityPoints = exactText(multiply(credits, rational(tenths(points), 10n)));
  return { grade, gradePoints: points, credits: exactText(credits), qualityPoints };
}

// Integers over one denominator are used, because reducing after each addition would be far slower.
function sumsOf(rows: readonly Row[]): Pick<CountedCourses, 'credits' | 'qualityPoints'> | undefined {
  const unit = commonDenominator(rows.map(({ credits }) => credits));
  if (unit === undefined) return undefined;
  let [credits, points] = [0n, 0n];
  for (const row of rows) {
    const whole = row.credits.numerator * (unit / row.credits.denominator);
    credits += whole;
    points += whole * tenths(row.points);
  }
  return { credits: reduce(rational(credits, unit)), qualityPoints: reduce(rational(points, 10n * unit)) };
}

// Grade points have one decimal.
function tenths(points: string): bigint {
  return BigInt(points.replace('.', ''));
}
