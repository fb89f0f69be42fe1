import type { Token } from './token.js';
import { readUnit } from './units.js';

/** Removes the units, the currency signs and the other words of a line: `4 cm * 5 cm = 20 cm^2` is `4 * 5 = 20`. */
export function withoutUnits(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, ...after] = tokens.slice(at, at + 3) as [Token, ...Token[]];
    if (/^[$€£¥°]$/.test(token.text)) continue;
    if (token.kind !== 'word' || !isUnit(token, kept.at(-1))) kept.push(token);
    else if (/^[²³]$/.test(after[0]?.text ?? '')) at++;
    else if (after[0]?.text === '^' && /^[23]$/.test(after[1]?.text ?? '')) at += 2;
  }
  return kept;
}

/** Tests if a word is a unit after a number, or a word that isn't part of a formula: `5 boxes`. */
function isUnit({ text }: Token, before: Token | undefined): boolean {
  if (before?.kind !== 'number' && !/^(?:[π)²³]|pi)$/.test(before?.text ?? '')) return false;
  return readUnit([text]) !== undefined || (text.length > 2 && !/^(?:log|sqrt|cbrt|root|exp)$/.test(text));
}
