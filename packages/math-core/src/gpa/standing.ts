import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, compare, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { type CountedCourses, countCourses, type Course } from './counted-courses.js';
import type { StandingTexts } from './gpa-steps.js';

/** The number of decimals of a grade point average, and the maximum for a sum of credits. */
export const GPA_DECIMALS = 2;
export const CREDIT_DECIMALS = 10;

/** The points of the best grade. */
export const HIGHEST = /* @__PURE__ */ rational(4n);

/** Returns the failure for an average over no credits. */
export function noCredits(): Failure {
  return failure('courses', 'empty', 'courses must have credits that do not sum to 0.');
}

/** Earlier credits and further courses, the input of `cumulativeGpa`. */
export interface StandingInput {
  /** The grade point average so far, 0 to 4. */
  readonly priorGpa: NumericInput;
  /** The credits so far. They can't be negative. 0 if there are none. */
  readonly priorCredits: NumericInput;
  /** The further courses, at most 1,000. */
  readonly courses: readonly Course[];
}

/** The earlier credits and the courses, with the sums of both. */
export interface Standing extends CountedCourses {
  readonly prior?: { readonly gpa: Rational; readonly credits: Rational };
}

/** Parses earlier credits and courses, and sums them up. */
export function parseStanding(input: StandingInput): Result<Standing> {
  const fields = fieldsOf(input);
  const gpa = parseAverage(fields.priorGpa, 'priorGpa');
  if (!gpa.ok) return gpa;
  const credits = parseNumber(fields.priorCredits, 'priorCredits');
  if (!credits.ok) return credits;
  if (sign(credits.value) < 0)
    return failure('priorCredits', 'out-of-range', 'priorCredits must not be negative.');
  const courses = countCourses(fields.courses);
  if (!courses.ok || sign(credits.value) === 0) return courses;
  return success({
    prior: { gpa: gpa.value, credits: credits.value },
    counted: courses.value.counted,
    credits: reduce(add(courses.value.credits, credits.value)),
    qualityPoints: reduce(add(courses.value.qualityPoints, multiply(gpa.value, credits.value))),
  });
}

/** Parses a grade point average, 0 to 4. */
export function parseAverage(input: NumericInput, field: string): Result<Rational> {
  const average = parseNumber(input, field);
  if (!average.ok) return average;
  if (sign(average.value) < 0 || compare(average.value, HIGHEST) > 0)
    return failure(field, 'out-of-range', `${field} must be between 0 and 4.`);
  return average;
}

/** Formats the numbers of a standing. */
export function standingTexts({ prior, counted, credits, qualityPoints }: Standing): StandingTexts {
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
