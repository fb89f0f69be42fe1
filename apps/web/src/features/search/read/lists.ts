import { convertBase } from '@mathtools/math-core/number-base';
import { primeFactors } from '@mathtools/math-core/prime';
import type { Figure } from '@mathtools/math-core/rational';
import { type Statistics, statistics } from '@mathtools/math-core/statistics';
import { shortExact } from '../../../ui/result/exact.js';
import { figureAnswer, type Reader, type Reading } from './reading.js';

const LIST = String.raw`-?[\d.]+(?:(?:\s*[,;]\s*|\s+and\s+|,\s*and\s+|\s+)-?[\d.]+)*`;

/** A list as the tools take it, which say what separates its numbers. */
function listed(text: string): string {
  return text.trim().replaceAll(/\s*,?\s+and\s+/gi, text.includes(',') ? ', ' : ' ');
}

const COMMON =
  /(gcd|gcf|hcf|greatest common (?:divisor|factor)|highest common factor|lcm|lcd|least common (?:multiple|denominator)|lowest common (?:multiple|denominator))/;
const ASKS_MULTIPLE = /lc[md]|multiple|denominator/i;
const COMMON_LIST = [
  new RegExp(`^${COMMON.source}(?: (?:of|for|between))?(?: the)?(?: numbers?)?[ :(]+(${LIST})\\)?$`, 'i'),
  new RegExp(`^(${LIST})(?:[ ,]+)${COMMON.source}$`, 'i'),
];
const FACTORS =
  /^(?:prime factori[sz]ation|prime factors|prime decomposition|factori[sz]e|factors|factor|decompose|prime factor)(?: (?:of|for|the number))? (\d+)(?: (?:into primes|into prime factors))?$|^(\d+) (?:prime factori[sz]ation|prime factors|as (?:a )?product of primes|into primes|factori[sz]ed)$/i;
const PRIME = /^(?:is )?(\d+) (?:is )?(?:a )?prime(?: number)?$|^is (\d+) composite$/i;

/** Prime factors, the greatest common divisor and the least common multiple. */
export const readPrimes: Reader = (text) => {
  for (const pattern of COMMON_LIST) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [kind = '', numbers = ''] = /\d/.test(found[1] ?? '') ? [found[2], found[1]] : found.slice(1);
    return common(listed(numbers), ASKS_MULTIPLE.test(kind));
  }
  const number = FACTORS.exec(text) ?? PRIME.exec(text);
  return number ? factors(number[1] ?? number[2] ?? '', PRIME.test(text)) : undefined;
};

function common(numbers: string, isMultiple: boolean): Reading | undefined {
  const result = primeFactors({ numbers });
  if (!result.ok || result.value.numbers.length < 2) return undefined;
  const { greatestCommonDivisor, leastCommonMultiple, divisorSteps, multipleSteps } = result.value;
  const [gcd, lcm] = [`GCD ${greatestCommonDivisor}`, `LCM ${leastCommonMultiple}`];
  return {
    tool: 'primes',
    inputs: { numbers },
    answer: {
      problem: `${isMultiple ? 'Least common multiple' : 'Greatest common divisor'} of ${numbers}`,
      parts: [isMultiple ? leastCommonMultiple : greatestCommonDivisor],
      notes: [isMultiple ? gcd : lcm],
      steps: isMultiple ? multipleSteps : divisorSteps,
    },
  };
}

function factors(number: string, isPrime: boolean): Reading | undefined {
  const result = primeFactors({ numbers: number });
  const [only] = result.ok ? result.value.numbers : [];
  if (!only) return undefined;
  const question = isPrime ? `Is ${number} prime?` : '';
  const others = only.number === 1 ? '1 has no prime factors' : `${number} as a product of primes`;
  return {
    tool: 'primes',
    inputs: { numbers: number },
    answer: {
      problem: question || others,
      parts: only.isPrime
        ? [`${number} is a prime number`]
        : [question && 'No: it is ', { math: only.product }],
      steps: only.steps,
    },
  };
}

type Measure = readonly [
  words: RegExp,
  name: string,
  figures: (all: Statistics) => readonly (readonly [string, Figure])[],
];

const MEASURES: readonly Measure[] = [
  [/mean|average|avg|arithmetic mean/, 'Mean', (all) => [['', all.mean]]],
  [/median/, 'Median', (all) => [['', all.median]]],
  [/modes?/, 'Mode', (all) => all.modes.map((mode) => ['', mode])],
  [/range/, 'Range', (all) => [['', all.range]]],
  [
    /standard deviation|std\.? ?dev(?:iation)?|stdev|stddev|sd|deviation/,
    'Standard deviation',
    (all) => [
      ['population', all.population.standardDeviation],
      ...(all.sample ? ([['sample', all.sample.standardDeviation]] as const) : []),
    ],
  ],
  [
    /variance|var/,
    'Variance',
    (all) => [
      ['population', all.population.variance],
      ...(all.sample ? ([['sample', all.sample.variance]] as const) : []),
    ],
  ],
  [
    /quartiles?/,
    'Quartiles',
    (all) =>
      all.quartiles
        ? [
            ['lower', all.quartiles.lower],
            ['median', all.median],
            ['upper', all.quartiles.upper],
          ]
        : [],
  ],
  [
    /(?:lower|first) quartile|q1/,
    'Lower quartile',
    (all) => (all.quartiles ? [['', all.quartiles.lower]] : []),
  ],
  [
    /(?:upper|third) quartile|q3/,
    'Upper quartile',
    (all) => (all.quartiles ? [['', all.quartiles.upper]] : []),
  ],
  [
    /interquartile range|iqr/,
    'Interquartile range',
    (all) => (all.quartiles ? [['', all.quartiles.range]] : []),
  ],
  [/sum|total/, 'Sum', (all) => [['', all.sum]]],
  [/statistics|stats/, 'Mean', (all) => [['', all.mean]]],
];
const OF = String.raw`(?: (?:of|for))?(?: (?:the|these|this|numbers?|data|set|list|following|values|marks|scores|grades))*[ :({\[]+`;

/** The measure of a list that a text asks for. */
export const readStatistics: Reader = (text) => {
  for (const [words, name, figures] of MEASURES) {
    const [, one, two] =
      new RegExp(`^(?:${words.source})${OF}(${LIST})[)}\\]]?$|^(${LIST})[ ,]+(?:${words.source})$`, 'i').exec(
        text,
      ) ?? [];
    const values = listed(one ?? two ?? '');
    const result = /\d[\s,;]/.test(values) ? statistics({ values }) : undefined;
    const found = result?.ok ? figures(result.value) : [];
    const [first, ...others] = found;
    if (!result?.ok || !first) continue;
    const problem = `${name} of ${values}`;
    const reading = { tool: 'statistics', inputs: { values } };
    if (others.length === 0 && first[0] === '')
      return { ...reading, answer: figureAnswer(problem, first[1], 4, { steps: result.value.steps }) };
    const parts = found.map(([which, figure]) =>
      [written(figure), which && `(${which})`].filter(Boolean).join(' '),
    );
    return { ...reading, answer: { problem, parts: [parts.join(', ')], steps: result.value.steps } };
  }
  return undefined;
};

function written(figure: Figure): string {
  return shortExact(figure) ?? (figure.relation === '≈' ? `≈ ${figure.text}` : figure.text);
}

const BASES: readonly (readonly [RegExp, string])[] = [
  [/binary|bin|base 2/, '2'],
  [/octal|oct|base 8/, '8'],
  [/decimal|dec|denary|base 10|base ten/, '10'],
  [/hexadecimal|hex|hexa|base 16/, '16'],
];
const BASE = `(${BASES.map(([words]) => words.source).join('|')}|base \\d{1,2})`;
const INTO = String.raw`(?:to|in|into|as)(?: an?)?`;
const DIGITS = String.raw`(?:0x|0b|0o|#)?-?[\da-z]+`;
const BASE_PATTERNS: readonly (readonly [RegExp, readonly ('digits' | 'from' | 'to')[]])[] = [
  [
    new RegExp(`^(?:convert )?(${DIGITS}) ?(?:\\(|in |from )?${BASE}\\)? ${INTO} ${BASE}$`, 'i'),
    ['digits', 'from', 'to'],
  ],
  [
    new RegExp(`^(?:convert )?${BASE}(?: number)? (${DIGITS}) ${INTO} ${BASE}$`, 'i'),
    ['from', 'digits', 'to'],
  ],
  [new RegExp(`^(?:convert )?${BASE} (?:to|->) ${BASE}:? (${DIGITS})$`, 'i'), ['from', 'to', 'digits']],
  [
    new RegExp(`^(?:convert )?(${DIGITS}),? (?:from )?${BASE} (?:to|->) ${BASE}$`, 'i'),
    ['digits', 'from', 'to'],
  ],
  [new RegExp(`^(?:convert |write )?(${DIGITS}) ${INTO} ${BASE}$`, 'i'), ['digits', 'to']],
  [new RegExp(`^(?:convert )?${INTO} ${BASE} (${DIGITS})$`, 'i'), ['to', 'digits']],
  [new RegExp(`^${BASE}(?: number)? (?:of |for )?(${DIGITS})$`, 'i'), ['from', 'digits']],
  [new RegExp(`^(${DIGITS}) ${BASE}$`, 'i'), ['digits', 'from']],
  [/^((?:0x|0b|0o)[\da-f]+)$/i, ['digits']],
];
const PREFIXES: Readonly<Record<string, string>> = { '0x': '16', '#': '16', '0b': '2', '0o': '8' };

function baseOf(words: string): string {
  const known = BASES.find(([names]) => new RegExp(`^(?:${names.source})$`, 'i').test(words));
  return known?.[1] ?? words.replace(/\D/g, '');
}

/** Whole numbers in other bases. */
export const readBases: Reader = (text) => {
  for (const [pattern, names] of BASE_PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const given = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
    const [, prefix = '', digits = ''] = /^(0x|0b|0o|#)?(.*)$/i.exec(given['digits'] ?? '') ?? [];
    if (!/\d/.test(digits) && given['from'] === undefined && prefix === '') continue;
    const from =
      PREFIXES[prefix.toLowerCase()] ?? (given['from'] === undefined ? '10' : baseOf(given['from']));
    const to = given['to'] === undefined ? (from === '10' ? '2' : '10') : baseOf(given['to']);
    return inBase(digits, from, to);
  }
  return undefined;
};

function inBase(digits: string, from: string, to: string): Reading | undefined {
  const result = convertBase({ digits, from, to });
  if (!result.ok || from === to) return undefined;
  const { text, steps } = result.value;
  return {
    tool: 'number-bases',
    inputs: { digits, from, to },
    answer: {
      problem: { math: ['numeral', digits.toUpperCase(), from] },
      parts: [{ math: ['numeral', text, to] }],
      steps,
    },
  };
}
