import { type Figure } from '@mathtools/math-core/rational';
import { type Statistics, statistics } from '@mathtools/math-core/statistics';
import { NumberField } from '../../ui/field/field.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { numberField, useToolInputs } from '../tool-inputs.js';

/** Statistics of a list of numbers. */
export function Component() {
  const inputs = useToolInputs('statistics', { values: '' });
  const result = statistics(inputs.values);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <NumberField
          label="Numbers"
          hint="Up to 1,000, separated by commas, spaces or semicolons"
          {...numberField(inputs, 'values')}
          inputMode="text"
          invalid={!result.ok}
        />
      }
      result={
        <Result
          label="Mean"
          answer={shown && written(shown.mean)}
          placeholder="Enter some numbers."
          notes={
            shown?.quartiles
              ? ['The quartiles are the medians of the lower and the upper half, without the middle number.']
              : []
          }
          details={shown && detailsOf(shown)}
        />
      }
      solution={shown && <Solution steps={shown.steps} />}
      tools={{ inputs, answer: shown && written(shown.mean), example: { values: '2 4 4 4 5 5 7 9' } }}
    />
  );
}

function detailsOf(shown: Statistics): readonly (readonly [string, string])[] {
  const { quartiles, population, sample } = shown;
  return [
    ['Count', String(shown.count)],
    ['Sum', written(shown.sum)],
    ['Median', written(shown.median)],
    [shown.modes.length > 1 ? 'Modes' : 'Mode', shown.modes.map(({ text }) => text).join(', ') || 'none'],
    ['Smallest', written(shown.minimum)],
    ['Largest', written(shown.maximum)],
    ['Range', written(shown.range)],
    ...(quartiles
      ? ([
          ['Lower quartile', written(quartiles.lower)],
          ['Upper quartile', written(quartiles.upper)],
        ] as const)
      : []),
    ['Variance (population)', written(population.variance)],
    ['Standard deviation (population)', written(population.deviation)],
    ...(sample
      ? ([
          ['Variance (sample)', written(sample.variance)],
          ['Standard deviation (sample)', written(sample.deviation)],
        ] as const)
      : []),
  ];
}

function written({ relation, text }: Figure): string {
  return relation === '≈' ? `≈ ${text}` : text;
}
