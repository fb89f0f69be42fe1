import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MistakeName, readStatement } from '@mathtools/math-core/algebra';
import {
  errorText,
  lawTextIn,
  type Locale,
  mistakeTextIn,
  type Texts,
  translateStep,
} from '@mathtools/math-core/locale';
import type { ErrorCode } from '@mathtools/math-core/result';
import type { Expression, Step } from '@mathtools/math-core/steps';
import { LAWS, MESSAGES, STEP_TEXTS } from '@mathtools/math-core/testing/english';
import { FAILURES, STEPS } from '@mathtools/math-core/testing/samples';
import { de } from './de/index.js';
import { es } from './es/index.js';

/** Words, products of letters and names that are spelled alike in English and in the other language. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: (
    'ab ac addition also an argument bi date division divisor exponent form in latex linear log max minus mod mx name negative plus positive quotient radius rational rest sgn so ' +
    'system tag temporal term text variable pq'
  ).split(' '),
  es: 'pq ab ac base bases bi date decimal divisor factor latex log matrices max mod mx natural no real series sgn temporal total variable vertical'.split(
    ' ',
  ),
};

/** Fragments that fill the placeholders of laws. */
const FRAGMENTS = [
  '1.5',
  '-2.25x',
  'x = 1.5 and y = -2.25',
  'x = 1.5, y = -2.25',
  '1.5 for x',
  '1.5 for x and a - 0.5 for y',
  '(-∞, 0.5] ∪ {1.5} ∪ (2, ∞)',
  'a ÷ b ≥ 0.5, x ≠ 0',
  '0.5 × ln 2',
];

/** The positions of the unknown, and the kinds of inequalities, which a reason takes from a table. */
const PLACES = ['a logarithm', 'an exponent', 'a root', 'an absolute value', 'a denominator'];
const KINDS = ['absolute value', 'compound', 'linear', 'quadratic', 'polynomial', 'rational'];

const SOURCES = new URL('../../math-core/src/', import.meta.url);

/**
 * Returns the wanted texts in calls of the functions that refuse an input. Samples replace the parts that differ.
 */
function textsInCalls(call: RegExp, wanted = / /): readonly string[] {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:algebra|expression|logarithm)\/.*(?<!\.test|\.test-support)\.ts$/.test(path),
  );
  const texts = paths.flatMap((path) =>
    [...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(call)].flatMap(([found]) =>
      [...found.matchAll(/`([^`]+)`|'([^'\n]+)'|"([^"\n]+)"/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
    ),
  );
  return [
    ...new Set(
      texts
        .filter((text) => wanted.test(text))
        .map((text) =>
          text
            .replace(/\$\{name\(.*?\)\}/, 'a root')
            .replace(/\$\{name\(.*?\)\}/, 'a denominator')
            .replace(/\$\{\[\.\.\.names\].*?\}/, '0.5 and 3')
            .replace(/\$\{letters\..*?\}/, 'x, y')
            .replace(/\$\{(?:unknown|letter)\}/g, 'x')
            .replace(/\$\{expected\}/, ')')
            .replace(/\$\{MAX_DEPTH\}/, '50')
            .replaceAll(/\$\{[^}]*\}/g, '7'),
        ),
    ),
  ];
}

/** Matches code that describes an unsupported problem: `unsupported('a derivative');`, `new Beyond(name);`. */
const REFUSALS =
  /(?:unsupported|unsupportedExpression|new Beyond)\([^;]*?\);|(?:SOLVED|UNREACHED) = [^;]*;|nameOf\(p: [^{]*\{[^}]*\}[^}]*\}/g;

const REASONS = [
  ...textsInCalls(REFUSALS).filter((text) => text !== 'a 7' && !text.endsWith('.')),
  ...KINDS.map((kind) => `a ${kind} inequality`),
  ...PLACES.flatMap((place) => [
    `an equation with the unknown in ${place} and outside it`,
    `an equation with the unknown in ${place} and in a product with numbers that have no exact form here`,
  ]),
];

const EXPECTED = textsInCalls(/\.fail\([^;]*?\);|(?:expected|OPERAND|NO_ABSOLUTE_VALUE) = [^;]*;/g).filter(
  (text) => !text.endsWith('.'),
);

const NOTATIONS = textsInCalls(
  /(?:notYet|notHere|refusal)\((?:\s|[^,'"()]*[,?])*'[^']+'(?: : '[^']+')?/g,
  /^[A-Z]/,
);

const lawSteps = ({ laws }: Locale): readonly Step[] =>
  Object.entries(laws).flatMap(([key, text]) => {
    const [id = '', ...variant] = key.split(':');
    const holes = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const line = { id, law: '', before: 'x', relation: '=', after: '0' } as const;
    return (holes.length > 0 ? FRAGMENTS : ['']).map(
      (fragment): Step => ({
        ...line,
        ...(variant.length > 0 && { variant: variant.join(':') }),
        values: Object.fromEntries(holes.map((name) => [name, fragment])),
      }),
    );
  });

/**
 * The values of the parameters of messages. Names that callers pass or users type are the same in every
 * language.
 */
const PARAMETERS: Texts = {
  field: 'expression',
  other: 'value',
  least: '0.5',
  most: '2.5',
  number: '7',
  base: '7',
  typed: '0.5',
  needed: '0.5 - 1 > 0',
  divisor: '0.5x - 0.5x',
  recognised: 'a system of 7 equations',
  expected: 'an operator, a relation or the end of the line',
  example: '0.5x = 20',
  smaller: 'inches',
  larger: 'feet',
  product: 'years × periodsPerYear',
  names: 'x',
  near: 'km',
  known: 'x, y',
  first: 'x',
  second: 'z',
  name: 'answerRequest',
  position: '3',
  shown: 'tan(90°)',
  cosine: 'cos(90°)',
  value: '2',
};

function failureOf(message: string, code: ErrorCode = 'syntax') {
  return { field: 'expression', code, message };
}

function errorsIn(locale: Locale): readonly string[] {
  const messages = Object.values(MESSAGES)
    .flatMap((template) =>
      template.includes('{notation}')
        ? NOTATIONS.map((notation) => template.replace('{notation}', notation))
        : template,
    )
    .map((template) =>
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? `no sample of ${name}`),
    );
  const reasons = REASONS.flatMap((reason) => [
    `equation can't be solved here: ${reason}.`,
    `equation is too large to solve here: ${reason}.`,
    `expression isn't supported here: ${reason}.`,
  ]);
  const expected = EXPECTED.map((text) => `line can't be read at character 3: expected ${text}.`);
  return [
    ...[...messages, ...reasons, ...expected].map((message) => errorText(failureOf(message), locale)),
    ...(Object.keys(locale.codes) as ErrorCode[]).map((code) => errorText(failureOf('', code), locale)),
    // Typed input is quoted, names that a caller passes follow "such as" or "one of", and names of fields are code.
    ...FAILURES.filter(
      ({ message }) =>
        !/"|such as|a field of|fields are|must be (?:one of|.* or )|but (?:is|has) /.test(message),
    ).map((failed) => errorText(failed, locale)),
  ];
}

/** Returns the words of the English texts. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const ENGLISH = new Set(
  [
    ...Object.values(MESSAGES).map((template) => template.replaceAll(/\{\w+\}/g, '')),
    ...Object.values(STEP_TEXTS),
    ...Object.keys(de.fragments),
    ...Object.keys(de.expected),
    ...Object.values(LAWS),
    ...REASONS,
    ...EXPECTED,
    ...NOTATIONS,
  ].flatMap((text) => wordsOf(text.replaceAll(/\{\w+\}/g, ''))),
);

/** Matches an integer with several points between its groups of digits. */
const GROUPED = /\b[1-9]\d{0,2}(?:\.\d{3}){2,}\b/g;

/** Returns the texts with an English word or a decimal point. */
function faultsIn(texts: readonly string[], { tag }: Locale): readonly string[] {
  const isEnglish = (word: string): boolean => ENGLISH.has(word) && !SHARED[tag]?.includes(word);
  return [...new Set(texts)]
    .filter((text) => /\d\.\d/.test(text.replaceAll(GROUPED, '1')) || wordsOf(text).some(isEnglish))
    .map((text) => `${text} [${wordsOf(text).filter(isEnglish).join()}]`);
}

it('finds the reasons and the expected texts in the sources', () => {
  expect(REASONS.length).toBeGreaterThan(70);
  expect(EXPECTED.length).toBeGreaterThan(20);
  expect(NOTATIONS).toEqual(
    expect.arrayContaining(['Matrices', 'Trigonometric identities', 'Equations with several angles']),
  );
});

describe.each([
  ['German', de],
  ['Spanish', es],
] as const)('%s output has no English word and no decimal point', (_, locale) => {
  it('in the laws of steps', () => {
    const laws = [...lawSteps(locale), ...STEPS].map((step) => translateStep(step, locale).law);
    expect(faultsIn(laws, locale)).toEqual([]);
  });

  it('in the laws and mistakes of checked work', () => {
    const n: Expression = ['×', '1.5', 'x'];
    const { laws, mistakes } = locale.working;
    const texts = [
      ...Object.keys(laws).map((id) => lawTextIn({ id, law: 'missing', n }, locale)),
      ...(Object.keys(mistakes) as MistakeName[]).map((name) => mistakeTextIn(name, locale)),
    ];
    expect(faultsIn(texts, locale)).toEqual([]);
  });

  it('in errors, their reasons and what they expect', () => {
    expect(faultsIn(errorsIn(locale), locale)).toEqual([]);
  });

  it('in the names of fields, words and fragments', () => {
    const { fields, words, fragments, expected } = locale;
    const texts = [fields, words, fragments, expected].flatMap((part) => Object.values(part));
    expect(faultsIn(texts, locale)).toEqual([]);
  });
});

it.each([
  ['algebra.insert', '1.5 for x', '1,5 für x einsetzen', 'Sustituir: x = 1,5'],
  ['algebra.subtract-both', '0.5x', 'Auf beiden Seiten 0,5x subtrahieren', 'Restar 0,5x de ambos lados'],
  [
    'algebra.interval-solutions',
    '[1.5, 2)',
    'Die Lösungen als Menge: [1,5; 2)',
    'Las soluciones como conjunto: [1,5; 2)',
  ],
  [
    'algebra.check',
    'x = 1 and y = 2.5',
    'Probe mit x = 1 und y = 2,5 in der Gleichung',
    'Comprobar x = 1 y y = 2,5 en la ecuación',
  ],
] as const)('fills the text of %s with %s', (id, n, german, spanish) => {
  const step: Step = { id, law: '', values: { n }, before: 'x', relation: '=', after: '0' };
  expect(translateStep(step, de).law).toBe(german);
  expect(translateStep(step, es).law).toBe(spanish);
});

it.each([
  [
    "equation can't be solved here: an equation with the unknown in a root and outside it.",
    'Gleichung: Das lässt sich hier nicht lösen: eine Gleichung mit der Unbekannten in einer Wurzel und außerhalb davon.',
    'Ecuación: esto no se puede resolver aquí: una ecuación con la incógnita en una raíz y fuera de él.',
  ],
  [
    "equation can't be solved here: one equation with the unknowns x, y, without the unknown to solve for (the option unknown).",
    'Gleichung: Das lässt sich hier nicht lösen: eine einzige Gleichung mit den Unbekannten x, y, ohne die Unbekannte, nach der aufgelöst werden soll.',
    'Ecuación: esto no se puede resolver aquí: una sola ecuación con las incógnitas x, y, sin la incógnita que se quiere despejar.',
  ],
  [
    'principal must be at least 0.01.',
    'Kapital: Der Wert muss mindestens 0,01 sein.',
    'Capital: el valor debe ser como mínimo 0,01.',
  ],
  [
    'text must not add inches to feet: parts go from large to small.',
    'Text: Zoll darf nicht zu Fuß addiert werden, denn große Einheiten stehen vor kleinen.',
    'Texto: no se puede sumar pulgadas a pies: las unidades van de mayor a menor.',
  ],
])('%s', (message, german, spanish) => {
  expect(errorText(failureOf(message), de)).toBe(german);
  expect(errorText(failureOf(message), es)).toBe(spanish);
});

it('suggests an example that the reader accepts', () => {
  expect(readStatement('0,5x = 20').ok).toBe(true);
});
