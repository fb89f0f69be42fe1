import { ALL_UNITS, convertUnits } from '@mathtools/math-core/more-units';
import {
  add,
  exactText,
  figure,
  parseNumber,
  type Rational,
  subtract,
  trimZeros,
} from '@mathtools/math-core/rational';
import { expressionText } from '@mathtools/math-core/steps';
import type { CategoryOfUnits, Conversion, Unit } from '@mathtools/math-core/unit';
import { parseQuantity, parseUnit } from '@mathtools/math-core/unit-text';
import { firstUnits } from '../../../tools/unit/more-units.js';
import { IN_1024, isFurther } from '../../../tools/unit/further.js';
import { figureAnswer, type Reader, type Reading } from './reading.js';

const CATEGORIES: readonly CategoryOfUnits[] = ALL_UNITS;

interface Named {
  readonly category: string;
  readonly unit: Unit;
}

/** A value in a unit, as it may be meant. */
interface Amount extends Named {
  /** The value as the converter's field reads it. */
  readonly value: string;
  /** The typed text, if it has several units. */
  readonly typed?: string;
}

const COMMAND = /^(?:convert|change|turn|transform|switch|conversion(?: of)?)(?: from)? |^from /i;
const BETWEEN = /^(?:to|in|into|as|=|equals|is|is how (?:many|much)|how (?:many|much)) /i;
const REVERSED =
  /^(?:how (?:many|much)|number of) (.+?) (?:(?:are |is )?(?:there )?(?:are |is )?in|is|are|make|makes|equals?|=|per|to|from|for|fit in) (.+)$/i;

/** Reads a conversion between any two units that the converter has, a sum of quantities, or a quantity alone. */
export const readMoreUnits: Reader = (typed) => {
  const text = spelled(typed);
  const [, target = '', source = ''] = REVERSED.exec(text) ?? [];
  if (target !== '') return conversion(source, target);
  for (const [left, right, isEquation] of splits(text)) {
    // 5 t = h is an equation.
    if (isEquation && /^[a-z]$/i.test(right)) continue;
    const found = conversion(left, right, isEquation);
    if (found) return found;
  }
  return sum(text) ?? alone(text);
};

function spelled(typed: string): string {
  return typed
    .replace(COMMAND, '')
    .replace(/ (?:conversion|converter|convert)$/i, '')
    .replaceAll(/(?<=\d) ?#/g, ' lb')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replaceAll(/(?:°|\b(?:deg|degrees?)\b) ?(?=(?:[CFK]|celsius|fahrenheit)\b)/gi, '°')
    .replaceAll('°celsius', 'celsius')
    .replaceAll('°fahrenheit', 'fahrenheit')
    .replaceAll(/\bm ?s(?:\^-1|⁻¹)/g, 'm/s')
    .replaceAll(/\bdecimal (?=degrees)/gi, '')
    .replaceAll(/\s*(?:=|->|→)\s*/g, ' = ')
    .trim();
}

/** Returns every way to divide a text at a word such as "to": in "5 in in mm", only one has a quantity before it. */
function splits(text: string): readonly (readonly [left: string, right: string, isEquation: boolean])[] {
  return [...text.matchAll(/ /g)].flatMap(({ index }) => {
    const rest = text.slice(index + 1);
    const right = rest.replace(BETWEEN, '').replace(/^(?:\? ?|how (?:many|much) )/i, '');
    return right === rest ? [] : [[text.slice(0, index), right, rest.startsWith('=')] as const];
  });
}

function conversion(left: string, right: string, isEquation = false): Reading | undefined {
  const [sources, targets] = [amountsOf(left), unitsOf(right)];
  for (const source of sources) {
    const target = targets.find(({ category }) => category === source.category);
    if (target) return converted(source, target.unit);
  }
  const mixed = sources.length > 0 && targets.length === 0 ? mixedConversion(sources, right) : undefined;
  if (mixed || isEquation || !/\d/.test(left)) return mixed;
  return ambiguous(left, right) ?? mismatch(sources[0], targets[0]);
}

const rowOf = (category: string, id: string): Unit | undefined =>
  CATEGORIES.find((each) => each.id === category)?.units.find((unit) => unit.id === id);

/** Returns the units that a text names, at most one in each category. Of units in several systems, it is the US one. */
function unitsOf(text: string): readonly Named[] {
  return CATEGORIES.flatMap(({ id }) => {
    const first = parseUnit(text, id as never);
    const isOpen = !first.ok && first.code === 'ambiguous' && isUsual(id);
    const read = isOpen ? parseUnit(`US ${text}`, id as never) : first;
    const unit = read.ok ? rowOf(id, read.value.unit) : undefined;
    return unit ? [{ category: id, unit }] : [];
  });
}

/** Volumes and fuel use are American, as in the converter; a ton may be one of three. */
const isUsual = (category: string): boolean => category === 'volume' || category === 'fuel use';

const IN_PI = /^(.*?(?:π|pi)(?:\s*\/\s*[\d.]+)?)\s*(?:rad|rads|radians?)?$/i;

function amountsOf(text: string): readonly Amount[] {
  const [, angle] = IN_PI.exec(text) ?? [];
  const radians = rowOf('angle', 'radians');
  if (angle !== undefined && radians) {
    const isAngle = convertUnits({ category: 'angle', value: angle, from: 'radians', to: 'radians' }).ok;
    return isAngle ? [{ category: 'angle', unit: radians, value: angle, typed: `${angle} radians` }] : [];
  }
  const counted = text.replace(/^(?:an?|one) (?=\S)/i, '1 ');
  if (!/\d|[½⅓⅔¼¾⅛⅜⅝⅞]/.test(counted)) {
    return unitsOf(counted).map((named) => ({ ...named, value: '1' }));
  }
  const typed = /[a-z'"°]\D*\d/i.test(counted) ? { typed: text } : {};
  return CATEGORIES.flatMap(({ id }) => {
    const first = parseQuantity(counted, id as never);
    const isOpen = !first.ok && first.code === 'ambiguous' && isUsual(id);
    const read = isOpen
      ? parseQuantity(counted.replace(/ ?([a-z][a-z .]*)$/i, ' US $1'), id as never)
      : first;
    const unit = read.ok ? rowOf(id, read.value.unit) : undefined;
    if (!read.ok || !unit) return [];
    return [{ category: id, unit, value: read.value.text, ...typed }];
  });
}

const NOTES = new Map([
  ['calories', 'A calorie is 4.184 J here. A food Calorie is a kilocalorie, 1000 times as much.'],
  ['kilocalories', 'A kilocalorie is a food Calorie.'],
  ['US tons', 'A US ton is 2000 lb.'],
  ['imperial tons', 'An imperial ton is 2240 lb.'],
]);

function converted(source: Amount, target: Unit): Reading | undefined {
  const { category, unit, value } = source;
  if (unit.id === target.id) return fromLarger(source);
  const inputs = { category, value, from: unit.id, to: target.id };
  const result = convertUnits(inputs);
  if (!result.ok) return refused(refusalOf(result.code, source, target), inputs);
  // The converter rounds the factors of some specified units unless told otherwise.
  const exact = isFurther(category, unit.id, target.id) || !hasRounded([unit, target]) ? {} : { exact: '1' };
  const { answer, steps } = result.value;
  const notes = category === 'data' ? [IN_1024] : [unit, target].flatMap(({ id }) => NOTES.get(id) ?? []);
  const shown = figureAnswer(`${textOf(source)} in ${target.name}`, answer, 4, {
    unit: ` ${target.symbol}`,
    name: ` ${target.name}`,
    steps,
    ...(notes.length > 0 && { notes }),
  });
  return {
    tool: 'unit',
    inputs: { ...inputs, ...exact },
    answer: { ...shown, ...inPi(result.value, target) },
  };
}

/** Converts 1 h 30 min to minutes from the first of its units. */
function fromLarger({ category, unit, value, typed = '' }: Amount): Reading | undefined {
  const first = unitsOf(/[a-z]+/i.exec(typed)?.[0] ?? '').find((each) => each.category === category)?.unit;
  const inFirst = first && exactIn(category, value, unit.id, first.id);
  if (!inFirst || first.id === unit.id) return undefined;
  return converted({ category, unit: first, value: exactText(inFirst), typed }, unit);
}

const hasRounded = (units: readonly Unit[]): boolean =>
  units.some(({ exactFactor }) => exactFactor !== undefined);

function textOf({ value, unit, typed }: Amount): string {
  return typed ?? `${value} ${value === '1' ? nameOfOne(unit) : unit.name}`;
}

function nameOfOne({ name }: Unit): string {
  return name.replace('feet', 'foot').replace(/(ch)es$|s(?= per |$)/, '$1');
}

/** Returns the parts of an answer that differ for an angle in terms of π. */
function inPi({ answer, exact }: Conversion, target: Unit) {
  if (exact === undefined || target.id !== 'radians' || expressionText(exact).length > 12) return {};
  return {
    lead: { relation: '=', value: exact } as const,
    parts: [`≈ ${answer.text} ${target.name}`],
  };
}

function refused(refusal: string, inputs: Reading['inputs'] = {}): Reading {
  return { tool: 'unit', inputs, refusal };
}

function refusalOf(code: string, { value, unit }: Amount, target: Unit): string {
  return code === 'out-of-range'
    ? `${value.replace('-', '−')} ${unit.symbol} is below absolute zero, which is −273.15 °C.`
    : `${value} ${unit.name} can’t be converted to ${target.name}: that would divide by 0.`;
}

/** Asks which ton is meant in a conversion of weights. */
function ambiguous(left: string, right: string): Reading | undefined {
  const sides = [
    parseQuantity(left.replace(/^(?:an? )?(?=[a-z])/i, '1 '), 'weight'),
    parseUnit(right, 'weight'),
  ];
  const isTon = sides.every((side) => side.ok || side.code === 'ambiguous') && sides.some((side) => !side.ok);
  return isTon
    ? refused('A ton can be a US ton, an imperial ton or a tonne. Try 1 US ton in kg.')
    : undefined;
}

/** Refuses to convert a weight to a length. */
function mismatch(source: Named | undefined, target: Named | undefined): Reading | undefined {
  if (!source || !target) return undefined;
  const [from, to] = [source, target].map(({ unit, category }) => `${unit.name} measure ${category}`);
  return refused(`${capital(from ?? '')}, but ${to ?? ''}. Try units of the same kind.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reads a conversion to several units, such as feet and inches. */
function mixedConversion(sources: readonly Amount[], right: string): Reading | undefined {
  const names = right
    .replace(/^dms$/i, 'degrees, arcminutes, arcseconds')
    .split(/\s*(?:,|\band\b|&)\s*|\s+/)
    .filter((name) => name !== '');
  if (names.length < 2 || names.length > 3) return undefined;
  for (const source of sources) {
    const { category } = source;
    const units = names.map((name) => unitsOf(name).find((each) => each.category === category)?.unit);
    const known = units.filter((unit) => unit !== undefined);
    const ratios = known.slice(1).map((unit, i) => ratioOf(category, known[i]?.id ?? '', unit.id));
    if (known.length < names.length || ratios.some((ratio) => ratio === undefined)) continue;
    return mixedAnswer(source, known, ratios as readonly bigint[]);
  }
  return undefined;
}

/** Returns how many of a smaller unit a larger one is; undefined if that isn't a whole number above 1. */
function ratioOf(category: string, from: string, to: string): bigint | undefined {
  const one = convertUnits({ category, value: 1, from, to });
  const exact = one.ok && category !== 'temperature' ? one.value.answer.exact : undefined;
  return exact !== undefined && /^\d+$/.test(exact) && exact !== '1' ? BigInt(exact) : undefined;
}

function mixedAnswer(source: Amount, units: readonly Unit[], ratios: readonly bigint[]): Reading | undefined {
  const { category, value, unit } = source;
  const [first, last] = [units[0]?.id ?? '', units.at(-1)?.id ?? ''];
  const inSmallest = convertUnits({ category, value, from: unit.id, to: last });
  if (!inSmallest.ok || inSmallest.value.answer.number < 0) return undefined;
  const { relation, text } = inSmallest.value.answer;
  // Rounding first keeps 11.99999 in from being shown as 12 in.
  const [whole = '0', decimals] = trimZeros(text).split('.');
  const counts: string[] = [];
  let open = BigInt(whole);
  for (const ratio of [...ratios].reverse()) {
    counts.unshift(String(open % ratio));
    open /= ratio;
  }
  const shown = [String(open), ...counts].map((count, i, { length }) => {
    const fraction = i === length - 1 && decimals !== undefined ? `.${decimals}` : '';
    return `${count}${fraction} ${units[i]?.symbol ?? ''}`;
  });
  return {
    tool: 'unit',
    inputs: { category, value, from: unit.id, to: unit.id === first ? last : first },
    answer: {
      problem: `${textOf(source)} in ${units.map(({ name }) => name).join(' and ')}`,
      parts: [`${relation === '≈' ? '≈ ' : ''}${shown.join(' ')}`],
    },
  };
}

/** Categories whose values aren't added here. The time calculator adds durations. */
const NOT_ADDED = ['temperature', 'fuel use', 'time', 'data'];

/** Reads a sum or a difference of quantities, such as 3 ft + 6 in. */
function sum(text: string): Reading | undefined {
  const terms = text.split(/ ?([+-]) ?(?=[\d.½¼¾])/);
  // 5 m + 3 m may be algebra.
  if (terms.length < 3 || terms.length > 9 || !/[a-z]{2}/i.test(text)) return undefined;
  const amounts = terms.filter((_, i) => i % 2 === 0).map(amountsOf);
  for (const { category, unit } of amounts[0] ?? []) {
    const same = amounts.flatMap((all) => all.find((each) => each.category === category) ?? []);
    if (same.length < amounts.length || NOT_ADDED.includes(category)) continue;
    const [large, small] = [unit, same.at(-1)?.unit ?? unit].map((to) => {
      const parts = same.map(({ value, unit: from }) => exactIn(category, value, from.id, to.id));
      const total = parts.reduce(
        (a, b, i) => a && b && (terms[2 * i - 1] === '-' ? subtract(a, b) : add(a, b)),
      );
      return total && { unit: to, figure: figure(total, 4) };
    });
    if (!large || !small) return undefined;
    const shown = large.unit.id === small.unit.id ? [large] : [large, small];
    const texts = shown.map(
      ({ unit: { symbol }, figure: { relation, text: digits } }) =>
        `${relation} ${trimZeros(digits)} ${symbol}`,
    );
    return {
      tool: 'unit',
      inputs: { category, value: large.figure.exact ?? '', from: large.unit.id, to: small.unit.id },
      answer: { problem: text, parts: [texts.join(' ')] },
    };
  }
  return undefined;
}

function exactIn(category: string, value: string, from: string, to: string): Rational | undefined {
  const result = convertUnits({ category, value, from, to });
  const exact = result.ok ? parseNumber(result.value.answer.exact ?? '') : result;
  return exact.ok ? exact.value : undefined;
}

/** Reads a quantity with nothing to convert it to: the converter opens with it. */
function alone(text: string): Reading | undefined {
  const [source] = /\d/.test(text) && /[a-z]{2}$|[²³]$/i.test(text) ? amountsOf(text) : [];
  // 16 pi isn't an angle unless it is said to be one.
  if (!source || source.category === 'time' || /pi$/i.test(text)) return undefined;
  const { category, unit, value } = source;
  const to = firstUnits(category).find((id) => id !== unit.id) ?? unit.id;
  return { tool: 'unit', inputs: { category, value, from: unit.id, to } };
}
