import { parseExpression } from '@mathtools/math-core/expression';
import { exactText } from '@mathtools/math-core/rational';
import { rationalOf, valueOf } from '../value/value.js';
import type { Token } from './token.js';
import { tokensOf } from './tokens.js';
import { readUnit, type Unit } from './units.js';
import { type Quantity, withUnit } from './with-unit.js';

/** Reads `2 hours 30 minutes`, `2h30`, `2:30` and `3 dollars 50 cents`. */
export function readCompound(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): Quantity | undefined {
  const expected = unit === undefined ? undefined : unitOf(tokensOf(unit, 'within') ?? []);
  const list = tokens.filter(({ text }) => text !== 'and' && text !== ',');
  const groups = expected && groupsOf(list, expected);
  if (!groups || groups.length < 2 || groups.some((group) => group.length < 2)) return undefined;
  const parts = groups.map((group) => withUnit(group.slice(0, 1), group.slice(1), unit, question));
  if (!parts.every((part) => part?.match === 'same' || part?.match === 'convertible')) return undefined;
  const sizes = groups.map((group) => sizeOf(group.slice(1)));
  if (sizes.some((size, at) => at > 0 && !(size < (sizes[at - 1] ?? 0)))) return undefined;
  return sumOf(parts);
}

const unitOf = (tokens: readonly Token[]): Unit | undefined => readUnit(tokens.map(({ text }) => text));

/** Returns each number with the unit after it. Returns undefined if the tokens don't begin with a number. */
function groupsOf(list: readonly Token[], expected: Unit): readonly (readonly Token[])[] | undefined {
  if (list[0]?.kind !== 'number') return undefined;
  if (expected.dimension === 'time' && list[1]?.text === ':' && list.slice(2, 3).some(isMinutes))
    return clockOf(list);
  const groups: Token[][] = [];
  for (const token of list)
    if (token.kind === 'number') groups.push([token]);
    else groups.at(-1)?.push(token);
  const [, last = []] = groups;
  // `2h30`
  if (groups.length === 2 && isHours(groups[0]) && last.length === 1 && last.every(isMinutes))
    last.push(word('min'));
  return groups;
}

const isHours = (tokens: readonly Token[] | undefined): boolean =>
  /^(?:h|hrs?|hours?)$/.test(tokens?.[1]?.text ?? '');

/** Reads `2:30` and `2:30 hours`. */
function clockOf(list: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const after = list.slice(3);
  if (after.length > 0 && unitOf(after)?.factor !== '3600') return undefined;
  return [
    [...list.slice(0, 1), word('h')],
    [...list.slice(2, 3), word('min')],
  ];
}

const isMinutes = ({ text }: Token): boolean => /^[0-5]\d$/.test(text);

/** Returns the sum of quantities in the unit of the answer. */
function sumOf(parts: readonly (Quantity | undefined)[]): Quantity | undefined {
  const value = valueOf(['+', ...parts.map((part) => (part?.converted ?? part?.read)?.expression ?? '0')]);
  const shown = value && rationalOf(value);
  const read = shown && parseExpression(exactText(shown));
  return value && read?.ok ? { read: { expression: read.value, value }, match: 'same' } : undefined;
}

function sizeOf(unit: readonly Token[]): number {
  const [top = 1, bottom = 1] = (unitOf(unit)?.factor ?? '').split('/').map(Number);
  return top / bottom;
}

const word = (text: string): Token => ({ kind: 'word', text, spaced: false });
