import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { Button } from '../../ui/button/button.js';
import { NumberField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { Actions, ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, type ToolInputs, useCalculation } from '../tool-inputs.js';

const PRESETS = [
  { base: '10', label: 'Base 10' },
  { base: 'e', label: 'Natural (e)' },
  { base: '2', label: 'Base 2' },
];

/** Evaluates a logarithm on a button, keeping the last valid result. */
export function Evaluate({ inputs }: { readonly inputs: ToolInputs<'base' | 'value'> }) {
  const current = evaluateLogarithm(inputs.values);
  const [last, calculate] = useCalculation(current, inputs.linked);
  const failure = failureOf(current);
  return (
    <ToolFrame
      onCalculate={calculate}
      inputs={
        <>
          <NumberField
            label="Base"
            hint="Positive, not 1; or e"
            {...numberField(inputs, 'base', failure)}
            inputMode="text"
            invalid={failure?.field === 'base'}
          />
          <Actions>
            {PRESETS.map((preset) => (
              <Button
                key={preset.base}
                aria-pressed={inputs.values.base.trim() === preset.base}
                onClick={() => {
                  inputs.set({ base: preset.base });
                }}
              >
                {preset.label}
              </Button>
            ))}
          </Actions>
          <NumberField label="Value" hint="Positive" {...numberField(inputs, 'value', failure)} />
          <Actions>
            <Button kind="primary" type="submit">
              Calculate
            </Button>
            <Button
              onClick={() => {
                inputs.set({ base: '2', value: '8' });
              }}
            >
              Load Example
            </Button>
          </Actions>
        </>
      }
      result={
        <Result
          label={last?.steps[0] && <MathExpression of={last.steps[0].before} />}
          answer={last && `${last.answer.relation} ${last.answer.text}`}
          placeholder="Enter a base and a value, then Calculate."
        />
      }
      solution={
        last && (
          <>
            <Solution steps={last.steps} />
            <Solution title="Exact form" steps={last.exactForm} />
          </>
        )
      }
    />
  );
}
