import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { combineDurations, type CombinedDuration, type DurationInput } from '@mathtools/math-core/time';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';

const Picture = lazyPicture(() => import('./periods-picture.js'));

interface PeriodsProps {
  readonly first: DurationInput;
  readonly second: DurationInput;
  readonly total: CombinedDuration;
  /** The name of the total. */
  readonly name: 'Sum' | 'Difference';
}

/** Draws two periods and their sum or difference on one scale. Renders nothing if they are too long. */
export function Periods({ first, second, total, name }: PeriodsProps) {
  const [a, b] = [first, second].map((period) =>
    combineDurations({ operation: 'add', first: period, second: {} }),
  );
  if (!a?.ok || !b?.ok) return null;
  const [start, end] = [secondsOf(a.value), secondsOf(total)];
  if (start === undefined || end === undefined || (start === 0 && end === 0)) return null;
  const rows = [
    ['First period', inShort(a.value)],
    ['Second period', inShort(b.value)],
    [name, inShort(total)],
  ] as const;
  return (
    <Plot
      title="Both periods on one scale"
      description={
        name === 'Sum'
          ? 'The second period begins where the first one ends.'
          : 'The second period is taken away from the end of the first one.'
      }
      viewBox={[320, 140]}
      values={() => ({ head: ['Period', 'Length'], rows })}
    >
      <Picture
        bars={[
          { label: rows[0].join(': '), from: 0, to: start },
          { label: rows[1].join(': '), from: start, to: end },
          { label: rows[2].join(': '), from: 0, to: end },
        ]}
      />
    </Plot>
  );
}

/** Returns the length in seconds, or undefined if it is too long to draw. */
function secondsOf({ totalSeconds }: CombinedDuration): number | undefined {
  const read = parseNumber(totalSeconds);
  const seconds = read.ok ? toNumber(read.value) : undefined;
  return seconds !== undefined && seconds >= -1e15 && seconds <= 1e15 ? seconds : undefined;
}

/** Returns a period in words, without the parts that are 0. */
function inShort({ text }: CombinedDuration): string {
  const parts = text.split(', ').filter((part) => !/^-?0 /.test(part));
  return parts.length > 0 ? parts.join(', ').replace('-', '−') : '0 seconds';
}
