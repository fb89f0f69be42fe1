import type { Figure } from '@mathtools/math-core/rational';
import type { Tip } from '@mathtools/math-core/tip';
import * as css from '../../ui/plot/plot.css.js';
import { SplitBar } from '../../ui/plot/split-bar.js';
import { useCurrency, withSign } from '../../ui/money/currency.js';
import { about } from '../../ui/result/written.js';
import { sharesText } from './shares-text.js';
import { Label } from '../../ui/plot/label.js';

/** The maximum number of shares drawn. More would be too narrow to tell apart. */
const MOST_SHARES = 20;

export interface ShareBarsProps {
  readonly bill: Figure;
  readonly people: Figure;
  readonly result: Tip;
  readonly percentage: number;
  /** Called with a new percentage. */
  readonly onPercentage: (text: string) => void;
}

/** Draws the total as bill and tip, and below it as equal shares. The drawing is 320 wide and 106 high. */
export function Picture({ bill, people, result, percentage, onPercentage }: ShareBarsProps) {
  const { tip, perPerson } = result;
  const currency = useCurrency();
  const share = about(withSign(currency, perPerson));
  const count = people.number;
  const shares = Number.isInteger(count) && count > 0 && count <= MOST_SHARES ? count : 0;
  const width = 316 / shares;
  return (
    <>
      <SplitBar
        parts={[
          { name: 'Bill', figure: bill },
          { name: 'Tip', figure: tip },
        ]}
        percentage={{
          label: 'Tip percentage',
          value: percentage,
          at: (share) => (share / (1 - share)) * 100,
          onChange: onPercentage,
        }}
      />
      {Array.from({ length: shares }, (_, index) => (
        <rect
          key={index}
          className={css.otherSurface}
          x={3 + index * width}
          y={66}
          width={width - 2}
          height={12}
        />
      ))}
      {shares > 0 && (
        <Label x={2} y={98}>
          {count === 1
            ? `One person pays ${share}`
            : (sharesText(result, currency) ?? `${people.text} people pay ${share} each`)}
        </Label>
      )}
    </>
  );
}
