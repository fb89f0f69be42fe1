import type { Token } from './token.js';

/**
 * The readings of tokens in which a letter of the question is directly before a number: `x2` as x². After
 * a factor, as in `3x2`, the x may also be a multiplication sign, which gives a second reading. Unclear powers
 * are left unchanged: `x2/3`, `(x2)3`, and `x^2 + 8x2`, where powers are typed as such.
 */
export function withTypedPowers(tokens: readonly Token[], question: string): readonly (readonly Token[])[] {
  if (UNCLEAR.test(tokens.map(({ text, spaced }) => (spaced ? ' ' : '') + text).join(''))) return [tokens];
  const letters = lettersOf(question);
  const [found, mayBeTimes] = [
    tokens.map((_, at) => isTypedPower(tokens, at, letters)),
    tokens.map((_, at) => isTypedPower(tokens, at, letters) && isAfterFactor(tokens, at)),
  ];
  if (!found.includes(true)) return [tokens];
  const powers = tokens.flatMap((token, at) => (found[at] ? [token, sign('^')] : [token]));
  if (!mayBeTimes.includes(true)) return [powers];
  const products = tokens.flatMap((token, at) => {
    if (!found[at]) return [token];
    if (!mayBeTimes[at]) return [token, sign('^')];
    const factor = token.text.slice(0, -1);
    return [...(factor === '' ? [] : [{ ...token, text: factor }]), sign('*')];
  });
  return [powers, products];
}

/** Explicit powers, and exponents on or in parentheses that may have lost their ^: `x^2`, `(x2)3`, `x(3/2)`. */
const UNCLEAR = /[a-z](?:\^|[²³])|\)\d|(?<!log|ln|lg|sqrt|cbrt|root|exp)(?<=[a-z])\(-?\d+(?:\/\d+)?\)/;

const sign = (text: string): Token => ({ kind: 'sign', text, spaced: false });

/** Returns the letters in the mathematics of a question, except e and i. */
function lettersOf(question: string): ReadonlySet<string> {
  const mathematics = (question.match(/\$[^$]*\$/g) ?? []).join(' ');
  const names = mathematics.toLowerCase().replaceAll(/sqrt|cbrt|root|log|ln|lg|pi|exp/g, ' ');
  return new Set(names.match(/[a-df-hj-z]/g));
}

/** Tests if a token ends in a letter whose exponent is the next token. */
function isTypedPower(tokens: readonly Token[], at: number, letters: ReadonlySet<string>): boolean {
  const [token, exponent, slash, next] = tokens.slice(at, at + 4);
  const isOfLetters = token?.kind === 'word' && Array.from(token.text).every((one) => letters.has(one));
  const isExponent =
    exponent?.kind === 'number' && !exponent.spaced && /^(?:[2-9]|[1-9]\d)$/.test(exponent.text);
  return isOfLetters && isExponent && !(slash && isUnclear(slash, next));
}

/** Tests if the tokens after a number show that it isn't an exponent. */
function isUnclear(token: Token, next: Token | undefined): boolean {
  if (token.text === '/') return next?.kind === 'number';
  return /^[.^_⁰¹²³⁴-⁹]$/.test(token.text) || (token.text.startsWith('x') && !token.spaced); // x2x
}

/** Tests if the x at a position may be a multiplication sign. */
function isAfterFactor(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token?.text.endsWith('x')) return false;
  return token.text.length > 1 || before?.kind === 'number' || /^(?:[)²³π]|[a-z]+)$/.test(before?.text ?? '');
}
