import { checkedText } from '../result/checked-text.js';
import { MathError } from '../result/math-error.js';
import { type Token, tokenize } from './tokens.js';

/** The values of a pattern's slots. */
export type Filled = Readonly<Record<string, string>>;

/** Returns the ends of the strings that fill a slot at a position of the tokens, with their values. The longest comes first. */
export type Slot = (
  tokens: readonly Token[],
  at: number,
  text: string,
) => Iterable<readonly [value: string, end: number]>;

interface Match {
  readonly filled: Filled;
  readonly end: number;
}
interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly slots: Readonly<Record<string, Slot>>;
}
/** Yields the ways in which a part of a pattern matches at a position, the preferred one first. */
type Matcher = (source: Source, at: number, filled: Filled) => Iterable<Match>;

const literal = (word: string): Matcher =>
  function* ({ tokens }, at, filled) {
    if (tokens[at]?.text === word && tokens[at].kind !== 'number') yield { end: at + 1, filled };
  };

type Fillings = readonly (readonly [value: string, end: number])[];
const fillings = new WeakMap<readonly Token[], Map<Slot, Map<number, Fillings>>>();

/** Returns the values that fill a slot at a position. They are computed once for each string. */
function fillingsOf(fill: Slot, { tokens, text }: Source, at: number): Fillings {
  const bySlot = fillings.get(tokens) ?? new Map<Slot, Map<number, Fillings>>();
  const byPosition = bySlot.get(fill) ?? new Map<number, Fillings>();
  const found = byPosition.get(at) ?? [...fill(tokens, at, text)];
  fillings.set(tokens, bySlot.set(fill, byPosition.set(at, found)));
  return found;
}

const slot = (name: string, kind: string): Matcher =>
  function* (source, at, filled) {
    const fill = source.slots[kind];
    if (fill !== undefined && typeof fill !== 'function')
      throw new MathError('slots', 'syntax', 'slots has the wrong type.');
    for (const [value, end] of fill ? fillingsOf(fill, source, at) : [])
      yield { end, filled: { ...filled, [name]: value } };
  };

const nothing: Matcher = (_, end, filled) => [{ end, filled }];

const sequence = (parts: readonly Matcher[]): Matcher =>
  parts.reduceRight<Matcher>(
    (rest, part) =>
      function* (source, at, filled) {
        for (const match of part(source, at, filled)) yield* rest(source, match.end, match.filled);
      },
    nothing,
  );

const anyOf = (choices: readonly Matcher[]): Matcher =>
  function* (...place) {
    for (const choice of choices) yield* choice(...place);
  };

const repeated = (part: Matcher, most: number): Matcher =>
  function* (source, at, filled) {
    for (const match of most > 0 ? part(source, at, filled) : [])
      if (match.end > at) yield* repeated(part, most - 1)(source, match.end, match.filled);
    yield { end: at, filled };
  };

/**
 * Compiles a pattern over tokens: words, `{kind}` and `{name:kind}` for slots, `( | )` for choices, and `?`
 * and `*` after optional and repeated parts.
 */
function compile(pattern: string): Matcher {
  const pieces = pattern.match(/[()|]|[?*]|\{[^}]+\}|[^\s()|?*{}]+/g) ?? [];
  let index = 0;
  const choices = (): Matcher => {
    const all: Matcher[][] = [[]];
    for (; index < pieces.length && pieces[index] !== ')'; index++) {
      const piece = pieces[index] ?? '';
      const current = all.at(-1) ?? [];
      if (piece === '|') all.push([]);
      else if (piece === '?' || piece === '*')
        current.push(repeated(current.pop() ?? nothing, piece === '?' ? 1 : 20));
      else if (piece === '(') {
        index++;
        current.push(choices());
      } else if (piece.startsWith('{')) {
        const [name = '', kind = name] = piece.slice(1, -1).split(':');
        current.push(slot(name, kind));
      } else current.push(literal(piece));
    }
    return anyOf(all.map(sequence));
  };
  return choices();
}

const compiled = new Map<string, Matcher>();

function matcherOf(pattern: string): Matcher {
  const known = compiled.get(pattern) ?? compile(checkedText('pattern', pattern));
  compiled.set(pattern, known);
  return known;
}

/** Matches a number with its sign, as in "-5" and "$1,200". */
const number = (tokens: readonly Token[], at: number): readonly (readonly [string, number])[] => {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'number') return [[first.text, at + 1]];
  return second?.kind === 'number' && (first?.text === 'minus' || first?.text === 'plus')
    ? [[(first.text === 'minus' ? '-' : '') + second.text, at + 2]]
    : [];
};

const SLOTS: Readonly<Record<string, Slot>> = {
  n: number,
  p: (tokens, at) =>
    number(tokens, at).flatMap(([value, end]) => {
      const [over = '', under = over] = value.split('/');
      // 100/5% is a division.
      const isShare = value.includes(' ') || Number(over) <= Number(under);
      return isShare && tokens[end]?.text === 'percent' ? [[value, end + 1] as const] : [];
    }),
};

/**
 * Matches a whole string with a pattern. Returns what its slots were filled with. Throws `MathError`: `syntax` for wrong types; `too-large`.
 * @example matchWhole('25% of 80', '{p} of {n}') // { p: '25', n: '80' }
 */
export function matchWhole(
  text: string,
  pattern: string,
  slots: Readonly<Record<string, Slot>> = {},
): Filled | undefined {
  const source = { text, tokens: tokenize(text), slots: { ...SLOTS, ...slots } };
  for (const { end, filled } of matcherOf(pattern)(source, 0, {}))
    if (end === source.tokens.length) return filled;
  return undefined;
}

/**
 * Returns the first row of a table whose pattern matches a whole string, with what its slots were filled with.
 * Throws `MathError`: `syntax` for wrong types; `too-large`.
 * @example findRow('3 of 4', [['{n}'], ['{a:n} of {b:n}']]) // 1.a is "3"
 */
export function findRow<Row extends readonly [pattern: string, ...unknown[]]>(
  text: string,
  rows: readonly Row[],
  slots: Readonly<Record<string, Slot>> = {},
): readonly [Row, Filled] | undefined {
  const given: unknown = rows;
  if (!Array.isArray(given) || !given.every((row) => Array.isArray(row)))
    throw new MathError('rows', 'syntax', 'rows has the wrong type.');
  for (const row of rows) {
    const filled = matchWhole(text, row[0], slots);
    if (filled) return [row, filled];
  }
  return undefined;
}

/**
 * Takes all occurrences of the named patterns out of a string, from left to right. Returns undefined if the
 * rest contains a number, or words and signs other than the allowed ones. Throws `MathError`: `syntax` for wrong types; `too-large`.
 * @example takeAll('tip 15% on 40', { rate: '{p}', bill: '{n}' }, 'tip on') // rate.0.p is "15" and bill.0.n is "40"
 */
export function takeAll<Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, string>>,
  allowed: string,
  slots: Readonly<Record<string, Slot>> = {},
): Readonly<Record<Name, readonly Filled[]>> | undefined {
  const source = { text, tokens: tokenize(text), slots: { ...SLOTS, ...slots } };
  const given: unknown = patterns;
  if (typeof given !== 'object' || given === null)
    throw new MathError('patterns', 'syntax', 'patterns has the wrong type.');
  const words = new Set(
    `${checkedText('allowed', allowed)} comma colon semicolon open close question equals`.split(' '),
  );
  const found = Object.fromEntries(Object.keys(patterns).map((name) => [name, [] as Filled[]])) as Record<
    Name,
    Filled[]
  >;
  for (let at = 0; at < source.tokens.length; ) {
    let end = 0;
    for (const [name, pattern] of Object.entries<string>(patterns)) {
      const [match] = matcherOf(pattern)(source, at, {});
      if (!match) continue;
      found[name as Name].push(match.filled);
      end = match.end;
      break;
    }
    const token = source.tokens[at];
    if (end === 0 && (token === undefined || token.kind === 'number' || !words.has(token.text)))
      return undefined;
    at = Math.max(end, at + 1);
  }
  return found;
}
