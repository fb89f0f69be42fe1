import { partOfTotal, percentageChange, percentOf, reversePercentage } from '@mathtools/math-core/percentage';
import { parsePercentage } from '@mathtools/math-core/money';
import type { Figure } from '@mathtools/math-core/rational';
import type { Result as Outcome } from '@mathtools/math-core/result';
import type { Step } from '@mathtools/math-core/steps';
import { card } from '../../ui/card/card.css.js';
import { NumberField } from '../../ui/field/field.js';
import { row } from '../../ui/field/field.css.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { leading } from '../tool-lead.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import * as css from '../tool-page.css.js';
import { ANY_NUMBER, NOT_ZERO, PERCENTAGE } from '../hints.js';
import { leadOfPercent } from './lead-of-percent.js';
import { PercentBar } from './percent-bar.js';

interface Mode {
  readonly value: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly unit: '' | '%';
  readonly example: { readonly first: string; readonly second: string };
  readonly compute: (first: string, second: string) => Outcome<{ answer: Figure; steps: readonly Step[] }>;
  /** The source of each figure in the picture. A change has no picture. */
  readonly picture?: Readonly<Record<'percent' | 'part' | 'total', keyof Figures>>;
  /** The field that can't be 0, if any. */
  readonly divisor?: 'first' | 'second';
  /** The engine's names of the two fields, as they appear in a failure. */
  readonly fields: readonly [first: string, second: string];
}

interface Figures {
  readonly first: string;
  readonly second: string;
  readonly answer: string;
}

const MODES: readonly Mode[] = [
  {
    value: 'of',
    label: 'Percent of a value',
    first: 'Percentage (%)',
    second: 'Value',
    unit: '',
    example: { first: '15', second: '80' },
    compute: (percentage, value) => percentOf({ percentage, value, decimals: 2 }),
    picture: { percent: 'first', part: 'answer', total: 'second' },
    fields: ['percentage', 'value'],
  },
  {
    value: 'part',
    label: 'Part of a total',
    first: 'Part',
    second: 'Total',
    unit: '%',
    example: { first: '20', second: '80' },
    compute: (part, total) => partOfTotal({ part, total, decimals: 2 }),
    picture: { percent: 'answer', part: 'first', total: 'second' },
    divisor: 'second',
    fields: ['part', 'total'],
  },
  {
    value: 'change',
    label: 'Change',
    first: 'From',
    second: 'To',
    unit: '%',
    example: { first: '40', second: '50' },
    compute: (from, to) => percentageChange({ from, to, decimals: 2 }),
    divisor: 'first',
    fields: ['from', 'to'],
  },
  {
    value: 'reverse',
    label: 'Find the whole',
    first: 'Percentage (%)',
    second: 'Result',
    unit: '',
    example: { first: '15', second: '9' },
    compute: (percentage, result) => reversePercentage({ percentage, part: result, decimals: 2 }),
    picture: { percent: 'first', part: 'second', total: 'answer' },
    divisor: 'first',
    fields: ['percentage', 'result'],
  },
];

function figuresOf(figures: Figures, { percent, part, total }: NonNullable<Mode['picture']>) {
  return { percent: figures[percent], part: figures[part], total: figures[total] };
}

/** Renders all percentage calculations, with steps, in one tool that computes while the visitor types. */
export function MorePercentages() {
  const inputs = useToolInputs('percentage', { mode: 'part', first: '', second: '' });
  const { values } = inputs;
  const mode = MODES.find(({ value }) => value === values.mode) ?? MODES[0];
  if (!mode) return null;
  const result = mode.compute(values.first, values.second);
  const failure = failureOf(result);
  const first = mode.fields[0] === 'percentage' ? parsePercentage : undefined;
  const failing = failure && { ...failure, field: failure.field === mode.fields[0] ? 'first' : 'second' };
  const answer = result.ok
    ? `${result.value.answer.relation} ${result.value.answer.text}${mode.unit}`
    : undefined;
  const hintOf = (name: 'first' | 'second'): string => {
    if (mode.divisor === name) return NOT_ZERO;
    return name === 'first' && first ? PERCENTAGE : ANY_NUMBER;
  };
  const lead = result.ok ? leadOfPercent(result.value.answer) : undefined;
  return (
    <section className={css.more} aria-labelledby="more">
      <h2 id="more">More percentage questions</h2>
      <div className={card}>
        <ToolFrame
          inputs={
            <>
              <Segmented
                legend="Question"
                {...choiceField(inputs, 'mode')}
                value={mode.value}
                options={MODES}
              />
              <div className={row}>
                <NumberField
                  label={mode.first}
                  domain="signed"
                  hint={hintOf('first')}
                  {...numberField(inputs, 'first', failing, first)}
                />
                <NumberField
                  label={mode.second}
                  domain="signed"
                  hint={hintOf('second')}
                  {...numberField(inputs, 'second', failing)}
                />
              </div>
            </>
          }
          result={<Result label={mode.label} answer={answer} lead={leading(lead, mode.unit)} />}
          tools={{
            inputs: {
              ...inputs,
              reset: () => {
                inputs.reset({ mode: mode.value });
              },
            },
            answer,
            example: mode.example,
          }}
          picture={
            result.ok &&
            mode.picture && (
              <PercentBar
                {...figuresOf({ ...values, answer: written(result.value.answer) }, mode.picture)}
                sets={mode.picture.part === 'first' ? 'part' : 'percent'}
                onChange={(first) => {
                  inputs.set({ first });
                }}
              />
            )
          }
          solution={result.ok && <Solution steps={result.value.steps} />}
        />
      </div>
    </section>
  );
}
