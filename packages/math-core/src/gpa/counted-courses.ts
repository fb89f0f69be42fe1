import { commonDenominator } from '../list/common-denominator.js';
import { exactText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { multiply, type Rational, rational, reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { findGrade, type GradePoints } from './grade-points.js';

/** The largest number of courses. */
const MAX_COURSES = 1_000;

/** A course with its credits and its grade. */
export interface Course {
  readonly credits: NumericInput;
  /** A grade of GRADE_POINTS, in any case, white space around it ignored. */
  readonly grade: string;
}

/** A course that counts; its numbers are exact decimal text. */
export interface CountedCourse {
  /** Its index in the input's `courses`, from 0. */
  readonly index: number;
  /** As in GRADE_POINTS. */
  readonly grade: string;
  readonly gradePoints: string;
  readonly credits: string;
  /** Credits × grade points. */
  readonly qualityPoints: string;
}

/** The courses that count, with their sums. */
export interface CountedCourses {
  readonly counted: readonly CountedCourse[];
  readonly credits: Rational;
  readonly qualityPoints: Rational;
}

/** Selects the courses with numeric credits and a known grade, and sums them up. */
export function countCourses(courses: readonly Course[]): Result<CountedCourses> {
  if (!Array.isArray(courses)) return countCourses([]);
  if (courses.length > MAX_COURSES)
    return failure('courses', 'too-large', `courses has more than ${MAX_COURSES} rows.`);
  const rows = (courses as readonly Course[]).flatMap(read);
  const sums = sumsOf(rows);
  return sums
    ? success({ counted: rows.map(counted), ...sums })
    : failure('courses', 'too-large', 'courses hold credits whose fractions have no bearable sum.');
}

interface Row extends GradePoints {
  readonly index: number;
  readonly credits: Rational;
}

function read(input: Course, index: number): readonly Row[] {
  const { credits, grade } = fieldsOf(input);
  const [found, amount] = [findGrade(grade), parseNumber(credits)];
  return found && amount.ok ? [{ ...found, index, credits: amount.value }] : [];
}

function counted({ index, grade, points, credits }: Row): CountedCourse {
  const qualityPoints = exactText(multiply(credits, rational(tenths(points), 10n)));
  return { index, grade, gradePoints: points, credits: exactText(credits), qualityPoints };
}

// Integers over one denominator: reducing after each addition would be far slower.
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

// Points have one decimal.
function tenths(points: string): bigint {
  return BigInt(points.replace('.', ''));
}
