import { exactText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { add, multiply, type Rational, rational, reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { findGrade } from './grade-points.js';

/** The most rows of courses that are read. */
const MAX_COURSES = 1_000;

export interface Course {
  readonly credits: NumericInput;
  /** A grade of GRADE_POINTS, in any case, with or without blanks around it. */
  readonly grade: string;
}

/** A course that counts; its numbers as exact decimal text. */
export interface CountedCourse {
  /** Its place in the input's `courses`, from 0. */
  readonly index: number;
  /** As GRADE_POINTS writes it. */
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

/** Counts the courses with numeric credits and a known grade, and sums them up. */
export function countCourses(courses: readonly Course[]): Result<CountedCourses> {
  if (Array.isArray(courses) && courses.length > MAX_COURSES)
    return failure('courses', 'too-large', `courses has more than ${String(MAX_COURSES)} rows.`);
  const rows = Array.isArray(courses) ? courses.flatMap(count) : [];
  const credits = sum(rows.map((row) => row.credits));
  const qualityPoints = sum(rows.map((row) => row.qualityPoints));
  if (!credits || !qualityPoints)
    return failure('courses', 'too-large', 'courses hold credits whose fractions have no bearable sum.');
  return success({ counted: rows.map((row) => row.course), credits, qualityPoints });
}

interface Row {
  readonly credits: Rational;
  readonly qualityPoints: Rational;
  readonly course: CountedCourse;
}

function count(input: Course, index: number): readonly Row[] {
  const row = fieldsOf(input);
  const found = findGrade(row.grade);
  const credits = parseNumber(row.credits, `courses.${String(index)}.credits`);
  if (!found || !credits.ok) return [];
  const { grade, points } = found;
  // Points have one decimal.
  const qualityPoints = multiply(credits.value, rational(BigInt(points.replace('.', '')), 10n));
  const texts = { credits: exactText(credits.value), qualityPoints: exactText(qualityPoints) };
  return [{ credits: credits.value, qualityPoints, course: { index, grade, gradePoints: points, ...texts } }];
}

// Decimals stay far below; fractions of many different denominators would multiply up without end.
const LARGEST_DENOMINATOR = 10n ** 2000n;

// In lowest terms after each addition: else the denominators of many rows would multiply up.
function sum(terms: readonly Rational[]): Rational | undefined {
  let total = rational(0n);
  for (const term of terms) {
    total = reduce(add(total, term));
    if (total.denominator > LARGEST_DENOMINATOR) return undefined;
  }
  return total;
}
