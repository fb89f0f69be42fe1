import { evaluateLogarithm, longerDivision } from '@mathtools/math-core/logarithm';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { success } from '@mathtools/math-core/result';
import { expressionText } from '@mathtools/math-core/steps';
import { Actions, Button } from '../../ui/button/button.js';
import { button } from '../../ui/button/button.css.js';
import { NumberField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { FillLink } from '../../ui/tool-frame/fill-link.js';
import { focusCalculate } from '../../ui/tool-frame/focus-calculate.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, type ToolInputs, useCalculation } from '../tool-inputs.js';
import { leading, leadOf } from '../tool-lead.js';
import { LogarithmCurve } from './logarithm-curve.js';

const PRESETS = [
  { base: '10', label: 'Base 10' },
  { base: 'e', label: 'Natural (e)' },
  { base: '2', label: 'Base 2' },
];

const EXAMPLE = { base: '2', value: '8' };

/** Evaluates a logarithm and finds its point on the curve. */
function evaluate({ base: a, value: x }: { readonly base: string; readonly value: string }) {
  const input = { base: a, value: x };
  const result = evaluateLogarithm(input);
  const [base, value] = [numberOf(input.base), numberOf(input.value)];
  const longer = longerDivision(input);
  if (!result.ok) return result;
  if (!longer.ok) return longer;
  const lead = leadOf(result.value.answer, 4, { digits: (decimals) => digitsOf(input, decimals) });
  return success({ ...result.value, lead, longer: longer.value, point: { base, value, typed: input } });
}

function digitsOf(input: { readonly base: string; readonly value: string }, decimals: number) {
  const result = evaluateLogarithm({ ...input, decimals });
  return result.ok ? result.value.answer.text : undefined;
}

function numberOf(text: string): number {
  const result = parseNumber(text);
  return result.ok ? toNumber(result.value) : Math.E;
}

/** Evaluates a logarithm when Calculate is pressed, keeping the last valid result. */
export function Evaluate({ inputs }: { readonly inputs: ToolInputs<'base' | 'value'> }) {
  const current = evaluate(inputs.values);
  const [last, calculate, kept] = useCalculation(current, inputs);
  const failure = failureOf(current);
  const problem = last?.steps[0]?.before;
  const answer = last && `${last.answer.relation} ${last.answer.text}`;
  return (
    <ToolFrame
      onCalculate={calculate}
      inputs={
        <>
          <NumberField
            label="Base"
            hint="Positive, not 1; or e"
            {...numberField(inputs, 'base', failure)}
            domain="text"
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
          <NumberField
            label="Value"
            hint="Positive"
            domain="ratio"
            {...numberField(inputs, 'value', failure)}
          />
          <Actions>
            <Button kind="primary" type="submit">
              Calculate
            </Button>
            <FillLink
              className={button.secondary}
              href={inputs.hrefOf(EXAMPLE)}
              onFill={(link) => {
                inputs.set(EXAMPLE);
                calculate(evaluate(EXAMPLE), { ...inputs.values, ...EXAMPLE });
                focusCalculate(link);
              }}
            >
              Load Example
            </FillLink>
          </Actions>
        </>
      }
      result={
        <Result
          label={problem && <MathExpression of={problem} />}
          answer={answer}
          lead={leading(last?.lead)}
          kept={kept}
        />
      }
      tools={{
        inputs,
        answer: problem && answer && `${expressionText(problem)} ${answer}`,
        example: EXAMPLE,
        loadsExample: true,
      }}
      picture={
        last && (
          <LogarithmCurve
            {...last.point}
            answer={written(last.answer)}
            onChange={(change) => {
              const next = { ...inputs.values, ...last.point.typed, ...change };
              inputs.set(next);
              calculate(evaluate(next), next);
            }}
          />
        )
      }
      solution={
        last && (
          <Solution
            steps={last.steps}
            more={[
              { title: 'With more digits', steps: last.longer },
              { title: 'Exact form', steps: last.exactForm },
            ]}
          />
        )
      }
    />
  );
}
