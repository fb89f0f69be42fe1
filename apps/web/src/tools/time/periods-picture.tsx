import { scaleLinear } from 'd3-scale';
import { BottomAxis } from '../../ui/plot/axes.js';
import { Handle } from '../../ui/plot/handle.js';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';
import { ticksOf } from '../../ui/plot/ticks.js';
import { useView } from '../../ui/plot/use-view.js';

/** The layout of a drawing that is 320 units wide. Each bar and its label together are 50 units high. */
const LINE = { left: 8, right: 304, top: 20, height: 22, each: 50 };
const BOTTOM = LINE.top + 2 * LINE.each + LINE.height;

/** The units of the axis with the step of the handle, both in seconds, from long to short. */
const SCALES = [
  { unit: 'days', size: 86_400, step: 3600 },
  { unit: 'hours', size: 3600, step: 60 },
  { unit: 'minutes', size: 60, step: 1 },
] as const;

export interface PeriodsPictureProps {
  /** The names and the texts of the first period, the second and the result. */
  readonly labels: readonly (readonly [name: string, text: string])[];
  /** The periods and the result, in seconds. */
  readonly first: number;
  readonly second: number;
  readonly total: number;
  /** Called with a new second period, in seconds. */
  readonly onSecond: (seconds: string) => void;
}

/** Draws two periods end to end, and the result below them. */
export function Picture({ labels, first, second, total, onSecond }: PeriodsPictureProps) {
  const ends = [0, first, total];
  const wanted = [Math.min(...ends), Math.max(...ends)];
  const size = (view: readonly number[]): number => (view[1] ?? 0) - (view[0] ?? 0);
  const [view, hold] = useView(
    wanted,
    (kept) =>
      Math.min(...ends) >= (kept[0] ?? 0) &&
      Math.max(...ends) <= (kept[1] ?? 0) &&
      size(kept) < 2 * size(wanted),
  );
  const scale = SCALES.find((each) => size(view) >= 2 * each.size) ?? SCALES[2];
  const x = scaleLinear(view, [LINE.left, LINE.right]);
  const axis = scaleLinear(
    view.map((end) => end / scale.size),
    [LINE.left, LINE.right],
  );
  const bars = [
    [0, first],
    [first, total],
    [0, total],
  ] as const;
  const isSubtracted = total - first !== second;
  return (
    <>
      <path
        className={css.faintLine}
        d={`M${x(first)} ${LINE.top}V${LINE.top + LINE.each + LINE.height}M${x(total)} ${LINE.top + LINE.each}V${BOTTOM}`}
      />
      {bars.map(([from, to], index) => {
        const y = LINE.top + index * LINE.each;
        const [name, text] = labels[index] ?? ['', ''];
        const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
        const isRight = left > 160;
        return (
          <g key={name}>
            <Label
              className={css.pointLabel}
              x={isRight ? right : left}
              y={y - 6}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {`${name} ${text}`}
            </Label>
            <rect
              className={index === 2 ? css.mainSurface : css.otherSurface}
              x={left}
              y={y}
              width={right - left}
              height={LINE.height}
            />
          </g>
        );
      })}
      <BottomAxis ticks={ticksOf(axis)} from={LINE.left} to={LINE.right} at={BOTTOM + 8} />
      <Label className={css.axisName} x={LINE.right} y={BOTTOM + 40} textAnchor="end">
        {scale.unit}
      </Label>
      <Handle
        label="Second period"
        text={(labels[1] ?? []).join(' ')}
        value={second}
        range={[Math.min(0, second), Math.max(second, size(view))]}
        step={scale.step}
        at={[x(total), LINE.top + LINE.each + LINE.height / 2]}
        way="x"
        isMirrored={isSubtracted}
        valueAt={([across]) => (isSubtracted ? first - x.invert(across) : x.invert(across) - first)}
        onChange={onSecond}
        onHold={hold}
      />
    </>
  );
}
