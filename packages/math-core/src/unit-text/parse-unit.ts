import { ALL_UNITS, type AnyCategory } from '../more-units/units.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { findNamed } from '../unit/find-unit.js';
import type { CategoryOfUnits } from '../unit/unit.js';
import { type NamedUnit, unitsOf } from './aliases.js';

/**
 * Parses the name or symbol of a unit of `ALL_UNITS`: "km", "yards", "°C", "sq ft", "cup". Words may be in any case, singular
 * or plural, British or American; symbols are case-sensitive, so MW isn't mW. Ambiguous names are not guessed: a
 * pint is US or imperial, MB is 1000² or 1024² bytes, and ' means feet or arcminutes. A category may resolve the ambiguity.
 * Errors: `empty`, `unknown-name`, `ambiguous` (text); `unknown-name` (category).
 * @example parseUnit('sq ft') // { category: 'area', unit: 'square feet' }
 * @example parseUnit("'", 'length') // { category: 'length', unit: 'feet' }
 */
export function parseUnit(text: string, category?: AnyCategory): Result<NamedUnit> {
  const isText = typeof text === 'string' && text.length <= MAX_CHARACTERS;
  return isText ? findUnit(text.trim(), category) : unknown(text);
}

/** Does the same as {@link parseUnit} for trimmed text of bounded length. */
export function findUnit(text: string, category?: AnyCategory): Result<NamedUnit> {
  if (category !== undefined) {
    const known = findNamed(ALL_UNITS as readonly CategoryOfUnits[], { category }, 'category');
    if (!known.ok) return known;
  }
  if (text === '') return failure('text', 'empty', 'text must name a unit after each number.');
  for (const spelling of spellingsOf(text)) {
    const units = unitsOf(spelling, category);
    const [first, second] = units;
    if (first && second) {
      const names = units.map((each) => `${each.unit} (${each.category})`).join(' or ');
      return failure('text', 'ambiguous', `text must say which unit ${shown(text)} is: ${names}.`);
    }
    if (first) return success(first);
  }
  return unknown(text);
}

function unknown(text: unknown): Result<NamedUnit> {
  return failure(
    'text',
    'unknown-name',
    `text must name a unit such as km, ft or °C, but has ${shown(text)}.`,
  );
}

/** Returns the spellings under which the index may list a unit. */
function spellingsOf(text: string): readonly string[] {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replaceAll('μ', 'µ')
    .replaceAll('’', "'")
    .replaceAll('”', '"')
    .replaceAll(
      /([a-z])\^?([23])(?![\d^])/g,
      (_, letter: string, power: string) => letter + (power === '2' ? '²' : '³'),
    )
    .replaceAll(/(met|lit)re/gi, '$1er');
  const [, kind = '', rest = ''] = /^(sq|square|cu|cubic)\.? ?(.+)$/i.exec(plain) ?? [];
  const isArea = /^s/i.test(kind);
  return kind === ''
    ? [plain]
    : [plain, `${isArea ? 'square' : 'cubic'} ${rest}`, rest + (isArea ? '²' : '³')];
}
