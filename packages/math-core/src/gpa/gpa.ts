import { type Figure, figure, shortFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { add, divide, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { type CountedCourse, gpaSteps } from './gpa-steps.js';
import { findGrade } from './grade-points.js';

/** Decimals of the grade point average, and the most that the sum of credits shows. */
const GPA_DECIMALS = 2;
const CREDIT_DECIMALS = 10;

/** The most rows of courses that are read. */
const MAX_COURSES = 1_000;

export interface Course {
  readonly credits: NumericInput;
  /** A grade of GRADE_POINTS, in any case, with or without blanks around it. */
  readonly grade: string;
}

export interface GpaInput {
  /** At most 1,000. */
  readonly courses: readonly Course[];
}

export interface Gpa {
  /** 2 decimals, out of 4.0. */
  readonly gpa: Figure;
  /** The sum of the credits that count. */
  readonly credits: Figure;
  readonly counted: readonly CountedCourse[];
  readonly steps: readonly Step[];
}

/**
 * Averages grade points weighted by credits, shown to 2 decimals. A row whose credits can't be read as a number
 * or whose grade is unknown doesn't count, and is no error.
 * Errors: `empty` (courses) where the credits that count sum to 0; `too-large` (courses) past 1,000 rows, or where fractions have no
 * bearable sum.
 * @example gpa({ courses: [{ credits: 3, grade: 'A' }, { credits: 4, grade: 'b+' }] }) // gpa.text is "3.60"
 */
export function gpa(input: GpaInput): Result<Gpa> {
  const { courses } = fieldsOf(input);
  if (Array.isArray(courses) && courses.length > MAX_COURSES)
    return failure('courses', 'too-large', `courses has more than ${String(MAX_COURSES)} rows.`);
  const rows = Array.isArray(courses) ? courses.flatMap(count) : [];
  const credits = sum(rows.map((row) => row.credits));
  const qualityPoints = sum(rows.map((row) => row.qualityPoints));
  if (!credits || !qualityPoints)
    return failure('courses', 'too-large', 'courses hold credits whose fractions have no bearable sum.');
  if (sign(credits) === 0)
    return failure('courses', 'empty', 'courses hold no credits with a grade, or credits that sum to 0.');
  const average = figure(divide(qualityPoints, credits), GPA_DECIMALS);
  const counted = rows.map((row) => row.course);
  return success({
    gpa: average,
    credits: shortFigure(credits, CREDIT_DECIMALS),
    counted,
    steps: gpaSteps(
      counted,
      { qualityPoints: exactText(qualityPoints), credits: exactText(credits) },
      average,
    ),
  });
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
