import { combineDurations, type DurationInput } from '@mathtools/math-core/time';
import { NumberField } from '../../ui/field/field.js';
import * as css from '../../ui/field/field.css.js';
import { Result } from '../../ui/result/result.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { choiceField, type ToolInputs, useToolInputs } from '../tool-inputs.js';
import { Periods } from './periods.js';
import { readingNote, readWhole } from './read-whole.js';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
type Unit = (typeof UNITS)[number];
type Name = 'operation' | Unit | `${Unit}2`;

const BLANK: Record<Name, string> = {
  operation: 'add',
  days: '',
  hours: '',
  minutes: '',
  seconds: '',
  days2: '',
  hours2: '',
  minutes2: '',
  seconds2: '',
};

const EXAMPLE = { hours: '2', minutes: '45', hours2: '1', minutes2: '30' };

/** Renders the time calculator, which adds or subtracts two periods. */
export function Component() {
  const inputs = useToolInputs<Name>('time', BLANK);
  const { values } = inputs;
  const isBlank = UNITS.every((unit) => values[unit].trim() === '' && values[`${unit}2`].trim() === '');
  const [first, second] = [periodOf(values, ''), periodOf(values, '2')];
  const operation = values.operation === 'subtract' ? 'subtract' : 'add';
  const name = operation === 'subtract' ? 'Difference' : 'Sum';
  const result = combineDurations({ operation, first, second });
  const shown = result.ok && !isBlank ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <Period legend="First period" inputs={inputs} suffix="" />
          <Segmented
            legend="Operation"
            {...choiceField(inputs, 'operation')}
            options={[
              { value: 'add', label: 'Add' },
              { value: 'subtract', label: 'Subtract' },
            ]}
          />
          <Period legend="Second period" inputs={inputs} suffix="2" />
        </>
      }
      result={
        <Result
          label={name}
          answer={shown?.text}
          placeholder="Your answer appears here. A blank field counts as 0."
        />
      }
      details={shown && [['Total seconds', shown.totalSeconds]]}
      tools={{
        inputs,
        answer: shown?.text,
        example: { ...BLANK, ...EXAMPLE },
        asked: `${EXAMPLE.hours} h ${EXAMPLE.minutes} min and ${EXAMPLE.hours2} h ${EXAMPLE.minutes2} min`,
      }}
      picture={
        shown && (
          <Periods
            result={shown}
            isSubtracted={operation === 'subtract'}
            onSecond={(second) => {
              inputs.set(
                Object.fromEntries(
                  UNITS.map((unit) => [`${unit}2`, String(second[unit]) === '0' ? '' : String(second[unit])]),
                ),
              );
            }}
          />
        )
      }
      solution={shown && <Solution steps={shown.steps} />}
    />
  );
}

function periodOf(values: Record<Name, string>, suffix: '' | '2'): DurationInput {
  return Object.fromEntries(UNITS.map((unit) => [unit, readWhole(values[`${unit}${suffix}`])]));
}

interface PeriodProps {
  readonly legend: string;
  readonly inputs: ToolInputs<Name>;
  readonly suffix: '' | '2';
}

function Period({ legend, inputs, suffix }: PeriodProps) {
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.quarters}>
        {UNITS.map((unit) => (
          <NumberField
            key={unit}
            label={unit.charAt(0).toUpperCase() + unit.slice(1)}
            domain="whole"
            hint={readingNote(inputs.values[`${unit}${suffix}`]) ?? 'Whole number'}
            {...choiceField(inputs, `${unit}${suffix}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
