import { parseNumber } from '../rational/parse.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { findNamed } from './find-unit.js';
import { type Route, type ScaledUnit, scaledUnit, SETS } from './route.js';
import { toBase } from './scale.js';
import type { CategoryOfUnits } from './unit.js';

/** The fields of a conversion. Untyped callers may pass anything. */
export interface ConversionFields {
  readonly category: unknown;
  readonly value: unknown;
  readonly from: unknown;
  readonly to: unknown;
  readonly definitions?: unknown;
}

/**
 * Finds the category, the units and the definitions of an input by name, and parses its value.
 * Errors: `unknown-name` (category, from, definitions, to); `not-a-number`, `too-large`, `division-by-zero` (value);
 * `out-of-range` for a temperature below absolute zero.
 */
export function prepare(categories: readonly CategoryOfUnits[], input: ConversionFields): Result<Route> {
  const fields = fieldsOf(input);
  const category = findNamed(categories, fields, 'category');
  if (!category.ok) return category;
  const { base, units } = category.value;
  const from = findNamed(units, fields, 'from');
  if (!from.ok) return from;
  const { definitions = 'exact' } = fields;
  const set = findNamed(SETS, { definitions }, 'definitions');
  if (!set.ok) return set;
  const to = findNamed(units, fields, 'to');
  if (!to.ok) return to;
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
  });
}
