import { partOfTotal } from '@mathtools/math-core/percentage';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { leading } from '../tool-lead.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import { ANY_NUMBER, NOT_ZERO } from '../hints.js';
import { leadOfPercent } from './lead-of-percent.js';
import { PercentBar } from './percent-bar.js';

const EXAMPLE = { part: '20', total: '80' };

/** Renders the percentage calculator on /tools, which finds what percent a part is of a total. */
export function Component() {
  const inputs = useToolInputs('percentage', { part: '', total: '' });
  const result = partOfTotal({ ...inputs.values, decimals: 2 });
  const failure = failureOf(result);
  const lead = result.ok ? leadOfPercent(result.value.answer) : undefined;
  const copied = result.ok ? `${written(result.value.answer)}%` : undefined;
  const answer = result.ok && lead ? `${result.value.answer.text}%` : copied;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField
            label="Part"
            domain="signed"
            hint={ANY_NUMBER}
            {...numberField(inputs, 'part', failure)}
          />
          <NumberField
            label="Total"
            hint={NOT_ZERO}
            domain="signed"
            {...numberField(inputs, 'total', failure)}
          />
        </>
      }
      result={
        <Result
          label="Part as a percentage of total"
          answer={answer}
          lead={leading(lead, '%')}
          joint={result.ok ? result.value.answer.relation : undefined}
        />
      }
      tools={{ inputs, answer: copied, example: EXAMPLE, asked: `${EXAMPLE.part} of ${EXAMPLE.total}` }}
      picture={
        result.ok && (
          <PercentBar
            {...inputs.values}
            percent={written(result.value.answer)}
            sets="part"
            onChange={(part) => {
              inputs.set({ part });
            }}
          />
        )
      }
      solution={result.ok && <Solution steps={result.value.steps} />}
    />
  );
}
