import { parseList } from '@mathtools/math-core/list';
import { exactText, toNumber } from '@mathtools/math-core/rational';
import type { Statistics } from '@mathtools/math-core/statistics';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { about, written } from '../../ui/result/written.js';
import type { Heap } from './spread-picture.js';

const SpreadPicture = lazyPicture(() => import('./spread-picture.js'));

/** Draws the numbers of the list as dots above the box of the quartiles. Renders nothing if they are too large to draw. */
export function Picture({
  values,
  shown,
}: {
  readonly values: readonly string[];
  readonly shown: Statistics;
}) {
  const heaps = heapsOf(values);
  const { minimum, maximum, mean, median, quartiles } = shown;
  const size = maximum.number - minimum.number;
  if (heaps.length < 2 || !Number.isFinite(size) || heaps.some(({ text }) => text.length > 20)) return null;
  const box = quartiles
    ? ` The box contains the middle half, from ${about(written(quartiles.lower))} to ${about(written(quartiles.upper))}.`
    : '';
  return (
    <Plot
      title="How the numbers are spread"
      description={`The numbers go from ${about(written(minimum))} to ${about(written(maximum))}. The median is ${about(written(median))}; the triangle marks the mean, ${about(written(mean))}.${box}`}
      viewBox={[320, 172]}
      hint="Point at a dot to read the number."
      values={() => ({
        head: ['Number', 'Count'],
        rows: heaps.map(({ text, count }) => [text, String(count)]),
      })}
    >
      <SpreadPicture heaps={heaps} shown={shown} />
    </Plot>
  );
}

function heapsOf(values: readonly string[]): readonly Heap[] {
  const read = parseList(values);
  const counts = new Map<string, Heap>();
  for (const value of read.ok ? read.value : []) {
    const text = exactText(value);
    counts.set(text, { number: toNumber(value), text, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => one.number - other.number);
}
