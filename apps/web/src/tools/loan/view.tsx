import {
  type ExtraPayment,
  extraPayment,
  type Loan,
  loan,
  type LoanSchedule,
  loanSchedule,
} from '@mathtools/math-core/loan';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import {
  fixedText,
  negate,
  parseNumber,
  type Rational,
  sign,
  subtract,
  toNumber,
} from '@mathtools/math-core/rational';
import { type Result as Outcome, success } from '@mathtools/math-core/result';
import { NumberField } from '../../ui/field/field.js';
import { type Amount, type Currency, useCurrency, withSign } from '../../ui/money/currency.js';
import { CurrencyField, Money, moneyDetail, MoneyField } from '../../ui/money/money.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { count } from '../../ui/result/count.js';
import { about, written } from '../../ui/result/written.js';
import { Calculator } from '../calculator.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import { PERCENTAGE } from '../hints.js';
import { Schedule } from './schedule.js';
import { timeText } from './time-text.js';

const EXAMPLE = { principal: '200,000', annualRate: '6.5', years: '30', extra: '200' };

const BalancePicture = lazyPicture(() => import('./balance-picture.js'));

/** Renders the loan calculator. */
export function Component() {
  const currency = useCurrency();
  const inputs = useToolInputs('loan', { principal: '', annualRate: '', years: '', extra: '' });
  const { extra, ...terms } = inputs.values;
  const compared = extra.trim() === '' ? undefined : extraPayment({ ...terms, extra });
  const saved = compared?.ok ? compared.value : undefined;
  const usual = saved ? success(saved.without) : loanSchedule(terms);
  const booked = usual.ok ? usual.value : undefined;
  const schedule = saved?.with ?? booked;
  const noteOf = (shown: Loan) => booked && roundingNote(shown, booked, currency);
  return (
    <Calculator
      inputs={inputs}
      result={loan(terms)}
      fields={(bind) => (
        <>
          <MoneyField label="Loan amount" hint="0 or more" {...bind('principal', parseMoney)} />
          <NumberField
            label="Interest rate"
            unit="% a year"
            hint={PERCENTAGE}
            {...bind('annualRate', parsePercentage)}
          />
          <NumberField
            label="Term"
            unit="years"
            hint="Up to 1,000 years, in whole months: 2.5 years is 30 payments"
            {...bind('years')}
          />
          <MoneyField
            label="Extra payment"
            hint="Optional, each month: 0 or more"
            {...numberField(inputs, 'extra', compared && failureOf(compared), parseMoney)}
          />
          <CurrencyField />
        </>
      )}
      label="Monthly payment"
      answer={({ payment }) => written(payment)}
      typeset={({ payment }) => <Money of={payment} />}
      details={(shown) => [
        ['Payments', String(shown.payments)],
        moneyDetail('Total paid', shown.total),
        moneyDetail('Total interest', shown.interest),
        ...(saved ? savings(saved) : []),
      ]}
      remarks={(shown) => [noteOf(shown)]}
      more={() => saved && [{ title: 'What the extra payment saves you', steps: saved.steps }]}
      below={(shown) =>
        schedule && (
          <Schedule
            schedule={schedule}
            note={noteOf(shown)}
            totals={saved?.with ?? { totalPaid: shown.total, totalInterest: shown.interest }}
          />
        )
      }
      picture={(shown) =>
        schedule &&
        schedule.payments > 0 && (
          <Plot
            title="How the loan shrinks"
            description={balanceInWords(schedule, saved ? schedule.totalInterest : shown.interest, currency)}
            viewBox={[320, 232]}
            hint="Drag the handle to change the rate, or point at the lines to read the values month by month."
            values={() => valuesOf(schedule, saved?.without)}
          >
            <BalancePicture
              schedule={schedule}
              without={saved?.without}
              terms={{
                rate: numberOf(parsePercentage(terms.annualRate)),
                payments: shown.payments,
                extra: numberOf(parseMoney(extra)),
              }}
              onRate={(annualRate) => {
                inputs.set({ annualRate });
              }}
            />
          </Plot>
        )
      }
      example={EXAMPLE}
      asked={`${EXAMPLE.principal} at ${EXAMPLE.annualRate}% for ${EXAMPLE.years} years`}
    />
  );
}

function savings({ with: faster, timeSaved, interestSaved }: ExtraPayment) {
  return [
    ['Number of payments with extra payment', String(faster.payments)] as const,
    ['Time saved', `${count(timeSaved.years, 'year')}, ${count(timeSaved.months, 'month')}`] as const,
    moneyDetail('Interest with extra payment', faster.totalInterest),
    moneyDetail('Interest saved', interestSaved),
  ];
}

/** Explains the effect of rounding to cents, which the schedule and the savings of an extra payment use. */
function roundingNote(
  { interest }: Loan,
  { rows, totalInterest }: LoanSchedule,
  currency: Currency,
): string | undefined {
  const [exact, booked] = [parseNumber(interest.text), parseNumber(totalInterest)];
  const last = rows.at(-1);
  if (!exact.ok || !booked.ok || !last) return undefined;
  const difference = subtract(exact.value, booked.value);
  if (sign(difference) === 0) return undefined;
  const less = sign(difference) > 0;
  const amount = fixedText(less ? difference : negate(difference), 2);
  return `Rounded to cents, your last payment is ${withSign(currency, last.payment)}, so you pay ${withSign(currency, amount)} ${less ? 'less' : 'more'} interest.`;
}

const numberOf = (read: Outcome<Rational>): number => (read.ok ? toNumber(read.value) : 0);

/** Returns the balance after each year or, for a short loan, each month. */
function valuesOf({ rows }: LoanSchedule, without: LoanSchedule | undefined) {
  const all = without?.rows ?? rows;
  const every = all.length < 24 ? 1 : 12;
  const shown = all.filter(({ number }) => number % every === 0 || number === all.length);
  return {
    head: ['After', 'Balance', 'Interest paid', ...(without ? ['Balance without extra payment'] : [])],
    rows: shown.map(({ number, balance }) => {
      const row = rows[Math.min(number, rows.length) - 1];
      const values = [timeText(number), row?.balance ?? '', row?.interestSoFar ?? ''];
      return without ? [...values, balance] : values;
    }),
  };
}

function balanceInWords({ principal, payments }: LoanSchedule, interest: Amount, currency: Currency): string {
  const [from, to, paid] = [principal, '0.00', interest].map((amount) => about(withSign(currency, amount)));
  return `The balance falls from ${from ?? ''} to ${to ?? ''} in ${count(payments, 'payment')}. By then you have paid ${paid ?? ''} in interest.`;
}
