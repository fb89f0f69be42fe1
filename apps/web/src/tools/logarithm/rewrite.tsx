import { condenseLogarithms, expandLogarithm, type RewrittenLogarithm } from '@mathtools/math-core/logarithm';
import { expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { NumberField as ExpressionField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { choiceField, type ToolInputs } from '../tool-inputs.js';

const MODES = {
  expand: { rewrite: expandLogarithm, example: 'log_2(8x^3/y)' },
  condense: { rewrite: condenseLogarithms, example: '3 + 3 log_2 x - log_2 y' },
};

export interface RewriteProps {
  readonly inputs: ToolInputs<'expression'>;
  readonly mode: keyof typeof MODES;
}

/** Expands a logarithm into sums, or condenses sums of logarithms into one, law by law. */
export function Rewrite({ inputs, mode }: RewriteProps) {
  const { rewrite, example } = MODES[mode];
  const model = rewrite(example);
  const result = rewrite(inputs.values.expression);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <ExpressionField
            label="Expression"
            hint={
              <>
                Numbers, letters, ln, log, sqrt: type <code>{example}</code> for{' '}
                {model.ok && <MathExpression of={model.value.before} />}
              </>
            }
            domain="text"
            {...choiceField(inputs, 'expression')}
            invalid={!result.ok}
          />
        </>
      }
      result={
        <Result
          label={
            shown && (
              <>
                <MathExpression of={shown.before} /> =
              </>
            )
          }
          answer={shown && <MathExpression of={shown.after} />}
          notes={shown && shown.domain.length > 0 ? [conditionsOf(shown)] : []}
        />
      }
      tools={{
        inputs,
        answer: shown && `${expressionText(shown.before)} = ${expressionText(shown.after)}`,
        example: { expression: example },
      }}
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}

/** Renders the conditions under which the rewritten logarithm is valid. */
function conditionsOf({ domain }: RewrittenLogarithm): ReactNode {
  return domain.map(({ expression, relation, bound }, index) => (
    <span key={expressionText(expression)} translate="no">
      {index === 0 ? 'for ' : ', '}
      <MathExpression of={expression} /> {relation} <MathExpression of={bound} />
    </span>
  ));
}
