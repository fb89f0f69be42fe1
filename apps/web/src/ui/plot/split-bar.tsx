import type { Figure } from '@mathtools/math-core/rational';
import { Label } from './label.js';
import * as css from './plot.css.js';

interface Part {
  readonly name: string;
  readonly figure: Figure;
}

const WIDTH = 316;

/** A total of two parts as one bar, in a drawing 320 wide and 58 high. */
export function SplitBar({ parts: [first, second] }: { readonly parts: readonly [Part, Part] }) {
  const cut = 2 + (WIDTH * first.figure.number) / (first.figure.number + second.figure.number);
  const end = 2 + WIDTH;
  return (
    <>
      <Label className={css.strong} x={2} y={14}>
        {`${first.name} ${first.figure.text}`}
      </Label>
      <Label className={css.strong} x={end} y={14} textAnchor="end">
        {`${second.name} ${second.figure.text}`}
      </Label>
      <rect className={css.mainSurface} x={2} y={24} width={cut - 2} height={32} />
      <rect className={css.otherSurface} x={cut} y={24} width={end - cut} height={32} />
    </>
  );
}

/** Whether two amounts can be drawn as parts of a total: neither negative nor infinite, and not both 0. */
export function isSplit(first: Figure, second: Figure): boolean {
  const sum = first.number + second.number;
  return first.number >= 0 && second.number >= 0 && sum > 0 && sum < Infinity;
}
