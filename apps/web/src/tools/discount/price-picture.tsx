import type { Discount } from '@mathtools/math-core/discount';
import { SplitBar } from '../../ui/plot/split-bar.js';

export interface PriceProps {
  readonly result: Discount;
  readonly percentage: number;
  /** Called with a new percentage. */
  readonly onPercentage: (text: string) => void;
}

/** Draws the price as the part paid and the part saved. The drawing is 320 wide and 58 high. */
export function Picture({ result: { finalPrice, saved }, percentage, onPercentage }: PriceProps) {
  return (
    <SplitBar
      parts={[
        { name: 'You pay', figure: finalPrice },
        { name: 'You save', figure: saved },
      ]}
      percentage={{
        label: 'Discount percentage',
        value: percentage,
        at: (share) => share * 100,
        onChange: onPercentage,
      }}
    />
  );
}
