import { convert } from '@mathtools/math-core/unit';
import type { PlotValues } from '../../ui/plot/plot.js';
import { placesIn } from '../../ui/plot/snap.js';
import type { ComparisonProps } from './comparison.js';

/** The values around one in both units. */
export function valuesOf({ category, definitions, from, to }: ComparisonProps, value: number): PlotValues {
  const rows = placesIn(Math.min(0, 2 * value), Math.max(0, 2 * value) || 1).flatMap((place) => {
    const other = convert({ category, value: place, from: from.id, to: to.id, definitions } as never);
    return other.ok ? [[place, other.value.answer.text]] : [];
  });
  return { head: [from.name, to.name], rows };
}
