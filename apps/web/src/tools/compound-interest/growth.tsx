import type { CompoundInterest } from '@mathtools/math-core/compound-interest';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { type Figure, type Rational, toNumber } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import { useCurrency, withSign } from '../../ui/money/currency.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about, written } from '../../ui/result/written.js';
import type { ToolInputs } from '../tool-inputs.js';

const GrowthPicture = lazyPicture(() => import('./growth-picture.js'));

export interface GrowthProps {
  readonly savings: CompoundInterest;
  readonly inputs: Pick<ToolInputs<'principal' | 'rate' | 'contribution'>, 'values' | 'set'>;
  readonly periodsPerYear: number;
}

/** Draws the growth of the savings, if it takes at least two years. */
export function Growth({ savings, inputs, periodsPerYear }: GrowthProps) {
  const currency = useCurrency();
  if (savings.yearEnds.length < 2 || savings.balance.number === 0) return null;
  const { balance, paidIn, interest } = savings;
  const { principal, rate, contribution } = inputs.values;
  const money = (amount: Figure): string => about(withSign(currency, amount));
  return (
    <Plot
      title="How the savings grow"
      description={`Of the final balance of ${money(balance)}, you deposited ${money(paidIn)}. The shaded area is the interest, ${money(interest)}.`}
      viewBox={[320, 232]}
      hint="Drag the handle to change the rate, or point at the lines to read the values year by year."
      values={() => ({
        head: ['After year', 'Deposited', 'Balance'],
        rows: savings.yearEnds.map((end) => [String(end.year), written(end.paidIn), written(end.balance)]),
      })}
    >
      <GrowthPicture
        savings={savings}
        terms={{
          principal: numberOf(parseMoney(principal)),
          rate: numberOf(parsePercentage(rate)),
          contribution: numberOf(parseMoney(contribution)),
          periodsPerYear,
        }}
        onRate={(text) => {
          inputs.set({ rate: text });
        }}
      />
    </Plot>
  );
}

const numberOf = (read: Result<Rational>): number => (read.ok ? toNumber(read.value) : 0);
