import type { Figure } from '../rational/figure.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { CountedCourse } from './counted-courses.js';

/** Earlier credits with their average. Numbers are exact decimal text. */
export interface PriorCredits {
  /** The earlier average, as exact number text. */
  readonly gpa: string;
  /** The earlier credits, as exact number text. */
  readonly credits: string;
  /** The earlier credits times their average. */
  readonly qualityPoints: string;
}

/** The courses and earlier credits of an average. Numbers are exact decimal text. */
export interface StandingTexts {
  readonly prior?: PriorCredits;
  readonly counted: readonly CountedCourse[];
  readonly credits: string;
  readonly qualityPoints: string;
}

/** Returns the steps of an average: each course, the two sums, the answer. */
export function gpaSteps(standing: StandingTexts, answer: Figure): readonly Step[] {
  const { credits, qualityPoints } = standing;
  return [
    step('gpa.formula', 'Formula', 'GPA', ['÷', 'quality points', 'credits'], {
      parameters: { 'quality points': qualityPoints, credits },
    }),
    ...standingSteps(standing),
    figureStep('gpa.answer', 'Answer', ['÷', qualityPoints, credits], answer),
  ];
}

/** Returns the steps to the sums of the quality points and the credits. */
export function standingSteps({ prior, counted, ...sums }: StandingTexts): readonly Step[] {
  const parts = prior ? [prior, ...counted] : counted;
  return [
    ...(prior
      ? [step('gpa.prior', 'Credits × average so far', ['×', prior.credits, prior.gpa], prior.qualityPoints)]
      : []),
    ...counted.map(({ credits, gradePoints, qualityPoints }) =>
      step('gpa.course', 'Credits × grade points for a course', ['×', credits, gradePoints], qualityPoints),
    ),
    ...(parts.length > 1 ? sumSteps(parts, sums) : []),
  ];
}

type Amounts = Readonly<Record<'qualityPoints' | 'credits', string>>;

function sumSteps(parts: readonly Amounts[], { qualityPoints, credits }: Amounts): readonly Step[] {
  const points: Expression = ['+', ...parts.map((part) => part.qualityPoints)];
  return [
    step('gpa.quality-points', 'Total quality points', points, qualityPoints),
    step('gpa.credits', 'Total credits', ['+', ...parts.map((part) => part.credits)], credits),
  ];
}
