import { findGrade, GRADE_POINTS } from '@mathtools/math-core/gpa';
import { useId, useLayoutEffect, useRef } from 'react';
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
  const id = useId();
  const removes = useRef<(HTMLButtonElement | null)[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const removed = useRef<number>(undefined);
  const count = rows.length;
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    // The button that was pressed is gone, or disabled because one row is left.
    (count > 1 ? removes.current[Math.min(removed.current, count - 1)] : add.current)?.focus();
    removed.current = undefined;
  }, [count]);
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
              hint={undefined}
              describedBy={`${id}-credits`}
              value={row.credits}
              invalid={!isCredits(row.credits)}
              onChange={(credits) => {
                change(index, { credits });
              }}
            />
            <NumberField
              label={`Course ${index + 1} grade`}
              hint={undefined}
              describedBy={`${id}-grades`}
              value={row.grade}
              domain="text"
              invalid={!findGrade(row.grade)}
              onChange={(grade) => {
                change(index, { grade });
              }}
            />
            <Button
              kind="quiet"
              ref={(button) => {
                removes.current[index] = button;
              }}
              disabled={rows.length === 1}
              aria-label={`Remove course ${index + 1}`}
              onClick={() => {
                onChange((latest) => latest.filter((_, i) => i !== index));
                removed.current = index;
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <p className={css.hint}>
        <span id={`${id}-credits`}>Credits: more than 0.</span>{' '}
        <span id={`${id}-grades`}>Grades: {GRADE_POINTS.map(({ grade }) => grade).join(', ')}</span>
      </p>
      <Actions>
        <Button
          ref={add}
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
