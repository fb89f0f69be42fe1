import { calculate, type ArithmeticOperation } from '@mathtools/math-core/arithmetic';
import { expressionText } from '@mathtools/math-core/steps';
import { NumberField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { ANY_NUMBER, NOT_ZERO } from '../hints.js';
import { leading, leadOf, leadText } from '../tool-lead.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';

const OPTIONS: readonly { value: ArithmeticOperation; label: string }[] = [
  { value: 'add', label: 'Add +' },
  { value: 'subtract', label: 'Subtract −' },
  { value: 'multiply', label: 'Multiply ×' },
  { value: 'divide', label: 'Divide ÷' },
];

/** Renders the arithmetic calculator. */
export function Component() {
  const inputs = useToolInputs('arithmetic', { left: '', operation: 'add', right: '' });
  const { left, operation, right } = inputs.values;
  const known = OPTIONS.find(({ value }) => value === operation)?.value ?? 'add';
  const result = calculate({ left, operation: known, right });
  const failure = failureOf(result);
  const last = result.ok ? result.value.steps.at(-1) : undefined;
  const answer = result.ok ? `${result.value.answer.relation} ${result.value.answer.text}` : undefined;
  const lead = result.ok ? leadOf(result.value.answer, 10) : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField
            label="First number"
            domain="signed"
            hint={ANY_NUMBER}
            {...numberField(inputs, 'left', failure)}
          />
          <NumberField
            label="Second number"
            domain="signed"
            hint={known === 'divide' ? NOT_ZERO : ANY_NUMBER}
            {...numberField(inputs, 'right', failure)}
          />
          <Segmented
            legend="Operation"
            {...choiceField(inputs, 'operation')}
            value={known}
            options={OPTIONS}
          />
        </>
      }
      result={
        <Result label={last && <MathExpression of={last.before} />} answer={answer} lead={leading(lead)} />
      }
      tools={{
        inputs,
        answer:
          last && answer && `${expressionText(last.before)} ${lead ? `${leadText(lead)} ` : ''}${answer}`,
        example: { left: '0.1', operation: 'add', right: '0.2' },
      }}
      solution={result.ok && <Solution steps={result.value.steps} />}
    />
  );
}
