import type { Figure } from '../rational/figure.js';
import { type Step, step } from '../steps/step.js';

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

type Sums = Readonly<Record<'qualityPoints' | 'credits', string>>;

/** Works out the average line by line: each course, the two sums, the answer. */
export function gpaSteps(
  counted: readonly CountedCourse[],
  sums: Sums,
  { text, relation }: Figure,
): readonly Step[] {
  return [
    step('gpa.formula', 'Formula', 'GPA', ['÷', 'quality points', 'credits'], {
      parameters: { 'quality points': sums.qualityPoints, credits: sums.credits },
    }),
    ...counted.map(({ credits, gradePoints, qualityPoints }) =>
      step('gpa.course', 'Credits × grade points of a course', ['×', credits, gradePoints], qualityPoints),
    ),
    ...(counted.length > 1 ? sumSteps(counted, sums) : []),
    step('gpa.answer', 'Answer', ['÷', sums.qualityPoints, sums.credits], text, { relation }),
  ];
}

function sumSteps(counted: readonly CountedCourse[], sums: Sums): readonly Step[] {
  return [
    step(
      'gpa.quality-points',
      'Sum of the quality points',
      ['+', ...counted.map((course) => course.qualityPoints)],
      sums.qualityPoints,
    ),
    step(
      'gpa.credits',
      'Sum of the credits',
      ['+', ...counted.map((course) => course.credits)],
      sums.credits,
    ),
  ];
}
