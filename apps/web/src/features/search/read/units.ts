import { ALL_UNITS, type AnyCategory, convertUnits } from '@mathtools/math-core/more-units';
import {
  add,
  exactText,
  parseNumber,
  shortFigure,
  sign,
  subtract,
  trimZeros,
} from '@mathtools/math-core/rational';
import { convert, isUnitOf, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { parseUnit } from '@mathtools/math-core/unit-text';
import { figureAnswer, type Reader, type Reading } from './reading.js';
import { type Filled, findRow, type Slot, type Token, tokenize } from './tokens.js';

/** Spellings that the engine doesn't know, with the engine's. */
const WORDS = grouped(
  `centimeters:cms;meters:mtr,mtrs;kilometers:kms;grams:gms,gr;ounces:ozs;pounds:#;celsius:c,centigrade;fahrenheit:f;kelvin:k
minutes:m;m/s:mps,m per s,meter per second,m s^-1,m/sec;km/h:kmph,km per hour,kms per hour,kilometer per hour,kilometers an hour,km per h
mph:mile per hour,miles an hour;ft/s:feet per second,ft per s,ft/sec,ft per second;KB:kbs,kib;MB:mbs,megs,mib;GB:gbs,gigs,gig,gib;TB:tbs,tib
milliliters:mls;liters:ltr,ltrs;US teaspoons:tsps;US tablespoons:tbsps,tbs,tblsp;US fluid ounces:oz,ounce,ounces,floz,fl. oz,fl oz.
imperial pints:uk pint,uk pints;imperial gallons:uk gallon,uk gallons;feet:foot
square feet:sqft;square meters:sqm;square miles:sqmi;square inches:sqin;square yards:sqyd;square kilometers:sqkm
kilowatt hours:kilowatt hour;US mpg:miles per gallon,mile per gallon;imperial mpg:mpg uk,mpg imperial
US tons:short ton,short tons;imperial tons:long ton,long tons;tonnes:metric tonne,metric tonnes`
    .split(/[;\n]/)
    .flatMap((row) => {
      const [unit = '', words = ''] = row.split(':');
      return words.split(',').map((word) => [word, unit] as const);
    }),
);

interface Named {
  readonly category: string;
  readonly unit: string;
  readonly name: string;
  readonly symbol: string;
}

export interface Quantity extends Named {
  readonly value: string;
  /** As it was typed, if that was in several units. */
  readonly typed?: string;
}

const CATEGORIES: readonly { id: string; units: readonly { id: string; name: string; symbol: string }[] }[] =
  ALL_UNITS;

function named(category: string, unit: string): Named {
  const found = CATEGORIES.find(({ id }) => id === category)?.units.find(({ id }) => id === unit);
  return { category, unit, name: found?.name ?? unit, symbol: found?.symbol ?? unit };
}

/** Spells degrees in one way, and leaves out what stands around a unit. */
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

/** The symbols of units by their lower case. */
const SYMBOLS = grouped(
  CATEGORIES.flatMap(({ units }) => units.map(({ symbol }) => [symbol.toLowerCase(), symbol] as const)),
);

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

const known = new Map<string, readonly Named[]>();

/** Returns the units that a text names, in the order of the site's categories; without a system, the US units. */
function unitsNamed(typed: string): readonly Named[] {
  const text = spelt(typed);
  let found = known.get(text);
  if (!found) {
    const lower = text.toLowerCase();
    // mg and Mg, mW and MW differ.
    const symbols = SYMBOLS.get(lower) ?? [];
    const folded = /^M[a-z]+$/.test(text)
      ? []
      : [lower, ...symbols.filter((symbol) => !/^M(?!Hz|B)/.test(symbol))];
    found = inCategories([text, ...folded, ...(WORDS.get(lower) ?? [])]);
    known.set(text, found);
  }
  return found;
}

function inCategories(spellings: readonly string[]): readonly Named[] {
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

/** The most tokens of a unit, as in "m s^-1". */
const LONGEST_UNIT = 6;

/** The texts at a position that name a unit, from the longest. */
const unit: Slot = (tokens, at, text) =>
  Array.from({ length: LONGEST_UNIT }, (_, less) => at + LONGEST_UNIT - less)
    .filter((end) => end <= tokens.length && tokens[at]?.kind !== 'number')
    .map((end) => [text.slice(tokens[at]?.at, tokens[end - 1]?.end), end] as const)
    .filter(([words]) => unitsNamed(words).length > 0);

interface Part {
  readonly value: string;
  readonly units: readonly Named[];
  readonly end: number;
}

/** The unit of a last part without one: 5'11 and 5 ft 11 are feet and inches, 1h30 is in hours and minutes. */
const SMALLER: Readonly<Record<string, string>> = { feet: 'inches', hours: 'minutes', stone: 'pounds' };

function partsAt(tokens: readonly Token[], at: number, text: string, isLater: boolean): readonly Part[] {
  const minus = !isLater && tokens[at]?.text === 'minus' ? 1 : 0;
  const token = tokens[at + minus];
  const isOne = token?.text === 'a' || token?.text === 'an' || token?.text === 'one';
  if (token === undefined || (token.kind !== 'number' && !isOne) || token.money !== undefined) return [];
  const value = (minus ? '-' : '') + (isOne ? '1' : token.text);
  const skipped = at + minus + 1;
  const start = ['of', 'a', 'an'].includes(tokens[skipped]?.text ?? '') ? skipped + 1 : skipped;
  return [...new Set([skipped, start])].flatMap((from) =>
    Array.from(unit(tokens, from, text), ([words, end]) => ({ value, units: unitsNamed(words), end })),
  );
}

/** The quantities at a position, as texts: "5 cm", "5 ft 11 in", "a mile"; from the longest. */
export const quantity: Slot = function* (tokens, at, text) {
  for (const { end } of sumsAt(tokens, at, text))
    yield [text.slice(tokens[at]?.at, tokens[end - 1]?.end), end];
};

interface Sum extends Quantity {
  readonly end: number;
}

function sumsAt(tokens: readonly Token[], at: number, text: string): readonly Sum[] {
  const found = partsAt(tokens, at, text, false).flatMap((part) =>
    part.units.flatMap((one) => longer(tokens, text, { ...one, value: part.value, end: part.end })),
  );
  const typed = (sum: Sum): string => text.slice(tokens[at]?.at, tokens[sum.end - 1]?.end);
  return found
    .sort((a, b) => b.end - a.end)
    .map((sum) => (isCompound(tokens.slice(at, sum.end)) ? { ...sum, typed: typed(sum) } : sum));
}

const isCompound = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ kind }) => kind === 'number').length > 1;

/** A quantity with the sums that it begins: 5 ft, and 5 ft 11 in in inches. */
function longer(tokens: readonly Token[], text: string, sum: Sum): readonly Sum[] {
  const isJoined = ['and', 'comma'].includes(tokens[sum.end]?.text ?? '');
  const at = sum.end + (isJoined ? 1 : 0);
  const token = tokens[at];
  const parts = partsAt(tokens, at, text, true).flatMap((part) =>
    part.units.map((one) => ({ ...one, value: part.value, end: part.end })),
  );
  const smaller = SMALLER[sum.unit];
  if (smaller !== undefined && token?.kind === 'number' && !isJoined)
    parts.push({ ...named(sum.category, smaller), value: token.text, end: at + 1 });
  const sums = parts.flatMap((part) => {
    if (part.category !== sum.category || part.unit === sum.unit || part.category === 'temperature')
      return [];
    // 5 m 20 in is no sum.
    const isWhole = /^\d+$/.test(inUnit({ ...sum, value: '1' }, part.unit));
    const value = isWhole ? exactSum(inUnit(sum, part.unit), part.value) : undefined;
    return value === undefined ? [] : longer(tokens, text, { ...part, value });
  });
  return [sum, ...sums];
}

function exactSum(whole: string, part: string): string | undefined {
  const [a, b] = [parseNumber(whole), parseNumber(part)];
  if (!a.ok || !b.ok) return undefined;
  return exactText(sign(a.value) < 0 ? subtract(a.value, b.value) : add(a.value, b.value));
}

/** Returns the quantities that a text may mean. */
export function quantities(text: string): readonly Quantity[] {
  const tokens = tokenize(text);
  return sumsAt(tokens, 0, text).filter(({ end }) => end === tokens.length);
}

/** Converts a quantity to another unit of its category, by the exact definitions. */
export function inUnit({ category, unit: from, value }: Quantity, to: string): string {
  const result = convertUnits({ category, value, from, to });
  return result.ok ? (result.value.answer.exact ?? value) : value;
}

const HOW = '(how (many|much))';
const TO = `(to|in|into|as|equals|is|question|${HOW})`;
const VERB = '(convert|change|turn|transform|switch|(conversion of?)|from)';
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  '((feet|ft|foot) and? (inches|in))': ['feet', 'inches'],
  '((pounds|lb|lbs) and? (ounces|oz))': ['pounds', 'ounces'],
  '((stone|st) and? (pounds|lb|lbs)?)': ['stone', 'pounds'],
};

type Form = (filled: Filled, text: string) => Reading | undefined;
const conversion: Form = ({ q = '', u = '' }) => converted(quantities(q), unitsNamed(u));

const FORMS: readonly (readonly [string, Form])[] = [
  ['{q}', ({ q = '' }) => openTool(quantities(q), q)],
  ...Object.entries(PAIRS).map(
    ([words, pair]) =>
      [`${VERB}* {q} ${TO} ${words}`, ({ q = '' }: Filled) => inPair(quantities(q), pair)] as const,
  ),
  [`${VERB}* {q} ${TO} ${TO}* {u} (conversion|converter|convert)?`, conversion],
  [`${VERB}* {q} {u}`, conversion],
  [
    `${VERB}* {one:u} (to|in|into) ${HOW}? {u} (conversion|converter|convert)?`,
    ({ one = '', u = '' }) => conversion({ q: `1 ${one}`, u }, ''),
  ],
  [
    `(${HOW}|number of) {u} (are|is)? there? (are|is)? (in|is|are|make|makes|equals|per|does|do|from|for|to|fit)* ({q}|{one:u}) (make|equals|have|has|weigh)?`,
    ({ one = '', q = `1 ${one}`, u = '' }) => conversion({ q, u }, ''),
  ],
  ['{q} (plus|minus) {r:q}', ({ q = '', r = '' }, text) => combined(quantities(q), quantities(r), text)],
  [
    '{u}',
    ({ u = '' }) =>
      u.length < 2
        ? undefined
        : openTool(
            unitsNamed(u).map((one) => ({ ...one, value: '' })),
            u,
          ),
  ],
];

/** A quantity in another unit, and sums of quantities. */
export const readUnits: Reader = (text) => {
  const [row, filled] = findRow(text, FORMS, { q: quantity, u: unit }) ?? [];
  return row?.[1](filled ?? {}, text);
};

/** A quantity or a unit with nothing to convert it to: the tool opens with it. */
function openTool([source]: readonly Quantity[], text: string): Reading | undefined {
  if (!source || (!/\d/.test(text) && source.category === 'time')) return undefined;
  const { category, unit: from, value } = source;
  const units =
    UNIT_CATEGORIES.find(({ id }) => id === category)?.units ??
    CATEGORIES.find(({ id }) => id === category)?.units;
  return {
    tool: 'unit',
    inputs: { category, value, from, to: units?.find(({ id }) => id !== from)?.id ?? from },
  };
}

function converted(sources: readonly Quantity[], targets: readonly Named[]): Reading | undefined {
  for (const source of sources) {
    const target = targets.find(({ category }) => category === source.category);
    if (target) return convertedTo(source, target);
  }
  const [source, target] = [sources[0], targets[0]];
  if (!source || !target) return undefined;
  const refusal = `${capital(source.name)} measure ${source.category}, and ${target.name} measure ${target.category}. Try 5 cm in inches.`;
  return { tool: 'unit', inputs: {}, refusal };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "kilometers per hour" as "kilometer per hour". */
function singular(name: string): string {
  return name.replace('feet', 'foot').replace(/(ch)es$|s(?= per |$)/, '$1');
}

const shown = ({ typed, value, name }: Quantity): string =>
  typed ?? `${value} ${value === '1' ? singular(name) : name}`;

const NOTES: Readonly<Record<string, string>> = {
  data: '1 KB is 1024 bytes here, 1 MB is 1024 KB, and so on.',
  calories: 'A calorie is 4.184 J here. A food calorie is a kilocalorie (kcal), 1000 times as much.',
  'US tons': 'A US ton is 2000 lb. A metric ton is a tonne, 1000 kg, and an imperial ton is 2240 lb.',
  'US fluid ounces': 'Ounces of volume are US fluid ounces here.',
};

function convertedTo(source: Quantity, { unit: to, name: target, symbol }: Named): Reading | undefined {
  const { category, unit: from, value } = source;
  if (from === to && source.typed === undefined) return undefined;
  // The factors of the site are rounded for some units: in the box, a mile is 5280 feet.
  const result = convertUnits({ category, value, from, to });
  if (!result.ok)
    return result.code === 'out-of-range'
      ? {
          tool: 'unit',
          inputs: {},
          refusal: 'A temperature can’t be below absolute zero, −273.15 °C. Try 20 °C in °F.',
        }
      : undefined;
  const usual = convert({ category, value, from, to, definitions: 'specified' });
  const { answer, steps } = result.value;
  const isSame = !usual.ok || usual.value.answer.exact === answer.exact;
  return {
    tool: 'unit',
    inputs: { category, value, from, to, ...(!isSame && { exact: '1' }) },
    answer: figureAnswer(`${shown(source)} in ${target}`, answer, 4, {
      unit: ` ${symbol}`,
      name: ` ${target}`,
      steps,
      notes: [category, from, to].flatMap((id) => NOTES[id] ?? []),
    }),
  };
}

/** 180 cm in feet and inches: whole feet, and the rest in inches. */
function inPair(
  sources: readonly Quantity[],
  [large, small]: readonly [string, string],
): Reading | undefined {
  const source = sources.find(
    ({ category }) => isUnitOf('length', large) === (category === 'length') && category !== 'temperature',
  );
  const all = source && parseNumber(inUnit(source, large));
  if (!source || !all?.ok || all.value.numerator < 0n) return undefined;
  const { numerator, denominator } = all.value;
  const whole = String(numerator / denominator);
  const rest = { ...named(source.category, large), value: exactText(subtract(all.value, BigInt(whole))) };
  const last = convertUnits({ category: source.category, value: rest.value, from: large, to: small });
  if (!last.ok) return undefined;
  const { text, relation } = last.value.answer;
  const [one, two] = [named(source.category, large), named(source.category, small)];
  return {
    tool: 'unit',
    inputs: {
      category: source.category,
      value: source.value,
      from: source.unit,
      to: source.unit === small ? large : small,
    },
    answer: {
      problem: `${shown(source)} in ${one.name} and ${two.name}`,
      parts: [`${relation === '≈' ? '≈ ' : ''}${whole} ${one.symbol} ${trimZeros(text)} ${two.symbol}`],
      steps: last.value.steps,
    },
  };
}

/** 3 ft + 6 in, in the unit of the first. */
function combined(left: readonly Quantity[], right: readonly Quantity[], text: string): Reading | undefined {
  const isLess = !/\+|\bplus\b/i.test(text);
  for (const first of left) {
    const second = right.find(
      ({ category }) =>
        category === first.category && !['time', 'temperature', 'fuel use'].includes(category),
    );
    const [a, b] = [parseNumber(first.value), second && parseNumber(inUnit(second, first.unit))];
    if (!second || !a.ok || !b?.ok) continue;
    const value = exactText(isLess ? subtract(a.value, b.value) : add(a.value, b.value));
    const sum = shortFigure(isLess ? subtract(a.value, b.value) : add(a.value, b.value), 4);
    const same = { ...first, value };
    return {
      tool: 'unit',
      inputs: { category: first.category, value, from: first.unit, to: second.unit },
      answer: {
        ...figureAnswer(`${shown(first)} ${isLess ? '−' : '+'} ${shown(second)}`, sum, 4, {
          unit: ` ${first.symbol}`,
          name: ` ${first.name}`,
        }),
        ...(second.unit !== first.unit && {
          notes: [`That is ${inUnit(same, second.unit)} ${second.name}.`],
        }),
      },
    };
  }
  return undefined;
}
