import { greatestCommonDivisor } from '../value/divisor.js';
import { plain } from './text/plain.js';
import { numberAt } from './text/numerals.js';
import { type Comma, matched, typedNumberAt } from './text/typed-number.js';
import { phraseAt } from './text/words.js';

/** A number, a word in lower case, or a sign; `spaced` if white space precedes it. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  readonly spaced: boolean;
}

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

/** A cache of recently tokenized texts: grading one entry tokenizes it, and the stored answer, a dozen times. */
const known = new Map<string, readonly Token[] | undefined>();
const MOST_KNOWN = 100;

/** Splits an entry into numbers, words and signs. Returns undefined if it has a character that no answer has. */
export function tokensOf(entry: string, comma: Comma): readonly Token[] | undefined {
  const key = `${comma} ${entry}`;
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, read(entry, comma));
  }
  return known.get(key);
}

function read(entry: string, comma: Comma): readonly Token[] | undefined {
  const text = plain(entry);
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
  return withPowers(inSigns(mixedIn(tokens)));
}

interface Found extends Omit<Token, 'spaced'> {
  readonly length: number;
}

function tokenAt(text: string, at: number, comma: Comma): Found | undefined {
  const found = typedNumberAt(text, at, comma);
  if (found) {
    const { typed: number, digits } = found;
    const dots = matched(/\.{2,}|…/y, text, at + number.length - (number.endsWith('.') ? 1 : 0));
    if (dots !== undefined) {
      const length = number.length + dots.length - (number.endsWith('.') ? 1 : 0);
      const repeated = repeating(digits.replace(/\.(\d)$/, '.$1$1')) ?? shortened(digits);
      return repeated === undefined ? undefined : { kind: 'number', text: repeated, length };
    }
    const exponent = matched(/e[-+−]?\d+(?![\d.a-z])/y, text, at + number.length);
    if (exponent !== undefined && /^e[-−]|e\d/.test(exponent) && exponent.length < 6) {
      const power = exponent.slice(1).replace('−', '-').replace('+', '');
      return { kind: 'number', text: `${digits}*10^(${power})`, length: number.length + exponent.length };
    }
    return { kind: 'number', text: digits.replace(/\.$/, ''), length: number.length };
  }
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

/** Joins `2 1/20`, `1 and 1/20` and `2½` to one number, as 41/20. After "and", a fraction of 1 or more isn't joined. */
function mixedIn(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, ...after] = tokens.slice(at, at + 6) as [Token, ...Token[]];
    const isAnd = after[0]?.text === 'and' || after[0]?.text === '&';
    const [first, slash, second] = isAnd ? after.slice(1) : after;
    const before = joined.at(-1);
    const isStart = !before || before.kind === 'sign' || before.kind === 'word';
    if (
      token.kind === 'number' &&
      /^\d+$/.test(token.text) &&
      first?.kind === 'number' &&
      isStart &&
      before?.text !== '/'
    ) {
      const [top = '', bottom = ''] = first.text.split('/');
      if (/^\d+$/.test(bottom) && !(isAnd && BigInt(top) >= BigInt(bottom))) {
        joined.push({ ...token, text: improper(token.text, top, bottom) });
        at += isAnd ? 2 : 1;
        continue;
      }
      const isFraction =
        first.spaced && (slash?.text === '/' || slash?.text === '÷') && second?.kind === 'number';
      const follows = tokens[at + (isAnd ? 5 : 4)];
      if (
        isFraction &&
        /^\d+$/.test(first.text) &&
        /^\d+$/.test(second.text) &&
        follows?.text !== '/' &&
        follows?.text !== '^' &&
        !(isAnd && BigInt(first.text) >= BigInt(second.text))
      ) {
        joined.push({ ...token, text: improper(token.text, first.text, second.text) });
        at += isAnd ? 4 : 3;
        continue;
      }
    }
    joined.push(token);
  }
  return joined;
}

function improper(whole: string, top: string, bottom: string): string {
  if (whole.length > 20 || top.length > 20 || bottom.length > 20) return '';
  const [w, t, b] = [BigInt(whole), BigInt(top), BigInt(bottom)];
  return t < b ? `${String(w * b + t)}/${bottom}` : `${whole}+${top}/${bottom}`;
}

/** Replaces words with the numbers and signs they stand for. */
function inSigns(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ text, kind, spaced }, at) =>
    kind === 'word' || text === '&'
      ? text
      : text === '-' && isHyphen(tokens, at) && !spaced
        ? '-hyphen'
        : `#${text}`,
  );
  const plain = words.map((word, at) => ({ word, at })).filter(({ word }) => word !== '-hyphen');
  const list = plain.map(({ word }) => word);
  const made: Token[] = [];
  for (let at = 0; at < list.length; at++) {
    const token = tokens[plain[at]?.at ?? 0];
    if (!token) continue;
    const number = numberAt(list, at);
    const phrase = number ? undefined : phraseAt(list, at);
    if (number) made.push({ kind: 'number', text: number[0], spaced: true });
    else if (phrase) made.push({ kind: 'sign', text: phrase[0], spaced: true });
    else made.push(token);
    at += (number ?? phrase)?.[1] ? ((number ?? phrase)?.[1] ?? 1) - 1 : 0;
  }
  return made;
}

const sign = (text: string): Token => ({ kind: 'sign', text, spaced: false });

/** `log base 2 of 8`, `a to the 5th`, `9 to the power 1/2` and `85% of 40` in signs. */
function withPowers(tokens: readonly Token[]): readonly Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, third, fourth] = tokens.slice(at, at + 4) as [Token, Token?, Token?, Token?];
    const before = tokens[at - 1];
    if (token.text === 'log' && next?.text === 'base' && third) {
      made.push(token, sign('_'), { ...third, spaced: false });
      at += fourth?.text === 'of' ? 3 : 2;
      const after = tokens[at + 1];
      if (after) made.push({ ...after, spaced: true });
      at++;
    } else if (/^(?:th|st|nd|rd)$/.test(token.text) && before?.kind === 'number' && !token.spaced) {
      if (tokens[at + 1]?.text === 'power') at++;
    } else if (
      (token.text === '%' || token.text === 'percent') &&
      next?.text === 'of' &&
      third?.kind !== 'word'
    ) {
      made.push(sign('/100*'));
      at++;
    } else if (next?.text === '-' && /^[-+]$/.test(token.text) && before) {
      made.push({ ...token, text: token.text === '+' ? '-' : '+' });
      at++;
    } else if (token.text === 'of' && before?.kind === 'number' && next?.kind === 'number') {
      // `361 of 380` is a part of them, `3/8 of 16` a product
      if (/^\d+$/.test(before.text) && tokens[at - 2]?.text !== '/') at++;
      else made.push(sign('*'));
    } else if (
      token.text === '^' &&
      token.spaced &&
      next?.kind === 'number' &&
      third?.text === '/' &&
      fourth &&
      next.spaced
    ) {
      made.push(token, sign('('), next, third, fourth, sign(')'));
      at += 3;
    } else made.push(token);
  }
  return made;
}

function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    before?.kind === 'word' &&
    after?.kind === 'word' &&
    !after.spaced &&
    before.text.length > 2 &&
    after.text.length > 2
  );
}

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
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    let shown = token.text;
    if (token.kind === 'number' && /[/*+]/.test(shown)) shown = `(${shown})`;
    if (token.kind === 'number' && before?.text === 'π') shown = `*${shown}`;
    if (token.kind === 'number' && before?.text === ')' && !/log|lg|ln|root/.test(text)) shown = `*${shown}`;
    if (/^log$/.test(before?.text ?? '') && token.kind === 'number' && !token.spaced && isArgument(next))
      shown = `_${shown}${next?.text === '(' ? '' : ' '}`;
    else if (before?.text === 'log' && token.kind === 'number' && !token.spaced) shown = `(${shown})`;
    if (token.kind === 'sign') shown = SHOWN.get(shown) ?? shown;
    text += (token.spaced ? ' ' : '') + shown;
  });
  return text.trim();
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

/** Removes one pair of parentheses or braces around everything. */
export function unwrapped(tokens: readonly Token[]): readonly Token[] {
  const [first, last] = [tokens[0]?.text, tokens.at(-1)?.text];
  if (!['()', '[]', '{}'].includes(`${first ?? ''}${last ?? ''}`)) return tokens;
  let depth = 0;
  const isWhole = tokens.slice(0, -1).every(({ text }) => (depth += DEPTH.get(text) ?? 0) > 0);
  return isWhole ? tokens.slice(1, -1) : tokens;
}
