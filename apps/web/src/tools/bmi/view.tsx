import { type Bmi, bmi } from '@mathtools/math-core/bmi';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { fieldset, legend, narrowRow } from '../../ui/field/field.css.js';
import { NumberField } from '../../ui/field/field.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { together } from '../../ui/result/result.css.js';
import { written } from '../../ui/result/written.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Calculator } from '../calculator.js';
import { choiceField, useToolInputs } from '../tool-inputs.js';

const WEIGHT = { metric: 'kg', imperial: 'lb' };
const EXAMPLE = { system: 'metric', weight: '70', height: '175', feet: '' };

const ScalePicture = lazyPicture(() => import('./scale-picture.js'));

/** Renders the body mass index calculator. */
export function Component() {
  const inputs = useToolInputs('bmi', { system: 'metric', weight: '', height: '', feet: '' });
  const system = inputs.values.system === 'imperial' ? 'imperial' : 'metric';
  const unit = WEIGHT[system];
  const input = { system, weight: inputs.values.weight, ...heightOf(system, inputs.values) } as const;
  return (
    <Calculator
      inputs={inputs}
      result={bmi(input)}
      fields={(bind) => (
        <>
          <Segmented
            legend="Units"
            {...choiceField(inputs, 'system')}
            value={system}
            options={[
              { value: 'metric', label: 'Metric' },
              { value: 'imperial', label: 'Imperial' },
            ]}
          />
          <NumberField label="Weight" unit={unit} hint="More than 0" {...bind('weight')} />
          {system === 'metric' ? (
            <NumberField label="Height" unit="cm" hint="More than 0" {...bind('height')} />
          ) : (
            <fieldset className={fieldset}>
              <legend className={legend}>Height</legend>
              <div className={narrowRow}>
                <NumberField label="Feet" unit="ft" hint="0 or more" {...bind('feet')} />
                <NumberField label="Inches" unit="in" hint="More than 0 in total" {...bind('height')} />
              </div>
            </fieldset>
          )}
        </>
      )}
      label="Body mass index"
      answer={({ bmi: index, category }) => `${written(index)} · ${category}`}
      typeset={({ bmi: index, category }) => (
        <span key={index.text + category}>
          {`${written(index)} · `}
          <span className={together}>{category}</span>
        </span>
      )}
      details={(shown) => {
        const range = healthyRange(shown);
        return range === undefined ? [] : [['Healthy weight at this height', `${range} ${unit}`]];
      }}
      notes={({ roundsAcross, bmi: { text } }) => [
        roundsAcross ? `The category is based on the exact value, which is just below ${text}.` : undefined,
      ]}
      picture={(shown) => {
        const range = healthyRange(shown);
        return (
          range !== undefined && (
            <Plot
              title="Your BMI on the scale"
              description={`Underweight is below 18.5, normal weight is below 25, and overweight is below 30. At this height, ${range} ${unit} is a normal weight.`}
              viewBox={[320, 128]}
              hint="Drag the handle to try another weight."
              values={async () => {
                const { valuesOf } = await import('./scale-values.js');
                return valuesOf(input, unit, numberOf(inputs.values.weight) / shown.bmi.number);
              }}
            >
              <ScalePicture
                result={shown}
                unit={unit}
                weight={numberOf(inputs.values.weight)}
                onWeight={(weight) => {
                  inputs.set({ weight });
                }}
              />
            </Plot>
          )
        );
      }}
      example={EXAMPLE}
      asked={`${EXAMPLE.weight} kg, ${EXAMPLE.height} cm`}
    />
  );
}

const numberOf = (text: string): number => {
  const read = parseNumber(text);
  return read.ok ? toNumber(read.value) : 0;
};

type Heights = Readonly<Record<'height' | 'feet', string>>;

/** Returns the height inputs. Feet apply only to imperial heights, and one of the two fields may be blank. */
function heightOf(
  system: 'metric' | 'imperial',
  { height, feet }: Heights,
): Partial<Heights> & { height: string } {
  if (system === 'metric' || feet.trim() === '') return { height };
  return { feet, height: height.trim() === '' ? '0' : height };
}

/**
 * Returns the range of normal weights. Returns undefined if it contains no weight with one decimal, at
 * heights of a few centimeters.
 */
function healthyRange({ healthyWeight: { low, high } }: Bmi): string | undefined {
  return low.number > high.number ? undefined : `${low.text} to ${high.text}`;
}
