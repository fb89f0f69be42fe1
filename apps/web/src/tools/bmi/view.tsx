import { bmi } from '@mathtools/math-core/bmi';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';

const UNITS = { metric: { weight: 'kg', height: 'cm' }, imperial: { weight: 'lb', height: 'in' } };

/** The body mass index. */
export function Component() {
  const inputs = useToolInputs('bmi', { system: 'metric', weight: '', height: '' });
  const system = inputs.values.system === 'imperial' ? 'imperial' : 'metric';
  const units = UNITS[system];
  const result = bmi({ ...inputs.values, system });
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <Segmented
            legend="Units"
            {...choiceField(inputs, 'system')}
            value={system}
            options={[
              { value: 'metric', label: 'Metric' },
              { value: 'imperial', label: 'Imperial' },
            ]}
          />
          <NumberField label="Weight" unit={units.weight} {...numberField(inputs, 'weight', failure)} />
          <NumberField
            label="Height"
            unit={units.height}
            hint="Not 0"
            {...numberField(inputs, 'height', failure)}
          />
        </>
      }
      result={
        <Result
          label="Body mass index"
          answer={shown && `${shown.bmi.text} · ${shown.category}`}
          placeholder="Enter a weight and a height."
          notes={
            shown?.roundsAcross
              ? [`The category follows the exact value, just short of ${shown.bmi.text}.`]
              : []
          }
          details={
            shown && [
              [
                'Healthy weight at this height',
                `${shown.healthyWeight.low.text} to ${shown.healthyWeight.high.text} ${units.weight}`,
              ],
            ]
          }
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
