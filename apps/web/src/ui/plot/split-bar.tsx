import type { Figure } from '@mathtools/math-core/rational';
import { useCurrency, withSign } from '../money/currency.js';
import { Handle } from './handle.js';
import { Label } from './label.js';
import * as css from './plot.css.js';

interface Part {
  readonly name: string;
  readonly figure: Figure;
}

const WIDTH = 316;

interface SplitBarProps {
  readonly parts: readonly [Part, Part];
  /** The percentage set by dragging the border between the parts. */
  readonly percentage: {
    readonly label: string;
    readonly value: number;
    /** Returns the percentage at which the second part is this fraction of the total. */
    readonly at: (share: number) => number;
    readonly onChange: (text: string) => void;
  };
}

/** Renders an amount of two parts as one bar. Dragging the border sets a percentage. The drawing is 320 wide and 58 high. */
export function SplitBar({ parts: [first, second], percentage }: SplitBarProps) {
  const cut = 2 + (WIDTH * first.figure.number) / (first.figure.number + second.figure.number);
  const end = 2 + WIDTH;
  const sign = useCurrency();
  const [left, right] = [withSign(sign, first.figure), withSign(sign, second.figure)];
  return (
    <>
      <Label className={css.strong} x={2} y={14}>
        {`${first.name} ${left}`}
      </Label>
      <Label className={css.strong} x={end} y={14} textAnchor="end">
        {`${second.name} ${right}`}
      </Label>
      <rect className={css.mainSurface} x={2} y={24} width={cut - 2} height={32} />
      <rect className={css.otherSurface} x={cut} y={24} width={end - cut} height={32} />
      <Handle
        label={percentage.label}
        text={`${percentage.value}%: ${second.name.toLowerCase()} ${right}`}
        value={percentage.value}
        range={[0, Math.max(100, percentage.value)]}
        step={1}
        at={[cut, 40]}
        way="x"
        valueAt={([across]) => percentage.at(Math.min(1, (end - across) / WIDTH))}
        onChange={percentage.onChange}
      />
    </>
  );
}
