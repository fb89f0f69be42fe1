import { type CombinedDuration, combineDurations } from '@mathtools/math-core/time';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';

const PeriodsPicture = lazyPicture(() => import('./periods-picture.js'));

interface PeriodsProps {
  readonly result: CombinedDuration;
  readonly isSubtracted: boolean;
  /** Called with a new second period. */
  readonly onSecond: (second: CombinedDuration) => void;
}

/** The largest number of seconds that is drawn, about 30,000 years. */
const MOST = 1e12;

/** Renders both periods and the result on one time scale. */
export function Periods({ result, isSubtracted, onSecond }: PeriodsProps) {
  const { first = '0', second = '0' } = result.steps[0]?.parameters ?? {};
  const seconds = [first, second, result.totalSeconds].map(Number);
  if (seconds.every((each) => each === 0) || seconds.some((each) => Math.abs(each) > MOST)) return null;
  const name = isSubtracted ? 'Difference' : 'Sum';
  const rows = [
    ['First period', shortText(first), first],
    ['Second period', shortText(second), second],
    [name, shortText(result.totalSeconds), result.totalSeconds],
  ];
  return (
    <Plot
      title="The periods on a time scale"
      description={
        isSubtracted
          ? 'The second period is taken off the end of the first. What is left is the difference.'
          : 'The second period starts where the first ends. Both together are the sum.'
      }
      viewBox={[320, 186]}
      hint="Drag the handle to change the second period."
      values={() => ({ head: ['Period', 'Parts', 'Seconds'], rows })}
    >
      <PeriodsPicture
        labels={rows.map(([title = '', text = '']) => [title, text] as const)}
        first={Number(first)}
        second={Number(second)}
        total={Number(result.totalSeconds)}
        onSecond={(text) => {
          const changed = combineDurations({ operation: 'add', first: { seconds: text }, second: {} });
          if (changed.ok) onSecond(changed.value);
        }}
      />
    </Plot>
  );
}

/** Writes a number of seconds without parts that are 0: 2 h 45 min. */
function shortText(seconds: string): string {
  const period = combineDurations({ operation: 'add', first: { seconds }, second: {} });
  if (!period.ok) return '';
  const parts = period.value.text.split(', ').filter((part) => !/^-?0 /.test(part));
  return parts.join(' ').replace(/ (d|h|min|s)\w+/g, ' $1') || '0 s';
}
