import { add, divide, exactText, multiply, subtract } from '../rational/operations.js';

const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
};
/** Matches a polygon by its name or the number of its sides. */
export const POLYGON: string = String.raw`(${Object.keys(SIDES).join('|')}|\d{1,3}[ -]sided polygon)`;
const COINS = {
  'penn(?:y|ies)': '0.01',
  'nickels?': '0.05',
  'dimes?': '0.10',
  'quarters?': '0.25',
} as const;
/** Matches a number of coins. */
export const COIN: string = String.raw`\d{1,6} (?:${Object.keys(COINS).join('|')})`;
const RELATIONS = {
  '(?:at least|no less than)': '≥',
  '(?:at most|no more than)': '≤',
  '(?:less|smaller) than': '<',
  '(?:more|greater|larger|bigger) than': '>',
} as const;
/** Matches the words of a relation. */
export const RELATION: string = `(${Object.keys(RELATIONS).join('|')})`;

/** Returns the value of the pattern that matches a whole word. */
const valueOf = (table: Readonly<Record<string, string>>, word: string): string =>
  Object.entries(table).find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(word))?.[1] ?? '';

const numbersIn = (text: string): readonly string[] => text.match(/-?\d+(?:\.\d+)?/g) ?? [];

/** Writes words such as "at least" as a sign. */
export const relation = (words: string): string => valueOf(RELATIONS, words);

/** Writes a number of coins such as "3 dimes, 2 pennies" as a sum of money. */
export function coins(text: string): string {
  const counted = Array.from(text.matchAll(/(\d+) ([a-z]+)/gi));
  return counted.map(([, count = '', coin = '']) => `${count} * $${valueOf(COINS, coin)}`).join(' + ');
}

/** Writes a purchase such as "3 pens at 1.20 and 2 books at 9" as a sum. */
export function purchase(text: string): string {
  const bought = Array.from(text.matchAll(/(\d+) [a-z]+ at ((?:[\p{Sc}]|rs\.? )?\d+(?:\.\d+)?€?)/giu));
  return bought.map(([, count = '', price = '']) => `${count} * ${price}`).join(' + ');
}

/** Writes the growth of an amount by a percentage until it is doubled or tripled. */
export const growth = (multiple: string, percentage: string): string =>
  `${exactText(add(1, divide(percentage, 100)))}^x = ${/^triple/i.test(multiple) ? '3' : '2'}`;

/** Writes the average of scores with an unknown one. */
export function average(scores: string, wanted: string): string {
  const known = numbersIn(scores);
  return `(${known.join(' + ')} + x)/${known.length + 1} = ${wanted}`;
}

/** Writes the number of orders of letters, of which equal ones can't be told apart. */
export function orders(word: string): string {
  const letters = Array.from(word.toLowerCase());
  const repeated = [...new Set(letters)]
    .map((letter) => letters.filter((other) => other === letter).length)
    .filter((times) => times > 1);
  const all = `${letters.length}!`;
  return repeated.length > 0 ? `${all} / (${repeated.map((times) => `${times}!`).join(' * ')})` : all;
}

/** Writes the sum of an arithmetic sequence from its first terms to its last one. Returns undefined if they aren't one. */
export function sumOf(start: string, last: string): string | undefined {
  const terms = numbersIn(start.replaceAll(/[+ ]+/g, ' '));
  const [first = '', second = ''] = terms;
  const step = exactText(subtract(second, first));
  const isEven = terms.every(
    (term, i) => exactText(add(first, multiply(step, i))) === exactText(add(term, 0)),
  );
  if (!isEven || step === '0') return undefined;
  const count = exactText(add(divide(subtract(last, first), step), 1));
  return /^\d+$/.test(count) ? `(${first} + ${last}) * ${count} / 2` : undefined;
}

/** Writes the perimeter or, with Heron's formula, the area of a triangle. Returns undefined if it doesn't exist. */
export function threeSides(asked: string, sides: readonly string[]): string | undefined {
  const [short = 0, middle = 0, long = 0] = sides.map(Number).sort((a, b) => a - b);
  if (!(short > 0 && short + middle > long)) return undefined;
  if (/^p/i.test(asked)) return sides.join(' + ');
  const half = exactText(
    divide(
      sides.reduce((total, side) => exactText(add(total, side))),
      2,
    ),
  );
  return `sqrt(${[half, ...sides.map((side) => `(${half} - ${side})`)].join(' * ')})`;
}

/** Writes the sum of consecutive numbers, with x for the first one. */
export function consecutive(count: string, kind: string, sum: string): string | undefined {
  const step = kind === '' ? 1 : 2;
  const others = Array.from({ length: Math.min(Number(count), 20) - 1 }, (_, i) => `(x + ${(i + 1) * step})`);
  return others.length > 0 ? `x + ${others.join(' + ')} = ${sum}` : undefined;
}

/** Writes the real length of a length on a map. */
export const onMap = (scale: string, length: string, unit: string, target: string): string =>
  `${exactText(multiply(length, scale))} ${unit} in ${target}`;

/** Returns the number of sides of a polygon. */
export const sidesOf = (polygon: string): number =>
  SIDES[polygon.toLowerCase()] ?? Number.parseInt(polygon, 10);
