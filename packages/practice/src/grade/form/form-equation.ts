import { isSameValue, valueOf } from '../../value/value.js';
import { isElsewhere } from '../approximate.js';
import { linksOf, statements } from '../entry.js';
import { type Equation, hasSameForm, isEquivalent, isOtherForm, readEquation } from '../equation.js';
import { lettersIn, parseTokens, readTokens } from '../read-value.js';
import type { Token } from '../token.js';
import type { Verdict } from '../verdict.js';

/** Grades an equation. The right side alone is the right value in the wrong form. */
export function gradeEquation(typed: readonly Token[], model: readonly Token[]): Verdict {
  const own = withoutFunction(typed, model);
  if (isUntrue(own)) return 'incorrect';
  const wanted = readEquation(model);
  if (!wanted) return 'unreadable';
  const parts = statements(own, /^(?:[,;]|so)$/).map((part) => readEquation(withoutFormula(part, model)));
  const isSolved = typeof wanted.left.expression === 'string';
  const bare = isSolved ? bareSide(own, parts.length) : undefined;
  if (bare) return isSameValue(bare.value, wanted.right.value) === true ? 'wrong-form' : 'incorrect';
  if (isSlopeAndIntercept(own, wanted)) return 'wrong-form';
  // `y = 2x + 1, m = 2`
  const named = parts.filter((part) => part?.left.expression === wanted.left.expression);
  const mine = isSolved && named.length === 1 ? named[0] : parts.at(-1);
  if (!mine && isOtherForm(linksOf(own).map(parseTokens), wanted)) return 'incorrect';
  if (!mine || parts.includes(undefined)) return 'unreadable';
  if (hasSameForm(mine, wanted)) return 'correct';
  return isEquivalent(mine, wanted) ? 'wrong-form' : 'incorrect';
}

const bareSide = (own: readonly Token[], parts: number) =>
  parts === 1 && linksOf(own).length === 1 ? readTokens(own) : undefined;

/** Replaces a function by the name of its value: `f(x) = 2x` for `y = 2x`. */
function withoutFunction(typed: readonly Token[], [y]: readonly Token[]): readonly Token[] {
  const isFunction = /^[a-z]\(x\)=/.test(typed.map(({ text }) => text).join(''));
  return y?.text === 'y' && isFunction ? [y, ...typed.slice(4)] : typed;
}

/** Returns whether an entry names slope and intercept of the expected line: `m = 3, b = -4`. */
function isSlopeAndIntercept(own: readonly Token[], { right }: Equation): boolean {
  const named = new Map(
    statements(own, /^(?:[,;]|so|and)$/).map((part) => {
      const [name = [], value = []] = linksOf(part);
      return [name.map(({ text }) => text).join(''), readTokens(value)] as const;
    }),
  );
  const [slope, intercept] = [named.get('m'), named.get('b')];
  if (!slope || !intercept || named.size !== 2) return false;
  const line = valueOf(['+', ['×', slope.expression, 'x'], intercept.expression]);
  return line !== undefined && isSameValue(line, right.value) === true;
}

/** Removes a formula in other letters from a chain: `y = mx + b = 2x + 1`. */
function withoutFormula(tokens: readonly Token[], model: readonly Token[]): readonly Token[] {
  const [first = [], formula = [], last = [], ...more] = linksOf(tokens);
  const own = new Set(model.map(({ text }) => text));
  const isOther = formula.some(({ kind, text }) => kind === 'word' && !own.has(text));
  const equals = tokens.find(({ text }) => text === '=');
  return isOther && equals && last.length > 0 && more.length === 0 && first.length === 1
    ? [...first, equals, ...last]
    : tokens;
}

/** Tests if an equation of numbers is false, by its decimals. */
function isUntrue(tokens: readonly Token[]): boolean {
  const [left, right, ...more] = linksOf(tokens).map(parseTokens);
  if (left === undefined || right === undefined || more.length > 0) return false;
  return lettersIn(left).size + lettersIn(right).size === 0 && isElsewhere(left, right);
}
