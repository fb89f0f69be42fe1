import { parsePercentage } from '@mathtools/math-core/money';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about, unmarked } from '../../ui/result/written.js';

const Bar = lazyPicture(() => import('./bar.js'));

/** A percentage and the two amounts that it relates, as text. The one that is the answer may be marked with ≈. */
export interface PercentBarProps {
  readonly percent: string;
  readonly part: string;
  readonly total: string;
  /** The input that the drawing changes. */
  readonly sets: 'percent' | 'part';
  readonly onChange: (text: string) => void;
}

/** Draws a part on the bar of its whole. Renders nothing if it can't be drawn to scale. */
export function PercentBar({ percent: typed, part, total, sets, onChange }: PercentBarProps) {
  const percent = typed.replace(/\s*%\s*$/, '');
  const number = parsePercentage(unmarked(percent));
  const length = number.ok ? toNumber(number.value) : -1;
  const isDrawable = length >= 0 && length <= 1000 && `${percent}${part}${total}`.length <= 40;
  if (!isDrawable) return null;
  return (
    <Plot
      title="The part and the whole"
      description={`The outlined bar is the whole: 100% is ${about(total)}. The filled part is ${about(percent)}%, which is ${about(part)}.`}
      viewBox={[320, 80]}
      hint={`Drag the handle to change the ${sets === 'part' ? 'part' : 'percentage'}.`}
      values={() => ({
        head: ['Percentage', 'Amount'],
        rows: [
          [`${percent}%`, part],
          ['100%', total],
        ],
      })}
    >
      <Bar
        percent={length}
        part={`${percent}% is ${part}`}
        total={`100% is ${total}`}
        draggable={
          sets === 'part'
            ? { label: 'Part', value: numberOf(part), whole: numberOf(total), onChange }
            : { label: 'Percentage', value: length, whole: 100, onChange }
        }
      />
    </Plot>
  );
}

function numberOf(text: string): number {
  const read = parseNumber(text);
  return read.ok ? toNumber(read.value) : 0;
}
