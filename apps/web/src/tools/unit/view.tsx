import { convert, isUnitOf, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { NumberField, SelectField } from '../../ui/field/field.js';
import { row } from '../../ui/field/field.css.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { Toggle } from '../../ui/toggle/toggle.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';

const CATEGORIES = UNIT_CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));

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
  const options = category.units.map(({ id, name }) => ({ value: id, label: name }));
  const [first, second] = category.units;
  const from = isUnitOf(category.id, values.from) ? values.from : first.id;
  const to = isUnitOf(category.id, values.to) ? values.to : second.id;
  const definitions = values.exact === '' ? 'specified' : 'exact';
  const result = convert({ category: category.id, value: values.value, from, to, definitions });
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <SelectField
            label="Category"
            value={category.id}
            options={CATEGORIES}
            onChange={(id) => {
              const units = UNIT_CATEGORIES.find((other) => other.id === id)?.units;
              set({ category: id, from: units?.[0]?.id ?? '', to: units?.[1]?.id ?? '' });
            }}
          />
          <NumberField label="Value" {...numberField(inputs, 'value', failureOf(result))} />
          <div className={row}>
            <SelectField label="From" options={options} {...choiceField(inputs, 'from')} value={from} />
            <SelectField label="To" options={options} {...choiceField(inputs, 'to')} value={to} />
          </div>
          <Toggle
            label="Use exact definitions"
            hint="Off: the usual rounded factors, such as 1 mile = 1609.34 m. On: the legal ones, 1609.344 m."
            checked={values.exact !== ''}
            onChange={(checked) => {
              set({ exact: checked ? '1' : '' });
            }}
          />
        </>
      }
      result={
        <Result
          label={shown ? `${shown.value} ${nameOf(options, from)} ${shown.answer.relation}` : ''}
          answer={shown && `${shown.answer.text} ${nameOf(options, to)}`}
          placeholder="Enter a value."
          notes={category.id === 'data' ? ['1 KB is 1024 bytes here, and so on upwards.'] : []}
        />
      }
      solution={shown && <Solution title="How it is converted" steps={shown.steps} />}
    />
  );
}

function nameOf(options: readonly { value: string; label: string }[], id: string): string {
  return options.find(({ value }) => value === id)?.label ?? id;
}
