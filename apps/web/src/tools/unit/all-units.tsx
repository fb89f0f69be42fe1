import type { Unit } from '@mathtools/math-core/unit';
import { leadText } from '../tool-lead.js';
import { cellOf, type ConvertTo } from './conversion-lead.js';
import { FactTable } from '../../ui/table/table.js';
import * as css from './unit.css.js';

interface AllUnitsProps {
  readonly units: readonly Unit[];
  readonly convertTo: ConvertTo;
}

/** Renders a value in every unit of its category, collapsed by default. */
export function AllUnits({ units, convertTo }: AllUnitsProps) {
  const rows = units.flatMap(({ id, name, symbol }) => {
    const other = convertTo(id);
    if (!other?.ok) return [];
    const label = name === symbol ? name : `${name} (${symbol})`;
    return [[label, leadText(cellOf(other.value, id, convertTo))]];
  });
  return (
    <details>
      <summary className={css.summary}>All units at once</summary>
      <FactTable caption="The value in every unit" head={['Unit', 'Value']} rows={rows} />
    </details>
  );
}
