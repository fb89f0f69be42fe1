import {
  type ExtraPayment,
  extraPayment,
  loan,
  type LoanSchedule,
  loanSchedule,
} from '@mathtools/math-core/loan';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { NumberField } from '../../ui/field/field.js';
import { row } from '../../ui/field/field.css.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import { Schedule } from './schedule.js';

const EXAMPLE = { principal: '200,000', annualRate: '6.5', years: '30', extra: '200' };

const BalancePicture = lazyPicture(() => import('./balance-picture.js'));

/** The loan calculator. */
export function Component() {
  const inputs = useToolInputs('loan', { principal: '', annualRate: '', years: '', extra: '' });
  const { extra, ...terms } = inputs.values;
  const result = loan(terms);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  const compared = extra.trim() === '' ? undefined : extraPayment({ ...terms, extra });
  const saved = compared?.ok ? compared.value : undefined;
  const booked = saved ? undefined : loanSchedule(terms);
  const schedule = saved?.with ?? (booked?.ok ? booked.value : undefined);
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField label="Loan amount" {...numberField(inputs, 'principal', failure, parseMoney)} />
          <div className={row}>
            <NumberField
              label="Interest rate"
              unit="% a year"
              {...numberField(inputs, 'annualRate', failure, parsePercentage)}
            />
            <NumberField
              label="Term"
              unit="years"
              hint="Whole months: 2.5 years is 30 payments"
              {...numberField(inputs, 'years', failure)}
            />
          </div>
          <NumberField
            label="Extra payment"
            unit="a month"
            hint="What you pay on top, if anything"
            {...numberField(inputs, 'extra', compared && failureOf(compared), parseMoney)}
          />
        </>
      }
      result={
        <Result
          label="Monthly payment"
          answer={shown?.payment.text}
          placeholder="Enter the amount, the rate and the term."
          details={
            shown && [
              ['Payments', String(shown.payments)],
              ['Total paid', shown.total.text],
              ['Total interest', shown.interest.text],
              ...(saved ? savings(saved) : []),
            ]
          }
        />
      }
      solution={
        shown && (
          <>
            <Solution
              steps={shown.steps}
              more={saved && [{ title: 'What the extra payment saves', steps: saved.steps }]}
            />
            {schedule && <Schedule schedule={schedule} />}
          </>
        )
      }
      picture={
        shown &&
        schedule &&
        schedule.payments > 0 && (
          <Plot title="How the loan shrinks" description={balanceInWords(schedule)} viewBox={[320, 232]}>
            <BalancePicture schedule={schedule} without={saved?.without} />
          </Plot>
        )
      }
      tools={{ inputs, answer: shown?.payment.text, example: EXAMPLE }}
    />
  );
}

function savings({ with: faster, timeSaved, interestSaved }: ExtraPayment): (readonly [string, string])[] {
  return [
    ['Payments with the extra', String(faster.payments)],
    ['Time saved', `${count(timeSaved.years, 'year')}, ${count(timeSaved.months, 'month')}`],
    ['Interest saved', interestSaved],
  ];
}

const count = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

function balanceInWords({ principal, payments, totalInterest }: LoanSchedule): string {
  return `The balance falls from ${principal} to 0.00 in ${count(payments, 'payment')}. By then you have paid ${totalInterest} of interest.`;
}
