import { readCommas } from '@mathtools/math-core/rational';

/** A piece of a typed string. */
export interface Token {
  readonly kind: 'number' | 'clock' | 'date' | 'word' | 'sign';
  /** A number as the engine reads it, a word in lower case, or the name of a sign, such as "plus". */
  readonly text: string;
  /** The positions of its first character and of the character after its last one. */
  readonly at: number;
  readonly end: number;
  /** The sign of the currency before or after a number. */
  readonly money?: string;
}

/** Returns the names of spellings, from a text such as "plus:+ minus:-". */
export const namesOf = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table.split(' ').flatMap((row) => {
      const [, name = '', spellings = ''] = /^([^:]+):(.+)$/.exec(row) ?? [];
      return Array.from(spellings.split(/(?<=.)\|/), (each) => [each, name] as const);
    }),
  );

const SIGNS = namesOf(
  'plus:+ minus:- times:* over:/|÷ power:^|** equals:=|equal to:->|→ percent:%|٪|percents|pct percentage:percentages open:(|[|{ close:)|]|} comma:, semicolon:; colon:: question:? and:& at:@',
);
const CURRENCIES = namesOf('$:dollar|dollars|bucks|usd|us$ €:euro|euros|eur £:quid|gbp');
const FRACTION = '[½⅓⅔¼¾⅛⅜⅝⅞]';

/** The kinds of tokens, in the order in which they are tried at each position. */
const KINDS: readonly (readonly [Token['kind'] | 'blank', RegExp])[] = [
  ['blank', /\s+|(?<=[\p{L}\d])-(?=\p{L})|(?<=\p{L})\.(?=\s|$)/uy],
  ['date', /(?<![\d.,])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?![\d/])/y],
  ['clock', /(?<![\d.,:])\d{1,4}:\d{2}(?::\d{2})?(?![\d:])/y],
  [
    'number',
    new RegExp(
      String.raw`\d+ \d+/\d+(?![\d/])|\d+/\d+(?![\d/]|[.,]\d)|(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?${FRACTION}?|${FRACTION}`,
      'y',
    ),
  ],
  ['word', /[ap]\.m\.?|per ?cents?\b|(?:us)?[$£€¥₹]|[\p{L}µ]+(?:'[\p{L}]+)*(?:[²³]|\^?[23](?![\d.,%]))?/iuy],
  ['sign', /->|\*\*|./uy],
];

/** A cache of the tokens of recent texts, because many patterns are tried on the same text. */
const read = new Map<string, readonly Token[]>();
const MOST_READ = 100;

/** Splits a string into tokens. Amounts of money lose their currency sign or word, which they keep as `money`. */
export function tokenize(text: string): readonly Token[] {
  const tokens = read.get(text) ?? tokensOf(text);
  if (read.size >= MOST_READ) read.clear();
  read.set(text, tokens);
  return tokens;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    at = token?.end ?? text.length;
    if (token && token.kind !== 'blank') addTo(tokens, token as Token);
  }
  return tokens;
}

function tokenAt(
  text: string,
  at: number,
): (Omit<Token, 'kind'> & { kind: Token['kind'] | 'blank' }) | undefined {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const typed = pattern.exec(text)?.[0];
    if (typed === undefined) continue;
    // The last two numbers of a list 2,4,6 aren't a decimal.
    const commas = kind === 'number' && !/\d,$/.test(text.slice(0, at)) ? readCommas(text, at) : undefined;
    if (commas) return { kind, text: commas.text, at, end: at + commas.length };
    const word = typed.toLowerCase().replace(/^per ?cents?$/, 'percent');
    const name = SIGNS[word] ?? word.replace(/^([ap])\.m\.?$/, '$1m');
    return { kind, text: name, at, end: at + typed.length };
  }
  return undefined;
}

function addTo(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const money = CURRENCIES[token.text] ?? (/^[$£€¥₹]$/.test(token.text) ? token.text : undefined);
  if (last?.kind === 'number' && last.money === undefined && money !== undefined)
    tokens.splice(-1, 1, { ...last, money, end: token.end });
  else if (
    token.kind === 'number' &&
    last &&
    last.end === token.at &&
    CURRENCIES[last.text] === undefined &&
    /^[$£€¥₹]$/.test(last.text)
  )
    tokens.splice(-1, 1, { ...token, money: last.text, at: last.at });
  else tokens.push(money === undefined ? token : { ...token, text: money });
}

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
  const known = compiled.get(pattern) ?? compile(pattern);
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

/** Matches a whole string with a pattern. Returns what its slots were filled with. */
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

/** Returns the first row of a table whose pattern matches a whole string, with what its slots were filled with. */
export function findRow<Row extends readonly [pattern: string, ...unknown[]]>(
  text: string,
  rows: readonly Row[],
  slots: Readonly<Record<string, Slot>> = {},
): readonly [Row, Filled] | undefined {
  for (const row of rows) {
    const filled = matchWhole(text, row[0], slots);
    if (filled) return [row, filled];
  }
  return undefined;
}

/**
 * Takes all occurrences of the named patterns out of a string, from left to right. Returns undefined if the
 * rest contains a number, or words and signs other than the allowed ones.
 */
export function collect<Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, string>>,
  allowed: string,
  slots: Readonly<Record<string, Slot>> = {},
): Readonly<Record<Name, readonly Filled[]>> | undefined {
  const source = { text, tokens: tokenize(text), slots: { ...SLOTS, ...slots } };
  const words = new Set(`${allowed} comma colon semicolon open close question equals`.split(' '));
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
