import { exactText } from '../rational/format.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, divide, multiply, negate, type Rational, sign } from '../rational/rational.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { ALL_UNITS, type AnyCategory, RADIANS } from '../more-units/units.js';
import { scaledUnit } from '../unit/route.js';
import { tableNumber } from '../unit/scale.js';
import type { CategoryOfUnits, Unit } from '../unit/unit.js';
import type { NamedUnit } from './named-unit.js';
import { findUnit } from './parse-unit.js';

/** A value with its unit. */
export interface Quantity extends NamedUnit {
  /** The exact value in the unit; for "5 ft 11 in", in the last unit. */
  readonly value: Rational;
  /** The value as exact text: "71". */
  readonly text: string;
}

interface Part extends NamedUnit {
  readonly value: Rational;
}

const FRACTION_SIGN = '[¼-¾⅐-⅞]';
const DECIMAL = String.raw`(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+−-]?\d+)?`;
// A signed mixed number, fraction, or decimal that ½ may follow, such as "-1 3/4", "2/3" or "2½".
const NUMBER = new RegExp(
  String.raw`^[+−-]?\s*(?:\d+\s+\d+\s*[/⁄]\s*\d+|${DECIMAL}\s*[/⁄]\s*\d+|${DECIMAL}\s*${FRACTION_SIGN}?|${FRACTION_SIGN})`,
  'i',
);

/**
 * Parses a value with its unit, "2.5 cups", or several of one category from large to small, "5 ft 11 in". A leading sign
 * applies to all of them. Feet and inches may have primes: 5′ 11″ or 5'11. Numbers are parsed by `parseNumber`, units by {@link parseUnit}.
 * Errors (text): `empty`, also for a number without a unit; `not-a-number`; `unknown-name`; `ambiguous`; `syntax`, for parts
 * that don't add up; `too-large`; `division-by-zero`. `unknown-name` (category).
 * @example parseQuantity('1 1/2 tsp') // text is "1.5" and unit is "US teaspoons" and category is "volume"
 * @example parseQuantity('5 ft 11 in') // text is "71" and unit is "inches"
 * @example parseQuantity('5′ 11″') // text is "71" and unit is "inches"
 */
export function parseQuantity(text: string, category?: AnyCategory): Result<Quantity> {
  const parts = isHeight(text)
    ? readParts(withInches(text), category ?? 'length')
    : readParts(text, category);
  if (!parts.ok) return parts;
  const [first, ...rest] = parts.value;
  if (!first) return failure('text', 'empty', 'text is missing.');
  const isBelow = sign(first.value) < 0 || /^\s*[−-]/.test(text);
  let sum = isBelow ? negate(first.value) : first.value;
  let last: Part = first;
  for (const part of rest) {
    const ratio = timesSmaller(last, part);
    if (ratio === undefined || sign(part.value) < 0) return notASum(last, part);
    sum = add(multiply(sum, ratio), part.value);
    last = part;
  }
  const value = isBelow ? negate(sum) : sum;
  return success({ value, text: exactText(value), category: last.category, unit: last.unit });
}

/** Matches feet and inches: 5′ 11″, 6'2. An angle such as 5′ 11″ usually has degrees. */
const HEIGHT = /^\s*[+−-]?\d+\s*['’′]\s*\d[\d./\s¼-¾⅐-⅞]*(?:["”″]|''|′′|’’)?\s*$/;

function isHeight(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_CHARACTERS && HEIGHT.test(text);
}

function withInches(text: string): string {
  return `${text.trim().replace(/(?:["”″]|''|′′|’’)$/, '')}"`;
}

function readParts(text: unknown, category: AnyCategory | undefined): Result<readonly Part[]> {
  if (typeof text !== 'string') return notANumber(text);
  if (text.length > MAX_CHARACTERS) {
    return failure('text', 'too-large', `text must have at most ${MAX_CHARACTERS} characters.`);
  }
  const parts: Part[] = [];
  for (let open = text.trim(); open !== ''; ) {
    const [number] = NUMBER.exec(open) ?? [];
    if (number === undefined) return notANumber(open);
    const value = parseNumber(number.trim(), 'text');
    if (!value.ok) return value;
    const rest = open.slice(number.length).trim();
    // A unit may contain digits, as in L/100 km or m2. If the whole rest isn't a unit, the unit ends before the next number.
    const whole = findUnit(rest, category);
    const unitText = whole.ok ? rest : (/^[^\d.+−¼-¾⅐-⅞-]*\.?/.exec(rest)?.[0] ?? '');
    const isMinutes = unitText.trim() === 'm' && parts.at(-1)?.category === 'time';
    const unit =
      whole.ok && !isMinutes
        ? whole
        : findUnit(isMinutes ? 'min' : unitText.trim(), isMinutes ? 'time' : category);
    if (!unit.ok) return unit;
    parts.push({ ...unit.value, value: value.value });
    open = rest.slice(unitText.length).trim();
  }
  return success(parts);
}

function notANumber(text: unknown): Failure {
  return failure('text', 'not-a-number', `text must have a number before each unit, but is ${shown(text)}.`);
}

function notASum({ unit: larger }: NamedUnit, { unit: smaller }: NamedUnit): Failure {
  return failure(
    'text',
    'syntax',
    `text must not add ${smaller} to ${larger}: parts go from large to small.`,
  );
}

/** Returns the ratio of the unit of `whole` to the unit of `part`. Returns undefined if they can't be added. */
function timesSmaller(whole: Part, part: Part): Rational | undefined {
  if (whole.category !== part.category || whole.category === 'fuel use') return undefined;
  const [larger, smaller] = [rowOf(whole), rowOf(part)];
  if (!larger || !smaller || larger.offset !== undefined) return undefined;
  if (larger.id === RADIANS || smaller.id === RADIANS) return undefined; // the ratio is irrational
  const ratio = divide(factorOf(larger), factorOf(smaller));
  return ratio.numerator > ratio.denominator ? ratio : undefined;
}

function factorOf(unit: Unit): Rational {
  return tableNumber(scaledUnit(unit, 'exact').factor);
}

function rowOf({ category, unit }: NamedUnit): Unit | undefined {
  const categories: readonly CategoryOfUnits[] = ALL_UNITS;
  return categories.find(({ id }) => id === category)?.units.find(({ id }) => id === unit);
}
