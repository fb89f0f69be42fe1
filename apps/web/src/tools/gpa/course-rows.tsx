import { findGrade, GRADE_POINTS } from '@mathtools/math-core/gpa';
import { Actions, Button } from '../../ui/button/button.js';
import { NumberField } from '../../ui/field/field.js';
import { type CourseRow, isCredits } from './courses.js';
import * as css from './gpa.css.js';

export interface CourseRowsProps {
  readonly rows: readonly CourseRow[];
  /** Called with a function of the latest rows, since several fields may change before the next render. */
  readonly onChange: (change: (rows: readonly CourseRow[]) => readonly CourseRow[]) => void;
}

/** Renders a row for each course. At least one row always remains. */
export function CourseRows({ rows, onChange }: CourseRowsProps) {
  const change = (index: number, part: Partial<CourseRow>): void => {
    onChange((latest) => latest.map((row, i) => (i === index ? { ...row, ...part } : row)));
  };
  return (
    <>
      <ol className={css.rows}>
        <li className={css.head} aria-hidden>
          <span />
          <span>Credits</span>
          <span>Grade</span>
        </li>
        {rows.map((row, index) => (
          <li key={index} className={css.row} data-course={index + 1}>
            <NumberField
              label={`Course ${index + 1} credits`}
              value={row.credits}
              invalid={!isCredits(row.credits)}
              onChange={(credits) => {
                change(index, { credits });
              }}
            />
            <NumberField
              label={`Course ${index + 1} grade`}
              value={row.grade}
              domain="text"
              invalid={!findGrade(row.grade)}
              onChange={(grade) => {
                change(index, { grade });
              }}
            />
            <Button
              kind="quiet"
              disabled={rows.length === 1}
              aria-label={`Remove course ${index + 1}`}
              onClick={() => {
                onChange((latest) => latest.filter((_, i) => i !== index));
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <p className={css.hint}>
        Credits: more than 0. Grades: {GRADE_POINTS.map(({ grade }) => grade).join(', ')}
      </p>
      <Actions>
        <Button
          onClick={() => {
            onChange((latest) => [...latest, { credits: '', grade: '' }]);
          }}
        >
          Add course
        </Button>
      </Actions>
    </>
  );
}
