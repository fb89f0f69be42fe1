import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, compare, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { type CountedCourses, countCourses, type Course } from './counted-courses.js';
import type { StandingTexts } from './gpa-steps.js';
import type { GradeScale } from './grade-points.js';
import { readScale } from './scale.js';

/** The number of decimals of a grade point average, and the maximum for a sum of credits. */
export const GPA_DECIMALS = 2;
export const CREDIT_DECIMALS = 10;

/** Returns the failure for an average over no credits. */
export function noCredits(): Failure {
  return failure('courses', 'empty', 'courses must have credits that do not sum to 0.');
}

/** Earlier credits and further courses, the input of `cumulativeGpa`. */
export interface StandingInput {
  /** The grade point average so far, from 0 to the best grade of the scale, or one point more with weighted courses. */
  readonly priorGpa: NumericInput;
  /** The credits so far. They can't be negative. 0 if there are none. */
  readonly priorCredits: NumericInput;
  /** The further courses, at most 1,000. */
  readonly courses: readonly Course[];
  /** A scale by name, or a list of grades with their points: `{ grade: 'A', points: 4 }`. Defaults to "standard". */
  readonly scale?: GradeScale | undefined;
}

/** The earlier credits and the courses, with the sums of both. */
export interface Standing extends CountedCourses {
  /** The highest average: that of the best grade, one point more with weighted courses. */
  readonly highest: Rational;
  readonly prior?: { readonly gpa: Rational; readonly credits: Rational };
}

/** Parses earlier credits and courses, and computes their sums. */
export function parseStanding(input: StandingInput): Result<Standing> {
  const fields = fieldsOf(input);
  const scale = readScale(fields.scale);
  if (!scale.ok) return scale;
  const gpa = parseNumber(fields.priorGpa, 'priorGpa');
  if (!gpa.ok) return gpa;
  const credits = parseNumber(fields.priorCredits, 'priorCredits');
  if (!credits.ok) return credits;
  const courses = countCourses(fields.courses, scale.value);
  const isWeighted = courses.ok && courses.value.isWeighted;
  const highest = isWeighted ? add(scale.value.highest, rational(1n)) : scale.value.highest;
  const refused = refuseAverage(gpa.value, highest, 'priorGpa');
  if (refused) return refused;
  if (sign(credits.value) < 0)
    return failure('priorCredits', 'out-of-range', 'priorCredits must not be negative.');
  if (!courses.ok) return courses;
  if (sign(credits.value) === 0) return success({ ...courses.value, highest });
  return success({
    prior: { gpa: gpa.value, credits: credits.value },
    counted: courses.value.counted,
    isWeighted,
    highest,
    credits: reduce(add(courses.value.credits, credits.value)),
    qualityPoints: reduce(add(courses.value.qualityPoints, multiply(gpa.value, credits.value))),
  });
}

/** Returns the failure if an average is below 0 or above the highest one. */
export function refuseAverage(average: Rational, highest: Rational, field: string): Failure | undefined {
  return sign(average) < 0 || compare(average, highest) > 0
    ? failure(field, 'out-of-range', `${field} must be between 0 and ${exactText(highest)}.`)
    : undefined;
}

/** Formats the numbers of a standing. */
export function standingTexts({
  prior,
  counted,
  credits,
  qualityPoints,
}: Omit<Standing, 'highest'>): StandingTexts {
  const sums = { counted, credits: exactText(credits), qualityPoints: exactText(qualityPoints) };
  if (!prior) return sums;
  return {
    ...sums,
    prior: {
      gpa: exactText(prior.gpa),
      credits: exactText(prior.credits),
      qualityPoints: exactText(multiply(prior.gpa, prior.credits)),
    },
  };
}
