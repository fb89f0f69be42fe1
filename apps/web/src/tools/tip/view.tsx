import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { type Figure, figure, toNumber } from '@mathtools/math-core/rational';
import { tip } from '@mathtools/math-core/tip';
import { row } from '../../ui/field/field.css.js';
import { NumberField } from '../../ui/field/field.js';
import { isSplit } from '../../ui/plot/is-split.js';
import { useCurrency, withSign } from '../../ui/money/currency.js';
import { CurrencyField, Money, moneyDetail, MoneyField } from '../../ui/money/money.js';
import { shareNote, sumNote } from '../../ui/money/sum-note.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about, written } from '../../ui/result/written.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Calculator } from '../calculator.js';
import { choiceField, useToolInputs } from '../tool-inputs.js';
import { PERCENTAGE } from '../hints.js';
import { sharesText } from './shares-text.js';

const PRESETS = ['10', '15', '18', '20'].map((value) => ({ value, label: `${value}%` }));
const EXAMPLE = { bill: '84.50', percentage: '18', people: '4' };

const ShareBars = lazyPicture(() => import('./share-bars.js'));

/** Renders the tip calculator. */
export function Component() {
  const currency = useCurrency();
  const inputs = useToolInputs('tip', { bill: '', percentage: '15', people: '1' });
  const percentage = parsePercentage(inputs.values.percentage);
  const [bill, people] = [figureOf(inputs.values.bill, 2), figureOf(inputs.values.people, 0)];
  const write = (amount: string): string => withSign(currency, amount);
  return (
    <Calculator
      inputs={inputs}
      result={tip(inputs.values)}
      fields={(bind) => (
        <>
          <MoneyField label="Bill" hint="0 or more" {...bind('bill', parseMoney)} />
          <div className={row}>
            <NumberField label="Tip" unit="%" hint={PERCENTAGE} {...bind('percentage', parsePercentage)} />
            <NumberField label="People" hint="1 or more" {...bind('people')} />
          </div>
          <Segmented legend="Common tips" {...choiceField(inputs, 'percentage')} options={PRESETS} />
          <CurrencyField />
        </>
      )}
      label="Each person pays"
      answer={({ perPerson }) => written(perPerson)}
      typeset={({ perPerson }) => <Money of={perPerson} />}
      details={(shown) => [
        moneyDetail('Tip', shown.tip),
        moneyDetail('Total', shown.total),
        moneyDetail('Tip per person', shown.tipPerPerson),
        ...(shown.shares.length > 0 ? [['To the cent', sharesText(shown, currency)] as const] : []),
      ]}
      remarks={(shown) => [
        bill && sumNote([bill.text, shown.tip.text], shown.total.text, write),
        people && shareNote('Tip per person', people.text, shown.tipPerPerson.text, shown.tip.text, write),
      ]}
      picture={(shown) =>
        bill &&
        people &&
        isSplit(bill, shown.tip) && (
          <Plot
            title="Where the money goes"
            description={`A bill of ${about(withSign(currency, bill))} plus a tip of ${about(withSign(currency, shown.tip))} is ${about(withSign(currency, shown.total))}.`}
            viewBox={[320, 106]}
            hint="Drag the handle to change the tip."
            values={() => ({
              head: ['Part', 'Amount'],
              rows: [
                ['Bill', withSign(currency, bill)],
                ['Tip', withSign(currency, shown.tip)],
                ['Total', withSign(currency, shown.total)],
                ['Each person pays', withSign(currency, shown.perPerson)],
              ],
            })}
          >
            <ShareBars
              bill={bill}
              people={people}
              result={shown}
              percentage={percentage.ok ? toNumber(percentage.value) : 0}
              onPercentage={(text) => {
                inputs.set({ percentage: text });
              }}
            />
          </Plot>
        )
      }
      example={EXAMPLE}
      asked={`a bill of ${EXAMPLE.bill}, ${EXAMPLE.percentage}% tip, ${EXAMPLE.people} people`}
    />
  );
}

/** Parses an input the way the engine does. */
function figureOf(text: string, decimals: number): Figure | undefined {
  const read = parseMoney(text);
  return read.ok ? figure(read.value, decimals) : undefined;
}
