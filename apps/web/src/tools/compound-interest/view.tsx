import { type CompoundInterest, compoundInterest } from '@mathtools/math-core/compound-interest';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { NumberField, SelectField } from '../../ui/field/field.js';
import { useCurrency, withSign } from '../../ui/money/currency.js';
import { CurrencyField, Money, moneyDetail, MoneyField } from '../../ui/money/money.js';
import { sumNote } from '../../ui/money/sum-note.js';
import { written } from '../../ui/result/written.js';
import { FactTable } from '../../ui/table/table.js';
import { Calculator } from '../calculator.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import { Growth } from './growth.js';

const PERIODS = [
  { value: '1', label: 'Yearly' },
  { value: '2', label: 'Twice a year' },
  { value: '4', label: 'Quarterly' },
  { value: '12', label: 'Monthly' },
  { value: '52', label: 'Weekly' },
  { value: '365', label: 'Daily' },
];
const EXAMPLE = { principal: '1,000', rate: '5', years: '10', periods: '12', contribution: '100' };

/** Renders the compound interest calculator, with regular contributions. */
export function Component() {
  const currency = useCurrency();
  const inputs = useToolInputs('compound-interest', {
    principal: '',
    rate: '',
    years: '',
    periods: '12',
    contribution: '0',
  });
  const { principal, rate, years, contribution, ...values } = inputs.values;
  const periods = PERIODS.some(({ value }) => value === values.periods) ? values.periods : '12';
  const paid = contribution.trim() === '' ? 0 : contribution;
  const result = compoundInterest({
    principal,
    annualRate: rate,
    years,
    periodsPerYear: periods,
    contribution: paid,
  });
  const failure = failureOf(result);
  const rateFailure = failure?.field === 'annualRate' ? { ...failure, field: 'rate' } : failure;
  return (
    <Calculator
      inputs={inputs}
      result={result}
      fields={(bind) => (
        <>
          <MoneyField label="Starting amount" hint="0 or more" {...bind('principal', parseMoney)} />
          <NumberField
            label="Interest rate"
            unit="% a year"
            hint="0 or more"
            {...numberField(inputs, 'rate', rateFailure, parsePercentage)}
          />
          <NumberField label="Time" unit="years" hint="More than 0, up to 100" {...bind('years')} />
          <SelectField
            label="Compounded"
            {...choiceField(inputs, 'periods')}
            value={periods}
            options={PERIODS}
          />
          <MoneyField
            label="Regular contribution"
            hint="0 or more, deposited right after interest is added"
            {...bind('contribution', parseMoney)}
          />
          <CurrencyField />
        </>
      )}
      label="Final balance"
      answer={({ balance }) => written(balance)}
      typeset={({ balance }) => <Money of={balance} />}
      details={({ paidIn, interest, ...shown }) => [
        moneyDetail('Deposited', paidIn),
        moneyDetail('Interest', interest),
        ['Periods', String(shown.periods)],
      ]}
      remarks={({ balance, paidIn, interest }) => [
        sumNote([paidIn.text, interest.text], balance.text, (amount) => withSign(currency, amount)),
      ]}
      below={({ yearEnds }) => yearEnds.length > 0 && <YearEnds of={yearEnds} />}
      picture={(savings) => <Growth savings={savings} inputs={inputs} periodsPerYear={Number(periods)} />}
      example={EXAMPLE}
      asked={`${EXAMPLE.principal} at ${EXAMPLE.rate}% for ${EXAMPLE.years} years, and ${EXAMPLE.contribution} a month`}
    />
  );
}

function YearEnds({ of }: { readonly of: CompoundInterest['yearEnds'] }) {
  return (
    <FactTable
      caption="Year by year"
      head={['Year', 'Deposited', 'Interest so far', 'Balance']}
      rows={of.map(({ year, paidIn, interest, balance }) => [
        String(year),
        written(paidIn),
        written(interest),
        written(balance),
      ])}
    />
  );
}
