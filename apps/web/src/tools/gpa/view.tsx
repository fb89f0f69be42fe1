import { GRADE_POINTS, gpa } from '@mathtools/math-core/gpa';
import { Button } from '../../ui/button/button.js';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { Actions, ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { parseNumber } from '@mathtools/math-core/rational';
import { useToolInputs } from '../tool-inputs.js';
import { type CourseRow, readRows, writeRows } from './courses.js';
import * as css from './gpa.css.js';

const isGrade = (text: string): boolean =>
  GRADE_POINTS.some(({ grade }) => grade === text.trim().toUpperCase());

/** The GPA calculator: courses with credits and grades, on the 4.0 scale. */
export function Component() {
  const { values, set } = useToolInputs('gpa', { courses: ':;:;:' });
  const rows = readRows(values.courses);
  const setRows = (next: readonly CourseRow[]): void => {
    set({ courses: writeRows(next) });
  };
  const change = (index: number, part: Partial<CourseRow>): void => {
    setRows(rows.map((row, i) => (i === index ? { ...row, ...part } : row)));
  };
  const result = gpa({ courses: rows });
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <ol className={css.rows}>
            {rows.map((row, index) => (
              <li key={index} className={css.row}>
                <NumberField
                  label={`Course ${String(index + 1)} credits`}
                  value={row.credits}
                  invalid={!parseNumber(row.credits).ok}
                  onChange={(credits) => {
                    change(index, { credits });
                  }}
                />
                <NumberField
                  label={`Course ${String(index + 1)} grade`}
                  value={row.grade}
                  inputMode="text"
                  invalid={!isGrade(row.grade)}
                  onChange={(grade) => {
                    change(index, { grade });
                  }}
                />
                <Button
                  kind="quiet"
                  disabled={rows.length === 1}
                  aria-label={`Remove course ${String(index + 1)}`}
                  onClick={() => {
                    setRows(rows.filter((_, i) => i !== index));
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ol>
          <p className={css.hint}>Grades: {GRADE_POINTS.map(({ grade }) => grade).join(', ')}</p>
          <Actions>
            <Button
              onClick={() => {
                setRows([...rows, { credits: '', grade: '' }]);
              }}
            >
              Add course
            </Button>
          </Actions>
        </>
      }
      result={
        <Result
          label="Grade point average"
          answer={shown && `${shown.gpa.text} / 4.0`}
          placeholder="Enter credits and a grade for each course."
          details={shown && [['Credits counted', shown.credits.text]]}
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
