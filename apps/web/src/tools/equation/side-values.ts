import { expressionFigure } from '@mathtools/math-core/algebra';
import { trimZeros } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import type { PlotValues } from '../../ui/plot/plot.js';
import { placesIn } from '../../ui/plot/snap.js';
import { type Domain, isInside, withValue } from './graph-domain.js';
import { spanOf } from './view-of.js';

/** Returns the value of a side at a place, "= 0.5" or "≈ 0.3333", or says that it has none. */
export function sideAt(side: Expression, unknown: string, place: string, domain?: Domain): string {
  const isOutside = domain && !isInside(domain, Number(place));
  const figure = isOutside ? undefined : expressionFigure(withValue(side, unknown, place), 4);
  if (!figure) return 'has no value';
  const exact = figure.relation === '=' || trimZeros(figure.text) === figure.exact;
  return exact ? `= ${trimZeros(figure.text)}` : `≈ ${figure.text}`;
}

/** Returns values of both sides, or of the only one, as a table. */
export function valuesOf(
  sides: readonly Expression[],
  unknown: string,
  places: readonly number[],
  domain?: Domain,
): PlotValues {
  const rows = placesIn(...spanOf(places)).map((place) => [
    place,
    ...sides.map((side) =>
      sideAt(side, unknown, place, domain).replace('= ', '').replace('has no value', '–'),
    ),
  ]);
  return { head: [unknown, ...(sides.length > 1 ? ['Left side', 'Right side'] : ['Value'])], rows };
}
