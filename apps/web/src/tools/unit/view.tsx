import { parseNumber } from '@mathtools/math-core/rational';
import {
  type CategoryOfUnits,
  convert,
  type Definitions,
  type Unit,
  UNIT_CATEGORIES,
  type UnitCategory,
} from '@mathtools/math-core/unit';
import { expressionText } from '@mathtools/math-core/steps';
import { unitAfter } from '@mathtools/math-core/unit-text';
import { NumberField, type Option, SelectField } from '../../ui/field/field.js';
import { Icon } from '../../ui/icon/icon.js';
import { iconButton } from '../../ui/icon/icon.css.js';
import { Digits } from '../../ui/math/digits.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { Toggle } from '../../ui/toggle/toggle.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { ANY_NUMBER } from '../hints.js';
import { leading, leadText } from '../tool-lead.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import * as css from './unit.css.js';
import { AllUnits } from './all-units.js';
import { Comparison } from './comparison.js';
import { type ConvertTo, DECIMALS, leadOfUnits, RADIANS } from './conversion-lead.js';
import { FURTHER_CATEGORIES, furtherUnitsOf, IN_1024, isFurther } from './further.js';
import { useMoreUnits } from './use-more-units.js';

const CATEGORIES = [
  ...UNIT_CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
  ...FURTHER_CATEGORIES,
];

const LONGEST_LABEL = 32;

/** Hints for units that limit the value or take more than numbers. */
const HINTS: Readonly<Partial<Record<string, string>>> = {
  celsius: 'At least −273.15 (absolute zero)',
  fahrenheit: 'At least −459.67 (absolute zero)',
  kelvin: 'At least 0 (absolute zero)',
  rankine: 'At least 0 (absolute zero)',
  radians: 'A number or a multiple of π, such as π/2 or 2pi/3',
};

const EXACT = 'These units use their exact definitions.';

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
  const id = CATEGORIES.some(({ value }) => value === values.category) ? values.category : 'length';
  const specified = UNIT_CATEGORIES.find((category) => category.id === id);
  const further = isFurther(id, values.from, values.to);
  const { more, failed } = useMoreUnits(further ? `${id} ${values.from} ${values.to}` : undefined);
  const known: CategoryOfUnits['units'] = specified?.units ?? [];
  const units = further ? (more?.unitsOf(id) ?? []) : known;
  const [first, second] = (!specified && more?.firstUnits(id)) || units.map((unit) => unit.id);
  const from = units.find((unit) => unit.id === values.from) ?? units.find((unit) => unit.id === first);
  const to = units.find((unit) => unit.id === values.to) ?? units.find((unit) => unit.id === second);
  const definitions: Definitions = values.exact === '' ? 'specified' : 'exact';
  const input = {
    category: id as UnitCategory,
    value: values.value,
    from: from?.id ?? '',
    definitions,
  } as const;
  const convertTo: ConvertTo = (unit = '', value = values.value, digits = { decimals: DECIMALS }) =>
    further
      ? more?.convertExactly(id, value, input.from, unit, digits)
      : convert({ ...input, ...digits, value, to: unit });
  const result = convertTo(to?.id);
  const shown = result?.ok ? result.value : undefined;
  const lead = shown && leadOfUnits(shown, to?.id, convertTo);
  // Without an exact value, there is only one figure.
  const isAlone = lead?.relation === '≈' && shown?.answer.exact === undefined;
  const source = shown && from && `${shown.value} ${unitAfter(shown.value, from.name)}`;
  const label = source && `${source} ${(lead ?? shown.answer).relation}`;
  const symbol = ` ${to?.symbol ?? ''}`;
  const target = ` ${to?.name ?? ''}`;
  const text = isAlone ? expressionText(lead.value) : shown?.answer.text;
  const answer = text !== undefined && to ? text + target : undefined;
  const ratio = further && from && to ? more?.ratioOf(id, from.id, to.id) : undefined;
  const scale = further ? ratio !== undefined && { ratio } : { category: input.category, definitions };
  const unitField = (name: 'from' | 'to', unit: Unit | undefined) => ({
    ...choiceField(inputs, name),
    value: unit?.id ?? values[name],
    options: specified
      ? [...known.map(optionOf), ...furtherUnitsOf(id)]
      : more
        ? units.map(optionOf)
        : [{ value: values[name], label: failed ? 'Not loaded' : 'Loading…' }],
  });
  return (
    <ToolFrame
      inputs={
        <>
          <SelectField
            label="Category"
            name={inputs.nameOf('category')}
            value={id}
            options={CATEGORIES}
            onChange={(chosen) => {
              const own = UNIT_CATEGORIES.find((category) => category.id === chosen)?.units;
              set({ category: chosen, from: own?.[0]?.id ?? '', to: own?.[1]?.id ?? '' });
            }}
          />
          <NumberField
            label="Value"
            hint={HINTS[input.from] ?? ANY_NUMBER}
            {...numberField(
              inputs,
              'value',
              result && failureOf(result),
              // The engine reads multiples of π itself.
              input.from === RADIANS ? () => parseNumber(0) : parseNumber,
            )}
            domain={input.from === RADIANS ? 'text' : 'signed'}
          />
          <div className={css.units}>
            <SelectField label="From" {...unitField('from', from)} />
            <button
              type="button"
              className={iconButton}
              aria-label="Swap units"
              onClick={() => {
                set({ from: to?.id ?? '', to: input.from });
              }}
            >
              <Icon path="M4 8h15l-4-4M20 16H5l4 4" />
            </button>
            <SelectField label="To" {...unitField('to', to)} />
          </div>
          {!further && (
            <Toggle
              label="Use exact definitions"
              name={inputs.nameOf('exact')}
              hint={
                <Digits>
                  Off: the usual rounded factors, such as 1 mile ≈ 1609.34 m. On: the legal definitions,
                  1609.344 m.
                </Digits>
              }
              checked={values.exact !== ''}
              onChange={(checked) => {
                set({ exact: checked ? '1' : '' });
              }}
            />
          )}
        </>
      }
      result={
        <Result
          label={label}
          answer={isAlone ? leading({ ...lead, relation: '=' }, target) : answer}
          lead={lead && !isAlone && leading({ ...lead, relation: '=' }, symbol)}
          joint={shown?.answer.relation}
          notes={further ? [EXACT] : id === 'data' ? [IN_1024] : []}
          {...(failed && {
            placeholder: 'We couldn’t load these units. Check your connection and try again.',
          })}
        />
      }
      tools={{
        inputs,
        answer:
          source && lead && !isAlone && shown.answer.relation === '≈'
            ? `${source} ${inline(leadText(lead, symbol))}`
            : label && answer && `${label} ${answer}`,
        example: { category: 'length', value: '5', from: 'inches', to: 'centimeters' },
      }}
      solution={
        shown && (
          <>
            <Solution title="How it is converted" steps={shown.steps} />
            <AllUnits units={units} convertTo={convertTo} />
          </>
        )
      }
      picture={
        shown &&
        from &&
        to &&
        scale && (
          <Comparison
            scale={scale}
            from={from}
            to={to}
            convert={(value) => convertTo(to.id, value)}
            conversion={shown}
            shown={
              lead && shown.answer.relation === '≈'
                ? written({ relation: lead.relation, text: inline(expressionText(lead.value)) })
                : written(shown.answer)
            }
            onValue={(value) => {
              set({ value });
            }}
          />
        )
      }
    />
  );
}

/** Returns π ÷ 2 as π/2. */
function inline(text: string): string {
  return text.replace(' ÷ ', '/');
}

/** Returns an option with the specified name of a unit, such as km/h, followed by the long one. */
function optionOf({ id, name, symbol }: Unit): Option {
  const both = `${id} (${name})`;
  if (id !== symbol || id === name) return { value: id, label: name };
  return { value: id, label: both.length > LONGEST_LABEL ? id : both }; // A phone would cut off a longer label.
}
