import { convert } from '@mathtools/math-core/more-units';
import { type CategoryOfUnits, type Definitions, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { unitAfter } from '@mathtools/math-core/unit-text';

/** The inputs of a conversion. */
interface Conversion {
  readonly category: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;

/** Returns the inputs of the converter for an answer by exact definitions. Its own factors are rounded for some units. */
export function exactInputs(inputs: Conversion): Readonly<Record<string, string>> {
  return { ...inputs, ...(roundedUnits(inputs).length > 0 && { exact: '1' }) };
}

/** Says what the answer is by the converter's rounded factor, if that is another figure. */
export function roundedNotes(inputs: Conversion): readonly string[] {
  const rounded = roundedUnits(inputs);
  const figures = (['exact', 'specified'] as const).map((definitions) => figureBy(inputs, definitions));
  const [exact, usual] = figures;
  if (rounded.length === 0 || usual === undefined || exact === usual) return [];
  const units = categories.find(({ id }) => id === inputs.category)?.units ?? [];
  const [base, target] = [
    units.find(({ factor }) => factor === '1'),
    units.find(({ id }) => id === inputs.to),
  ];
  const factors = rounded.map(
    ({ name, factor }) => `1 ${unitAfter('1', name)} ≈ ${factor} ${base?.name ?? ''}`,
  );
  return [
    `With the unit converter’s usual factor, which is rounded (${factors.join(', ')}), it’s about ${usual} ${target?.name ?? ''}.`,
  ];
}

/** Returns the units of a conversion whose usual factors are rounded and change the value. */
function roundedUnits({ category, value, from, to }: Conversion): CategoryOfUnits['units'] {
  const result = convert({ category, value, from, to, definitions: 'specified' });
  const units = categories.find(({ id }) => id === category)?.units ?? [];
  return result.ok && result.value.answer.exact === undefined
    ? units.filter(({ id, exactFactor }) => exactFactor !== undefined && (id === from || id === to))
    : [];
}

/** Returns the figure to 4 decimals, or to 4 significant digits if those are fewer. */
function figureBy(inputs: Conversion, definitions: Definitions): string | undefined {
  const result = convert({ ...inputs, definitions, decimals: 4 });
  if (!result.ok || Math.abs(result.value.answer.number) >= 0.1)
    return result.ok ? result.value.answer.text : undefined;
  const longer = convert({ ...inputs, definitions, significant: 4 });
  return longer.ok ? longer.value.answer.text : undefined;
}
