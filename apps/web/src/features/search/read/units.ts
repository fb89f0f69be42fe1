import { calculate } from '@mathtools/math-core/arithmetic';
import { combineQuantities, convert as convertExactly } from '@mathtools/math-core/more-units';
import {
  add,
  exactText,
  figure,
  multiply,
  parseNumber,
  type Rational,
  rational,
  sign,
  subtract,
  trimZeros,
} from '@mathtools/math-core/rational';
import { unitAfter, type UnitName, unitNames } from '@mathtools/math-core/unit-text';
import { IN_1024 } from '../../../tools/unit/further.js';
import { firstUnits } from '../../../tools/unit/more-units.js';
import { written } from '../../../ui/result/written.js';
import { answered, figureAnswer, type Reader, type Reading } from './reading.js';
import { exactInputs, roundedNotes } from './rounded-factors.js';
import { type Filled, findRow, type Slot, type Token, tokenize } from '@mathtools/math-core/read';

export interface Quantity extends UnitName {
  readonly value: string;
  /** The typed text, if it contains several units. */
  readonly typed?: string;
}

const named = (category: string, unit: string): UnitName =>
  unitNames(unit).find((one) => one.category === category) ?? { category, unit, name: unit, symbol: unit };

/** The maximum number of tokens in a unit, such as "m s^-1". */
const LONGEST_UNIT = 6;

/** Matches the names of units at a position, the longest first. */
const unit: Slot = (tokens, at, text) =>
  Array.from({ length: LONGEST_UNIT }, (_, less) => at + LONGEST_UNIT - less)
    .filter((end) => end <= tokens.length && tokens[at]?.kind !== 'number')
    .map((end) => [text.slice(tokens[at]?.at, tokens[end - 1]?.end), end] as const)
    .filter(([words]) => unitNames(words).length > 0);

/** Matches a unit in the plural. */
const several: Slot = (...place) => [...unit(...place)].filter(([words]) => /s$|^feet$/.test(words));
/** Matches a unit in the singular, as in "seconds in day". */
const single: Slot = (...place) =>
  [...unit(...place)].filter(
    ([words]) => /^[a-z]{3,}(?<!s)$/.test(words) && unitNames(`${words}s`).some(isScaled),
  );
const isScaled = ({ category }: UnitName): boolean => category !== 'temperature';

/** Matches a multiple of π, such as "2pi/3". */
const IN_PI = /-? ?(?:\d[\d./ ]*\*? ?)?(?:pi|π)(?!\p{L})(?: ?\/ ?\d+)?/iuy;

const pi: Slot = (tokens, at, text) => {
  IN_PI.lastIndex = tokens[at]?.at ?? text.length;
  const typed = IN_PI.exec(text)?.[0] ?? '';
  const last = tokens.findIndex(({ end }) => end === IN_PI.lastIndex);
  return typed === '' || last < 0 ? [] : [[typed, last + 1]];
};

interface Part {
  readonly value: string;
  readonly units: readonly UnitName[];
  readonly end: number;
}

/** The unit of a last part without one: 5'11 and 5 ft 11 are feet and inches, 1h30 is in hours and minutes. */
const SMALLER: Readonly<Record<string, string>> = {
  feet: 'inches',
  hours: 'minutes',
  stone: 'pounds',
  meters: 'centimeters',
};

/** Reads a first part, which may be negative or a multiple of π. */
function firstPartsAt(tokens: readonly Token[], at: number, text: string): readonly Part[] {
  const [[inPi, end] = []] = pi(tokens, at, text);
  if (inPi !== undefined && end !== undefined)
    return Array.from(unit(tokens, end, text), ([words, last]) => ({
      value: inPi,
      units: unitNames(words).filter(({ unit }) => unit === 'radians'),
      end: last,
    }));
  if (tokens[at]?.text !== 'minus') return partsAt(tokens, at, text);
  return partsAt(tokens, at + 1, text).map((part) => ({ ...part, value: `-${part.value}` }));
}

function partsAt(tokens: readonly Token[], at: number, text: string): readonly Part[] {
  const token = tokens[at];
  const isOne = ['a', 'an', 'one'].includes(token?.text ?? '');
  if (token === undefined || (token.kind !== 'number' && !isOne) || token.money !== undefined) return [];
  const value = isOne ? '1' : token.text;
  const start = ['of', 'a', 'an'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return [...new Set([at + 1, start])].flatMap((from) =>
    Array.from(unit(tokens, from, text), ([words, end]) => ({ value, units: unitNames(words), end })),
  );
}

/** Matches the quantities at a position, the longest first: "5 cm", "5 ft 11 in", "a mile". */
export const quantity: Slot = function* (tokens, at, text) {
  for (const { end } of sumsAt(tokens, at, text))
    yield [text.slice(tokens[at]?.at, tokens[end - 1]?.end), end];
};

interface Sum extends Quantity {
  readonly end: number;
}

function sumsAt(tokens: readonly Token[], at: number, text: string): readonly Sum[] {
  const found = firstPartsAt(tokens, at, text).flatMap((part) =>
    part.units.flatMap((one) => longer(tokens, text, { ...one, value: part.value, end: part.end })),
  );
  const typed = (sum: Sum): string => text.slice(tokens[at]?.at, tokens[sum.end - 1]?.end);
  return found
    .sort((a, b) => b.end - a.end)
    .map((sum) => (isCompound(tokens.slice(at, sum.end)) ? { ...sum, typed: typed(sum) } : sum));
}

const isCompound = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ kind }) => kind === 'number').length > 1;

/** Returns a quantity and the sums that begin with it: 5 ft, and 5 ft 11 in in inches. */
function longer(tokens: readonly Token[], text: string, sum: Sum): readonly Sum[] {
  const isJoined = ['and', 'comma'].includes(tokens[sum.end]?.text ?? '');
  const at = sum.end + (isJoined ? 1 : 0);
  const token = tokens[at];
  const parts = partsAt(tokens, at, text).flatMap((part) =>
    part.units.map((one) => ({ ...one, value: part.value, end: part.end })),
  );
  const smaller = SMALLER[sum.unit];
  // 12 stone 5 ft is no sum, and of meters only 1 m 80 has centimeters.
  const isLast =
    smaller !== undefined && (tokens[at + 1]?.text === 'in' || ![...unit(tokens, at + 1, text)].length);
  if (isLast && token?.kind === 'number' && !isJoined && (sum.unit !== 'meters' || /^\d\d$/.test(token.text)))
    parts.push({ ...named(sum.category, smaller), value: token.text, end: at + 1 });
  const sums = parts.flatMap((part) => {
    if (part.category !== sum.category || part.unit === sum.unit || part.category === 'temperature')
      return [];
    // 5 m 20 in isn't a sum.
    const isWhole = /^\d+$/.test(exactIn({ ...sum, value: '1' }, part.unit) ?? '');
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

/** Returns the quantities that a string may mean. A multiple of π is in radians. */
export function quantities(text: string): readonly Quantity[] {
  const tokens = tokenize(text);
  const found = sumsAt(tokens, 0, text).filter(({ end }) => end === tokens.length);
  return BARE_PI.test(text) ? [{ ...named('angle', 'radians'), value: text }] : found;
}

const BARE_PI = /(?:pi|π)[\s/\d]*$/i;

/** Converts a quantity to another unit of its category, by the exact definitions; radians aren't converted. */
export const inUnit = (quantity: Quantity, to: string): string => exactIn(quantity, to) ?? quantity.value;

/** Returns undefined if the answer is irrational or there is none. */
function exactIn({ category, unit: from, value }: Quantity, to: string): string | undefined {
  const result = convertExactly({ category, value, from, to, decimals: 4 });
  return result.ok ? result.value.answer.exact : undefined;
}

const HOW = '(how (many|much))';
const TO = `(to|in|into|as|equals|is|question|${HOW})`;
const VERB = '(convert|change|turn|transform|switch|(conversion of?)|from)';

const empty = (one: UnitName): Quantity => ({ ...one, value: '' });

type Form = (filled: Filled, text: string) => Reading | undefined;
const conversion: Form = ({ q = '', u = '' }, text) =>
  // 5 t = h is an equation.
  /^[^a-z]*[a-z] ?= ?[a-z]$/i.test(text)
    ? undefined
    : (converted(quantities(q), unitNames(u), /\d ?m$/.test(q)) ??
      (/=|^[a-z] \w+ [a-z]$/i.test(text) || BARE_PI.test(q)
        ? undefined
        : mismatch(quantities(q), unitNames(u))));

const FORMS: readonly (readonly [string, Form])[] = [
  ['{q}', ({ q = '' }) => openTool(quantities(q), q)],
  [`${VERB}* ({q}|{q:pi}) ${TO} ${TO}* {u} (conversion|converter|convert)?`, conversion],
  [
    `${VERB}* ({q}|{q:pi}) ${TO} dms`,
    ({ q = '' }) => inSeveral(quantities(q), ['degrees', 'arcminutes', 'arcseconds']),
  ],
  [
    `${VERB}* ({q}|{q:pi}) ${TO} {u} (and|comma)* {second:u} ((and|comma)* {third:u})?`,
    ({ q = '', u = '', second = '', third = '' }) => inSeveral(quantities(q), [u, second, third]),
  ],
  [`${VERB}* {q} {u}`, conversion],
  [
    '{u:several} in {one:single}',
    ({ one = '', u = '' }) => {
      const others = [{ text: `1 ${u} in ${one}`, note: `Convert ${u} to ${one}` }];
      const reading = conversion({ q: `1 ${one}`, u }, '');
      return reading && { ...reading, others };
    },
  ],
  [
    `${VERB}* {one:u} (to|in|into) ${HOW}? {u} (conversion|converter|convert)?`,
    ({ one = '', u = '' }, text) => conversion({ q: `1 ${one}`, u }, text),
  ],
  [
    `(${HOW}|number of) {u} (are|is)? there? (are|is)? (in|is|are|make|makes|equals|per|does|do|from|for|to|fit)* ({q}|{q:pi}|{one:u}) (make|equals|have|has|weigh)?`,
    ({ one = '', q = `1 ${one}`, u = '' }) => conversion({ q, u }, ''),
  ],
  ['{u} in ({q}|{q:pi})', conversion],
  ['{q} (plus|minus) {q} ((plus|minus) {q})*', (_, text) => combined(text)],
  ['{q} (over|(divided by)) {r:q}', (filled, text) => quotient(filled, text)],
  ['{q} (times|x) {r:q}', (filled, text) => product(filled, text)],
  ['{q} (over|(divided by)) {n}', ({ q = '', n = '' }, text) => scaled(q, 'divide', n, text)],
  ['{q} (times|x) {n}|{n} (times|x) {q}', ({ q = '', n = '' }, text) => scaled(q, 'multiply', n, text)],
  [`({q} (times|x) {n}|{n} (times|x) {q}) ${TO} {u}`, multiple],
  ['{u}', ({ u = '' }) => (u.length < 2 ? undefined : openTool(unitNames(u).map(empty), u))],
];

const TON = /(?<!\b(?:u\.?[sk]\.?|imperial|metric|short|long)[ -])\btons?\b/i;

/** Reads quantities to convert, and sums of quantities. */
export const readUnits: Reader = (text) => {
  const [row, filled] = findRow(text, FORMS, { q: quantity, u: unit, pi, several, single }) ?? [];
  return row && TON.test(text)
    ? refused('A ton can be a US ton, an imperial ton or a tonne. Try 1 US ton in kg.')
    : row?.[1](filled ?? {}, text);
};

const refused = (refusal: string): Reading => ({ tool: 'unit', inputs: {}, refusal });

/** Returns a reading that opens the tool with a quantity or a unit that has no target unit. */
function openTool([source]: readonly Quantity[], text: string): Reading | undefined {
  if (!source || (!/\d/.test(text) && source.category === 'time')) return undefined;
  const { category, unit: from, value } = source;
  const to = firstUnits(category).find((id) => id !== from) ?? from;
  return { tool: 'unit', inputs: { category, value, from, to } };
}

function converted(
  sources: readonly Quantity[],
  targets: readonly UnitName[],
  isInMeters = false,
): Reading | undefined {
  for (const source of sources) {
    const target = targets.find(({ category }) => category === source.category);
    if (target && isInMeters && target.category === 'time') return refused(METERS);
    if (target) return convertedTo(source, target);
  }
  return undefined;
}

const METERS = 'Here, m could be meters or minutes. Try 5 min in seconds.';

function mismatch([source]: readonly Quantity[], [target]: readonly UnitName[]): Reading | undefined {
  return source && target && source.category !== target.category
    ? refused(
        `${capital(source.name)} measure ${source.category}, and ${target.name} measure ${target.category}. Try 5 cm in inches.`,
      )
    : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a quantity as it was typed, or with the name of its unit. */
export const shown = ({ typed, value, name }: Quantity): string =>
  typed ?? `${value} ${unitAfter(value, name)}`;

/** 90° and 5 cm. */
const spaced = (symbol: string): string => (/^[°′″]$/.test(symbol) ? symbol : ` ${symbol}`);

const NOTES: Readonly<Record<string, string>> = {
  data: IN_1024,
  calories: 'A calorie is 4.184 J here. A food calorie is a kilocalorie (kcal), 1000 times as much.',
  kilocalories: 'A kilocalorie (kcal) is a food calorie.',
  'US tons': 'A US ton is 2000 lb.',
  'imperial tons': 'An imperial ton is 2240 lb.',
  'US fluid ounces': 'Ounces of volume are US fluid ounces here.',
};

function convertedTo(source: Quantity, { unit: to, name: target, symbol }: UnitName): Reading | undefined {
  const { category, unit: from, value } = source;
  if (from === to && source.typed === undefined) return undefined;
  // The site's factors are rounded for some units, but here a mile is exactly 5280 feet.
  const result = convertExactly({ category, value, from, to, decimals: 4 });
  if (!result.ok) {
    if (result.code === 'out-of-range')
      return refused('A temperature can’t be below absolute zero, −273.15 °C. Try 20 °C in °F.');
    return result.code === 'division-by-zero'
      ? refused(`${shown(source)} can’t be converted to ${target}: that would divide by 0.`)
      : undefined;
  }
  const { answer, steps, exact } = result.value;
  const inputs = { category, value, from, to };
  return {
    tool: 'unit',
    inputs: exactInputs(inputs),
    ...imperial(source, { name: target }),
    answer: {
      ...figureAnswer(`${shown(source)} in ${target}`, answer, 4, {
        unit: spaced(symbol),
        name: ` ${target}`,
        steps,
        notes: [...[category, from, to].flatMap((id) => NOTES[id] ?? []), ...roundedNotes(inputs)],
      }),
      ...(exact !== undefined &&
        to === 'radians' && {
          lead: { relation: '=', value: exact },
          parts: [`≈ ${answer.text} ${target}`],
        }),
    },
  };
}

/** Offers imperial units in place of US units of the same name. */
function imperial(source: Quantity, target: Pick<UnitName, 'name'>): Partial<Reading> {
  const typed = `${source.typed ?? source.value} ${source.name} in ${target.name}`;
  const text = typed.replaceAll(/(?<=\bper )US |\bUS /g, 'imperial ');
  const isKnown = [source.name, target.name].every((name) =>
    unitNames(name.replace(/\bUS /, 'imperial ')).some(({ category }) => category === source.category),
  );
  return typed === text || !isKnown || source.typed !== undefined
    ? {}
    : { others: [{ text, note: 'Use imperial units' }] };
}

/** Converts a quantity to several units, such as 180 cm to whole feet and the rest in inches. */
function inSeveral(sources: readonly Quantity[], names: readonly string[]): Reading | undefined {
  const all = names.filter((name) => name !== '').map(unitNames);
  for (const source of sources) {
    const { category, value, unit: from } = source;
    const units = all.flatMap((each) => each.find((one) => one.category === category) ?? []);
    const ratios = units
      .slice(1)
      .map(({ unit: to }, i) => inUnit({ ...source, unit: units[i]?.unit ?? '', value: '1' }, to));
    const [first = '', last = ''] = [units[0]?.unit, units.at(-1)?.unit];
    const result = convertExactly({ category, value, from, to: last, decimals: 4 });
    const isWhole = ratios.every((ratio) => /^\d+$/.test(ratio) && ratio !== '1');
    if (units.length < all.length || category === 'temperature' || !isWhole || !result.ok) continue;
    const { relation, text, number } = result.value.answer;
    if (number < 0) return undefined;
    // Rounding first keeps 11.99999 in from being shown as 12 in.
    const [whole = '0', decimals] = trimZeros(text).split('.');
    let rest = BigInt(whole);
    const counts = [...ratios].reverse().map((ratio) => {
      const count = rest % BigInt(ratio);
      rest /= BigInt(ratio);
      return String(count);
    });
    const shownParts = [...counts, String(rest)].reverse().map((count, i) => {
      const fraction = i === counts.length && decimals !== undefined ? `.${decimals}` : '';
      return count + fraction + spaced(units[i]?.symbol ?? '');
    });
    const list = units.map(({ name }) => name);
    return {
      tool: 'unit',
      inputs: exactInputs({ category, value, from, to: from === last ? first : last }),
      answer: {
        problem: `${shown(source)} in ${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`,
        parts: [written({ relation, text: shownParts.join(' ') })],
        steps: result.value.steps,
      },
    };
  }
  return undefined;
}

/** Categories whose values aren't added here. Durations are read elsewhere. */
const NOT_ADDED = ['time', 'temperature', 'fuel use'];

/** Matches the signs between the terms of a sum, but not those in 1e-3, s^-1 and ft-lb. */
const TERMS = /(?<=[^\s+^-] ?)(?<!\de) ?([+-]|\bplus\b|\bminus\b) ?(?=-?[\d.½⅓⅔¼¾⅛⅜⅝⅞]|(?:an?|one) )/i;

/** Adds quantities such as 3 ft + 6 in, and gives the sum in the first and the last unit. */
function combined(text: string): Reading | undefined {
  const terms = text.split(TERMS);
  const amounts = terms.filter((_, i) => i % 2 === 0).map(quantities);
  for (const { category, unit: from } of amounts[0] ?? []) {
    const same = amounts.flatMap((all) => all.find((each) => each.category === category) ?? []);
    if (same.length < amounts.length || NOT_ADDED.includes(category)) continue;
    const units = [...new Set([from, same.at(-1)?.unit ?? from])];
    const sums = units.flatMap((to) => {
      const sum = same.reduce<Rational | undefined>((before, each, i) => {
        const part = parseNumber(exactIn(each, to) ?? '');
        if (!before || !part.ok) return undefined;
        const isLess = /-|minus/i.test(terms[2 * i - 1] ?? '');
        return isLess ? subtract(before, part.value) : add(before, part.value);
      }, rational(0));
      return sum ? [{ ...named(category, to), sum: figure(sum, 4) }] : [];
    });
    if (sums.length < units.length) return undefined;
    // A rounded sum comes last, or it would be followed by "=".
    const ordered = ['=', '≈'].flatMap((relation) => sums.filter(({ sum }) => sum.relation === relation));
    const texts = ordered.map(({ sum, symbol }) => `${sum.relation} ${trimZeros(sum.text)}${spaced(symbol)}`);
    return {
      tool: 'unit',
      inputs: exactInputs({
        category,
        value: sums[0]?.sum.exact ?? '',
        from,
        to: sums.at(-1)?.unit ?? from,
      }),
      answer: { problem: text, parts: [texts.join(' ')] },
    };
  }
  return undefined;
}

/** Matches a letter after a digit, as in 12m / 3m, which is algebra, while 12 m / 3 m has units. */
const ALGEBRA = /\d[a-z](?![a-z²³])/i;

/** Returns the quantities of the first category that both have, except for time, which is read elsewhere. */
function pairOf(q: string, r: string, text: string): readonly [Quantity, Quantity] | undefined {
  if (ALGEBRA.test(text)) return undefined;
  for (const first of quantities(q)) {
    const second = quantities(r).find(({ category }) => category === first.category);
    if (second && !NOT_ADDED.includes(first.category)) return [first, second];
  }
  return undefined;
}

/** Works out a product or a quotient of values, and writes it with a unit. */
function worked(
  left: string,
  operation: 'multiply' | 'divide',
  right: string,
  unit: string,
  problem: string,
) {
  const inputs = { left, operation, right };
  return answered('arithmetic', inputs, calculate(inputs), ({ answer, steps }) =>
    figureAnswer(problem, answer, 4, { unit, steps }),
  );
}

/** Returns a quantity without its place in the text. */
const quantityOf = ({ value, unit, category }: Quantity) => ({ value, unit, category });

/** Works out a quantity of another kind: a speed, an area, the time of a trip. */
function otherKind(left: Quantity, operation: 'multiply' | 'divide', right: Quantity, text: string) {
  const result = combineQuantities({ left: quantityOf(left), operation, right: quantityOf(right) });
  const [a, b] = result.ok ? result.value.values : [];
  const inputs = { left: a ?? '', operation, right: b ?? '' };
  return answered('arithmetic', inputs, result, ({ answer, symbol, steps }) =>
    figureAnswer(text, answer, 4, { unit: ` ${symbol}`, steps }),
  );
}

/** Returns the first answer for the quantities that two texts may mean. */
const firstOf = (q: string, operation: 'multiply' | 'divide', r: string, text: string): Reading | undefined =>
  quantities(q)
    .flatMap((one) => quantities(r).map((other) => otherKind(one, operation, other, text)))
    .find(Boolean);

/** Converts a multiple of a quantity. */
function multiple({ q = '', n = '', u = '' }: Filled): Reading | undefined {
  const [one] = quantities(q);
  const [value, times] = [parseNumber(one?.value ?? ''), parseNumber(n)];
  if (!one || one.typed !== undefined || !value.ok || !times.ok) return undefined;
  const total = `${exactText(multiply(value.value, times.value))} ${one.name}`;
  const reading = conversion({ q: total, u }, '');
  return reading && { ...reading, readAs: [`Read as “${total} in ${u}”.`] };
}

/** Divides a quantity by another one. */
function quotient({ q = '', r = '' }: Filled, text: string): Reading | undefined {
  const [first, second] = pairOf(q, r, text) ?? [];
  if (first && second) return worked(inUnit(first, second.unit), 'divide', second.value, '', text);
  return ALGEBRA.test(text) || [q, r].every((each) => quantities(each)[0]?.category === 'time')
    ? undefined
    : (firstOf(q, 'divide', r, text) ?? refused(NO_QUOTIENT));
}

/** Multiplies two quantities. */
function product({ q = '', r = '' }: Filled, text: string): Reading | undefined {
  return ALGEBRA.test(text) ? undefined : (firstOf(q, 'multiply', r, text) ?? refused(NO_PRODUCT));
}
const NO_QUOTIENT =
  'We divide quantities of the same kind, and those of lengths and times. Try 100 km / 2 h.';
const NO_PRODUCT = 'We multiply lengths, and speeds by times. Try 5 m * 3 m.';

function scaled(q: string, operation: 'multiply' | 'divide', n: string, text: string): Reading | undefined {
  const source = quantities(q).find(({ category }) => !NOT_ADDED.includes(category));
  if (!source || ALGEBRA.test(text)) return undefined;
  return worked(source.value, operation, n, spaced(source.symbol), text);
}
