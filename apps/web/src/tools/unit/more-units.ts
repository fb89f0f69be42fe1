import { ALL_UNITS, convert } from '@mathtools/math-core/more-units';
import type { NumericInput } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import type { CategoryOfUnits, Conversion, ConvertOptions } from '@mathtools/math-core/unit';

/** The units that a newly chosen category starts with, if they aren't the first two. */
const FIRST = new Map<string, readonly [from: string, to: string]>([
  ['area', ['square meters', 'square feet']],
  ['pressure', ['bars', 'psi']],
  ['energy', ['kilocalories', 'kilojoules']],
  ['power', ['kilowatts', 'horsepower']],
  ['force', ['newtons', 'lbf']],
  ['angle', ['degrees', 'radians']],
  ['frequency', ['hertz', 'rpm']],
  ['data size', ['megabytes', 'mebibytes']],
  ['fuel use', ['US mpg', 'L/100 km']],
]);

/** Returns all units of a category, the specified ones first. */
export function unitsOf(category: string): CategoryOfUnits['units'] {
  const categories: readonly CategoryOfUnits[] = ALL_UNITS;
  return categories.find(({ id }) => id === category)?.units ?? [];
}

/** Returns the units that a category starts with. */
export function firstUnits(category: string): readonly [from: string, to: string] {
  const [from, to] = unitsOf(category);
  return FIRST.get(category) ?? [from?.id ?? '', to?.id ?? ''];
}

/** Converts by the exact definitions. */
export function convertExactly(
  category: string,
  value: NumericInput,
  from: string,
  to: string,
  digits: Pick<ConvertOptions, 'decimals' | 'significant'> = { decimals: 4 },
): Result<Conversion> {
  return convert({ category, value, from, to, ...digits });
}

/** Returns how many units `to` one unit `from` is. Returns undefined if the units aren't multiples of each other. */
export function ratioOf(category: string, from: string, to: string): number | undefined {
  const isReciprocal = (from === 'L/100 km') !== (to === 'L/100 km');
  const one =
    category === 'temperature' || isReciprocal ? undefined : convert({ category, value: 1, from, to });
  return one?.ok ? one.value.answer.number : undefined;
}
