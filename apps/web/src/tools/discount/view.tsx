import { discount } from '@mathtools/math-core/discount';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { toNumber } from '@mathtools/math-core/rational';
import { NumberField } from '../../ui/field/field.js';
import { isSplit } from '../../ui/plot/is-split.js';
import { useCurrency, withSign } from '../../ui/money/currency.js';
import { CurrencyField, Money, moneyDetail, MoneyField } from '../../ui/money/money.js';
import { sumNote } from '../../ui/money/sum-note.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about, written } from '../../ui/result/written.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Calculator } from '../calculator.js';
import { choiceField, useToolInputs } from '../tool-inputs.js';

const PRESETS = ['10', '20', '25', '50'].map((value) => ({ value, label: `${value}%` }));
const EXAMPLE = { price: '80', percentage: '25' };

const PricePicture = lazyPicture(() => import('./price-picture.js'));

/** Renders the discount calculator. */
export function Component() {
  const currency = useCurrency();
  const inputs = useToolInputs('discount', { price: '', percentage: '' });
  const percentage = parsePercentage(inputs.values.percentage);
  return (
    <Calculator
      inputs={inputs}
      result={discount(inputs.values)}
      fields={(bind) => (
        <>
          <MoneyField label="Original price" hint="0 or more" {...bind('price', parseMoney)} />
          <NumberField
            label="Discount"
            hint="At most 100"
            unit="%"
            {...bind('percentage', parsePercentage)}
          />
          <Segmented legend="Common discounts" {...choiceField(inputs, 'percentage')} options={PRESETS} />
          <CurrencyField />
        </>
      )}
      label="Final price"
      answer={({ finalPrice }) => written(finalPrice)}
      typeset={({ finalPrice }) => <Money of={finalPrice} />}
      details={({ saved }) => [moneyDetail('You save', saved)]}
      remarks={({ finalPrice, saved }) => [
        sumNote([finalPrice.text, saved.text], inputs.values.price, (amount) => withSign(currency, amount)),
      ]}
      picture={(shown) =>
        isSplit(shown.finalPrice, shown.saved) && (
          <Plot
            title="What you pay and what you save"
            description={`You pay ${about(withSign(currency, shown.finalPrice))} of the original price and save ${about(withSign(currency, shown.saved))}.`}
            viewBox={[320, 58]}
            hint="Drag the handle to change the discount."
            values={() => ({
              head: ['Part', 'Amount'],
              rows: [
                ['You pay', withSign(currency, shown.finalPrice)],
                ['You save', withSign(currency, shown.saved)],
              ],
            })}
          >
            <PricePicture
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
      asked={`${EXAMPLE.percentage}% off ${EXAMPLE.price}`}
    />
  );
}
