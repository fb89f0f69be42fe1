import { discount } from '@mathtools/math-core/discount';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';

/** The discount calculator. */
export function Component() {
  const inputs = useToolInputs('discount', { price: '', percentage: '' });
  const result = discount(inputs.values);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField label="Original price" {...numberField(inputs, 'price', failure)} />
          <NumberField label="Discount" unit="%" {...numberField(inputs, 'percentage', failure)} />
        </>
      }
      result={
        <Result
          label="Final price"
          answer={shown?.finalPrice.text}
          placeholder="Enter a price and a discount."
          details={shown && [['You save', shown.saved.text]]}
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
