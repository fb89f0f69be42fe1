import { convert, type Definitions, type UnitCategory } from '@mathtools/math-core/unit';
import type { PlotValues } from '../../ui/plot/plot.js';
import { placesIn } from '../../ui/plot/snap.js';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
}

/** Two units of a category. */
export interface Compared {
  readonly category: UnitCategory;
  readonly definitions: Definitions;
  readonly from: Named;
  readonly to: Named;
}

/** Returns a table of nearby values in both units. */
export function valuesOf({ category, definitions, from, to }: Compared, value: number): PlotValues {
  const rows = placesIn(Math.min(0, 2 * value), Math.max(0, 2 * value) || 1).flatMap((place) => {
    const other = convert({ category, value: place, from: from.id, to: to.id, definitions } as never);
    return other.ok ? [[place, other.value.answer.text]] : [];
  });
  return { head: [from.name, to.name], rows };
}
