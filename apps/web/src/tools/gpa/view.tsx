import { type CumulativeGpa, cumulativeGpa, gpa, type NeededGpa, neededGpa } from '@mathtools/math-core/gpa';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { written } from '../../ui/result/written.js';
import { Calculator } from '../calculator.js';
import { failureOf, useToolInputs } from '../tool-inputs.js';
import { CourseRows } from './course-rows.js';
import { countingRows, readRows, writeRows } from './courses.js';
import { STANDING, StandingFields } from './standing-fields.js';

const EXAMPLE = {
  courses: '3:A;4:B+;3:A-;2:C',
  priorGpa: '3.1',
  priorCredits: '30',
  target: '3.3',
  furtherCredits: '15',
};

const CoursesPicture = lazyPicture(() => import('./courses-picture.js'));

/** The GPA calculator: courses with credits and grades, on the 4.0 scale. */
export function Component() {
  const inputs = useToolInputs('gpa', { courses: ':;:;:', ...STANDING });
  const { courses: text, priorGpa, priorCredits, target, furtherCredits } = inputs.values;
  const rows = readRows(text);
  const counting = countingRows(rows);
  const courses = counting.map(({ credits, grade }) => ({ credits, grade }));
  const current = gpa({ courses });
  const alone = current.ok ? current.value : undefined;
  const hasPrior = isFilled(priorGpa, priorCredits);
  const standing = { courses, ...(hasPrior ? { priorGpa, priorCredits } : { priorGpa: 0, priorCredits: 0 }) };
  const cumulative = hasPrior ? cumulativeGpa(standing) : undefined;
  const result = cumulative ?? current;
  const wanted = isFilled(target, furtherCredits)
    ? neededGpa({ ...standing, target, furtherCredits })
    : undefined;
  const goal = wanted?.ok ? wanted.value : undefined;
  return (
    <Calculator
      inputs={inputs}
      result={result}
      fields={() => (
        <>
          <CourseRows
            rows={rows}
            onChange={(change) => {
              inputs.set((latest) => ({ courses: writeRows(change(readRows(latest.courses))) }));
            }}
          />
          <StandingFields
            inputs={inputs}
            failure={(cumulative && failureOf(cumulative)) ?? (wanted && failureOf(wanted))}
          />
        </>
      )}
      label={cumulative ? 'Cumulative GPA' : 'Grade point average'}
      answer={(shown) => `${written(shown.gpa)} / 4.0`}
      details={({ credits }) => [
        ['Credits counted', written(credits)],
        ...(cumulative && alone ? [['These courses alone', written(alone.gpa)] as const] : []),
        ...(goal ? [['Average needed', neededText(goal)] as const] : []),
      ]}
      more={() => goal && [{ title: 'What the target requires', steps: goal.steps }]}
      picture={(shown) =>
        isDrawn(shown) && (
          <Plot
            title="What each course adds"
            description="The width of each block is the course’s credits, and its height is the grade points. Its area is what the course contributes to your total. The line is your average."
            viewBox={[320, 226]}
            hint="Point at a block to see what it adds."
            values={() => ({
              head: ['Course', 'Grade', 'Credits', 'Grade points', 'Adds'],
              rows: shown.counted.map(({ grade, credits, gradePoints, qualityPoints }, index) => [
                String(counting[index]?.number),
                grade,
                credits,
                gradePoints,
                qualityPoints,
              ]),
            })}
          >
            <CoursesPicture {...shown} numbers={counting.map(({ number }) => number)} />
          </Plot>
        )
      }
      example={EXAMPLE}
      asked={`4 courses, after ${EXAMPLE.priorCredits} credits at ${EXAMPLE.priorGpa}`}
    />
  );
}

const isFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

function neededText({ needed, reach }: NeededGpa): string {
  if (reach === 'certain') return 'Any grades are enough';
  return reach === 'impossible' ? `${written(needed)}, out of reach` : written(needed);
}

function isDrawn({ credits }: CumulativeGpa): boolean {
  return credits.number < Infinity;
}
