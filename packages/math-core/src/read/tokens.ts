import { readCommas } from '../rational/commas.js';
import { exactText } from '../rational/format.js';
import { parseNumber } from '../rational/parse.js';
import { add, divide, rational } from '../rational/rational.js';
import { MIXED_COMMAS } from './mixed-commas.js';
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
  'plus:+ minus:- times:* over:/|÷ power:^|** equals:=|equal to:->|→ percent:%|٪|percents|pct permille:‰|permille|permil percentage:percentages open:(|[|{ close:)|]|} comma:, semicolon:; colon:: question:? and:& at:@',
);
/** The signs and codes of currencies, which stand before or behind an amount, and the names, which stand behind it. */
const CODES = namesOf(
  `$:$|usd|us$ €:€|eur £:£|gbp ¥:¥|jpy ₹:₹|inr|rs ₽:₽|rub ₩:₩|krw ₺:₺ ₪:₪|ils ₱:₱|php ₦:₦|ngn ₴:₴|uah ₫:₫|vnd ฿:฿|thb R$:r$|brl C$:c$|ca$|cad A$:a$|au$|aud NZ$:nz$|nzd HK$:hk$|hkd S$:s$|sgd MX$:mx$|mxn ${Array.from(
    'chf sek nok dkk pln czk huf ron bgn cny zar aed myr idr pkr bdt lkr kes egp ghs'.split(' '),
    (code) => `${code.toUpperCase()}_:${code}`,
  ).join(' ')}`,
);
const NAMES = namesOf(
  '$:dollar|dollars|bucks €:euro|euros £:quid ¥:yen ₹:rupee|rupees ₽:ruble|rubles|rouble|roubles ₱:peso|pesos ₦:naira ฿:baht R$:reais PLN_:zł|zloty CNY_:yuan|rmb kr_:kr|krona|kronor|krone|kroner CHF_:franken',
);
const currencyOf = (word: string): string | undefined =>
  (CODES.get(word) ?? NAMES.get(word))?.replace('_', ' ');
/** Returns whether a word is a currency. */
export const isCurrency = (word: string): boolean => currencyOf(word.toLowerCase()) !== undefined;
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
      String.raw`[ap]\.m\.?|p\.a\.?|per ?cents?\b|per mill?e?\b|(?:us|ca|au|nz|hk|mx|a|c|r|s)?\$|\p{Sc}|[${LETTER}µ]+(?:'[${LETTER}]+)*(?:[²³]|\^?[23](?![\d.,%]))?`,
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
      kind === 'number' && !/\d,$/.test(text.slice(0, at)) && !MIXED_COMMAS.test(text)
        ? (readCommas(text, at) ??
          groupsAt(POINTS, text, at, withoutPoints) ??
          groupsAt(RUPEES, text, at, withoutCommas))
        : undefined;
    if (commas) return { kind, text: commas.text, at, end: at + commas.length };
    const word = typed
      .toLowerCase()
      .replace(/^per ?cents?$/, 'percent')
      .replace(/^per mill?e?$/, 'permille')
      .replace(/^p\.a\.?$/, 'annually');
    const name = SIGNS.get(word) ?? word.replace(/^([ap])\.m\.?$/, '$1m');
    return { kind, text: name, at, end: at + typed.length };
  }
  return undefined;
}

/** Groups of thousands with points, and a decimal comma or several groups: 1.500,50 and 1.500.000. */
const POINTS = /[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})(?![\d.,]*\d)/y;

/** Groups of two digits before the last three, as in India: ₹1,50,000. */
const RUPEES = /(?<=(?:₹|(?<![a-z])(?:rs\.?|inr)) ?)\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?(?![\d,]*\d)/iy;

const withoutPoints = (typed: string): string => typed.replaceAll('.', '').replace(',', '.');
const withoutCommas = (typed: string): string => typed.replaceAll(',', '');

/** Reads the number with groups of digits that begins at a position. */
function groupsAt(
  pattern: RegExp,
  text: string,
  at: number,
  plain: (typed: string) => string,
): { text: string; length: number } | undefined {
  pattern.lastIndex = at;
  const typed = pattern.exec(text)?.[0];
  return typed === undefined ? undefined : { text: plain(typed), length: typed.length };
}

function addTo(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const money = currencyOf(token.text);
  const isAmount = last?.kind === 'number' && last.money === undefined;
  if (isAmount && money !== undefined) tokens.splice(-1, 1, { ...last, money, end: token.end });
  else if (isAmount && token.text === 'permille') tokens.splice(-1, 1, ...perMille(last, token));
  else if (token.kind === 'number' && last?.kind === 'word' && last.money !== undefined)
    tokens.splice(-1, 1, { ...token, money: last.money, at: last.at });
  else tokens.push(money === undefined ? token : named(token, money));
}

/** Returns the token of a currency. Its sign or code may stand before an amount. */
const named = (token: Token, money: string): Token =>
  CODES.has(token.text) ? { ...token, text: money, money } : { ...token, text: money };

/** Writes an amount per mille as a percentage. */
function perMille(amount: Token, sign: Token): readonly Token[] {
  const value = parseNumber(amount.text);
  if (!value.ok) return [amount, sign];
  return [
    { ...amount, text: exactText(divide(value.value, rational(10n))) },
    { ...sign, text: 'percent' },
  ];
}
