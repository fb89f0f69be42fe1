import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { singular } from './conversion-steps.js';
import type { CategoryOfUnits, Unit } from './unit.js';

/** A unit of a category. */
export interface FoundUnit {
  /** The id of the category that the unit belongs to. */
  readonly category: string;
  /** The id of the unit. */
  readonly unit: string;
}

/** Units that can be found by name. */
export interface KnownUnits {
  readonly categories: readonly CategoryOfUnits[];
  /**
   * Returns the units that a string may mean, in one category or all. With a category, a name that several systems have,
   * such as pint, is that of the US unit.
   */
  readonly find: (text: string, category?: string) => readonly FoundUnit[];
}

/** Symbols whose meaning depends on the case, such as those of the kelvin, the food Calorie and nautical miles. */
const EXACT = /^(?:C|F|NM|Cal|KB|l|ml|cl|dl|us|ug)$/;

/** Units by spelling; words are in lower case. */
interface Index {
  readonly exact: Map<string, readonly FoundUnit[]>;
  readonly words: Map<string, readonly FoundUnit[]>;
}

/** Returns the units of categories, which are found by id, name, symbol and further words. They are indexed when one is first looked up. */
export function knownUnits(categories: readonly CategoryOfUnits[], words: string): KnownUnits {
  let found: Index | undefined;
  const unitsOf = (text: string, category: string | undefined): readonly FoundUnit[] => {
    found ??= indexOf(categories, words);
    const all = found.exact.get(text) ?? found.words.get(text.toLowerCase()) ?? [];
    const fitting = category === undefined ? all : all.filter((each) => each.category === category);
    // A byte of "data" is the byte of "data size".
    return fitting.filter(({ unit }, i) => !fitting.slice(i + 1).some((other) => other.unit === unit));
  };
  return {
    categories,
    find: (text, category) => {
      if (text.length > MAX_CHARACTERS) return [];
      const spelling = spellingsOf(text.trim()).find((each) => unitsOf(each, category).length > 0);
      const units = spelling === undefined ? [] : unitsOf(spelling, category);
      const american = category === undefined ? [] : units.filter(({ unit }) => unit.startsWith('US '));
      return american.length === 1 ? american : units;
    },
  };
}

function indexOf(categories: readonly CategoryOfUnits[], words: string): Index {
  const made: Index = { exact: new Map(), words: new Map() };
  const further = new Map(
    words.split('\n').map((line) => {
      const [id = '', names = ''] = line.split(':');
      return [id, names.split(',')];
    }),
  );
  for (const category of categories) {
    for (const unit of category.units) {
      const named: FoundUnit = { category: category.id, unit: unit.id };
      const own = [...namesOf(unit), ...(further.get(unit.id) ?? [])];
      for (const text of [...own, ...withoutSystem(unit.id), ...withoutSystem(unit.symbol)])
        enter(made.exact, text, named);
      for (const text of own.filter((each) => !EXACT.test(each)))
        enter(made.words, text.toLowerCase(), named);
    }
  }
  return made;
}

function enter(units: Map<string, readonly FoundUnit[]>, key: string, unit: FoundUnit): void {
  const known = units.get(key) ?? [];
  if (!known.includes(unit)) units.set(key, [...known, unit]);
}

/** The id and the name, plural and singular. Spellings of at least four letters are words; shorter ones are symbols such as MB. */
export function namesOf({ id, name }: Unit): readonly string[] {
  const words = [id, name].filter((text) => /[a-z]{4}/i.test(text));
  return words.flatMap((text) => [text, singular(text)]).flatMap(withoutSystem);
}

/** Returns a string, also without "US" or "imperial", because cups and pints exist in both systems. */
function withoutSystem(text: string): readonly string[] {
  return [text, text.replace(/\b(?:US|imperial|imp) /, '')];
}

/** Returns the spellings under which the index may list a unit. */
function spellingsOf(text: string): readonly string[] {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replaceAll('μ', 'µ')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]/g, '"')
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
