import { ALL_UNITS, type AnyCategory } from '../more-units/units.js';
import { checkedText } from '../result/math-error.js';
import { parseUnit } from './parse-unit.js';

/** Spellings that `parseUnit` doesn't accept, mapped to those that it accepts. */
const WORDS = grouped(
  `centimeters:cms;meters:mtr,mtrs;kilometers:kms;grams:gms,gr;ounces:ozs;pounds:#;celsius:c,centigrade;fahrenheit:f;kelvin:k
minutes:m;m/s:mps,m per s,meter per second,m s^-1,m/sec;km/h:kmph,km per hour,kms per hour,kilometer per hour,kilometers an hour,km per h
mph:mile per hour,miles an hour;ft/s:feet per second,ft per s,ft/sec,ft per second;KB:kbs,kib;MB:mbs,megs,mib;GB:gbs,gigs,gig,gib;TB:tbs,tib
milliliters:mls;liters:ltr,ltrs;US teaspoons:tsps;US tablespoons:tbsps,tbs,tblsp;US fluid ounces:oz,ounce,ounces,floz,fl. oz,fl oz.
imperial pints:uk pint,uk pints;imperial gallons:uk gallon,uk gallons;feet:foot
square feet:sqft;square meters:sqm;square miles:sqmi;square inches:sqin;square yards:sqyd;square kilometers:sqkm
kilowatt hours:kilowatt hour;degrees:decimal degrees;US mpg:miles per gallon,mile per gallon;imperial mpg:mpg uk,mpg imperial
US tons:short ton,short tons;imperial tons:long ton,long tons;tonnes:metric tonne,metric tonnes`
    .split(/[;\n]/)
    .flatMap((row) => {
      const [unit = '', words = ''] = row.split(':');
      return words.split(',').map((word) => [word, unit] as const);
    }),
);

/** A unit with its name and symbol. */
export interface UnitName {
  /** The category that the unit belongs to. */
  readonly category: string;
  /** The id of the unit. */
  readonly unit: string;
  /** The plural name. */
  readonly name: string;
  /** The symbol. */
  readonly symbol: string;
}

const CATEGORIES: readonly { id: string; units: readonly { id: string; name: string; symbol: string }[] }[] =
  ALL_UNITS;

function named(category: string, unit: string): UnitName {
  const found = CATEGORIES.find(({ id }) => id === category)?.units.find(({ id }) => id === unit);
  return { category, unit, name: found?.name ?? unit, symbol: found?.symbol ?? unit };
}

/** Normalizes the spelling of degrees, and removes the words around a unit. */
function spelt(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replace(/[º˚]/, '°')
    .replace(/^(?:°|degrees?|deg)\s*(?=(?:[cfk]|celsius|fahrenheit|centigrade|kelvin)$)/i, '')
    .replace(/^u\.?[sk]\.? /i, (kind) => (/k/i.test(kind) ? 'imperial ' : 'US '))
    .replace(/\.$/, '');
}

/** The symbols of units by their lowercase spelling. */
const SYMBOLS = grouped(
  CATEGORIES.flatMap(({ units }) => units.map(({ symbol }) => [symbol.toLowerCase(), symbol] as const)),
);

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** A cache of the units that recent texts name, because patterns are tried at every position. */
const known = new Map<string, readonly UnitName[]>();
const MOST_KNOWN = 1000;

/**
 * Returns the units that people may mean by a string, in the order of the categories: in any case, and with colloquial names. Without a system, returns the US unit.
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example unitNames('KMS') // 0.unit is "kilometers"
 */
export function unitNames(typed: string): readonly UnitName[] {
  const text = spelt(checkedText('typed', typed));
  let found = known.get(text);
  if (!found) {
    const lower = text.toLowerCase();
    // mg and Mg, mW and MW differ.
    const symbols = SYMBOLS.get(lower) ?? [];
    const folded = /^M[a-z]+$/.test(text)
      ? []
      : [lower, ...symbols.filter((symbol) => !/^M(?!Hz|B)/.test(symbol))];
    found = inCategories([text, ...folded, ...(WORDS.get(lower) ?? [])]);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
  }
  return found;
}

function inCategories(spellings: readonly string[]): readonly UnitName[] {
  const known = spellings
    .flatMap((each) => [each, `US ${each}`, `US ${each}s`])
    .filter((each) => {
      const read = parseUnit(each);
      return read.ok || read.code === 'ambiguous';
    });
  return CATEGORIES.flatMap(({ id }) => {
    const read = known.map((each) => parseUnit(each, id as AnyCategory)).find((one) => one.ok);
    return read?.ok ? [named(id, read.value.unit)] : [];
  });
}
