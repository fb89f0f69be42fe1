import type { Figure } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import type { Conversion, Unit } from '@mathtools/math-core/unit';
import { leadOf, leadText } from '../tool-lead.js';
import { FactTable } from '../../ui/table/table.js';
import * as css from './unit.css.js';

/** Returns the text next to a figure whose 4 decimals aren't informative. */
function besideText(answer: Figure): string {
  const saysLittle = answer.relation === '≈' && Math.abs(answer.number) < 0.01;
  const lead = saysLittle ? leadOf(answer, 4) : undefined;
  return lead ? ` (${leadText(lead)})` : '';
}

interface AllUnitsProps {
  readonly units: readonly Unit[];
  readonly convertTo: (unit: string) => Result<Conversion> | undefined;
}

/** Renders a value in every unit of its category, collapsed by default. */
export function AllUnits({ units, convertTo }: AllUnitsProps) {
  const rows = units.flatMap(({ id, name, symbol }) => {
    const other = convertTo(id);
    if (!other?.ok) return [];
    const { answer } = other.value;
    const label = name === symbol ? name : `${name} (${symbol})`;
    return [[label, `${answer.relation} ${answer.text}${besideText(answer)}`]];
  });
  return (
    <details>
      <summary className={css.summary}>All units at once</summary>
      <FactTable caption="The value in every unit" head={['Unit', 'Value']} rows={rows} />
    </details>
  );
}
