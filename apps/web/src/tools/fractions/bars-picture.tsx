import { scaleLinear } from 'd3-scale';
import { Handle } from '../../ui/plot/handle.js';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';
import { useView } from '../../ui/plot/use-view.js';

/** The layout of a drawing that is 320 units wide. Each bar and its label together are 52 units high. */
const LINE = { left: 2, right: 306, top: 20, height: 24, each: 52 };
/** The opacity of the fractions' parts, whose divisions stay visible in both themes. */
const PALE = 0.45;

interface Bar {
  readonly name: 'left' | 'right' | 'answer';
  readonly text: string;
  readonly parts: number;
  /** The number of parts in a whole. */
  readonly each: number;
}

export interface BarsProps {
  readonly bars: readonly Bar[];
  /** Called with a new first or second fraction. */
  readonly onChange: (change: Partial<Record<'left' | 'right', string>>) => void;
}

const NAMES = { left: 'First fraction', right: 'Second fraction', answer: 'Result' };

/** Draws fractions as bars: a frame for each whole, divided into parts. */
export function Picture({ bars, onChange }: BarsProps) {
  const wholes = Math.max(2, ...bars.map(({ parts, each }) => Math.ceil(parts / each)));
  const [[shown = 2], hold] = useView([wholes], ([kept = 0]) => kept === wholes);
  const x = scaleLinear([0, shown], [LINE.left, LINE.right]);
  return bars.map(({ name, text, parts, each }, index) => {
    const y = index * LINE.each + LINE.top;
    const frames = Math.max(1, Math.ceil(parts / each));
    const end = x(parts / each);
    return (
      <g key={name}>
        <Label className={css.strong} x={LINE.left} y={y - 6}>
          {`${NAMES[name]} ${text}`}
        </Label>
        <rect
          className={css.mainSurface}
          fillOpacity={name === 'answer' ? 1 : PALE}
          x={LINE.left}
          y={y}
          width={Math.min(end, x(shown)) - LINE.left}
          height={LINE.height}
        />
        {Array.from({ length: frames * each + 1 }, (_, part) => (
          <line
            key={part}
            className={part % each === 0 ? css.mainAxis : css.grid}
            x1={x(part / each)}
            x2={x(part / each)}
            y1={y}
            y2={y + LINE.height}
          />
        ))}
        <path
          className={css.mainAxis}
          d={`M${LINE.left} ${y}H${x(frames)}M${LINE.left} ${y + LINE.height}H${x(frames)}`}
        />
        {name !== 'answer' && (
          <Handle
            label={NAMES[name]}
            text={`${text}: ${parts} parts, ${each} in a whole`}
            value={parts}
            range={[1, shown * each]}
            step={1}
            at={[end, y + LINE.height / 2]}
            way="x"
            valueAt={([across]) => x.invert(across) * each}
            onChange={(count) => {
              onChange({ [name]: each === 1 ? count : `${count}/${each}` });
            }}
            onHold={hold}
          />
        )}
      </g>
    );
  });
}
