import { calculate } from '@mathtools/math-core/arithmetic';
import { readList } from '@mathtools/math-core/list';
import { convertBase } from '@mathtools/math-core/number-base';
import { divisors, nextPrime, primeFactors, primesBetween } from '@mathtools/math-core/prime';
import type { Figure } from '@mathtools/math-core/rational';
import { type Statistics, statistics } from '@mathtools/math-core/statistics';
import { unitNames } from '@mathtools/math-core/unit-text';
import { withSign } from '../../../ui/money/currency.js';
import { written as marked } from '../../../ui/result/written.js';
import { shortExact } from '../../../ui/result/exact.js';
import { type Answer, answered, figureAnswer, type Reader, type Reading } from './reading.js';
import {
  type Filled,
  findRow,
  functionNames,
  matchWhole,
  type Slot,
  type Token,
  numberList as list,
  tokenize,
} from '@mathtools/math-core/read';

const KINDS: readonly (readonly [string, boolean])[] = [
  ['(gcd|gcf|hcf|((greatest|highest) common (divisor|factor)))', false],
  ['(lcm|lcd|((least|lowest) common (multiple|denominator)))', true],
];
const COMMON = KINDS.flatMap(([words, isMultiple]) => [
  [`${words} (of|for|between)? the? numbers? colon? open? {list} close?`, isMultiple] as const,
  [`{list} comma? ${words}`, isMultiple] as const,
]);
const FACTORIZATION =
  '((factor tree)|prime? (factorization|factorisation|factor|decomposition)|(prime factors)|factorize|factorise|decompose)';
const DIVISORS: readonly (readonly [string])[] = [
  ['(all|list)? (of|the)* (factors|divisors) (of|for)? the? number? {n}'],
  ['{n} (factors|divisors)'],
];
const PRIMES: readonly (readonly [string])[] = [
  ['(list|all|the)* (primes|(prime numbers)) (between|from) {a:n} (and|to) {b:n}'],
  ['(next|first) prime number? (after|above|from|greater than) {k:n}'],
];
const FACTORS = [
  [`${FACTORIZATION} (of|for)? the? number? {n} (into prime? (primes|factors))?`, false],
  [`{n} (${FACTORIZATION}|as a? product of primes|into primes|factorised|factorized)`, false],
  ['is? {n} is? a? prime number?', true],
  ['is {n} composite', true],
] as const;

/** Reads requests for prime factors, the greatest common divisor and the least common multiple. */
export const readPrimes: Reader = (typed) => {
  const text = functionNames(typed);
  const [kind, { list: numbers = '' } = {}] =
    findRow<readonly [string, boolean]>(text, COMMON, { list }) ?? [];
  if (kind) return numbers.endsWith('\n') ? commonOf(text, numbers.trim(), kind[1]) : undefined;
  const [row, { n = '' } = {}] = findRow<readonly [string, boolean]>(text, FACTORS) ?? [];
  if (row) return factors(n, row[1]);
  const { a: from, b: to = '', k = '' } = findRow(text, PRIMES)?.[1] ?? {};
  if (from !== undefined)
    return answered('primes', { numbers: from }, primesBetween({ from, to }), ({ primes, steps }) => ({
      problem: `Primes between ${from} and ${to}`,
      parts: [primes.length > 0 ? primes.join(', ') : 'None'],
      steps,
    }));
  if (k !== '')
    return answered('primes', { numbers: k }, nextPrime({ number: k }), ({ prime, steps }) => ({
      problem: `The first prime after ${k}`,
      parts: [String(prime)],
      steps,
    }));
  const [, { n: number = '' } = {}] = findRow(text, DIVISORS) ?? [];
  return answered('primes', { numbers: number }, divisors({ number }), ({ divisors: all, steps }) => ({
    problem: `Divisors of ${number}`,
    parts: [all.join(', ')],
    steps,
  }));
};

/** Asks how the commas of a list are meant if they could separate numbers, or belong to them. */
function askedCommas(text: string, list: string): Reading | undefined {
  const { readings } = readList(list);
  return readings && askedFor(readings, text, list);
}

function askedFor(readings: readonly (readonly string[])[], text: string, list: string): Reading {
  const others = readings.map((numbers) => ({
    text: text.replace(list, numbers.join('; ')),
    note: `Read as ${numbers.join('; ')}`,
  }));
  return { tool: 'statistics', inputs: {}, refusal: COMMAS, others };
}
const COMMAS = 'The commas could separate numbers, or be part of them.';

/** Finds the common divisor or multiple of a list. Its numbers must be whole, which may leave only one reading of the commas. */
function commonOf(text: string, list: string, isMultiple: boolean): Reading | undefined {
  const { readings = [[list]] } = readList(list);
  const found = readings.filter((numbers) => common(numbers.join('; '), isMultiple));
  const [only, other] = found;
  return only && (other ? askedFor(found, text, list) : common(only.join(', '), isMultiple));
}

function common(numbers: string, isMultiple: boolean): Reading | undefined {
  const result = primeFactors({ numbers });
  if (result.ok && result.value.numbers.length < 2) return undefined;
  return answered('primes', { numbers }, result, (found) => {
    const [divisor, multiple] = [found.greatestCommonDivisor, found.leastCommonMultiple];
    return {
      problem: `${isMultiple ? 'Least common multiple' : 'Greatest common divisor'} of ${numbers}`,
      parts: [isMultiple ? multiple : divisor],
      notes: [isMultiple ? `GCD ${divisor}` : `LCM ${multiple}`],
      steps: isMultiple ? found.multipleSteps : found.divisorSteps,
    };
  });
}

function factors(number: string, isAsked: boolean): Reading | undefined {
  const result = primeFactors({ numbers: number });
  const [only] = result.ok ? result.value.numbers : [];
  if (!only) return undefined;
  const others = only.number === 1 ? '1 has no prime factors' : `${number} as a product of primes`;
  return answered('primes', { numbers: number }, result, () => ({
    problem: isAsked ? `Is ${number} prime?` : others,
    parts: only.isPrime
      ? [`${number} is a prime number`]
      : [isAsked ? 'No: it is ' : '', { math: only.product }],
    steps: only.steps,
  }));
}

type Measure = readonly [
  words: string,
  name: string,
  figures: (all: Statistics) => readonly (readonly [string, Figure])[],
];

/** Returns a figure for the population, and for the sample if it has one. */
const both = (name: 'standardDeviation' | 'variance') => (all: Statistics) => [
  ['population', all.population[name]] as const,
  ...(all.sample ? [['sample', all.sample[name]] as const] : []),
];
const quartile = (name: 'lower' | 'upper' | 'range') => (all: Statistics) =>
  all.quartiles ? [['', all.quartiles[name]] as const] : [];

const MEASURES: readonly Measure[] = [
  ['(arithmetic? mean|average|avg)', 'Mean', (all) => [['', all.mean]]],
  ['(median|(middle (value|number)))', 'Median', (all) => [['', all.median]]],
  [
    '(mode|modes|(modal value)|(most (common|frequent) (number|value)?))',
    'Mode',
    (all) => all.modes.map((mode) => ['', mode]),
  ],
  ['(max|maximum|largest|biggest|highest) (number|value)?', 'Largest', (all) => [['', all.maximum]]],
  ['(min|minimum|smallest|lowest) (number|value)?', 'Smallest', (all) => [['', all.minimum]]],
  ['range', 'Range', (all) => [['', all.range]]],
  [
    '((sample|population)? standard? deviation|std deviation|std dev|stdev|stddev|sd)',
    'Standard deviation',
    both('standardDeviation'),
  ],
  ['((sample|population)? (variance|var))', 'Variance', both('variance')],
  [
    '(quartile|quartiles)',
    'Quartiles',
    ({ quartiles: q, median }) => (q ? Object.entries({ lower: q.lower, median, upper: q.upper }) : []),
  ],
  ['((lower|first) quartile|q1)', 'Lower quartile', quartile('lower')],
  ['((upper|third) quartile|q3)', 'Upper quartile', quartile('upper')],
  ['(interquartile range|iqr)', 'Interquartile range', quartile('range')],
  ['(sum|total)', 'Sum', (all) => [['', all.sum]]],
  ['(statistics|stats)', 'Mean', (all) => [['', all.mean]]],
];
const FILLERS =
  '(of|for|in)? (the|these|this|number|numbers|data|set|list|following|values|marks|scores|grades)* (colon|open)*';
const OF_WHAT = '(grade|score|mark|age|price|cost|height|weight|temperature|result)';
const ASKED = '(equals|(which (number|value|fraction|one)? (is|are) the?))';
const MEASURED = MEASURES.flatMap(([words, ...rest]) => [
  [`${ASKED}? ${words} ${OF_WHAT}? ${FILLERS} {list} close? (population|sample)?`, ...rest] as const,
  [`open? {list} close? comma? ${words}`, ...rest] as const,
]);

/** One number with groups and decimals, which isn't a list: 1,234,567.89. */
const GROUPED_DECIMAL = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?: \d{3})+[.,]\d+)$/;

/** The measures that have another unit than the numbers of the list. */
const OTHER_UNIT = 'Variance';

/** A list without the unit of its numbers, and the text before and after each figure. */
interface Plain {
  readonly text: string;
  readonly before: string;
  readonly behind: string;
}

/** Takes the unit of all numbers out of a list: 50% and 70%, $5 and $10, 4, 8 and 12 cm. Returns undefined for several units. */
function withoutUnit(text: string): Plain | undefined {
  const tokens = tokenize(text);
  const units = tokens.flatMap((token, at) => {
    if (token.kind !== 'number') return [];
    const next = tokens[at + 1];
    const name = next && next.kind !== 'number' ? text.slice(next.at, next.end) : '';
    const isUnit = next?.text === 'percent' || unitNames(name).length > 0;
    return [{ money: token.money ?? '', unit: isUnit && next ? next : undefined }];
  });
  const [money = '', ...monies] = new Set(units.map((one) => one.money).filter(Boolean));
  const found = units.flatMap(({ unit }) => unit ?? []);
  const [name, ...names] = new Set(found.map((unit) => unit.text));
  // A last unit belongs to all numbers. A last percentage may not.
  const isShared = found.length === units.length || (name !== 'percent' && units.at(-1)?.unit !== undefined);
  if (monies.length > 0 || names.length > 0 || (money !== '' && name !== undefined)) return undefined;
  if (name === undefined) return { text, before: money, behind: '' };
  if (!isShared || (found.length !== units.length && found.length > 1)) return undefined;
  const plain = found.reduceRight((all, { at, end }) => all.slice(0, at).trimEnd() + all.slice(end), text);
  return { text: plain, before: '', behind: name === 'percent' ? '%' : ` ${name}` };
}

/** Reads the measure of a list that the input asks for, or the mean if it is only a list. */
export const readStatistics: Reader = (typed) => {
  const plain = withoutUnit(typed);
  const { text, before, behind } = plain ?? { text: typed, before: '', behind: '' };
  const measured = findRow(text, MEASURED, { list });
  const bare = measured ? undefined : matchWhole(text, '{list}', { list })?.['list'];
  const isList =
    bare !== undefined &&
    /\d\W*$/.test(text) &&
    !GROUPED_DECIMAL.test(text) &&
    /[,;]/.test(bare) &&
    bare.split(/[,;\s]+/).length > 3;
  const row = measured?.[0] ?? (isList ? MEASURED[0] : undefined);
  const [values = '', others = ''] = (measured?.[1]['list'] ?? bare ?? '').split('\n');
  if (!row || !/\d[\s,;]/.test(values)) return undefined;
  if (!plain || (!measured && behind !== '') || (row[1] === OTHER_UNIT && before + behind !== ''))
    return undefined;
  const asked = askedCommas(text, values);
  if (asked) return asked;
  const [, name, figures] = row;
  const reading = answered('statistics', { values }, statistics({ values }), (all): Answer => {
    const wanted = /\b(?:sample|population)\b/i.exec(text)?.[0].toLowerCase();
    const every = figures(all);
    const found = every.some(([which]) => which === wanted)
      ? every.filter(([which]) => which === wanted)
      : every;
    const [first] = found;
    const { steps } = all;
    const notes = [
      ...(others === '' ? [] : [`Not a number, so left out: ${others}.`]),
      ...groups(values, text),
    ];
    const problem = `${name} of ${behind === '' ? values : typed.slice(typed.search(/\d/))}`;
    if (first && found.length === 1 && first[0] === '' && before === '')
      return figureAnswer(problem, first[1], 4, { steps, notes, unit: behind });
    const shown = found
      .map(
        ([which, figure]) =>
          (before ? withSign(before, centsOf(figure)) : written(figure)) + behind + (which && ` (${which})`),
      )
      .join(', ');
    return { problem, parts: [first || name !== 'Mode' ? shown : NO_MODE], notes, steps };
  });
  return reading?.answer?.parts[0] === '' ? undefined : reading;
};
const NO_MODE = 'No mode: no value is more frequent than the others';

/** Returns a note on how the commas were read, if they could be read in another way. */
function groups(values: string, text: string): readonly string[] {
  if (/(?<![\d,])\d+,\d{1,2} and \d+(?![\d,])|\D\d+,\d{1,2}$/.test(text))
    return [`The commas separate the numbers ${values.replaceAll(/, ?/g, ' and ')} here.`];
  const typed = values.split(/,?\s+/);
  if (!typed.every((one) => /^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(one))) return [];
  const numbers = (typed.length === 1 ? values.split(',') : typed.map((one) => one.replaceAll(',', ''))).join(
    ' and ',
  );
  const other = typed.length === 1 ? values.replaceAll(',', '') : values.replaceAll(/,\s*/g, ' and ');
  return [`Read as the numbers ${numbers}, not as ${other}. Put a space between numbers.`];
}

/** Returns an amount of money with two decimals, unless it has more. */
const centsOf = (figure: Figure): string => written(figure).replace(/^-?\d+\.\d$/, '$&0');

function written(figure: Figure): string {
  return shortExact(figure) ?? marked(figure);
}

const BASES: Readonly<Record<string, string>> = {
  binary: '2',
  bin: '2',
  octal: '8',
  oct: '8',
  decimal: '10',
  dec: '10',
  denary: '10',
  ten: '10',
  hexadecimal: '16',
  hexa: '16',
  hex: '16',
};
const PREFIXES: Readonly<Record<string, string>> = { '0x': '16', '#': '16', '0b': '2', '0o': '8' };
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

const base: Slot = (tokens, at) => {
  const isNumbered = tokens[at]?.text === 'base';
  const name = tokens[at + (isNumbered ? 1 : 0)];
  const found = isNumbered && name?.kind === 'number' ? name.text : BASES[name?.text ?? ''];
  return found === undefined ? [] : [[found, at + (isNumbered ? 2 : 1)]];
};

/**
 * Matches digits with the base of their prefix or subscript: "16:FF" for 0xFF. Blanks may separate groups of
 * digits.
 */
const digits: Slot = function* (tokens, at, text) {
  const isJoined = ({ at: start }: Token, last: Token | undefined): boolean => start === last?.end;
  let end = at + 1;
  while (
    end < tokens.length &&
    (isJoined(tokens[end] as Token, tokens[end - 1]) ||
      (tokens[end]?.kind === 'number' && tokens[end - 1]?.kind === 'number'))
  )
    end++;
  for (; end > at; end--) {
    const typed = text.slice(tokens[at]?.at, tokens[end - 1]?.end).replaceAll(/[\s_]|,(?=\d{3}\b)/g, '');
    const [, minus = '', prefix = '', value = '', below = ''] =
      /^(-?)(0x|0b|0o|#)?([\da-z]+)([₀-₉]*)$/i.exec(typed) ?? [];
    const subscript = Array.from(below, (one) => SUBSCRIPTS.indexOf(one)).join('');
    if (value !== '') yield [`${PREFIXES[prefix.toLowerCase()] ?? subscript}:${minus}${value}`, end];
  }
};

const INTO = '(to|in|into|as) (a|an)?';
const BASE_FORMS: readonly (readonly [string])[] = [
  [`(convert|write)? {d:digits} ((open|in|from|comma)* {from:base} close?)? ${INTO} {to:base}`],
  [`convert? {from:base} number? {d:digits} ${INTO} {to:base}`],
  [`convert? ({from:base} to|${INTO}) {to:base} colon? {d:digits}`],
  ['{from:base} number? {d:digits}'],
  ['{d:digits} from? {from:base}'],
  ['{d:digits} {sign} {e:digits}'],
  ['{d:digits}'],
];
const sign: Slot = (tokens, at) =>
  ['plus', 'minus', 'times'].includes(tokens[at]?.text ?? '') ? [[tokens[at]?.text ?? '', at + 1]] : [];

/** Reads whole numbers in other bases, and their sums, differences and products. */
export const readBases: Reader = (text) => {
  const [, found] = findRow(text, BASE_FORMS, { base, digits, sign }) ?? [];
  if (!found) return undefined;
  const [marked = '', value = ''] = found['d']?.split(':') ?? [];
  if (found['e'] !== undefined) return calculated(found, text);
  if (marked === '' && (found['from'] === undefined ? found['to'] === undefined || !/\d/.test(value) : false))
    return undefined;
  const from = marked || (found['from'] ?? '10');
  return inBase(value, from, found['to'] ?? (from === '10' ? '2' : '10'));
};

function calculated({ d = '', e = '', sign: operator = '' }: Filled, problem: string): Reading | undefined {
  const [a = '', b = ''] = [d, e].map((each) => {
    const [from = '', value = ''] = each.split(':');
    const read = from === '' ? undefined : convertBase({ digits: value, from, to: '10' });
    return read?.ok ? read.value.text : from === '' && /^-?\d+$/.test(value) ? value : '';
  });
  const marked = [d, e].map((each) => each.split(':')[0]).find(Boolean);
  const operation = ({ plus: 'add', minus: 'subtract', times: 'multiply' } as const)[operator];
  if (marked === undefined || a === '' || b === '' || !operation) return undefined;
  const inputs = { left: a, operation, right: b };
  const result = calculate(inputs);
  const sum = result.ok ? result.value.answer.text : '';
  const again = convertBase({ digits: sum, from: '10', to: marked });
  if (!again.ok) return undefined;
  const parts = [sum, ' = ', { math: ['numeral', again.value.text, marked] as const }];
  return answered('arithmetic', inputs, result, ({ steps }) => ({ problem, parts, steps }));
}

function inBase(digits: string, from: string, to: string): Reading | undefined {
  if (from === to) return undefined;
  const inputs = { digits, from, to };
  return answered('number-bases', inputs, convertBase(inputs), ({ text, steps }) => ({
    problem: { math: ['numeral', digits.toUpperCase(), from] },
    parts: [{ math: ['numeral', text, to] }],
    steps,
  }));
}
