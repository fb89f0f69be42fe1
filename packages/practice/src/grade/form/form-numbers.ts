import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue } from '../../value/value.js';
import { isName, linksOf, listed } from '../entry.js';
import { isFinished } from '../finished.js';
import { holds } from '../holds.js';
import { isRoundedOf } from '../judged.js';
import { readQuantity } from '../quantity.js';
import { lettersIn, parseTokens, type ReadAnswer, readTokens } from '../read-value.js';
import type { Token } from '../token.js';
import type { Verdict } from '../verdict.js';
import type { Quantity } from '../with-unit.js';

type Solution = { readonly quantity: Quantity } | { readonly equation: readonly Expression[] };

/** Grades all solutions of an equation, in any order. */
export function gradeNumbers(
  own: readonly Token[],
  model: readonly Token[],
  { variable }: { readonly variable: string },
  question: string,
): Verdict {
  const wanted = listed(model).map((part) => readTokens(part));
  const parts = listed(own).map(withoutTime);
  const isOther = ([name, equals]: readonly Token[]): boolean => name?.text === 'd' && equals?.text === '=';
  const solutions = (parts.every(isOther) ? parts : parts.filter((part) => !isOther(part))).map((part) =>
    solutionOf(part, variable, question),
  ); // without `D = 81`
  if (solutions.length === 0 || wanted.includes(undefined) || solutions.includes(undefined))
    return 'unreadable';
  const models = wanted as readonly ReadAnswer[];
  const read = solutions as readonly Solution[];
  const isTrue = read.every(
    (one) =>
      !('equation' in one) ||
      models.some(({ expression }) => holds(one.equation, new Map([[variable, expression]]))),
  );
  const isSolvedByAll = models.every(({ expression }) =>
    read.some((one) => 'equation' in one && holds(one.equation, new Map([[variable, expression]]))),
  );
  const found = read.flatMap((one) => ('quantity' in one ? [one.quantity] : []));
  if (!isTrue) return 'incorrect';
  if (found.length === 0) return isSolvedByAll ? 'wrong-form' : 'incorrect';
  const isSame = (a: ReadAnswer, b: ReadAnswer): boolean => isSameValue(a.value, b.value) === true;
  const isAll =
    models.every((one) => found.some((other) => isSame(one, other.read))) &&
    found.every((one) => models.some((other) => isSame(one.read, other)));
  if (!isAll) {
    const isNear = (one: ReadAnswer, other: ReadAnswer): boolean =>
      isSame(one, other) || isRoundedOf(one, one, other);
    const isRounded =
      found.length === models.length &&
      models.every((one) => found.some(({ read: other }) => isNear(other, one)));
    if (isRounded) return 'approximate';
    return found.some(({ match }) => match === 'unknown') ? 'unreadable' : 'incorrect';
  }
  if (found.some(({ match }) => match === 'other' || match === 'unknown')) return 'unit';
  const finished = found.filter(({ read: one }) => isFinished(one));
  return models.every((one) => finished.some((other) => isSame(one, other.read))) ? 'correct' : 'wrong-form';
}

/** Removes words that state a time: `first at 1 s`. */
function withoutTime(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => !/^(?:first|at)$/.test(text));
  return tokens.slice(Math.max(0, start));
}

/** Reads one of several solutions, `x₁ = 2`, or an equation for them, `(x - 2)(x - 3) = 0`. */
function solutionOf(tokens: readonly Token[], variable: string, question: string): Solution | undefined {
  const links = linksOf(tokens);
  const last = links.at(-1);
  const before = links.slice(0, -1);
  const isNamed = (link: readonly Token[]): boolean =>
    isName(link) && (link[0]?.text === variable.toLowerCase() || (link[0]?.text.length ?? 0) > 1);
  const quantity = last && readQuantity(last, undefined, question);
  const isSame = (link: readonly Token[]): boolean => {
    const value = readTokens(link)?.value;
    return value !== undefined && quantity !== undefined && isSameValue(value, quantity.read.value) === true;
  };
  if (quantity && before.every((link, at) => isNamed(link) || (at > 0 && isSame(link)))) return { quantity };
  if (last && isNamed(last) && before.length === 1) {
    const turned = readQuantity(before[0] ?? [], undefined, '');
    if (turned) return { quantity: turned };
  }
  return equationOf(links, variable, quantity);
}

/** Reads an equation in the variable, or a quantity whose equation is true. */
function equationOf(
  links: readonly (readonly Token[])[],
  variable: string,
  quantity: Quantity | undefined,
): Solution | undefined {
  const sides = links.map(parseTokens);
  if (sides.length < 2 || sides.includes(undefined)) return undefined;
  const equation = sides as readonly Expression[];
  const letters = new Set(equation.flatMap((side) => [...lettersIn(side)]));
  if (letters.size === 0 && quantity && holds(equation, new Map())) return { quantity };
  return letters.size === 1 && letters.has(variable) ? { equation } : undefined;
}
