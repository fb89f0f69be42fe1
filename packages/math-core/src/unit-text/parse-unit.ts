import { ALL_UNITS, type AnyCategory } from '../more-units/units.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { failure, type Result, success } from '../result/result.js';
import { EVERY_UNIT } from '../more-units/words.js';
import { ambiguousUnit, findNamed, unknownName, unknownUnit } from '../unit/find-unit.js';
import type { CategoryOfUnits } from '../unit/unit.js';
import type { NamedUnit } from './named-unit.js';

/**
 * Parses the name or symbol of a unit of `ALL_UNITS`: "km", "yards", "°C", "sq ft", "cup". Words may be in any case, singular
 * or plural, British or American; symbols are case-sensitive, so MW isn't mW. Ambiguous names are not guessed: a
 * pint is US or imperial, MB is 1000² or 1024² bytes, and ' means feet or arcminutes. With a category, a pint is a US pint.
 * Errors: `empty`, `unknown-name`, `ambiguous` (text); `unknown-name` (category).
 * @example parseUnit('sq ft') // { category: 'area', unit: 'square feet' }
 * @example parseUnit("'", 'length') // { category: 'length', unit: 'feet' }
 */
export function parseUnit(text: string, category?: AnyCategory): Result<NamedUnit> {
  const isText = typeof text === 'string' && text.length <= MAX_CHARACTERS;
  return isText ? findUnit(text.trim(), category) : unknownUnit('text', text);
}

/** Does the same as {@link parseUnit} for trimmed text of bounded length. */
export function findUnit(text: string, category?: AnyCategory): Result<NamedUnit> {
  const known =
    category === undefined
      ? undefined
      : findNamed(ALL_UNITS as readonly CategoryOfUnits[], { category }, 'category');
  if (known?.ok === false) return known;
  if (text === '') return failure('text', 'empty', 'text must name a unit after each number.');
  const units = EVERY_UNIT.find(text, category) as readonly NamedUnit[];
  const [only] = units;
  if (known && !only && EVERY_UNIT.find(text).length > 0)
    return unknownName(known.value.units, text, 'text', ' It measures another quantity.');
  return ambiguousUnit('text', text, units) ?? (only ? success(only) : unknownUnit('text', text));
}
