import { type Digits, refuseDigits } from '../rational/digits.js';
import { parseNumber } from '../rational/parse.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { ambiguousUnit, findNamed, findUnit, misspelled } from './find-unit.js';
import type { FoundUnit, KnownUnits } from './lookup.js';
import { type Route, type ScaledUnit, scaledUnit, SETS } from './route.js';
import { toBase } from './scale.js';

/** The fields of a conversion. Untyped callers may pass anything. */
export interface ConversionFields extends Digits {
  readonly category: unknown;
  readonly value: unknown;
  readonly from: unknown;
  readonly to: unknown;
  readonly definitions?: unknown;
}

/**
 * Finds the category, the units and the definitions of an input by name, and parses its value.
 * Errors: `unknown-name` (category, from, definitions, to); `ambiguous` (category, from); `not-a-number`, `too-large`,
 * `division-by-zero` (value); `out-of-range` for a temperature below absolute zero, and for decimals and significant.
 */
export function prepare(known: KnownUnits, input: ConversionFields): Result<Route> {
  const fields = withoutQuantity(fieldsOf(input));
  const named = withCategory(known, fields);
  if (!named.ok) return named;
  const category = findNamed(known.categories, named.value, 'category');
  if (!category.ok) return category;
  const { base, units } = category.value;
  const from = findUnit(known, category.value, fields, 'from');
  if (!from.ok) return from;
  const { definitions = 'exact', decimals, significant, unit = from.value.id } = fields;
  const own = findUnit(known, category.value, { from: unit }, 'from');
  if (!own.ok || own.value !== from.value)
    return failure('from', 'ambiguous', 'from must be left out, because value has a unit.');
  const set = findNamed(SETS, { definitions }, 'definitions');
  if (!set.ok) return set;
  const to = findUnit(known, category.value, fields, 'to');
  if (!to.ok) return to;
  const refused = refuseDigits(fields);
  if (refused) return refused;
  const value = parseNumber(fields.value as Rational, 'value');
  if (!value.ok) return value;
  const scale = (unit = from.value): ScaledUnit => scaledUnit(unit, set.value.id);
  const inBase = toBase(scale(), value.value);
  if (base === 'celsius' && inBase.numerator * 100n < inBase.denominator * -27_315n)
    return failure('value', 'out-of-range', 'value is below absolute zero.');
  return success({
    value: value.value,
    inBase,
    from: scale(),
    base: scale(units.find(({ id }) => id === base)),
    to: scale(to.value),
    digits: { decimals, significant },
  });
}

/** Returns the failure for an unknown field of a conversion, or of its value with a unit. */
export function unknownInConversion(input: object, names: string): Failure | undefined {
  const fields = fieldsOf(input) as Partial<ConversionFields>;
  const value = Object(fields.value) as object;
  const hasUnit = 'unit' in value || 'value' in value;
  return unknownField(fields, names) ?? (hasUnit ? unknownInQuantity(value, 'value') : undefined);
}

/** Returns the failure for an unknown field of a value with its unit. The result of `parseQuantity` also has a text. */
export function unknownInQuantity(quantity: object, field: string): Failure | undefined {
  return unknownField(quantity, 'value unit category text', `${field}.`);
}

/** Takes the unit and the category from a value that has them, such as the result of `parseQuantity`. */
export function withoutQuantity(fields: ConversionFields): ConversionFields & { readonly unit?: string } {
  const { unit, category, value } = Object(fields.value) as Record<string, unknown>;
  if (typeof unit !== 'string') return fields;
  const { from = unit } = fields;
  return { ...fields, category: fields.category ?? category, from, value, unit };
}

/** Adds the category if only the units are given. */
function withCategory(
  { find, categories: known }: KnownUnits,
  fields: ConversionFields,
): Result<{ readonly category: unknown }> {
  const { category, from, to } = fields;
  if (category !== undefined || typeof from !== 'string' || typeof to !== 'string') return success(fields);
  const [sources, targets] = [find(from), find(to)];
  const categories = new Set(sources.map((unit) => unit.category));
  const [first] = categories;
  if (first === undefined)
    return misspelled(
      known.flatMap((each) => each.units),
      from,
      'from',
    );
  const [only = first, ...others] = [...categories].filter((id) =>
    targets.some((unit) => unit.category === id),
  );
  if (others.length > 0)
    return failure('category', 'ambiguous', `category must be one of ${[only, ...others].join(', ')}.`);
  const inCategory = (units: readonly FoundUnit[]): readonly FoundUnit[] =>
    units.filter((unit) => unit.category === only);
  return (
    ambiguousUnit('from', from, inCategory(sources)) ??
    ambiguousUnit('to', to, inCategory(targets)) ??
    success({ category: only })
  );
}
