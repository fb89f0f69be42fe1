import {
  add,
  compare,
  divide,
  exactText,
  multiply,
  parseNumber,
  type Rational,
  rational,
} from '@mathtools/math-core/rational';
import { convert, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { figureAnswer, NUMBER, plain, type Reader, type Reading } from './reading.js';

/** What units are called besides their ids, names and symbols. */
const WORDS: Readonly<Record<string, string>> = {
  inches: '"',
  centimeters: 'cms,centimetre,centimetres',
  feet: "'",
  meters: 'metre,metres,mtr',
  miles: '',
  kilometers: 'kms,kilometre,kilometres',
  grams: 'gm,gms,gr',
  kilograms: 'kgs,kilo,kilos',
  pounds: 'lbs',
  ounces: 'ozs',
  celsius: 'c,°c,centigrade,celcius,degrees c,degrees celsius,deg c,degrees centigrade',
  fahrenheit: 'f,°f,farenheit,farenheight,fahrenheight,degrees f,degrees fahrenheit,deg f,degrees farenheit',
  kelvin: 'k,°k,kelvins,degrees kelvin',
  seconds: 'sec,secs',
  minutes: 'mins,m',
  hours: 'hr,hrs',
  weeks: 'wks',
  'm/s': 'meter per second,metres per second,mps,m per s',
  'km/h':
    'kmh,kph,kmph,km/hr,km per hour,kms per hour,kilometer per hour,kilometres per hour,kilometers an hour',
  mph: 'mile per hour,miles an hour,mi/h',
  bytes: '',
  KB: 'kbs,kib',
  MB: 'mbs,megs,mib',
  GB: 'gbs,gigs,gig,gib',
  TB: 'tbs,tib',
  milliliters: 'mls,millilitre,millilitres,cc',
  liters: 'litre,litres,ltr,ltrs',
  'cubic meters': 'm3,m^3,cubic metre,cubic metres',
  'US teaspoons': 'tsps',
  'US tablespoons': 'tbsps,tbs',
  'US fluid ounces': 'oz,ounce,ounces,floz',
  'imperial pints': 'uk pint,uk pints',
  'imperial gallons': 'uk gallon,uk gallons',
};

interface Named {
  readonly category: string;
  readonly unit: string;
  readonly name: string;
  readonly symbol: string;
  /** Its size in the base unit of its category. */
  readonly factor: Rational;
}

/** "kilometers per hour" as "kilometer per hour". */
function singular(name: string): string {
  if (name === 'feet') return 'foot';
  return name === 'inches' ? 'inch' : name.replace(/s\b/, '');
}

/** Every name of a unit in small letters, with the units that bear it, in the order of the site. */
const NAMES = (() => {
  const names = new Map<string, Named[]>();
  for (const { id: category, units } of UNIT_CATEGORIES) {
    for (const { id, name, symbol, factor, exactFactor = factor } of units) {
      const [numerator = '0', denominator = '1'] = exactFactor.split('/');
      const named = { category, unit: id, name, symbol, factor: rational(numerator, denominator) };
      const own = [id, name, singular(name), symbol, ...(WORDS[id] ?? '').split(',')];
      const short = own.map((text) => text.replace(/^US /, ''));
      for (const text of new Set([...own, ...short].map((word) => word.toLowerCase()))) {
        if (text !== '') names.set(text, [...(names.get(text) ?? []), named]);
      }
    }
  }
  return names;
})();

function unitsNamed(text: string): readonly Named[] {
  return (
    NAMES.get(
      text
        .trim()
        .toLowerCase()
        .replace(/\.$/, '')
        .replace(/^u\.s\.? /, 'us '),
    ) ?? []
  );
}

export interface Quantity extends Named {
  readonly value: string;
  /** As it was typed, where that was in several units. */
  readonly typed?: string;
}

const PART = new RegExp(`^(${NUMBER.replace('[-+]?', '-?')})\\s*([^\\d\\s+-][^\\d+-]*)`, 'i');

/** The quantities that a text may mean: "5 cm", "5 ft 11 in", "a mile", "cm". */
export function quantities(text: string): readonly Quantity[] {
  const [, one = text.trim()] = /^(?:an?|1|one) ((?:[a-z]).*)$/i.exec(text.trim()) ?? [];
  const bare = unitsNamed(one).map((unit) => ({ ...unit, value: '1' }));
  if (bare.length > 0) return bare;
  const degrees = text.trim().replace(/(?<=\d)\s*(?:°|degrees?|deg)\s*(?=[cfk]|ce|fa|ke)/i, ' ');
  let open = degrees.replace(/(?<=\d') ?(\d+(?:\.\d+)?)$/, '$1"'); // 5'11
  open = open.replace(/(?<=\d (?:ft|feet|foot)) (\d+(?:\.\d+)?)$/i, ' $1 in');
  const parts: (readonly [string, readonly Named[]])[] = [];
  for (let part = PART.exec(open); part; part = PART.exec(open)) {
    const [all = '', number = '', words = ''] = part;
    const units = unitsNamed(words.replace(/,|\band\s*$/g, ' ').replace(/^\s*(?:of )?an? /, ''));
    if (units.length === 0) return [];
    parts.push([plain(number), units]);
    open = open.slice(all.length).trim();
    if (open.startsWith('-')) return [];
  }
  if (open !== '' || parts.length === 0 || parts.length > 3) return [];
  return parts.length === 1 ? single(parts[0]) : sums(parts).map((sum) => ({ ...sum, typed: text.trim() }));
}

function single(part: readonly [string, readonly Named[]] | undefined): readonly Quantity[] {
  const [value = '', units = []] = part ?? [];
  return parseNumber(value).ok ? units.map((unit) => ({ ...unit, value })) : [];
}

/** 5 ft 11 in in inches: parts go from large to small. */
function sums(parts: readonly (readonly [string, readonly Named[]])[]): readonly Quantity[] {
  const last = parts.at(-1)?.[1] ?? [];
  return last.flatMap((unit) => {
    let sum = rational(0);
    let larger: Rational | undefined;
    for (const [text, units] of parts) {
      const same = units.find(({ category }) => category === unit.category && category !== 'temperature');
      const value = parseNumber(text);
      if (!same || !value.ok || (larger && compare(same.factor, larger) >= 0)) return [];
      larger = same.factor;
      sum = add(sum, multiply(value.value, divide(same.factor, unit.factor)));
    }
    return [{ ...unit, value: exactText(sum) }];
  });
}

/** A quantity in another unit of its category, by the legal definitions. */
export function inUnit({ value, factor }: Quantity, unit: string): string {
  const [target] = unitsNamed(unit);
  return target ? exactText(divide(multiply(value, factor), target.factor)) : value;
}

const BETWEEN = /^(?:to|in|into|as|=|equals|is|is how (?:many|much)|how (?:many|much)) /i;
const REVERSED =
  /^(?:how (?:many|much)|number of) (.+?) (?:(?:are |is )?(?:there )?(?:are |is )?in|is|are|make|makes|equals?|=|per|does|do|from|for|to|fit in) (.+?)(?: (?:make|equal|have|has|weigh))?$/i;

/** A quantity in another unit. */
export const readUnits: Reader = (text) => {
  const asked = text
    .replace(/^(?:change|turn|transform|conversion(?: of)?|switch) /i, '')
    .replace(/^convert (?:from )?/i, '')
    .replace(/^from /i, '')
    .replace(/ (?:conversion|converter|convert|\?)$/i, '');
  const reversed = REVERSED.exec(asked);
  if (reversed) return conversion(reversed[2] ?? '', reversed[1] ?? '');
  // every place where the quantity may end: "5 in in cm"
  const spaced = asked.replaceAll(/\s*(?:=|->|→)\s*/g, ' = ');
  for (const { index } of spaced.matchAll(/ /g)) {
    const left = spaced.slice(0, index);
    const right = spaced.slice(index + 1);
    const found = conversion(left, right.replace(BETWEEN, '')) ?? conversion(left, right);
    if (found) return found;
  }
  return alone(asked);
};

/** A quantity or a unit with nothing to convert it to: what to convert it to is left open. */
function alone(text: string): Reading | undefined {
  const [source] = quantities(text);
  const hasNumber = /\d/.test(text);
  if (!source || (!hasNumber && (source.category === 'time' || text.length < 2))) return undefined;
  const { category, unit: from, value } = source;
  const to =
    UNIT_CATEGORIES.find(({ id }) => id === category)?.units.find(({ id }) => id !== from)?.id ?? from;
  return { tool: 'unit', inputs: { category, value: hasNumber ? value : '', from, to } };
}

function conversion(left: string, right: string): Reading | undefined {
  const targets = unitsNamed(right.replace(/^(?:how many |\?\s*)/i, ''));
  for (const source of targets.length > 0 ? quantities(left) : []) {
    const target = targets.find(({ category }) => category === source.category);
    if (target) return converted(source, target);
  }
  return undefined;
}

function converted(
  { category, unit: from, value, name, typed }: Quantity,
  { unit: to, name: target, symbol }: Named,
): Reading | undefined {
  // The site's factors are rounded for some units: asked in words, a mile is 5280 feet, and the tool opens with that switch on.
  const result = convert({ category, value, from, to, definitions: 'exact' });
  const usual = convert({ category, value, from, to, definitions: 'specified' });
  if (!result.ok || !usual.ok || from === to) return undefined;
  const isSame = usual.value.answer.exact === result.value.answer.exact;
  const { answer, steps } = result.value;
  return {
    tool: 'unit',
    inputs: { category, value, from, to, ...(!isSame && { exact: '1' }) },
    answer: figureAnswer(
      `${typed ?? `${value} ${value === '1' ? singular(name) : name}`} in ${target}`,
      answer,
      4,
      {
        unit: ` ${symbol}`,
        name: ` ${target}`,
        steps,
        ...(category === 'data' && { notes: ['1 KB is 1024 bytes here, 1 MB is 1024 KB, and so on.'] }),
      },
    ),
  };
}
