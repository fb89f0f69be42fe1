import type { CompoundInterest } from '@mathtools/math-core/compound-interest';
import { parseMoney } from '@mathtools/math-core/money';
import { toNumber } from '@mathtools/math-core/rational';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';

const GrowthPicture = lazyPicture(() => import('./growth-picture.js'));

export interface GrowthProps {
  readonly savings: CompoundInterest;
  readonly principal: string;
  readonly years: number;
}

/** The growth of the savings, if it takes years. */
export function Growth({ savings, principal, years }: GrowthProps) {
  const read = parseMoney(principal);
  if (!read.ok || savings.yearEnds.length < 2 || savings.balance.number === 0) return null;
  const { balance, paidIn, interest } = savings;
  return (
    <Plot
      title="How the savings grow"
      description={`Of the ${balance.text} at the end, ${paidIn.text} was paid in. The surface between the lines is the interest, ${interest.text}.`}
      viewBox={[320, 232]}
    >
      <GrowthPicture principal={toNumber(read.value)} savings={savings} years={years} />
    </Plot>
  );
}
