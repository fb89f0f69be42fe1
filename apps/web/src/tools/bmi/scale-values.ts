import { bmi, type BmiInput } from '@mathtools/math-core/bmi';
import type { PlotValues } from '../../ui/plot/plot.js';
import { written } from '../../ui/result/written.js';
import { placesIn } from '../../ui/plot/snap.js';

/** Returns a table of other weights at the same height, with indices from 15 to 35. */
export function valuesOf(input: BmiInput, unit: string, perIndex: number): PlotValues {
  const rows = placesIn(15 * perIndex, 35 * perIndex).flatMap((weight) => {
    const other = bmi({ ...input, weight });
    return other.ok ? [[weight, written(other.value.bmi), other.value.category]] : [];
  });
  return { head: [`Weight in ${unit}`, 'Index', 'Category'], rows };
}
