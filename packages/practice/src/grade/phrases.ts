import { numberAt } from './text/numerals.js';
import { phraseAt } from './text/words.js';
import type { Token } from './token.js';

/** The tokens that replace some of the next ones, and how many they replace. */
interface Replacement {
  readonly by: readonly Token[];
  readonly count: number;
}

/** A rule for the token at a place. Returns undefined if it doesn't apply. */
type Rule = (tokens: readonly Token[], at: number) => Replacement | undefined;

/** Applies the first rule that fits at each place. */
function replaced(tokens: readonly Token[], rules: readonly Rule[]): readonly Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = rules.map((rule) => rule(tokens, at)).find((one) => one !== undefined);
    made.push(...(found?.by ?? tokens.slice(at, at + 1)));
    at += found?.count ?? 1;
  }
  return made;
}

/** Joins `2 1/20`, `1 and 1/20` and `2½` to one number, as 41/20. After "and", a fraction of 1 or more isn't joined. */
export function withMixed(tokens: readonly Token[]): readonly Token[] {
  return replaced(tokens, [mixedAt]);
}

const isWhole = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^\d+$/.test(token.text);
const isSlash = (token: Token | undefined): boolean => token?.text === '/' || token?.text === '÷';

function mixedAt(tokens: readonly Token[], at: number): Replacement | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!isWhole(token) || before?.kind === 'number' || before?.text === '/') return undefined;
  const isAnd = ['and', '&'].includes(next?.text ?? '');
  const found = fractionAt(tokens, isAnd ? at + 2 : at + 1);
  if (!found || (isAnd && BigInt(found.top) >= BigInt(found.bottom))) return undefined;
  const text = improper(token.text, found.top, found.bottom);
  return { by: [{ ...token, text }], count: found.end - at };
}

/** Returns a fraction of whole numbers, in one token or in three. */
function fractionAt(
  tokens: readonly Token[],
  start: number,
): { readonly top: string; readonly bottom: string; readonly end: number } | undefined {
  const [first, slash, second, follows] = tokens.slice(start, start + 4);
  if (first?.kind !== 'number') return undefined;
  const [top = '', bottom = ''] = first.text.split('/');
  if (/^\d+$/.test(bottom)) return { top, bottom, end: start + 1 };
  const isFraction = first.spaced && isWhole(first) && isSlash(slash) && isWhole(second);
  return isFraction && follows?.text !== '/' && follows?.text !== '^'
    ? { top: first.text, bottom: second.text, end: start + 3 }
    : undefined;
}

function improper(whole: string, top: string, bottom: string): string {
  const [w, t, b] = [BigInt(whole), BigInt(top), BigInt(bottom)];
  return t < b ? `${String(w * b + t)}/${bottom}` : `${whole}+${top}/${bottom}`;
}

/** Replaces words with the numbers and signs they stand for. */
export function inSigns(tokens: readonly Token[]): readonly Token[] {
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

/** Replaces `log base 2 of 8`, `a to the 5th`, `9 ^ 1/2` and `85% of 40` with signs. */
export function withPhrases(tokens: readonly Token[]): readonly Token[] {
  return replaced(tokens, PHRASES);
}

const PHRASES: readonly Rule[] = [
  // `log base 2 of 8`
  (tokens, at) => {
    const [token, next, base, of] = tokens.slice(at, at + 4);
    if (token?.text !== 'log' || next?.text !== 'base' || !base) return undefined;
    const count = of?.text === 'of' ? 4 : 3;
    const after = tokens.slice(at + count, at + count + 1).map((one) => ({ ...one, spaced: true }));
    return { by: [token, sign('_'), { ...base, spaced: false }, ...after], count: count + 1 };
  },
  // `a to the 5th power`
  (tokens, at) => {
    const [token, next] = tokens.slice(at, at + 2);
    const isOrdinal = token !== undefined && !token.spaced && /^(?:th|st|nd|rd)$/.test(token.text);
    if (!isOrdinal || tokens[at - 1]?.kind !== 'number') return undefined;
    return { by: [], count: next?.text === 'power' ? 2 : 1 };
  },
  // `85% of 40`
  (tokens, at) => {
    const [token, of, third] = tokens.slice(at, at + 3);
    const isPercent = token?.text === '%' || token?.text === 'percent';
    return isPercent && of?.text === 'of' && third?.kind !== 'word'
      ? { by: [sign('/100*')], count: 2 }
      : undefined;
  },
  // `5 + -2`
  (tokens, at) => {
    const [token, next] = tokens.slice(at, at + 2);
    if (!token || next?.text !== '-' || at === 0 || !/^[-+]$/.test(token.text)) return undefined;
    return { by: [{ ...token, text: token.text === '+' ? '-' : '+' }], count: 2 };
  },
  // `361 of 380` is a part of them, `3/8 of 16` a product
  (tokens, at) => {
    const [before, of, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (of?.text !== 'of' || before?.kind !== 'number' || next?.kind !== 'number') return undefined;
    const isPart = /^\d+$/.test(before.text) && tokens[at - 2]?.text !== '/';
    return isPart ? { by: [], count: 2 } : { by: [sign('*')], count: 1 };
  },
  // `9 ^ 1/2`
  (tokens, at) => {
    const [token, top, slash, bottom] = tokens.slice(at, at + 4);
    const isSpaced = token?.text === '^' && token.spaced && top?.kind === 'number' && top.spaced;
    if (!isSpaced || slash?.text !== '/' || !bottom) return undefined;
    return { by: [token, sign('('), top, slash, bottom, sign(')')], count: 4 };
  },
];

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
