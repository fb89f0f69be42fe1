import { solveLogarithm } from '@mathtools/math-core/logarithm';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { leading, leadOf } from '../tool-lead.js';
import { failureOf, numberField, type ToolInputs } from '../tool-inputs.js';

const NAMES = { base: 'Base', value: 'Value', result: 'Logarithm' };

/** Solves log_base(value) = result for whichever of the three fields is empty. */
export function Solve({ inputs }: { readonly inputs: ToolInputs<'base' | 'value' | 'result'> }) {
  const { base, value, result: exponent } = inputs.values;
  const equation = { base, value, result: exponent };
  const result = solveLogarithm(equation);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  const lead =
    shown &&
    leadOf(shown.answer, 4, {
      digits: (decimals) => {
        const longer = solveLogarithm({ ...equation, decimals });
        return longer.ok ? longer.value.answer.text : undefined;
      },
    });
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField
            label="Base"
            hint="Positive, not 1; or e"
            {...numberField(inputs, 'base', failure)}
            domain="text"
            invalid={failure?.field === 'base'}
          />
          <NumberField
            label="Value"
            hint="Positive"
            domain="ratio"
            {...numberField(inputs, 'value', failure)}
          />
          <NumberField
            label="Logarithm"
            domain="signed"
            hint="Fill in two fields and leave the third empty"
            {...numberField(inputs, 'result', failure)}
          />
        </>
      }
      result={
        <Result
          label={shown && NAMES[shown.unknown]}
          answer={shown && `${shown.answer.relation} ${shown.answer.text}`}
          lead={leading(lead)}
          notes={
            lead === undefined && shown?.answer.exact !== undefined && shown.answer.relation === '≈'
              ? [`Exactly ${shown.answer.exact}`]
              : []
          }
        />
      }
      tools={{
        inputs,
        answer: shown && `${NAMES[shown.unknown]} ${shown.answer.relation} ${shown.answer.text}`,
        example: { base: '2', value: '', result: '5' },
      }}
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}
