import { checkedText, MathError } from '../result/math-error.js';
import { scaleOf } from './number-words.js';
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
  /** The number of tokens and slots compared so far. */
  work: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly slots: Readonly<Record<string, Slot>>;
}
/** Continues each match with a part of a pattern, in all ways. The preferred ones come first. */
type Matcher = (source: Source, from: readonly Match[]) => readonly Match[];

/** The largest number of tokens and slots that are compared in one call. */
const MOST_WORK = 100_000;

/** Counts compared tokens and slots. Throws an error if there are too many. */
function spend(source: Source, count: number): void {
  source.work += count;
  if (source.work > MOST_WORK) throw new MathError('text', 'too-large');
}

/** Leaves out matches that end at the same place with the same values as a preferred one. Without this, the work could be exponential. */
function distinct(matches: readonly Match[]): readonly Match[] {
  if (matches.length < 2) return matches;
  return [...new Map(matches.map((match) => [keyOf(match), match] as const).reverse()).values()].reverse();
}

const keyOf = ({ end, filled }: Match): string => `${end} ${JSON.stringify(filled)}`;

const literal =
  (word: string): Matcher =>
  (source, from) => {
    spend(source, from.length);
    return from.flatMap(({ end, filled }) => {
      const token = source.tokens[end];
      return token?.text === word && token.kind !== 'number' ? [{ end: end + 1, filled }] : [];
    });
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

const slot =
  (name: string, kind: string): Matcher =>
  (source, from) => {
    const fill = source.slots[kind];
    if (fill !== undefined && typeof fill !== 'function')
      throw new MathError('slots', 'syntax', 'slots has the wrong type.');
    return from.flatMap((match) => {
      const values = fill ? fillingsOf(fill, source, match.end) : [];
      spend(source, 1 + values.length);
      return values.map(([value, end]) => ({ end, filled: { ...match.filled, [name]: value } }));
    });
  };

const nothing: Matcher = (_, from) => from;

const sequence =
  (parts: readonly Matcher[]): Matcher =>
  (source, from) =>
    parts.reduce((matches, part) => distinct(part(source, matches)), from);

const anyOf =
  (choices: readonly Matcher[]): Matcher =>
  (source, from) =>
    from.flatMap((match) => choices.flatMap((choice) => choice(source, [match])));

const optional =
  (part: Matcher): Matcher =>
  (source, from) =>
    from.flatMap((match) => [...part(source, [match]), match]);

/** Repeats a part. The most repetitions are preferred. */
const repeated =
  (part: Matcher): Matcher =>
  (source, from) => {
    const seen = new Set<string>();
    const more = (match: Match): readonly Match[] => {
      const key = keyOf(match);
      if (seen.has(key)) return [];
      seen.add(key);
      spend(source, 1);
      return [...part(source, [match]).flatMap(more), match];
    };
    return from.flatMap((match) => {
      seen.clear();
      return more(match);
    });
  };

/** A piece of a pattern. */
const PIECE = /[()|]|[?*]|\{[^}]+\}|[^\s()|?*{}]+/g;

/**
 * Compiles a pattern over tokens: words, `{kind}` and `{name:kind}` for slots, `( | )` for choices, and `?`
 * and `*` after optional and repeated parts.
 */
function compile(pattern: string): Matcher {
  const pieces = pattern.match(PIECE) ?? [];
  let index = 0;
  const choices = (depth: number): Matcher => {
    if (depth > MOST_DEPTH) throw new MathError('pattern', 'too-large');
    const all: Matcher[][] = [[]];
    for (; index < pieces.length && pieces[index] !== ')'; index++) {
      const piece = pieces[index] ?? '';
      const current = all.at(-1) ?? [];
      if (piece === '|') all.push([]);
      else if (piece === '?' || piece === '*')
        current.push((piece === '?' ? optional : repeated)(current.pop() ?? nothing));
      else if (piece === '(') {
        index++;
        current.push(choices(depth + 1));
      } else if (piece.startsWith('{')) {
        const [name = '', kind = name] = piece.slice(1, -1).split(':');
        current.push(slot(name, kind));
      } else current.push(literal(piece));
    }
    return anyOf(all.map(sequence));
  };
  return choices(0);
}

/** The largest depth of parentheses in a pattern. */
const MOST_DEPTH = 100;

const compiled = new Map<string, Matcher>();

function matcherOf(pattern: string): Matcher {
  const known = compiled.get(pattern) ?? compile(checkedText('pattern', pattern));
  compiled.set(pattern, known);
  return known;
}

const needed = new Map<string, readonly string[]>();

/** Returns the words that every text with a pattern has, so that other texts needn't be matched. */
function neededWords(pattern: string): readonly string[] {
  const known = needed.get(pattern);
  if (known) return known;
  const pieces = pattern.match(PIECE) ?? [];
  let depth = 0;
  const outside = pieces.filter((piece, at) => {
    depth += { '(': 1, ')': -1 }[piece] ?? 0;
    return depth === 0 && !/^[{(?*)]/.test(piece) && !/^[?*]$/.test(pieces[at + 1] ?? '');
  });
  // Choices outside parentheses need no common word.
  const words = outside.includes('|') ? [] : outside;
  needed.set(pattern, words);
  return words;
}

/** Matches a number with its sign, as in "-5" and "$1,200". */
const number = (tokens: readonly Token[], at: number): readonly (readonly [string, number])[] => {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'number') return [[first.text, at + 1]];
  return second?.kind === 'number' && (first?.text === 'minus' || first?.text === 'plus')
    ? [[(first.text === 'minus' ? '-' : '') + second.text, at + 2]]
    : [];
};

/** Words that relate things, and are none. */
const RELATING = new Set(
  'after before with without from into than the and for off over under plus minus times each per what how are was not now then'.split(
    ' ',
  ),
);

/** Matches a word for a thing. */
const thing: Slot = (tokens, at) => {
  const { kind, text = '' } = tokens[at] ?? {};
  const isThing = kind === 'word' && text.length > 2 && scaleOf(text) === undefined && !RELATING.has(text);
  return isThing ? [[text, at + 1]] : [];
};

const PLURAL = /s$|^(?:people|children|men|women|feet|mice|teeth|geese|fish|sheep|dice)$/;

const SLOTS: Readonly<Record<string, Slot>> = {
  n: number,
  thing,
  /** Matches a word for things that are counted. */
  things: (...place) => [...thing(...place)].filter(([word]) => PLURAL.test(word)),
  /** Matches any text, the shortest first. */
  any: (tokens, at, text) =>
    tokens.slice(at).map(({ end }, more) => [text.slice(tokens[at]?.at, end), at + more + 1] as const),
  p: (tokens, at) =>
    number(tokens, at).flatMap(([value, end]) => {
      const [over = '', under = over] = value.split('/');
      // 100/5% is a division.
      const isShare = value.includes(' ') || Number(over) <= Number(under);
      return isShare && tokens[end]?.text === 'percent' ? [[value, end + 1] as const] : [];
    }),
};

const START: readonly Match[] = [{ end: 0, filled: {} }];

/** Returns a function that matches the whole text with a pattern. */
function wholeMatcher(
  text: string,
  slots: Readonly<Record<string, Slot>>,
): (pattern: string) => Filled | undefined {
  const tokens = tokenize(text);
  const words = new Set(tokens.map((token) => token.text));
  const all = { ...SLOTS, ...slots };
  return (pattern) => {
    const matcher = matcherOf(pattern);
    if (neededWords(pattern).some((word) => !words.has(word))) return undefined;
    const source = { work: 0, text, tokens, slots: all };
    return matcher(source, START).find(({ end }) => end === tokens.length)?.filled;
  };
}

/**
 * Matches a whole string with a pattern. Returns what its slots were filled with. Throws `MathError`: `syntax` for wrong types; `too-large`.
 * @example matchWhole('25% of 80', '{p} of {n}') // { p: '25', n: '80' }
 */
export const matchWhole = (
  text: string,
  pattern: string,
  slots: Readonly<Record<string, Slot>> = {},
): Filled | undefined => wholeMatcher(text, slots)(pattern);

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
  const match = wholeMatcher(text, slots);
  for (const row of rows) {
    const filled = match(row[0]);
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
  const source = { work: 0, text, tokens: tokenize(text), slots: { ...SLOTS, ...slots } };
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
    source.work = 0; // The limit is for the matches at one position.
    let end = 0;
    for (const [name, pattern] of Object.entries<string>(patterns)) {
      const [match] = matcherOf(pattern)(source, [{ end: at, filled: {} }]);
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
