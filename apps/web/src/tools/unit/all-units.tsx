import { convertToAll, type ConvertToAllInput } from '@mathtools/math-core/unit';
import type { Figure } from '@mathtools/math-core/rational';
import { leadOf, leadText } from '../tool-lead.js';
import { FactTable } from '../../ui/table/table.js';
import * as css from './unit.css.js';

/** Returns the text beside a figure whose 4 decimals say little. */
function besideText(answer: Figure): string {
  const saysLittle = answer.relation === '≈' && Math.abs(answer.number) < 0.01;
  const lead = saysLittle ? leadOf(answer, 4) : undefined;
  return lead ? ` (${leadText(lead)})` : '';
}

/** Renders a value in every unit of its category, collapsed by default. */
export function AllUnits(input: ConvertToAllInput) {
  const all = convertToAll(input);
  if (!all.ok) return null;
  return (
    <details>
      <summary className={css.summary}>All units at once</summary>
      <FactTable
        caption="The value in every unit"
        head={['Unit', 'Value']}
        rows={all.value.map(({ name, symbol, answer }) => [
          name === symbol ? name : `${name} (${symbol})`,
          `${answer.relation} ${answer.text}${besideText(answer)}`,
        ])}
      />
    </details>
  );
}
