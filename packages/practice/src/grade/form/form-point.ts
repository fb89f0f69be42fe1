import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue } from '../../value/value.js';
import { isName, linksOf } from '../entry.js';
import { holds } from '../holds.js';
import { judged } from '../judged.js';
import { readQuantity } from '../quantity.js';
import { lettersIn, parseTokens } from '../read-value.js';
import type { Token } from '../token.js';
import { split, unwrapped } from '../tokens.js';
import type { Verdict } from '../verdict.js';
import type { Quantity } from '../with-unit.js';

/** Grades the values of two or more unknowns. */
export function gradePoint(
  own: readonly Token[],
  model: readonly Token[],
  { names }: { readonly names: readonly string[] },
): Verdict {
  const wanted = coordinatesOf(model, names);
  if (!wanted) return 'unreadable';
  const read = coordinatesOf(own, names);
  if (!read) return gradeSystem(own, names, wanted);
  const verdicts = read.map((one, at) => {
    const other = wanted[at];
    return other ? judged(one, other.read, { kind: 'number' }) : 'unreadable';
  });
  for (const verdict of ['incorrect', 'unreadable', 'unit', 'approximate', 'wrong-form'] as const)
    if (verdicts.includes(verdict)) return verdict;
  return 'correct';
}

const SEPARATORS = /^(?:[,;|&]|and|so)$/;

type Links = readonly (readonly Token[])[];

/** Reads `(2, 3)`, `M(2|3)`, `(x, y) = (2, 3)`, `x = y = 3` or `y = 3, x = 2`, with every name once. */
function coordinatesOf(tokens: readonly Token[], names: readonly string[]): readonly Quantity[] | undefined {
  const links = linksOf(tokens);
  if (isSameForAll(links, names)) {
    const both = readQuantity(links.at(-1) ?? [], undefined, '');
    return both && names.map(() => both);
  }
  const sides = sidesOf(withoutPointName(tokens, links), names);
  if (!sides) return undefined;
  const isNamed = sides.every((side) => side.length > 1);
  const ordered = isNamed
    ? names.map((name) => sides.find(([head]) => head?.length === 1 && head[0]?.text === name))
    : sides;
  const read = ordered.map((side) =>
    side && (isNamed || side.length < 2) ? endOf(isNamed ? side.slice(1) : side) : undefined,
  );
  return read.includes(undefined) ? undefined : (read as readonly Quantity[]);
}

/** Tests for `x = y = 3` and `both = 3`. */
function isSameForAll(links: Links, names: readonly string[]): boolean {
  const isEvery = (texts: readonly string[]): boolean =>
    links.length === texts.length + 1 &&
    texts.every((text, at) => links[at]?.length === 1 && links[at][0]?.text === text);
  return isEvery(names) || isEvery(['both']);
}

const isBracketed = (part: readonly Token[]): boolean => part[0]?.text === '(' && unwrapped(part) !== part;

/** Removes the name of a point: `M(2|3)`, `(x, y) = (2, 3)`. */
function withoutPointName(tokens: readonly Token[], links: Links): readonly Token[] {
  const [name = [], last = [], ...more] = links;
  const isDefined = more.length === 0 && links.length === 2 && isBracketed(last);
  if (isDefined && (isBracketed(name) || isName(name))) return last;
  const [first, ...rest] = tokens;
  const isNamed = first?.kind === 'word' && isName([first]) && links.length === 1 && isBracketed(rest);
  return isNamed ? rest : tokens;
}

/** Returns the sides of each coordinate. Returns undefined if their number is wrong. */
function sidesOf(bare: readonly Token[], names: readonly string[]): readonly Links[] | undefined {
  const inner = unwrapped(unwrapped(bare)).flatMap((token, at, list) => {
    const isNext =
      at > 0 &&
      token.spaced &&
      names.includes(token.text) &&
      list[at + 1]?.text === '=' &&
      !SEPARATORS.test(list[at - 1]?.text ?? '');
    return isNext ? [{ ...token, text: ';' }, token] : [token];
  });
  const isSlashed =
    isBracketed(bare) &&
    !inner.some(({ text }) => SEPARATORS.test(text)) &&
    inner.filter(({ text }) => text === '/').length === 1;
  const all = split(inner, ({ text }) => SEPARATORS.test(text) || (isSlashed && text === '/')).filter(
    (part) => part.length > 0,
  );
  const given = all.filter((part) => names.includes(part[0]?.text ?? '') && part[1]?.text === '=');
  const parts = all.length > names.length && given.length === names.length ? given : all;
  return parts.length === names.length ? parts.map(linksOf) : undefined;
}

/** Returns the end of a chain of equal numbers. */
function endOf(links: Links): Quantity | undefined {
  const values = links.map((link) => readQuantity(link, undefined, ''));
  const end = values.at(-1);
  const areSame = values.every((one) => one && end && isSameValue(one.read.value, end.read.value) === true);
  return areSame ? end : undefined;
}

/** Grades an entry that repeats the equations or gives only part of the point. */
function gradeSystem(own: readonly Token[], names: readonly string[], wanted: readonly Quantity[]): Verdict {
  const values = new Map(names.map((name, at) => [name, wanted[at]?.read.expression ?? '0'] as const));
  const sides = split(own, ({ text }) => SEPARATORS.test(text)).map((part) => linksOf(part).map(parseTokens));
  const isRead = sides.every((side) => side.length > 1 && !side.includes(undefined));
  if (!isRead || own.at(-1)?.text === '=') return 'unreadable';
  const read = sides as readonly (readonly Expression[])[];
  const letters = new Set(read.flat().flatMap((side) => [...lettersIn(side)]));
  if (![...letters].every((letter) => names.includes(letter))) return 'unreadable';
  if (read.length < names.length) return 'incorrect';
  const isAssigned = read.every((side) => side.every((one) => isLetter(one) || lettersIn(one).size === 0));
  if (isAssigned && letters.size < names.length) return 'unreadable';
  return read.every((side) => holds(side, values)) ? 'wrong-form' : 'incorrect';
}

const isLetter = (expression: Expression): boolean =>
  typeof expression === 'string' && /^[a-z]$/.test(expression);
