import { commonDenominator } from '../list/common-denominator.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { frozen } from '../result/frozen.js';
import { failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { unknownField } from '../result/unknown-field.js';
import { findGrade, type GradePoints } from './grade-points.js';
import { type Scale, valueOf } from './scale.js';

/** The largest number of courses. */
const MAX_COURSES = 1_000;

/** A course with its credits and its grade. */
export interface Course {
  /** The weight of the course in the average. It can't be negative. */
  readonly credits: NumericInput;
  /** A grade of the scale, in uppercase or lowercase. Surrounding whitespace is ignored. */
  readonly grade: string;
  /** The level of the course. On a weighted scale, it adds points to passing grades. Defaults to "regular". */
  readonly level?: CourseLevel | undefined;
}

/** The points that levels add to passing grades: half a point for honors, one for AP. */
export const LEVEL_POINTS = /* @__PURE__ */ frozen({ regular: '0', honors: '0.5', ap: '1' } as const);

/** The level of a course. */
export type CourseLevel = keyof typeof LEVEL_POINTS;

/** A course with its grade points. Its numbers are exact decimal text. */
export interface CountedCourse {
  /** The grade, spelled as in the scale. */
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
  /** True if the level of a course adds points. */
  readonly isWeighted: boolean;
}

/**
 * Totals the credits and quality points of courses. Errors: `empty` (no list), `too-large` (courses); `not-a-number`, `too-large`, `division-by-zero`,
 * `out-of-range` (`courses.2.credits` for the third); `unknown-name` (`courses.2.grade`, `courses.2.level`).
 */
export function countCourses(courses: readonly Course[], scale: Scale): Result<CountedCourses> {
  if (!Array.isArray(courses)) return failure('courses', 'empty', 'courses must be a list of courses.');
  if (courses.length > MAX_COURSES)
    return failure('courses', 'too-large', `courses has more than ${MAX_COURSES} rows.`);
  const rows: Row[] = [];
  for (let i = 0; i < courses.length; i++) {
    const row = read(courses[i] as Course, `courses.${i}`, scale);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const sums = sumsOf(rows);
  return sums
    ? success({ counted: rows.map(counted), isWeighted: rows.some(({ isRaised }) => isRaised), ...sums })
    : failure('courses', 'too-large', 'courses have credits whose common denominator is too large.');
}

interface Row {
  readonly grade: string;
  readonly points: Rational;
  /** The points as text: as in the scale, or exact if the level adds some. */
  readonly pointsText: string;
  readonly isRaised: boolean;
  readonly credits: Rational;
}

function read(input: Course, field: string, scale: Scale): Result<Row> {
  const unknown = unknownField(input, 'credits grade level', `${field}.`);
  if (unknown) return unknown;
  const { credits, grade, level = 'regular' } = fieldsOf(input);
  const amount = parseNumber(credits, `${field}.credits`);
  if (!amount.ok) return amount;
  if (sign(amount.value) < 0)
    return failure(`${field}.credits`, 'out-of-range', `${field}.credits must not be negative.`);
  const found = findGrade(grade, scale.grades);
  if (!found) return unknownGrade(`${field}.grade`, grade, scale.grades);
  const more = levelPoints(level);
  if (more === undefined) return unknownLevel(`${field}.level`, level);
  const points = valueOf(found.points);
  const isRaised = sign(more) > 0 && sign(points) > 0;
  return success({
    grade: found.grade,
    points: isRaised ? add(points, more) : points,
    pointsText: isRaised ? exactText(add(points, more)) : found.points,
    isRaised,
    credits: amount.value,
  });
}

function levelPoints(level: unknown): Rational | undefined {
  const entry = Object.entries(LEVEL_POINTS).find(([name]) => name === level);
  return entry && valueOf(entry[1]);
}

function unknownLevel(field: string, level: unknown): Result<never> {
  const names = Object.keys(LEVEL_POINTS).join(', ');
  return failure(field, 'unknown-name', `${field} must be one of ${names}, but is ${shown(level)}.`);
}

function unknownGrade(field: string, grade: unknown, scale: readonly GradePoints[]): Result<never> {
  const grades = scale.map((known) => known.grade).join(', ');
  return failure(field, 'unknown-name', `${field} must be one of ${grades}, but is ${shown(grade)}.`);
}

function counted({ grade, points, pointsText, credits }: Row): CountedCourse {
  const qualityPoints = exactText(multiply(credits, points));
  return { grade, gradePoints: pointsText, credits: exactText(credits), qualityPoints };
}

// Integers over one denominator are used, because reducing after each addition would be far slower.
function sumsOf(rows: readonly Row[]): Pick<CountedCourses, 'credits' | 'qualityPoints'> | undefined {
  const unit = commonDenominator(rows.map(({ credits }) => credits));
  const pointUnit = commonDenominator(rows.map(({ points }) => points));
  if (unit === undefined || pointUnit === undefined) return undefined;
  let [credits, points] = [0n, 0n];
  for (const row of rows) {
    const whole = row.credits.numerator * (unit / row.credits.denominator);
    credits += whole;
    points += whole * row.points.numerator * (pointUnit / row.points.denominator);
  }
  return {
    credits: reduce(rational(credits, unit)),
    qualityPoints: reduce(rational(points, pointUnit * unit)),
  };
}
