import type { AnswerForm } from '../problem.js';
import { charge } from '../value/work.js';
import type { Comma } from './text/typed-number.js';
import type { Token } from './token.js';
import { depthOf, split, tokensOf, unwrapped } from './tokens.js';
import { readUnit } from './units.js';
import { CHANGING, DENYING, FILLERS } from './text/words.js';

/** Removes whitespace, except one blank between digits (2 1/20 isn't 21/20), and converts to lower case. */
export function normalized(text: string): string {
  return text
    .trim()
    .replaceAll(/(\d)\s+(?=\d)/g, '$1_')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}

const ENDS = /^\.$/;
const STARTS = /^(?:[=≈:]|so)$/;

/** Returns the tokens of an entry without fillers and marks at its ends, and with `=` for `:`. */
export function entryTokens(entry: string, comma: Comma): readonly Token[] | undefined {
  const tokens = tokensOf(entry, comma);
  if (!tokens) return undefined;
  charge(tokens.length / 8);
  let depth = 0;
  const kept = tokens
    .map((token, at) =>
      (depth += depthOf(token)) === 0 && token.text === ':' && /[a-z₀-₉]$/.test(tokens[at - 1]?.text ?? '')
        ? { ...token, text: '=' }
        : token,
    )
    .filter(
      ({ text }, at) => !(text === '.' && (tokens[at - 1]?.kind === 'word' || tokens[at - 1]?.text === '≈')),
    )
    .filter(
      ({ text, kind }) =>
        !(kind === 'word' && text.length > 1 && FILLERS.has(text.replace("'", ''))) && text !== '∴',
    );
  let [start, end] = [0, kept.length];
  while (start < end && STARTS.test(kept[start]?.text ?? '')) start++;
  while (end > start && ENDS.test(kept[end - 1]?.text ?? '')) end--;
  return kept.slice(start, end);
}

const MATHEMATICAL = /^(?:[a-z]|log|ln|lg|pi|sqrt|cbrt|exp|π)$/;
const isWord = ({ kind, text }: Token): boolean =>
  kind === 'word' && !MATHEMATICAL.test(text) && !CHANGING.has(text.replace("'", ''));

/** Tests if a token is the unit of the preceding number, or a part of that unit: 45 square cm. */
function isMeasure(all: readonly Token[], at: number): boolean {
  const [before, token] = [all[at - 1], all[at]];
  if (!before || token?.kind !== 'word' || token.text === 'in') return false;
  if (POWER.test(token.text))
    return before.kind === 'number' || /^[π)]$/.test(before.text) || isMeasure(all, at - 1);
  const isAfter = before.kind === 'number' || /^(?:[π)]|pi)$/.test(before.text);
  return (
    readUnit([token.text]) !== undefined && (isAfter || (POWER.test(before.text) && isMeasure(all, at - 1)))
  );
}
const POWER = /^(?:squared?|cubed|cubic|sq|cu)$/;

/**
 * Returns the tokens without the words of a surrounding sentence, `i got 22`, `10x is missing`; or also without those inside,
 * `x can be anything below 5`.
 */
export function withoutProse(all: readonly Token[], isInside: boolean): readonly Token[] {
  const isUnit = (token: Token): boolean => !isInside && isMeasure(all, all.indexOf(token));
  const isProse = (token: Token): boolean => isWord(token) && !isUnit(token);
  const words = isInside ? all.filter((token) => !isProse(token)) : all;
  const tokens = isInside
    ? words.filter(({ text }, at) => text !== '=' || !/^[=<>≤≥]$/.test(words[at + 1]?.text ?? ''))
    : all;
  let [start, end] = [0, tokens.length];
  const isLeft = (token: Token | undefined): boolean =>
    token !== undefined && (isProse(token) || /^[=≈:,]$/.test(token.text));
  const isI = (at: number): boolean => tokens[at]?.text === 'i' && (tokens[at + 1]?.spaced ?? false);
  while (start < end && (isLeft(tokens[start]) || isI(start))) start++;
  if (tokens.at(-1)?.text === '=') return [];
  while (end > start && (isLeft(tokens[end - 1]) || (end < tokens.length && tokens[end - 1]?.text === 'of')))
    end--;
  const kept = tokens.slice(start, end);
  const isGlued = [start, end].some(
    (at) =>
      at > 0 &&
      tokens[at - 1]?.kind !== 'sign' &&
      tokens[at]?.kind !== 'sign' &&
      tokens[at]?.spaced === false,
  );
  const isOther = (token: Token): boolean =>
    token.kind === 'word' && !MATHEMATICAL.test(token.text) && !isUnit(token);
  return isGlued || kept.some(isOther) ? [] : kept;
}

/** Returns the readings of an entry in the order in which they are tried: without notes, then only the last part. */
export function readingsOf(text: string, kind: AnswerForm['kind']): readonly string[] {
  charge(4 + text.length / 8);
  const isSingle = kind !== 'numbers' && kind !== 'point';
  const cut = (by: RegExp): string => text.replace(by, '').trim();
  const readings = [
    // Remove a note in words first: -22 (minus 22) isn't a product.
    cut(/(?<=\S)\s\((?!sqrt|square|root)(?=[a-z]{4})[^()]*\)\s*$/),
    text,
    ...(isSingle ? [cut(/^(?![-−\d.,/\s]*[,;]).*[,;]\s*(?=[a-z]\s*[=<>≤≥])/s)] : []),
    cut(/(?<=[\dπ)]\s*[a-z°%²³]+)\s(?:with|for|from|after|at|on|by|in (?=\d|the))\s?.*$/s),
    cut(/(?<=\S)\s*[([][^()[\]]*(?:[=≠]|[a-z]{4,})[^()[\]]*[)\]]\s*$/),
    cut(/(?<=\S)[\s,;(]+(?:because|since|as|cause|bc)\s.*$/s),
    cut(
      /(?<=\d.*)[,;(][^,;(]*\b(?:not|isn't|doesn't|does not|don't|no|invalid|extraneous|reject(?:ed)?)\b.*$/s,
    ),
    cut(/^.*\b(?:so|therefore|thus|hence)\b[\s,:]*/s),
    // A list of events: first at 1 s, then at 3 s.
    cut(kind === 'numbers' ? /^\D*\bthen\b[\s,:]*/s : /^.*\bthen\b[\s,:]*/s),
  ];
  return [...new Set(readings)].filter((reading) => reading !== '');
}

/** Tests if tokens are a name: `x`, `x₁`, `pH`, `f(x)`, `area of the ring`. */
export function isName(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(' ');
  if (/\b(?:log|ln|lg|sqrt|cbrt|root|exp)\b/.test(text)) return false;
  if (tokens.some((token) => DENYING.has(token.text.replace("'", '')))) return false;
  return /^[a-z'_]+(?: [a-z'_]+)*(?: _)?(?: (?:\d|[₀-₉]))?(?: \( [a-z] \))?$|^(?:m )?∠ ?(?:[a-z]*|\d)$|^[αβγδεθφ]$/.test(
    text,
  );
}

/** Tests if tokens are the name of a variable, or words in its place. */
export function isNameOf(tokens: readonly Token[], variable: string): boolean {
  if (!isName(tokens)) return false;
  const name = tokens[0]?.text ?? '';
  return (
    name === variable.toLowerCase() ||
    (variable === 'm' && /^[ak]$/.test(name)) ||
    name.length > 1 ||
    /[∠αβγδεθφ]/.test(name + (tokens[1]?.text ?? ''))
  );
}

/** Returns the statements of an entry: `2x = 8, x = 4` has two; `x ≠ 0` is left out. */
export function statements(tokens: readonly Token[], separators: RegExp): readonly (readonly Token[])[] {
  return split(tokens, ({ text }) => separators.test(text))
    .map((part) => (STARTS.test(part[0]?.text ?? '') ? part.slice(1) : part))
    .filter((part) => part.length > 0 && !part.some(({ text }) => text === '≠'));
}

/** Returns the sides of a chain of equals signs. */
export function linksOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return split(tokens, ({ text }) => text === '=' || text === '≈' || text === '∈').filter(
    (part) => part.length > 0,
  );
}

/** Returns the answers in a list: `2, 3`, `{2, 3}`, `x = 2 or x = 3`, `2 ± √3`. */
export function listed(all: readonly Token[]): readonly (readonly Token[])[] {
  const tokens = all[0]?.text === 'both' ? all.slice(1) : all;
  const [name, set, ...more] = linksOf(tokens);
  const inner = name && set && isName(name) && more.length === 0 && set[0]?.text === '{' ? set : tokens;
  const parted = inner.flatMap((token, at) => {
    const isNext = token.kind === 'word' && inner[at - 1]?.kind === 'number' && inner[at + 1]?.text === '=';
    return isNext && token.spaced ? [{ ...token, text: ';' }, token] : [token];
  }); // x = 0 x = -7
  return statements(unwrapped(parted), /^(?:[,;&|]|or|and|so)$/).flatMap((part) => {
    if (!part.some(({ text }) => text === '±')) return [part];
    const links = linksOf(part);
    const last = links.at(-1) ?? part;
    // `x = 3 ± 4 = 7`
    return links.length > 2 && !last.some(({ text }) => text === '±')
      ? [last]
      : [signed(part, '+'), signed(part, '-')];
  });
}

function signed(tokens: readonly Token[], sign: string): readonly Token[] {
  return tokens.map((token) => (token.text === '±' ? { ...token, text: sign } : token));
}

/** Tests if an entry is in words: at least three letters in a row, one of which is not in the answer. */
export function isInWords(tokens: readonly Token[], answer: string): boolean {
  return tokens.some(
    ({ kind, text }) =>
      (kind === 'word' && text === 'of') ||
      (kind === 'word' &&
        text.replaceAll(/sqrt|cbrt|root|log|ln|lg|pi|exp/g, '').length > 2 &&
        Array.from(text.replaceAll(/sqrt|cbrt|root|log|ln|lg|pi|exp/g, '')).some(
          (letter) => !answer.toLowerCase().includes(letter),
        )),
  );
}
