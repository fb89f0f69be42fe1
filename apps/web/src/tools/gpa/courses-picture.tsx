import type { CountedCourse, CumulativeGpa, PriorCredits } from '@mathtools/math-core/gpa';
import { scaleLinear } from 'd3-scale';
import { LeftGrid } from '../../ui/plot/axes.js';
import { Reading } from '../../ui/plot/reading.js';
import { count } from '../../ui/result/count.js';
import { written } from '../../ui/result/written.js';
import * as css from '../../ui/plot/plot.css.js';

/** The plot area in a drawing that is 320 units wide and 226 units high. */
const PLANE = { left: 16, right: 316, top: 32, bottom: 188 };
const HIGHEST = 4;
/** The width of a character in a label. A label that is wider than its block is left out. */
const CHARACTER = 7;

interface Block {
  readonly label: string;
  readonly grade: string;
  readonly credits: number;
  readonly points: number;
  /** The text that screen readers announce. */
  readonly words: string;
}

interface CoursesPictureProps extends Omit<CumulativeGpa, 'steps'> {
  /** The numbers of the courses in the tool. */
  readonly numbers: readonly number[];
}

/** Draws each course as a block, as wide as its credits and as high as its grade points, and the average as a line. */
export function Picture({ prior, counted, gpa: average, numbers }: CoursesPictureProps) {
  const courses = counted.map((course, i) => courseBlock(course, numbers[i] ?? 0));
  const blocks = [...(prior ? [priorBlock(prior)] : []), ...courses];
  let total = 0;
  const ends = blocks.map(({ credits }) => (total += credits));
  const x = scaleLinear([0, total], [PLANE.left, PLANE.right]);
  const y = scaleLinear([0, HIGHEST], [PLANE.bottom, PLANE.top]);
  return (
    <>
      <LeftGrid
        ticks={y.ticks(HIGHEST).map((tick) => ({ at: y(tick), label: String(tick) }))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.left - 6}
      />
      {blocks.map(({ label, grade, points }, index) => {
        const [from, to] = [x(ends[index - 1] ?? 0), x(ends[index] ?? 0)];
        const fits = (text: string): boolean => text.length * CHARACTER <= to - from;
        return (
          <g key={label}>
            <rect
              className={css.paleSurface}
              stroke="currentColor"
              strokeOpacity={0.5}
              x={from}
              y={y(points)}
              width={to - from}
              height={PLANE.bottom - y(points)}
            />
            {fits(grade) && (
              <text x={(from + to) / 2} y={PLANE.bottom - 8} textAnchor="middle">
                {grade}
              </text>
            )}
            {fits(label) && (
              <text className={css.tick} x={(from + to) / 2} y={PLANE.bottom + 18} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
      <text className={css.tick} x={PLANE.right} y={PLANE.bottom + 34} textAnchor="end">
        courses, by credits
      </text>
      <Reading
        label="The courses"
        plane={PLANE}
        stops={blocks.map(({ points }, index) => ({
          x: (x(ends[index - 1] ?? 0) + x(ends[index] ?? 0)) / 2,
          ys: [y(points)],
        }))}
        words={(index) => blocks[index]?.words ?? ''}
      />
      <Average at={y(average.number)} text={written(average)} />
    </>
  );
}

function Average({ at, text }: { readonly at: number; readonly text: string }) {
  return (
    <>
      <line className={css.mainLine} x1={PLANE.left} x2={PLANE.right} y1={at} y2={at} />
      <line className={css.mainLine} x1={2} x2={22} y1={10} y2={10} />
      <text x={28} y={10} dy="0.35em">
        Average {text}
      </text>
    </>
  );
}

function priorBlock({ gpa, credits }: PriorCredits): Block {
  const words = `Before: ${count(credits, 'credit')} × ${gpa}`;
  return { label: 'before', grade: '', credits: Number(credits), points: Number(gpa), words };
}

function courseBlock({ grade, gradePoints, credits, qualityPoints }: CountedCourse, number: number): Block {
  const words = `Course ${number}, ${grade}: ${count(credits, 'credit')} × ${gradePoints} = ${qualityPoints}`;
  return { label: String(number), grade, credits: Number(credits), points: Number(gradePoints), words };
}
