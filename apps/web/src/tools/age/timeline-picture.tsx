import type { Age } from '@mathtools/math-core/age';
import { scaleLinear } from 'd3-scale';
import { BottomAxis } from '../../ui/plot/axes.js';
import { Reading } from '../../ui/plot/reading.js';
import * as css from '../../ui/plot/plot.css.js';

/** The timeline in a drawing that is 320 units wide and 80 units high. */
const LINE = { left: 8, right: 308, top: 28, bottom: 50 };
/** The minimum distance of a label from the label of the next birthday. */
const APART = 26;

/** The minimum width of a year that has its own line. */
const NARROWEST = 4;
const DECADE = 10;

/** Draws the years of life so far as squares, with strong lines at decades, up to the next birthday. */
export function Picture({ years, totalDays, nextBirthday: { age: turns, days: inDays, date } }: Age) {
  const born = Number(date.split('-')[0]) - turns;
  const ends = [LINE.left, LINE.right];
  const birthdays = scaleLinear([0, turns], ends);
  const now = scaleLinear([0, totalDays + inDays], ends)(totalDays);
  const labels = birthdays.ticks(6).filter(Number.isInteger);
  const height = LINE.bottom - LINE.top;
  return (
    <>
      <rect
        className={css.otherSurface}
        x={LINE.left}
        y={LINE.top}
        width={LINE.right - LINE.left}
        height={height}
      />
      <rect className={css.mainSurface} x={LINE.left} y={LINE.top} width={now - LINE.left} height={height} />
      {Array.from({ length: turns + 1 }, (_, age) => age)
        .filter((age) => age % DECADE === 0 || birthdays(1) - birthdays(0) >= NARROWEST)
        .map((age) => (
          <line
            key={age}
            className={age % DECADE === 0 ? css.mainAxis : css.axis}
            x1={birthdays(age)}
            x2={birthdays(age)}
            y1={LINE.top - (age % DECADE === 0 ? 3 : 0)}
            y2={LINE.bottom}
          />
        ))}
      <BottomAxis
        ticks={labels
          .map((age) => ({ at: birthdays(age), label: String(age) }))
          .filter(({ at }) => at < LINE.right - APART)}
        from={LINE.left}
        to={LINE.right}
        at={LINE.bottom}
      />
      <path d={`M${now} ${LINE.top}l-6 -10h12z`} />
      <text className={css.strong} x={now} y={LINE.top - 14} textAnchor={now < 160 ? 'start' : 'end'}>
        {years === 1 ? '1 year' : `${years} years`}
      </text>
      <circle className={css.mainDot} cx={LINE.right} cy={LINE.bottom} r={6} />
      <text className={css.strong} x={LINE.right + 10} y={LINE.bottom + 22} textAnchor="end">
        {turns}
      </text>
      <Reading
        label="Your birthdays"
        plane={{ ...LINE, top: 0 }}
        stops={Array.from({ length: turns + 1 }, (_, age) => ({ x: birthdays(age) }))}
        words={(age) => (age === 0 ? `Born in ${born}` : `Birthday ${age} in ${born + age}`)}
      />
    </>
  );
}
