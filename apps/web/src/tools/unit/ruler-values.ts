import type { Result } from '@mathtools/math-core/result';
import type { Conversion } from '@mathtools/math-core/unit';
import type { PlotValues } from '../../ui/plot/plot.js';
import { written } from '../../ui/result/written.js';
import { placesIn } from '../../ui/plot/snap.js';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
}

/** Two units of a category. */
export interface Compared {
  readonly from: Named;
  readonly to: Named;
  /** Converts a value from one unit to the other. */
  readonly convert: (value: string) => Result<Conversion> | undefined;
}

/** Returns a table of nearby values in both units. */
export function valuesOf({ from, to, convert }: Compared, value: number): PlotValues {
  const rows = placesIn(Math.min(0, 2 * value), Math.max(0, 2 * value) || 1).flatMap((place) => {
    const other = convert(place);
    return other?.ok ? [[place, written(other.value.answer)]] : [];
  });
  return { head: [from.name, to.name], rows };
}
