import { readCommas } from '../rational/commas.js';
import { exactText } from '../rational/format.js';
import { parseNumber } from '../rational/parse.js';
import { add, divide, rational } from '../rational/rational.js';
import { typedText } from './typed-text.js';

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
const namesOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
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
const LETTER = String.raw`\p{L}`;

/** The kinds of tokens, in the order in which they are tried at each position. */
const KINDS: readonly (readonly [Token['kind'] | 'blank', RegExp])[] = [
  ['blank', new RegExp(String.raw`\s+|(?<=[${LETTER}\d])-(?=${LETTER})|(?<=${LETTER})\.(?=\s|$)`, 'uy')],
  ['date', /(?<![\d.,])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?![\d/])/y],
  ['clock', /(?<![\d.,:])\d{1,4}:\d{2}(?::\d{2})?(?![\d:])/y],
  [
    'number',
    new RegExp(
      String.raw`\d+ \d+/\d+(?![\d/])|\d+/\d+(?![\d/]|[.,]\d)|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?${FRACTION}?|${FRACTION}`,
      'y',
    ),
  ],
  [
    'word',
    new RegExp(
      String.raw`[ap]\.m\.?|per ?cents?\b|(?:us)?[$£€¥₹]|[${LETTER}µ]+(?:'[${LETTER}]+)*(?:[²³]|\^?[23](?![\d.,%]))?`,
      'iuy',
    ),
  ],
  ['sign', /->|\*\*|./uy],
];

/** A cache of the tokens of recent texts, because many patterns are tried on the same text. */
const read = new Map<string, readonly Token[]>();
const MOST_READ = 100;

/**
 * Splits a string into tokens. Amounts of money lose their currency sign or word, which they keep as `money`.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example tokenize('1,200 cm') // 0.text is "1200" and 1.text is "cm"
 */
export function tokenize(text: string): readonly Token[] {
  const tokens = read.get(text) ?? tokensOf(typedText('text', text));
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
  return withCents(tokens, text);
}

/** Writes cents and pence as parts of an amount: 75 cents next to dollars is $0.75, and 2 euros and 40 cents is one amount. */
function withCents(tokens: readonly Token[], text: string): readonly Token[] {
  const money = tokens.find((token) => token.money !== undefined)?.money ?? (/pence/i.test(text) ? '£' : '$');
  return tokens.reduce<readonly Token[]>((found, token) => {
    const amount = found.at(-1);
    const hundredths =
      isCent(token, money) && amount?.money === undefined ? parseNumber(amount?.text ?? '') : undefined;
    if (!amount || !hundredths?.ok) return [...found, token];
    const whole = wholeBefore(found, money);
    const cents = divide(hundredths.value, rational(100n));
    const [value, { at }, used] = whole ? [add(whole.value, cents), whole, 3] : [cents, amount, 1];
    return [...found.slice(0, -used), { kind: 'number', text: exactText(value), at, end: token.end, money }];
  }, []);
}

/** Returns the amount before "and" and the number of cents. */
function wholeBefore(found: readonly Token[], money: string) {
  const [whole, and] = found.slice(-3);
  const value = and?.text === 'and' && whole?.money === money ? parseNumber(whole.text) : undefined;
  return value?.ok && whole ? { value: value.value, at: whole.at } : undefined;
}

const isCent = ({ text }: Token, sign: string): boolean =>
  ['cent', 'cents', 'pence', '¢'].includes(text) || (text === 'p' && sign === '£');

function tokenAt(
  text: string,
  at: number,
): (Omit<Token, 'kind'> & { kind: Token['kind'] | 'blank' }) | undefined {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const typed = pattern.exec(text)?.[0];
    if (typed === undefined) continue;
    // The last two numbers of a list 2,4,6 aren't a decimal.
    const commas =
      kind === 'number' && !/\d,$/.test(text.slice(0, at))
        ? (readCommas(text, at) ?? readPoints(text, at))
        : undefined;
    if (commas) return { kind, text: commas.text, at, end: at + commas.length };
    const word = typed.toLowerCase().replace(/^per ?cents?$/, 'percent');
    const name = SIGNS.get(word) ?? word.replace(/^([ap])\.m\.?$/, '$1m');
    return { kind, text: name, at, end: at + typed.length };
  }
  return undefined;
}

/** Groups of thousands with points, and a decimal comma or several groups: 1.500,50 and 1.500.000. */
const POINTS = /[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})(?![\d.,]*\d)/y;

/** Reads the number with points between its thousands that begins at a position. */
function readPoints(text: string, at: number): { text: string; length: number } | undefined {
  POINTS.lastIndex = at;
  const typed = POINTS.exec(text)?.[0];
  return typed === undefined
    ? undefined
    : { text: typed.replaceAll('.', '').replace(',', '.'), length: typed.length };
}

function addTo(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const money = CURRENCIES.get(token.text) ?? (/^[$£€¥₹]$/.test(token.text) ? token.text : undefined);
  if (last?.kind === 'number' && last.money === undefined && money !== undefined)
    tokens.splice(-1, 1, { ...last, money, end: token.end });
  else if (
    token.kind === 'number' &&
    last &&
    last.end === token.at &&
    CURRENCIES.get(last.text) === undefined &&
    /^[$£€¥₹]$/.test(last.text)
  )
    tokens.splice(-1, 1, { ...token, money: last.text, at: last.at });
  else tokens.push(money === undefined ? token : { ...token, text: money });
}
