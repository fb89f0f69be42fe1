import { type Figure, figure, shortFigure } from '../rational/figure.js';
import { divide, sign } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import type { CountedCourse } from './counted-courses.js';
import { gpaSteps, type PriorCredits } from './gpa-steps.js';
import {
  CREDIT_DECIMALS,
  GPA_DECIMALS,
  noCredits,
  parseStanding,
  type StandingInput,
  standingTexts,
} from './standing.js';

/** A grade point average over earlier credits and courses. */
export interface CumulativeGpa {
  /** The grade point average, to 2 decimals, out of 4.0. */
  readonly gpa: Figure;
  /** The earlier credits plus those of the courses. */
  readonly credits: Figure;
  /** The earlier credits. Absent if there are none. */
  readonly prior?: PriorCredits;
  /** The courses, in the order of the input. */
  readonly counted: readonly CountedCourse[];
  /** The steps: each course, the totals and the answer. */
  readonly steps: readonly Step[];
}

/**
 * Computes the grade point average, to 2 decimals, of earlier credits and courses together.
 * Errors: those of {@link gpa}; `not-a-number`, `too-large`; `out-of-range` (priorGpa outside 0 to 4, priorCredits below 0); `empty`
 * (courses) if all credits sum to 0.
 * @example cumulativeGpa({ priorGpa: 3, priorCredits: 30, courses: [{ credits: 15, grade: 'A' }] }) // gpa.text is "3.33" and credits.text is "45"
 */
export function cumulativeGpa(input: StandingInput): Result<CumulativeGpa> {
  const unknown = unknownField(input, 'priorGpa priorCredits courses scale');
  if (unknown) return unknown;
  const standing = parseStanding(input);
  if (!standing.ok) return standing;
  const { credits, qualityPoints } = standing.value;
  if (sign(credits) === 0) return noCredits();
  const average = figure(divide(qualityPoints, credits), GPA_DECIMALS);
  const texts = standingTexts(standing.value);
  return success({
    gpa: average,
    credits: shortFigure(credits, CREDIT_DECIMALS),
    ...(texts.prior ? { prior: texts.prior } : {}),
    counted: texts.counted,
    steps: gpaSteps(texts, average),
  });
}
