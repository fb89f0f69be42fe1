import { ALL_UNITS, type AnyCategory, type UnitIn } from '../more-units/units.js';
import { singular } from '../unit/conversion-steps.js';
import type { CategoryOfUnits, Unit } from '../unit/unit.js';

/** A unit of a category of `ALL_UNITS`. */
export interface NamedUnit {
  /** The category that the unit belongs to. */
  readonly category: AnyCategory;
  /** The id of the unit. */
  readonly unit: UnitIn<AnyCategory>;
}

/** Spellings besides ids, names and symbols, one unit per line; in upper or lower case, except those in {@link EXACT}. */
const WORDS = `inches:in,"
feet:ft,'
yards:yd,yds
miles:mi
kilometers:km
centimeters:cm
nautical miles:NM
micrometers:um,microns,micron
grams:gm
kilograms:kg,kgs,kilos,kilo
pounds:lb,lbs
ounces:oz
stone:stones
tonnes:metric tons,metric ton,tons,ton
US tons:short tons,short ton
imperial tons:long tons,long ton,uk tons,uk ton
micrograms:ug,mcg
celsius:C,degC,degrees celsius
fahrenheit:F,degF,degrees fahrenheit
kelvin:kelvins
seconds:sec,secs
minutes:mins
hours:hr,hrs
days:day
weeks:wks
microseconds:us
m/s:m s⁻¹,ms⁻¹,m/sec,meter/second
km/h:kph,kmh,kmph,km/hr
mph:mph,mi/h
US mpg:mpg,mpg us
imperial mpg:mpg,mpg uk,uk mpg,mpg imperial
horsepower:hp
lbf:lbf
knots:kt,kts
ft/s:fps
milliliters:ml
centiliters:cl
deciliters:dl
liters:l
cubic centimeters:cc
US cups:cups
square meters:sqm
square feet:sqft
acres:acre
pascals:pascal
hectopascals:hPa
kilopascals:kPa
mmHg:mmHg
psi:psi,lbf/in²
foot pounds:ft lb,foot-pounds,ft-lb,ft-lbf
kilocalories:Cal
kilojoules:kJ
watt hours:Wh
kilowatt hours:kWh
kilowatts:kW
hertz:Hz
kilohertz:kHz
megahertz:MHz
gigahertz:GHz
BTU:btu
arcminutes:',arcmin
arcseconds:",arcsec
degrees:deg,º
radians:rads,rad
gradians:grad,grads
kilobytes:KB
rpm:rpm,r/min
L/100 km:L/100km,l/100 km,l/100km
km/L:km/l,kmpl`;

/** Symbols whose meaning depends on the case, such as those of the kelvin, the food Calorie and nautical miles. */
const EXACT = /^(?:C|F|NM|Cal|KB|l|ml|cl|dl|us|ug)$/;

/** Units by spelling; words are in lower case. */
interface Index {
  readonly exact: Map<string, readonly NamedUnit[]>;
  readonly words: Map<string, readonly NamedUnit[]>;
}

let found: Index | undefined;

/** Returns the units that a string may mean, in one category or all. A unit that two categories define alike counts once. */
export function unitsOf(text: string, category?: string): readonly NamedUnit[] {
  found ??= index();
  const all = found.exact.get(text) ?? found.words.get(text.toLowerCase()) ?? [];
  const fitting = category === undefined ? all : all.filter((each) => each.category === category);
  // A byte of "data" is the byte of "data size".
  return fitting.filter(({ unit }, i) => !fitting.slice(i + 1).some((other) => other.unit === unit));
}

function index(): Index {
  const made: Index = { exact: new Map(), words: new Map() };
  const further = new Map(
    WORDS.split('\n').map((line) => {
      const [id = '', words = ''] = line.split(':');
      return [id, words.split(',')];
    }),
  );
  for (const category of ALL_UNITS as readonly CategoryOfUnits[]) {
    for (const unit of category.units) {
      const named = { category: category.id, unit: unit.id } as NamedUnit;
      const own = [...namesOf(unit), ...(further.get(unit.id) ?? [])];
      for (const text of [...own, ...withoutSystem(unit.id), ...withoutSystem(unit.symbol)])
        enter(made.exact, text, named);
      const words = own.filter((text) => !EXACT.test(text));
      for (const text of words) enter(made.words, text.toLowerCase(), named);
    }
  }
  return made;
}

function enter(units: Map<string, readonly NamedUnit[]>, key: string, unit: NamedUnit): void {
  const known = units.get(key) ?? [];
  const isKnown = known.some((other) => other.category === unit.category && other.unit === unit.unit);
  if (!isKnown) units.set(key, [...known, unit]);
}

/** The id and the name, plural and singular. Spellings of at least four letters are words; shorter ones are symbols such as MB. */
function namesOf({ id, name }: Unit): readonly string[] {
  const words = [id, name].filter((text) => /[a-z]{4}/i.test(text));
  return words.flatMap((text) => [text, singular(text)]).flatMap(withoutSystem);
}

/** Returns a string, also without "US" or "imperial", because cups and pints exist in both systems. */
function withoutSystem(text: string): readonly string[] {
  return [text, text.replace(/\b(?:US|imperial|imp) /, '')];
}
