import { parseNumber } from '@mathtools/math-core/rational';
import { type Unit, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { NumberField, type Option, SelectField } from '../../ui/field/field.js';
import { Icon } from '../../ui/icon/icon.js';
import { iconButton } from '../../ui/icon/icon.css.js';
import { Digits } from '../../ui/math/digits.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { Toggle } from '../../ui/toggle/toggle.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { ANY_NUMBER } from '../hints.js';
import { choiceField, failureOf, numberField, type ToolInputs, useToolInputs } from '../tool-inputs.js';
import * as css from './unit.css.js';
import { AllUnits } from './all-units.js';
import { Comparison } from './comparison.js';
import { type ConvertTo, DECIMALS, RADIANS } from './conversion-lead.js';
import { FURTHER_CATEGORIES, furtherUnitsOf, isFurther } from './further.js';
import { furtherMode, specifiedCategory, specifiedMode } from './modes.js';
import { shownOf } from './shown.js';
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

const DEFAULTS = { category: 'length', value: '', from: 'inches', to: 'centimeters', exact: '' };

type Inputs = ToolInputs<keyof typeof DEFAULTS>;

/** Converts the values of the inputs by the mode that they need. */
function useConversion({ values }: Inputs) {
  const id = CATEGORIES.some(({ value }) => value === values.category) ? values.category : 'length';
  const further = isFurther(id, values.from, values.to);
  const { more, failed } = useMoreUnits(further ? `${id} ${values.from} ${values.to}` : undefined);
  const mode = further
    ? furtherMode(id, more)
    : specifiedMode(id, values.exact === '' ? 'specified' : 'exact');
  const unitAt = (unit: string, place: number) =>
    [unit, mode.first[place]].flatMap((each) => mode.units.find((known) => known.id === each) ?? [])[0];
  const [from, to] = [unitAt(values.from, 0), unitAt(values.to, 1)];
  const convertTo: ConvertTo = (unit = '', value = values.value, digits = { decimals: DECIMALS }) =>
    mode.convert(value, from?.id ?? '', unit, digits);
  const result = convertTo(to?.id);
  const found =
    from && to && result?.ok
      ? { from, to, conversion: result.value, ...shownOf(result.value, from, to, convertTo) }
      : undefined;
  return { id, further, failed, mode, from, to, convertTo, result, found };
}

/** The unit converter. */
export function Component() {
  const inputs = useToolInputs('unit', DEFAULTS);
  const { set } = inputs;
  const { id, further, failed, mode, from, to, convertTo, result, found } = useConversion(inputs);
  const scale = found && mode.scaleOf(found.from.id, found.to.id);
  const options = optionsOf(id, mode.units);
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
              const [first, second] = specifiedCategory(chosen)?.units ?? [];
              set({ category: chosen, from: first?.id ?? '', to: second?.id ?? '' });
            }}
          />
          <ValueField inputs={inputs} from={from} result={result} />
          <div className={css.units}>
            <UnitField inputs={inputs} name="from" unit={from} options={options} failed={failed} />
            <button
              type="button"
              className={iconButton}
              aria-label="Swap units"
              onClick={() => {
                set({ from: to?.id ?? '', to: from?.id ?? '' });
              }}
            >
              <Icon path="M4 8h15l-4-4M20 16H5l4 4" />
            </button>
            <UnitField inputs={inputs} name="to" unit={to} options={options} failed={failed} />
          </div>
          {!further && <ExactDefinitions {...inputs} />}
        </>
      }
      result={
        <Result
          label={found?.label}
          answer={found?.answer}
          lead={found?.lead}
          joint={found?.conversion.answer.relation}
          notes={mode.notes}
          {...(failed && {
            placeholder: 'We couldn’t load these units. Check your connection and try again.',
          })}
        />
      }
      tools={{
        inputs,
        answer: found?.copied,
        example: { category: 'length', value: '5', from: 'inches', to: 'centimeters' },
      }}
      solution={
        found && (
          <>
            <Solution title="How it is converted" steps={found.conversion.steps} />
            <AllUnits units={mode.units} convertTo={convertTo} />
          </>
        )
      }
      picture={
        scale && (
          <Comparison
            scale={scale}
            from={found.from}
            to={found.to}
            conversion={found.conversion}
            convert={(value) => convertTo(found.to.id, value)}
            shown={found.drawn}
            onValue={(value) => {
              set({ value });
            }}
          />
        )
      }
    />
  );
}

interface ValueFieldProps {
  readonly inputs: Inputs;
  readonly from: Unit | undefined;
  readonly result: ReturnType<ConvertTo>;
}

function ValueField({ inputs, from, result }: ValueFieldProps) {
  const isAngle = from?.id === RADIANS;
  // The engine reads multiples of π itself.
  const parse = isAngle ? () => parseNumber(0) : parseNumber;
  return (
    <NumberField
      label="Value"
      hint={HINTS[from?.id ?? ''] ?? ANY_NUMBER}
      {...numberField(inputs, 'value', result && failureOf(result), parse)}
      domain={isAngle ? 'text' : 'signed'}
    />
  );
}

interface UnitFieldProps {
  readonly inputs: Inputs;
  readonly name: 'from' | 'to';
  readonly unit: Unit | undefined;
  readonly options: readonly Option[];
  readonly failed: boolean;
}

function UnitField({ inputs, name, unit, options, failed }: UnitFieldProps) {
  const value = unit?.id ?? inputs.values[name];
  const missing = [{ value, label: failed ? 'Not loaded' : 'Loading…' }];
  return (
    <SelectField
      label={name === 'from' ? 'From' : 'To'}
      {...choiceField(inputs, name)}
      value={value}
      options={options.length > 0 ? options : missing}
    />
  );
}

function ExactDefinitions({ values, nameOf, set }: Inputs) {
  return (
    <Toggle
      label="Use exact definitions"
      name={nameOf('exact')}
      hint={
        <Digits>
          Off: the usual rounded factors, such as 1 mile ≈ 1609.34 m. On: the legal definitions, 1609.344 m.
        </Digits>
      }
      checked={values.exact !== ''}
      onChange={(checked) => {
        set({ exact: checked ? '1' : '' });
      }}
    />
  );
}

/** Returns the options for the units of a category, of which only the specified ones may be loaded. */
function optionsOf(category: string, loaded: readonly Unit[]): readonly Option[] {
  const known = specifiedCategory(category)?.units;
  return known ? [...known.map(optionOf), ...furtherUnitsOf(category)] : loaded.map(optionOf);
}

/** Returns an option with the specified name of a unit, such as km/h, followed by the long one. */
function optionOf({ id, name, symbol }: Unit): Option {
  const both = `${id} (${name})`;
  if (id !== symbol || id === name) return { value: id, label: name };
  return { value: id, label: both.length > LONGEST_LABEL ? id : both }; // A phone would cut off a longer label.
}
