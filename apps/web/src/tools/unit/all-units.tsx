import { convertToAll, type ConvertToAllInput } from '@mathtools/math-core/unit';
import { FactTable } from '../../ui/table/table.js';
import * as css from './unit.css.js';

/** A value in every unit of its category, folded by default. */
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
          `${answer.relation} ${answer.text}`,
        ])}
      />
    </details>
  );
}
