import { loan } from '@mathtools/math-core/loan';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';

/** The loan calculator. */
export function Component() {
  const inputs = useToolInputs('loan', { principal: '', annualRate: '', years: '' });
  const result = loan(inputs.values);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField label="Loan amount" {...numberField(inputs, 'principal', failure)} />
          <NumberField
            label="Interest rate"
            unit="% a year"
            {...numberField(inputs, 'annualRate', failure)}
          />
          <NumberField
            label="Term"
            unit="years"
            hint="A whole number of months: 2.5 years is 30 payments"
            {...numberField(inputs, 'years', failure)}
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
            ]
          }
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
