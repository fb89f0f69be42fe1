import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import type { PlotValues } from '../../ui/plot/plot.js';
import { written } from '../../ui/result/written.js';
import { placesIn } from '../../ui/plot/snap.js';

/** Returns points of a logarithm's curve as a table. */
export function valuesOf(base: string, to: number): PlotValues {
  const rows = placesIn(0, to).flatMap((value) => {
    const result = evaluateLogarithm({ base, value });
    return result.ok ? [[value, written(result.value.answer)]] : [];
  });
  return { head: ['x', 'Height'], rows };
}
