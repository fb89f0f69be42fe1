import type { Figure } from '@mathtools/math-core/rational';
import { type CategoryOfUnits, convert, isUnitOf, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { expressionText } from '@mathtools/math-core/steps';
import { NumberField, SelectField } from '../../ui/field/field.js';
import { Icon } from '../../ui/icon/icon.js';
import { iconButton } from '../../ui/icon/icon.css.js';
import { Digits } from '../../ui/math/digits.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { Toggle } from '../../ui/toggle/toggle.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { type Lead, leading, leadOf, leadText } from '../tool-lead.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import * as css from './unit.css.js';
import { Comparison } from './comparison.js';
import { AllUnits } from './all-units.js';

const CATEGORIES = UNIT_CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));

/** Hints for temperatures. Values in other categories can be any number. */
const LOWEST: Readonly<Partial<Record<string, string>>> = {
  celsius: 'At least −273.15, absolute zero',
  fahrenheit: 'At least −459.67, absolute zero',
  kelvin: 'At least 0, absolute zero',
};

/** The unit converter. */
export function Component() {
  const inputs = useToolInputs('unit', {
    category: 'length',
    value: '',
    from: 'inches',
    to: 'centimeters',
    exact: '',
  });
  const { values, set } = inputs;
  const category = UNIT_CATEGORIES.find(({ id }) => id === values.category) ?? UNIT_CATEGORIES[0];
  const units: CategoryOfUnits['units'] = category.units;
  // the specified name, such as km/h, followed by the long one
  const options = units.map(({ id, name, symbol }) => ({
    value: id,
    label: id === symbol && id !== name ? `${id} (${name})` : name,
  }));
  const [first, second] = category.units;
  const from = isUnitOf(category.id, values.from) ? values.from : first.id;
  const to = isUnitOf(category.id, values.to) ? values.to : second.id;
  const source = units.find(({ id }) => id === from) ?? first;
  const target = units.find(({ id }) => id === to) ?? second;
  const definitions = values.exact === '' ? 'specified' : 'exact';
  const input = { category: category.id, value: values.value, from, definitions } as const;
  const result = convert({ ...input, to });
  const shown = result.ok ? result.value : undefined;
  const lead = shown && leadOfUnits(shown.answer);
  const label = shown && `${shown.value} ${source.name} ${(lead ?? shown.answer).relation}`;
  const answer = shown && `${shown.answer.text} ${target.name}`;
  return (
    <ToolFrame
      inputs={
        <>
          <SelectField
            label="Category"
            name={inputs.nameOf('category')}
            value={category.id}
            options={CATEGORIES}
            onChange={(id) => {
              const units = UNIT_CATEGORIES.find((other) => other.id === id)?.units;
              set({ category: id, from: units?.[0]?.id ?? '', to: units?.[1]?.id ?? '' });
            }}
          />
          <NumberField
            label="Value"
            hint={LOWEST[from]}
            {...numberField(inputs, 'value', failureOf(result))}
          />
          <div className={css.units}>
            <SelectField label="From" options={options} {...choiceField(inputs, 'from')} value={from} />
            <button
              type="button"
              className={iconButton}
              aria-label="Swap units"
              onClick={() => {
                set({ from: to, to: from });
              }}
            >
              <Icon path="M4 8h15l-4-4M20 16H5l4 4" />
            </button>
            <SelectField label="To" options={options} {...choiceField(inputs, 'to')} value={to} />
          </div>
          <Toggle
            label="Use exact definitions"
            name={inputs.nameOf('exact')}
            hint={
              <Digits>
                Off: the usual rounded factors, such as 1 mile = 1609.34 m. On: the legal definitions,
                1609.344 m.
              </Digits>
            }
            checked={values.exact !== ''}
            onChange={(checked) => {
              set({ exact: checked ? '1' : '' });
            }}
          />
        </>
      }
      result={
        <Result
          label={label}
          answer={answer}
          lead={lead && leading({ ...lead, relation: '=' }, ` ${target.symbol}`)}
          joint={shown?.answer.relation}
          notes={category.id === 'data' ? ['1 KB is 1024 bytes here, 1 MB is 1024 KB, and so on.'] : []}
        />
      }
      tools={{
        inputs,
        answer:
          lead && shown.answer.relation === '≈'
            ? `${shown.value} ${source.name} ${leadText(lead, ` ${target.symbol}`)}`
            : label && answer && `${label} ${answer}`,
        example: { category: 'length', value: '5', from: 'inches', to: 'centimeters' },
      }}
      solution={
        shown && (
          <>
            <Solution title="How it is converted" steps={shown.steps} />
            <AllUnits {...input} />
          </>
        )
      }
      picture={
        shown && (
          <Comparison
            category={category.id}
            definitions={definitions}
            from={source}
            to={target}
            conversion={shown}
            written={lead && shown.answer.relation === '≈' ? expressionText(lead.value) : shown.answer.text}
            onValue={(value) => {
              set({ value });
            }}
          />
        )
      }
    />
  );
}

/** Returns the value shown before an answer. A fraction is shown only if it is less than 1: nobody writes 340/9 °C. */
function leadOfUnits(answer: Figure): Lead | undefined {
  return leadOf(answer, 4, { leads: (exact) => !exact.includes('/') || Math.abs(answer.number) < 1 });
}
