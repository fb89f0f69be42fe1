import { exactText, multiply, rational, reduce } from '@mathtools/math-core/rational';
import type { AnswerForm } from '../problem.js';
import { lowered, RAISED, SUNK } from './lowered.js';

/** Returns other spellings of a text, not all of them correct. */
type Respelling = (text: string) => readonly string[];

/** Lists and sums of up to this many parts are spelled in any order. */
const MOST_ORDERED = 3;

/** The maximum number of texts that a stage passes on to the next one. */
const MOST_TEXTS = 90;

/**
 * Returns the ways in which students may type an answer, the printed one first and common ones before rare ones.
 * They aren't all correct in every problem: 3/4 may be typed as 0.75.
 */
export function respelled(answer: string, form: AnswerForm): readonly string[] {
  const unit = 'unit' in form ? form.unit : undefined;
  const value = unit !== undefined && answer.endsWith(unit) ? answer.slice(0, -unit.length).trim() : answer;
  const texts = [asQuotients, asNumbers, inOtherOrder, asStated(form), asLogarithms].reduce<
    readonly string[]
  >((found, stage) => distinct([...found, ...found.flatMap(stage)]).slice(0, MOST_TEXTS), [value]);
  const typed = NOTATIONS.flatMap((notation) => texts.flatMap(notation));
  return distinct([answer, ...(unit === undefined ? typed : withUnits(distinct(typed), unit))]);
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Matches a fraction of integers that isn't part of a longer product or quotient. */
const FRACTION = /(?<![\w/^.,)π√])(\d+)\/(\d+)(?![\w/^.(π√])/g;
/** Matches a decimal number. */
const DECIMAL = /(?<![\w.])(\d+)\.(\d+)(?![\w.])/g;

/** Returns the numbers of a text as decimals, fractions, mixed numbers and percentages, and with other marks. */
const asNumbers: Respelling = (text) => {
  const decimals = text.replaceAll(FRACTION, (typed, top: string, bottom: string) =>
    decimalOf(BigInt(top), BigInt(bottom), typed),
  );
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(decimals);
  const isSum = / [-+] /.test(text);
  return [
    decimals,
    ...(isSum ? [] : [decimals.replaceAll(/(?<!\d)0\./g, '.'), decimals.replaceAll(DECIMAL, '$1,$2')]),
    text.replaceAll(DECIMAL, fractionOf),
    text.replaceAll(FRACTION, mixedOf),
    text.replaceAll(/(?<![\d.])(\d{1,3})((?:\d{3})+)(?![\d.])/g, (_, first: string, rest: string) =>
      [first, ...(rest.match(/\d{3}/g) ?? [])].join(','),
    ),
    ...(isNumber ? [`${exactText(multiply(decimals, 100))}%`] : []),
  ];
};

/** Returns a quotient as a decimal if it has a terminating one with up to 6 places. */
function decimalOf(top: bigint, bottom: bigint, otherwise: string): string {
  if (bottom === 0n || (top * 1_000_000n) % bottom !== 0n) return otherwise;
  return exactText(rational(top, bottom));
}

/** Returns a decimal as a fraction in lowest terms. */
function fractionOf(decimal: string): string {
  const { numerator, denominator } = reduce(decimal);
  return denominator === 1n ? numerator.toString() : `${numerator.toString()}/${denominator.toString()}`;
}

function mixedOf(typed: string, over: string, under: string): string {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 0n || top < bottom || top % bottom === 0n) return typed;
  return `${(top / bottom).toString()} ${(top % bottom).toString()}/${under}`;
}

/** Matches a quotient of a product with a letter or a root by an integer: 4x/3, 7√6/2, (5x²)/2, e⁹/3. */
const QUOTIENT = /(?<![\wπ√)])\(?(\d*)((?:[a-z]|π|√\d+)[⁰¹²³⁴⁵⁶⁷⁸⁹]*)\)?\/(\d+)(?![\w(])/gi;

/** Returns quotients as products: (4/3)x, 4/3 x, 4/3x, and sums over an integer as sums of quotients. */
const asQuotients: Respelling = (text) => {
  const respell = (write: (coefficient: string, rest: string) => string) =>
    text.replaceAll(QUOTIENT, (_, top: string, rest: string, bottom: string) =>
      write(`${top === '' ? '1' : top}/${bottom}`, rest),
    );
  return [
    text.replaceAll(/^\(([^()]*)\)$/g, '$1'),
    text.replaceAll(/\((\d*[a-z][⁰¹²³⁴⁵⁶⁷⁸⁹]*)\)(?=\/)/gi, '$1'),
    respell((coefficient, rest) => `(${coefficient})${rest}`),
    respell((coefficient, rest) => `${coefficient}${rest}`),
    respell((coefficient, rest) => `${coefficient} ${rest}`),
    respell((coefficient, rest) => decimalTimes(coefficient, rest)),
    text.replace(/^\((-?\w+) ([-+]) (\w+)\)\/(\d+)$/, '$1/$4 $2 $3/$4'),
  ];
};

function decimalTimes(coefficient: string, rest: string): string {
  const [top = '', bottom = ''] = coefficient.split('/');
  const decimal = decimalOf(BigInt(top), BigInt(bottom), '');
  return decimal === '' ? `(${coefficient})${rest}` : decimal + rest;
}

/** Returns a text with its terms, factors and the terms in parentheses in other orders. */
const inOtherOrder: Respelling = (text) => {
  const [, before = '', sum = ''] = /^(.* [=<>≤≥] )?(.*)$/.exec(text) ?? [];
  return [
    ...sumsOf(sum).map((other) => before + other),
    ...productsOf(sum).map((other) => before + other),
    text.replaceAll(/\(([^()]+)\)/g, (_, inner: string) => `(${sumsOf(inner)[0] ?? inner})`),
  ];
};

/** Returns a sum with its terms in every other order, or in the opposite order if there are many. */
function sumsOf(sum: string): readonly string[] {
  const terms = termsOf(sum);
  if (terms.length < 2) return [];
  const orders = terms.length > MOST_ORDERED ? [[...terms].reverse()] : ordersOf(terms).slice(1).reverse();
  return orders.map((order) => order.join('').replace(/^ \+ /, '').replace(/^ - /, '-'));
}

/** Returns the terms of a sum, each with its sign. Signs in parentheses don't separate terms. */
function termsOf(sum: string): readonly string[] {
  if (/[,=<>≤≥]/.test(sum)) return [];
  let depth = 0;
  const signed = (sum.startsWith('-') ? ` - ${sum.slice(1)}` : ` + ${sum}`).split(/(?= [-+] )/);
  const terms: string[] = [];
  for (const part of signed) {
    if (depth > 0) terms.push((terms.pop() ?? '') + part);
    else terms.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return terms;
}

/** Returns a product of sums with its factors in every other order. */
function productsOf(product: string): readonly string[] {
  const [, front = '', rest = ''] = /^([-\da-z²³⁴⁵]*)((?:\([^()]+\)[²³]?){2,3})$/.exec(product) ?? [];
  const factors = rest.match(/\([^()]+\)[²³]?/g) ?? [];
  return ordersOf(factors)
    .slice(1)
    .map((order) => front + order.join(''));
}

function ordersOf(parts: readonly string[]): readonly (readonly string[])[] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((first, at) =>
    ordersOf(parts.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

/** Returns the statements that an answer of a form can be: x = 3, y = 2x + 1, x > 2, (2, ∞), 2 or 3. */
function asStated(form: AnswerForm): Respelling {
  switch (form.kind) {
    case 'number':
    case 'rounded':
      return (value) => (form.variable === undefined ? [] : [`${form.variable} = ${value}`]);
    case 'numbers':
      return (values) => listsOf(values.split(', '), form.variable);
    case 'point':
      return (point) => pointsOf(point.replaceAll(/^\(|\)$/g, '').split(', '), form.names);
    case 'inequality':
      return (statement) => [turned(statement), ...rangesOf(statement, form.variable)];
    case 'equation':
      return (equation) => [turned(equation)];
    case 'text':
      return (choice) => [`(${choice})`, `${choice})`, `${choice}.`, `option ${choice}`, `answer: ${choice}`];
    default:
      return () => [];
  }
}

function listsOf(values: readonly string[], variable: string): readonly string[] {
  const orders = values.length > MOST_ORDERED ? [values] : ordersOf(values);
  const pairs = orders.flatMap(plusMinus).flatMap((pair) => [pair, `${variable} = ${pair}`]);
  const lists = orders.flatMap((order) => {
    const equations = order.map((value) => `${variable} = ${value}`);
    const list = order.join(', ');
    const words = [order.join(' or '), order.join(' and '), order.join('; '), equations.join(' or ')];
    return [list, ...words, equations.join(', '), `${variable} = ${list}`, `{${list}}`];
  });
  return [...lists, ...pairs];
}

/** Returns two values that differ only in a sign as one: ±3, -3 ± √10. */
function plusMinus([first = '', second = '', ...more]: readonly string[]): readonly string[] {
  if (more.length > 0) return [];
  if (first === `-${second}`) return [`±${second}`];
  return / - /.test(first) && first.replace(' - ', ' + ') === second ? [first.replace(' - ', ' ± ')] : [];
}

function pointsOf(values: readonly string[], names: readonly string[]): readonly string[] {
  const equations = values.map((value, index) => `${names[index] ?? ''} = ${value}`);
  return [
    values.join(', '),
    ...[equations, [...equations].reverse()].flatMap((list) => [list.join(', '), list.join(' and ')]),
    `(${names.join(', ')}) = (${values.join(', ')})`,
  ];
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=' };

/** Returns a relation with its sides exchanged: "9 < x" for "x > 9", "3 > x > 1" for "1 < x < 3". */
function turned(relation: string): string {
  const parts = relation.split(/ ([<>≤≥=]) /);
  return parts
    .reverse()
    .map((part) => TURNED[part] ?? part)
    .join(' ');
}

/** Returns a range of values as an interval and as two inequalities: (1, 3], x > 1 and x ≤ 3. */
function rangesOf(statement: string, variable: string): readonly string[] {
  const [first = '', second] = statement.split(' or ');
  if (second !== undefined) {
    const intervals = [first, second].map((side) => intervalOf(side, variable));
    return [`${second} or ${first}`, intervals.every(Boolean) ? intervals.join(' ∪ ') : first];
  }
  const [low = '', sign = '', middle, other = '', high = ''] = statement.split(/ ([<≤]) /);
  const interval = intervalOf(statement, variable);
  const intervals = interval === undefined ? [] : [interval, `${variable} ∈ ${interval}`];
  if (middle !== variable || high === '') return intervals;
  const [above, below] = [`${variable} ${TURNED[sign] ?? ''} ${low}`, `${variable} ${other} ${high}`];
  return [...intervals, `${above} and ${below}`, `${below} and ${above}`];
}

/** Returns the interval of an inequality whose ends are numbers. */
function intervalOf(statement: string, variable: string): string | undefined {
  const [start = '', sign = '', middle = '', other, high = ''] = statement.split(/ ([<>≤≥]) /);
  if (middle === variable && other !== undefined)
    return `${sign === '≤' ? '[' : '('}${start}, ${high}${other === '≤' ? ']' : ')'}`;
  if (start !== variable || /[a-z]/.test(middle)) return undefined;
  if (/[<≤]/.test(sign)) return `(-∞, ${middle}${sign === '≤' ? ']' : ')'}`;
  return `${sign === '≥' ? '[' : '('}${middle}, ∞)`;
}

/** Returns logarithms with and without parentheses around their arguments, and those with base 10 without their base. */
const asLogarithms: Respelling = (text) => {
  const closed = text.replaceAll(/(log[₀-₉]*|ln) ([\wπ√]+)/g, '$1($2)');
  const open = text.replaceAll(/(log[₀-₉]*|ln)\(([\wπ√]+)\)/g, '$1 $2');
  return [closed, open, ...[text, closed, open].map((one) => one.replaceAll('log₁₀', 'log'))];
};

/** Writes exponents with a caret. */
const raised = (text: string): string =>
  text.replaceAll(RAISED, (run) => {
    const digits = lowered(run);
    return digits.length > 1 ? `^(${digits})` : `^${digits}`;
  });

/** Returns a printed answer as it is typed on a plain keyboard: "3 + sqrt(15)", "log_5(25u^2)", "x >= -4". */
function typed(text: string): string {
  return raised(text)
    .replaceAll(/√(\d+|[a-z])/g, 'sqrt($1)')
    .replaceAll('√', 'sqrt')
    .replaceAll(SUNK, (run) => `_${lowered(run)}`)
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('×', '*')
    .replaceAll('∞', 'inf')
    .replaceAll('∪', 'U')
    .replaceAll('∈', 'in')
    .replaceAll('±', '+/-')
    .replaceAll('π', 'pi');
}

/** Returns a text without the spaces around its signs. */
const compact = (text: string): string =>
  text.replaceAll(/(?<!\b(?:or|and)) ?([-−+*×/=<>≤≥,;∪∈±]|<=|>=) ?/g, '$1');

/** Returns a text without the spaces after its coefficients. */
const joined = (text: string): string => text.replaceAll(/(?<=\d) (?=log|ln|√|sqrt|pi|π)/g, '');

/** Matches the end of a coefficient: before a letter, a root or a sum, but not in 1.5e-3 and 2^(1/2). */
const COEFFICIENT = /(?<![a-z_\d.])(\d+(?:\.\d+)?)(?=[a-z(])(?!e[-\d])/gi;

/** Writes the product of a number and a letter, a root or a sum with a sign. */
const times =
  (sign: string) =>
  (text: string): string =>
    text.replaceAll(COEFFICIENT, `$1${sign}`);

/** Writes a space between a number and a root or π. */
const spaced = (text: string): string => text.replaceAll(/(?<=\d)(?=√|sqrt|π|pi)/g, ' ');

const bareExponents = (text: string): string => text.replaceAll(/\^\((-?\d+)\)/g, '^$1');

const both: (write: (text: string) => string) => Respelling = (write) => (text) => {
  const written = write(text);
  return [written, compact(written), joined(compact(written))];
};

/** The notations of a text, the common ones first. */
const NOTATIONS: readonly Respelling[] = [
  both((text) => text),
  both(typed),
  both((text) => times('*')(typed(text))),
  both((text) => bareExponents(typed(text))),
  both((text) => typed(text).replaceAll(/sqrt\((\d+)\)/g, 'sqrt$1')),
  both((text) => typed(text.replaceAll(SUNK, lowered))),
  both((text) => times('*')(typed(text)).replaceAll(')(', ')*(')),
  both(raised),
  both((text) => bareExponents(raised(text))),
  both((text) => bareExponents(typed(text.replaceAll('×', 'x')))),
  (text) => [spaced(text), spaced(typed(text)), times(' * ')(typed(text))],
  (text) => [text.replaceAll('/', ' / '), typed(text.replaceAll('/', ' / '))],
  (text) => [text.replaceAll(/ × 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/g, (_, run: string) => `e${lowered(run)}`)],
];

/** Other names of the units of answers. */
const NAMES: readonly (readonly string[])[] = [
  ['mm', 'millimeters', 'millimetres'],
  ['cm', 'centimeters', 'centimetres'],
  ['m', 'meters', 'metres'],
  ['km', 'kilometers', 'kilometres'],
  ['kilometers per hour', 'km/h', 'kph'],
  ['g', 'grams'],
  ['kg', 'kilograms'],
  ['hours', 'h', 'hrs'],
  ['minutes', 'min'],
  ['seconds', 's', 'sec'],
  ['inches', 'in'],
  ['miles', 'mi'],
  ['liters', 'l', 'litres'],
  ['°', 'degrees', 'deg'],
  ['%', 'percent'],
  ['°C', 'degrees Celsius', 'C'],
  ['decibels', 'dB'],
];

/** Returns the names of a unit, the given one first: cm², cm^2, square centimeters. */
export function unitNames(unit: string): readonly string[] {
  const [root = '', power = ''] = /^(.*?)([²³]?)$/.exec(unit)?.slice(1) ?? [];
  const names = NAMES.find((known) => known.includes(root)) ?? [root];
  if (power === '') return distinct([unit, ...names]);
  const word = power === '²' ? 'square' : 'cubic';
  return distinct([
    unit,
    ...names.flatMap((name) => [name + power, `${name}^${lowered(power)}`, `${word} ${name}`]),
  ]);
}

/** Returns values without their unit, with it, and the first few also with its other names. */
function withUnits(values: readonly string[], unit: string): readonly string[] {
  const common = values.slice(0, 4);
  return [
    ...values.flatMap((value) => [value, `${value} ${unit}`, `${value} ${typed(unit)}`]),
    ...common.flatMap((value) => unitNames(unit).flatMap((name) => [`${value} ${name}`, value + name])),
    ...(unit === 'dollars' ? common.map((value) => `$${value}`) : []),
  ];
}

/**
 * Returns a text in other notations, the given one first: printed or typed, with and without spaces. They all have the
 * same meaning.
 */
export function notationsOf(text: string): readonly string[] {
  return distinct([text, ...NOTATIONS.slice(0, 5).flatMap((notation) => notation(text))]);
}
