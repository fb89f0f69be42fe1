import { readList } from '@mathtools/math-core/list';
import { type Figure } from '@mathtools/math-core/rational';
import { type Statistics, statistics } from '@mathtools/math-core/statistics';
import { Button } from '../../ui/button/button.js';
import { NumberField } from '../../ui/field/field.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Result } from '../../ui/result/result.js';
import { shortExact } from '../../ui/result/exact.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { leading, leadOf } from '../tool-lead.js';
import { numberField, useToolInputs } from '../tool-inputs.js';

const Spread = lazyPicture(() => import('./spread.js'));

const EXAMPLE = { values: '2 4 4 4 5 5 7 9' };

/** The statistics calculator. */
export function Component() {
  const inputs = useToolInputs('statistics', { values: '' });
  const { numbers, unreadable, grouped, readings } = readList(inputs.values.values);
  const result = statistics({ values: numbers });
  const shown = result.ok ? result.value : undefined;
  const lead = shown && leadOf(shown.mean, 4);
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField
            label="Numbers"
            hint={
              unreadable.length > 0
                ? leftOut(unreadable)
                : 'Up to 1,000, separated by commas, spaces or semicolons'
            }
            {...numberField(inputs, 'values')}
            domain="text"
            invalid={!result.ok || unreadable.length > 0}
          />
          <ReadAs
            typed={inputs.values.values}
            numbers={numbers}
            others={readings ?? (grouped === undefined ? [] : [[grouped]])}
            onChange={(values) => {
              inputs.set({ values });
            }}
          />
        </>
      }
      result={<Result label="Mean" answer={shown && written(shown.mean)} lead={leading(lead)} />}
      details={shown && detailsOf(shown)}
      remarks={
        shown?.quartiles
          ? ['The quartiles are the medians of the lower and upper halves, not counting the middle number.']
          : []
      }
      picture={shown && <Spread values={numbers} shown={shown} />}
      solution={shown && <Solution steps={shown.steps} />}
      tools={{ inputs, answer: shown && written(shown.mean), example: EXAMPLE, asked: EXAMPLE.values }}
    />
  );
}

function detailsOf(shown: Statistics): readonly (readonly [string, string])[] {
  const { quartiles, population, sample } = shown;
  return [
    ['Count', String(shown.count)],
    ['Sum', exactly(shown.sum)],
    ['Median', exactly(shown.median)],
    [shown.modes.length > 1 ? 'Modes' : 'Mode', shown.modes.map(exactly).join(', ') || 'none'],
    ['Smallest', exactly(shown.minimum)],
    ['Largest', exactly(shown.maximum)],
    ['Range', exactly(shown.range)],
    ...(quartiles
      ? ([
          ['Lower quartile', exactly(quartiles.lower)],
          ['Upper quartile', exactly(quartiles.upper)],
        ] as const)
      : []),
    ['Variance (population)', exactly(population.variance)],
    ['Standard deviation (population)', exactly(population.standardDeviation)],
    ...(sample
      ? ([
          ['Variance (sample)', exactly(sample.variance)],
          ['Standard deviation (sample)', exactly(sample.standardDeviation)],
        ] as const)
      : []),
  ];
}

interface ReadAsProps {
  readonly typed: string;
  readonly numbers: readonly string[];
  /** The other readings, or all of them if the numbers could be read in two ways. */
  readonly others: readonly (readonly string[])[];
  readonly onChange: (values: string) => void;
}

/** Shows how the commas of a list were read, unless it is obvious, and offers the other reading. */
function ReadAs({ typed, numbers, others, onChange }: ReadAsProps) {
  const hasDecimalComma = numbers.some((number) => number.includes('.') && !typed.includes(number));
  if (others.length === 0 && !hasDecimalComma) return null;
  return (
    <p>
      <span>{numbers.length === 0 ? COMMAS : `Read as ${listed(numbers)}`}</span>{' '}
      {others.map((reading) => (
        <Button
          key={reading.join('; ')}
          kind="quiet"
          onClick={() => {
            onChange(reading.join('; '));
          }}
        >
          {`Read it as ${listed(reading).replace(/\.$/, '')}`}
        </Button>
      ))}
    </p>
  );
}
const COMMAS = 'The commas could separate numbers, or be part of them.';

/** Lists at most six numbers. */
const listed = (numbers: readonly string[]): string =>
  `${numbers.slice(0, 6).join('; ')}${numbers.length > 6 ? '; …' : '.'}`;

/** Names the entries of a list that aren't numbers, at most three of them. */
function leftOut(entries: readonly string[]): string {
  const named = entries
    .slice(0, 3)
    .map((entry) => `“${entry.length > 20 ? `${entry.slice(0, 20)}…` : entry}”`);
  if (entries.length === 1) return `${named.join('')} isn’t a number, so it doesn’t count.`;
  const more = entries.length - named.length;
  const list = named.join(', ');
  const all = more > 0 ? `${list} and ${more} more` : list.replace(/, (?=“[^“]*$)/, ' and ');
  return `${all} aren’t numbers, so they don’t count.`;
}

/** Formats a figure below the answer, with a short fraction first: "11/3 ≈ 3.6667". */
function exactly(figure: Figure): string {
  return [shortExact(figure), written(figure)].filter(Boolean).join(' ');
}
