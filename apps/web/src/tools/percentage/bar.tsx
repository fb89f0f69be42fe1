import { scaleLinear } from 'd3-scale';
import { Handle } from '../../ui/plot/handle.js';
import { stepOf } from '../../ui/plot/snap.js';
import { useView } from '../../ui/plot/use-view.js';
import * as plot from '../../ui/plot/plot.css.js';
import { Label } from '../../ui/plot/label.js';

export interface BarProps {
  readonly percent: number;
  /** The labels above the end of the part, and below the end of the whole. */
  readonly part: string;
  readonly total: string;
  /** The input that dragging the end of the part changes. */
  readonly draggable: Draggable;
}

export interface Draggable {
  readonly label: string;
  readonly value: number;
  /** The value at 100%. There is no handle unless it is positive. */
  readonly whole: number;
  readonly onChange: (text: string) => void;
}

const [LEFT, RIGHT] = [2, 318];
const [TOP, BOTTOM] = [24, 56];

/** Draws the whole, which is 100%, and the part, which may exceed it. */
export function Picture({ percent, part, total, draggable }: BarProps) {
  const [[longest = 100], hold] = useView(
    [Math.max(100, percent)],
    ([length = 0]) => length === Math.max(100, percent),
  );
  const x = scaleLinear([0, longest], [LEFT, RIGHT]);
  const [end, whole] = [x(percent), x(100)];
  return (
    <>
      <rect className={plot.mainSurface} x={LEFT} y={TOP} width={end - LEFT} height={BOTTOM - TOP} />
      <rect
        className={plot.otherSurface}
        fillOpacity={0}
        x={LEFT}
        y={TOP}
        width={whole - LEFT}
        height={BOTTOM - TOP}
      />
      <line className={plot.mainLine} x1={end} x2={end} y1={TOP - 4} y2={BOTTOM} />
      <Label className={plot.strong} x={end} y={TOP - 9} textAnchor={end > 160 ? 'end' : 'start'}>
        {part}
      </Label>
      {x.ticks(4).map((tick) => (
        <line key={tick} className={plot.axis} x1={x(tick)} x2={x(tick)} y1={BOTTOM} y2={BOTTOM + 5} />
      ))}
      <text className={plot.tick} x={LEFT} y={BOTTOM + 20}>
        0%
      </text>
      <Label className={plot.tick} x={whole} y={BOTTOM + 20} textAnchor={whole > 160 ? 'end' : 'start'}>
        {total}
      </Label>
      {draggable.whole > 0 && (
        <Handle
          label={draggable.label}
          text={part}
          value={draggable.value}
          range={[0, (draggable.whole * longest) / 100]}
          step={stepOf((draggable.whole * longest) / 100 / (RIGHT - LEFT))}
          at={[end, (TOP + BOTTOM) / 2]}
          way="x"
          valueAt={([across]) => (x.invert(across) * draggable.whole) / 100}
          onChange={draggable.onChange}
          onHold={hold}
        />
      )}
    </>
  );
}
