import { greatestCommonDivisor } from '../value/divisor.js';
import { charge, remembered } from '../value/work.js';
import { plain } from './text/plain.js';
import type { Token } from './token.js';
import { inSigns, withMixed, withPhrases } from './phrases.js';
import { type Comma, matched, typedNumberAt } from './text/typed-number.js';

const FRACTIONS =
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10';
const VULGAR: ReadonlyMap<string, string> = new Map(
  FRACTIONS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);
const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    '-−–—‐‑‒―﹣－',
    '*×·⋅∙•✕✖',
    '/⁄∕',
    '°˚º',
    '≤⩽≦',
    '≥⩾≧',
    '~∼≈≃≅',
    '=＝→',
    '(（',
    ')）',
    ',，',
    '+＋',
  ].flatMap((same) =>
    Array.from(same, (sign) => [sign, same.charAt(0) === '~' ? '≈' : same.charAt(0)] as const),
  ),
);

/** Splits an entry into numbers, words and signs. Returns undefined if it has a character that no answer has. */
export function tokensOf(entry: string, comma: Comma): readonly Token[] | undefined {
  return TOKENS[comma](entry);
}

const TOKENS = {
  within: remembered((entry) => read(entry, 'within')),
  separate: remembered((entry) => read(entry, 'separate')),
};

function read(entry: string, comma: Comma): readonly Token[] | undefined {
  const text = plain(entry);
  charge(text.length / TOKENIZED);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    while (/\s/.test(text.charAt(at))) at++;
    const spaced = at > start;
    if (at >= text.length) break;
    const found = tokenAt(text, at, comma);
    if (!found) return undefined;
    at += found.length;
    tokens.push({ kind: found.kind, text: found.text, spaced });
  }
  return withPhrases(inSigns(withMixed(tokens)));
}

/** The number of characters that cost as much as a product of two terms. */
const TOKENIZED = 2;

interface Found extends Omit<Token, 'spaced'> {
  readonly length: number;
}

function tokenAt(text: string, at: number, comma: Comma): Found | undefined {
  const found = typedNumberAt(text, at, comma);
  if (found) return numberAt(text, at, found);
  const word = matched(/[a-zµ']+|[αβγδεθφ]/y, text, at);
  if (word !== undefined) return { kind: 'word', text: word, length: word.length };
  const letter = matched(/[π∞∛∠₀-₉ₐₑₓ⁰¹²³⁴-⁹⁻∈]/y, text, at);
  if (letter !== undefined) return { kind: 'sign', text: letter, length: 1 };
  for (const [typed, sign] of PAIRS)
    if (text.startsWith(typed, at)) return { kind: 'sign', text: sign, length: typed.length };
  const sign = text.charAt(at);
  const vulgar = VULGAR.get(sign);
  if (vulgar !== undefined) return { kind: 'number', text: vulgar, length: 1 };
  const read = SIGNS.get(sign) ?? sign;
  if (!"-+*/÷^=<>≤≥≠≈±√()[]{}|,;:.°%$€£¥&_!∞'".includes(read)) return undefined;
  return { kind: 'sign', text: read, length: 1 };
}

/** Returns a number with its dots, 0.333…, or its power of ten, 1.5e3. */
function numberAt(
  text: string,
  at: number,
  { typed, digits }: NonNullable<ReturnType<typeof typedNumberAt>>,
): Found | undefined {
  const whole = typed.replace(/\.$/, '').length;
  const dots = matched(/\.{2,}|…/y, text, at + whole);
  if (dots !== undefined) {
    const repeated = repeating(digits.replace(/\.(\d)$/, '.$1$1')) ?? shortened(digits);
    return repeated === undefined
      ? undefined
      : { kind: 'number', text: repeated, length: whole + dots.length };
  }
  const exponent = matched(/e[-+−]?\d+(?![\d.a-z])/y, text, at + typed.length);
  if (exponent !== undefined && exponent.length < 6) {
    const power = exponent.slice(1).replace('−', '-').replace('+', '');
    return { kind: 'number', text: `${digits}*10^(${power})`, length: typed.length + exponent.length };
  }
  return { kind: 'number', text: digits.replace(/\.$/, ''), length: typed.length };
}

/** Signs that consist of two or more characters. */
const PAIRS: readonly (readonly [typed: string, sign: string])[] = [
  ['**', '^'],
  ['<=>', '⇔'],
  ['=>', '≥'],
  ['= >', '≥'],
  ['>=', '≥'],
  ['> =', '≥'],
  ['<=', '≤'],
  ['< =', '≤'],
  ['=<', '≤'],
  ['= <', '≤'],
  ['+/-', '±'],
  ['+ / -', '±'],
  ['+-', '+-'],
  ['+ -', '+-'],
  ['+−', '+-'],
  ['+ −', '+-'],
  ['!=', '≠'],
  ['≈', '≈'],
];

/** Converts a repeating decimal to a fraction: 2.666 is 8/3. */
function repeating(text: string): string | undefined {
  const [, whole = '', start = '', period = ''] = /^(\d*)\.(\d*?)(\d{1,6}?)\3+$/.exec(text) ?? [];
  if (period === '' || start.length > 12 || whole.length > 12) return undefined;
  const nines = BigInt('9'.repeat(period.length)) * 10n ** BigInt(start.length);
  const top = BigInt(whole + start + period) - BigInt(whole + start);
  const common = greatestCommonDivisor(top, nines);
  return `${String(top / common)}/${String(nines / common)}`;
}

/** A truncated decimal, 1.934…, if it has enough digits. */
const shortened = (text: string): string | undefined => (/\.\d{3,}$/.test(text) ? text : undefined);

const SHOWN: ReadonlyMap<string, string> = new Map([
  [':', '÷'],
  ['[', '('],
  [']', ')'],
  ['{', '('],
  ['}', ')'],
  ['∛', 'cbrt'],
]);

/** Returns the text of tokens in the expression language. */
export function textOf(tokens: readonly Token[]): string {
  let text = '';
  tokens.forEach((token, at) => {
    const { kind, spaced } = token;
    const sign = kind === 'sign' ? SHOWN.get(token.text) : undefined;
    const shown = kind === 'number' ? numberText(tokens, at, text) : (sign ?? token.text);
    text += (spaced ? ' ' : '') + shown;
  });
  return text.trim();
}

/** Returns a number after the text before it: a factor, or the base or argument of a logarithm. */
function numberText(tokens: readonly Token[], at: number, before: string): string {
  const [previous, token, next] = [tokens[at - 1]?.text, tokens[at], tokens[at + 1]];
  const typed = token?.text ?? '';
  const shown = /[/*+]/.test(typed) ? `(${typed})` : typed;
  if (previous === 'π') return `*${shown}`;
  if (previous === ')' && !/log|lg|ln|root/.test(before)) return `*${shown}`;
  if (previous !== 'log' || token?.spaced) return shown;
  if (!isArgument(next)) return `(${shown})`;
  return `_${shown}${next?.text === '(' ? '' : ' '}`;
}

function isArgument(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    (next.text === '(' || (next.spaced && next.kind !== 'sign') || /^[a-z√]$/.test(next.text))
  );
}

const DEPTH: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
]);

/** Returns 1 for an opening token, −1 for a closing one, 0 for others. */
export const depthOf = ({ text }: Token): number => DEPTH.get(text) ?? 0;

/** Splits tokens at signs outside parentheses. */
export function split(
  tokens: readonly Token[],
  isSeparator: (token: Token) => boolean,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthOf(token);
    if (depth === 0 && isSeparator(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Returns parts without those that are written twice. */
export const distinct = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] => [
  ...new Map(parts.map((part) => [textOf(part), part])).values(),
];

/** Removes one pair of parentheses or braces around everything. */
export function unwrapped(tokens: readonly Token[]): readonly Token[] {
  const [first, last] = [tokens[0]?.text, tokens.at(-1)?.text];
  if (!['()', '[]', '{}'].includes(`${first ?? ''}${last ?? ''}`)) return tokens;
  let depth = 0;
  const isWhole = tokens.slice(0, -1).every(({ text }) => (depth += DEPTH.get(text) ?? 0) > 0);
  return isWhole ? tokens.slice(1, -1) : tokens;
}
