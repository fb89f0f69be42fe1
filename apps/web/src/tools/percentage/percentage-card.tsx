import { percentOf } from '@mathtools/math-core/percentage';
import { parsePercentage } from '@mathtools/math-core/money';
import { expressionText } from '@mathtools/math-core/steps';
import { Actions, Button } from '../../ui/button/button.js';
import { NumberField } from '../../ui/field/field.js';
import { row } from '../../ui/field/field.css.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useCalculation, useToolInputs } from '../tool-inputs.js';
import { ANY_NUMBER, PERCENTAGE } from '../hints.js';
import { PercentBar } from './percent-bar.js';

const find = (input: { readonly value: string; readonly percentage: string }) =>
  percentOf({ ...input, decimals: 2 });

/** Renders the card of the dedicated page, which finds a percentage of a value. */
export function PercentageCard() {
  const inputs = useToolInputs('percentage', { value: '', percentage: '' });
  const current = find(inputs.values);
  const [last, calculate, kept] = useCalculation(current, inputs);
  const failure = failureOf(current);
  const formula = last?.steps.at(-1);
  const answer = last && `${last.percentage}% of ${last.value} = ${last.answer.text}`;
  return (
    <ToolFrame
      onCalculate={calculate}
      inputs={
        <>
          <div className={row}>
            <NumberField
              label="Value"
              domain="signed"
              hint={ANY_NUMBER}
              {...numberField(inputs, 'value', failure)}
            />
            <NumberField
              label="Percentage (%)"
              domain="signed"
              hint={PERCENTAGE}
              {...numberField(inputs, 'percentage', failure, parsePercentage)}
            />
          </div>
          <Actions>
            <Button kind="primary" type="submit">
              Calculate
            </Button>
          </Actions>
        </>
      }
      result={
        <Result
          label="Result:"
          answer={answer}
          kept={kept}
          placeholder="Your answer appears here. For example: 25% of 80 = 20"
          notes={last && formula ? [`${expressionText(formula.before)} = ${last.answer.text}`] : []}
        />
      }
      tools={{ inputs, answer, example: { value: '80', percentage: '25' } }}
      picture={
        last && (
          <PercentBar
            percent={last.percentage}
            part={written(last.answer)}
            total={last.value}
            sets="percent"
            onChange={(percentage) => {
              const next = { value: last.value, percentage };
              inputs.set(next);
              calculate(find(next), next);
            }}
          />
        )
      }
      solution={last && <Solution steps={last.steps} />}
    />
  );
}
