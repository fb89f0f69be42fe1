import { partOfTotal } from '@mathtools/math-core/percentage';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';

/** The percentage calculator of /tools: what percent a part is of a total. */
export function Component() {
  const inputs = useToolInputs('percentage', { part: '', total: '' });
  const result = partOfTotal(inputs.values);
  const failure = failureOf(result);
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField label="Part" {...numberField(inputs, 'part', failure)} />
          <NumberField label="Total" hint="Not 0" {...numberField(inputs, 'total', failure)} />
        </>
      }
      result={
        <Result
          label="Part as a percentage of total"
          answer={result.ok ? `${result.value.answer.text}%` : undefined}
          placeholder="Enter a part and a total."
        />
      }
      solution={result.ok && <Solution steps={result.value.steps} />}
    />
  );
}
