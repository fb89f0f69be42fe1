import { tip } from '@mathtools/math-core/tip';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';

/** The tip calculator. */
export function Component() {
  const inputs = useToolInputs('tip', { bill: '', percentage: '15', people: '1' });
  const result = tip(inputs.values);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField label="Bill" {...numberField(inputs, 'bill', failure)} />
          <NumberField label="Tip" unit="%" {...numberField(inputs, 'percentage', failure)} />
          <NumberField label="People" hint="Not 0" {...numberField(inputs, 'people', failure)} />
        </>
      }
      result={
        <Result
          label="Each person pays"
          answer={shown?.perPerson.text}
          placeholder="Enter the bill."
          details={
            shown && [
              ['Tip', shown.tip.text],
              ['Total', shown.total.text],
              ['Tip per person', shown.tipPerPerson.text],
            ]
          }
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
