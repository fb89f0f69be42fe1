import { type Figure, figure, shortFigure } from '../rational/figure.js';
import { divide, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { type Course, type CountedCourse, countCourses } from './counted-courses.js';
import { CREDIT_DECIMALS, GPA_DECIMALS, noCredits, standingTexts } from './standing.js';
import { gpaSteps } from './gpa-steps.js';
import type { GradeScale } from './grade-points.js';
import { readScale } from './scale.js';

/** The input of {@link gpa}. */
export interface GpaInput {
  /** The courses, at most 1,000. */
  readonly courses: readonly Course[];
  /** A scale by name, or a list of grades with their points: `{ grade: 'A', points: 4 }`. Defaults to "standard". */
  readonly scale?: GradeScale | undefined;
}

/** A grade point average. */
export interface Gpa {
  /** The grade point average, to 2 decimals. */
  readonly gpa: Figure;
  /** The sum of the credits. */
  readonly credits: Figure;
  /** The courses, in the order of the input. */
  readonly counted: readonly CountedCourse[];
  /** The steps: each course, the totals and the answer. */
  readonly steps: readonly Step[];
}

/**
 * Computes the average of grade points, weighted by credits, to 2 decimals.
 * Errors: `not-a-number`, `too-large` (`courses.2.credits` for the third); `out-of-range` (credits below 0);
 * `unknown-name` (`courses.2.grade`, `courses.2.level`, scale); `empty`
 * (courses) if the credits sum to 0; `too-large` (courses) for more than 1,000 courses, or credits whose common
 * denominator is past 10^1000.
 * @example gpa({ courses: [{ credits: 3, grade: 'A' }, { credits: 4, grade: 'b+' }] }) // gpa.text is "3.60"
 * @example gpa({ courses: [{ credits: 3, grade: 'A+' }], scale: 'plus-4.3' }) // gpa.text is "4.30"
 * @example gpa({ courses: [{ credits: 3, grade: 'B', level: 'ap' }] }) // gpa.text is "4.00"
 */
export function gpa(input: GpaInput): Result<Gpa> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'courses scale');
  if (unknown) return unknown;
  const scale = readScale(fields.scale);
  if (!scale.ok) return scale;
  const courses = countCourses(fields.courses, scale.value);
  if (!courses.ok) return courses;
  const { counted, credits, qualityPoints } = courses.value;
  if (sign(credits) === 0) return noCredits();
  const average = figure(divide(qualityPoints, credits), GPA_DECIMALS);
  return success({
    gpa: average,
    credits: shortFigure(credits, CREDIT_DECIMALS),
    counted,
    steps: gpaSteps(standingTexts(courses.value), average),
  });
}
