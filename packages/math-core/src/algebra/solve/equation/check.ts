import { type Expression, isNumberText } from '../../../steps/expression.js';
import { constantValue } from '../../../expression/constant.js';
import { reduce } from '../../../rational/rational.js';
import {
  hasLogarithm,
  isLogarithm,
  isSame as isSameTree,
  mapOperands,
  operandsOf,
  put,
  sizeOf,
} from '../../../expression/rewrite.js';
import type { Step } from '../../../steps/step.js';
import { Beyond } from '../radical/beyond.js';
import { isSame, type Radical, rationalOf } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { approximate } from '../../expression/approximate.js';
import { expressionFigure } from '../../normal/expression-figure.js';
import { finalForm } from '../../normal/final-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import { simplify } from '../../operations/simplify.js';
import { Board, NONE, type Root, type Sides, amount } from './board.js';
import { OutsideDomain } from './outside-domain.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { contains, solutionSet } from '../../real-set/solution-set.js';
import { logarithmsAgree, logarithmsAgreeAt } from './logarithmic/logarithm-check.js';
import { powerAgrees } from './read-real-power.js';
import { sideSteps } from '../values/side-steps.js';
import { valueOf } from './value.js';
import { say, step } from '../../texts/solve-steps.js';

/** The result of checking a value in an equation, with a line that shows why if it fails. */
export type Verdict =
  | { readonly isSolution: true }
  | { readonly isSolution: false; readonly why: () => void };

/**
 * Substitutes a value into the equation exactly. Throws {@link Beyond} if the check is required but can't be decided.
 */
export function verdictOf(board: Board, sides: Sides, root: Root): Verdict {
  if (!root.value) return verdictByForm(board, sides, root);
  try {
    const values = { [board.unknown]: root.value };
    const [left, right] = [valueOf(sides.left, values), valueOf(sides.right, values)];
    if (!left || !right)
      return logarithmsAgree(sides, board.unknown, root.value)
        ? { isSolution: true }
        : verdictByForm(board, sides, root);
    if (isSame(left, right)) return { isSolution: true };
    return {
      isSolution: false,
      why: () => {
        differentLine(board, sides, { root, left, right });
      },
    };
  } catch (error) {
    if (!(error instanceof OutsideDomain)) throw error;
    return {
      isSolution: false,
      why: () => {
        outsideLine(board, root, error);
      },
    };
  }
}

/** Accepts a value that isn't a sum of roots if both sides are provably equal there. */
function verdictByForm(board: Board, { left, right }: Sides, root: Root): Verdict {
  const { expression } = root;
  const argument = [left, right].flatMap(argumentsOf).find((part) => {
    const sign = signOfValue(put(part, at(board, expression)));
    return sign !== undefined && sign <= 0;
  });
  if (argument !== undefined)
    return {
      isSolution: false,
      why: () => {
        outsideLine(board, root, new OutsideDomain(argument, '>', '0'));
      },
    };
  const divisor = [left, right]
    .flatMap(divisorsOf)
    .find((part) => signOfValue(put(part, at(board, expression))) === 0);
  if (divisor !== undefined)
    return {
      isSolution: false,
      why: () => {
        outsideLine(board, root, new OutsideDomain(divisor, '≠', '0'));
      },
    };
  const difference = put(['-', left, right], at(board, expression));
  const isEqual = (): boolean =>
    isMember(board, { left, right }, expression) ||
    logarithmsAgreeAt({ left, right }, board.unknown, expression) ||
    powerAgrees({ left, right }, board.unknown, expression);
  const sign = signOfValue(difference) ?? (isEqual() ? 0 : undefined);
  if (sign === undefined) throw new Beyond("an equation with a solution that can't be checked exactly");
  if (sign !== 0) throw new Beyond('an equation with a value that does not satisfy it');
  return { isSolution: true };
}

/** Returns the divisors in an expression. */
function divisorsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const [operator, , second = '1'] = expression;
  const isQuotient = operator === '/' || operator === '÷';
  return [...(isQuotient ? [second] : []), ...operandsOf(expression).flatMap(divisorsOf)];
}

/** Returns the arguments of logarithms in an expression. */
function argumentsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const [operator, first = '1', second = '1'] = expression;
  const inner = operandsOf(expression).flatMap(argumentsOf);
  return isLogarithm(expression) ? [operator === 'ln' ? first : second, ...inner] : inner;
}

/** Returns whether the exact solution set contains a value, which is decided without substituting it. */
function isMember({ unknown }: Board, { left, right }: Sides, value: Expression): boolean {
  const set = solutionSet({ kind: 'relation', left, relation: '=', right }, unknown);
  return set !== undefined && contains(set, value) === true;
}

const at = ({ unknown }: Board, value: Expression): ReadonlyMap<string, Expression> =>
  new Map([[unknown, value]]);

function differentLine(
  board: Board,
  sides: Sides,
  { root, left, right }: { readonly root: Root; readonly left: Radical; readonly right: Radical },
): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const name = `${board.unknown} = ${amount(root.expression)}`;
  const law = say('algebra.extraneous:sides', { n: name, a: write(left), b: write(right) });
  const isPlain = isNumberText(sides.left);
  const side = isPlain ? sides.right : sides.left;
  board.line(law, put(side, at(board, root.expression)), write(isPlain ? right : left));
}

/** The fault of a value, by the condition that it doesn't meet. */
const REASONS = {
  '≠': 'denominator',
  '≥': 'root',
  '>': 'logarithm',
} as const;

function reasonFor({ relation, bound, isBase }: OutsideDomain) {
  if (bound === '1') return 'base';
  return isBase ? 'base-not-positive' : REASONS[relation];
}

function outsideLine(board: Board, root: Root, outside: OutsideDomain): void {
  const name = `${board.unknown} = ${amount(root.expression)}`;
  const { part, relation: needed, bound } = outside;
  const value = root.value && valueOf(part, { [board.unknown]: root.value });
  const there = put(part, at(board, root.expression));
  const sign = value ? signOf(value) : (signOfValue(there) ?? 0);
  const relation = sign <= 0 && needed === '>' ? '≤' : sign < 0 ? '<' : '=';
  const law = say(`algebra.extraneous:${reasonFor(outside)}`, { n: name });
  const figure = sign < 0 && !isNumberText(there) ? expressionFigure(there, 4) : undefined;
  // The sign of a sum of roots is only seen in its decimals.
  if (figure?.relation === '≈' && /[1-9]/.test(figure.text))
    board.line(law, there, ['<', figure.text, '0'], '≈');
  else board.line(law, there, sign > 0 ? bound : '0', relation);
}

/** Adds the line that checks a solution: both sides with the value in place of the unknown. */
export function checkLine(board: Board, sides: Sides, { expression, value }: Root): void {
  if (board.steps.length > 150) return;
  const isRational = value !== undefined && rationalOf(value) !== undefined;
  // A number alone reads better on the right side.
  const isReversed = !isRational && isNumberText(sides.left);
  const [left, right] = (isReversed ? [sides.right, sides.left] : [sides.left, sides.right]).map((side) =>
    withRoots(put(side, at(board, expression))),
  ) as [Expression, Expression];
  const law = say('algebra.check', { n: `${board.unknown} = ${amount(expression)}` });
  const result = value && valueOf(left);
  const own = result ? undefined : exactCheck(board, left, right);
  if (!result && !own) {
    decimalCheck(board, sides, expression);
    return;
  }
  const seen = sideSteps(left, right, (part) => written(board, part));
  const more = seen.length < 2 ? (own ?? logarithmSteps(left, right)) : seen;
  const substeps = more.length > 1 ? more : seen;
  board.steps.push(step(law, left, right, substeps.length > 1 ? { substeps } : {}));
}

/** Returns the steps from a logarithm to its value: log₅ 25 = log₅ 5² = 2. */
function logarithmSteps(left: Expression, right: Expression): readonly Step[] {
  if (!isLogarithm(left) || !isNumberText(right)) return [];
  const [value = '1', base = 'e'] = [...operandsOf(left)].reverse();
  const power: Expression = ['^', base, right];
  const inside: Expression = left[0] === 'ln' ? ['ln', power] : ['log', base, power];
  return value[0] === '^'
    ? []
    : [step('algebra.left-side', left, inside), step('algebra.left-side', inside, right)];
}

/** Writes the value of a part, as a number if possible. */
function written(board: Board, part: Expression): Expression {
  const value = valueOf(part);
  if (value) return numberExpression(value, board.writing);
  const simple = hasLogarithm(part) ? finalForm(part) : part;
  return sizeOf(simple) < sizeOf(part) ? simple : part;
}

/** Returns the lines that check values in an equation. */
export function checksOf(unknown: string, sides: Sides, values: readonly Expression[]): readonly Step[] {
  const board = new Board({ unknown, isDecimal: false, requestedMethod: undefined }, () => NONE);
  for (const expression of values) {
    const value = valueOf(expression);
    checkLine(board, sides, { expression, ...(value && { value }) });
  }
  return board.steps;
}

/** Returns the steps of a check without decimals, which show more than a power whose exponent is a quotient of logarithms. */
function exactCheck(board: Board, left: Expression, right: Expression): readonly Step[] | undefined {
  return board.requestedMethod === 'natural-logarithms' ? undefined : simplifyingSteps(left, right);
}

/** Returns the steps from one side to the other, if both simplify to the same value, which is no longer than the first side. */
function simplifyingSteps(left: Expression, right: Expression): readonly Step[] | undefined {
  const [one, other] = [simplify(left), simplify(right)];
  if (!one.ok || !other.ok || !isSameTree(one.value.result, other.value.result)) return undefined;
  const { result, steps } = one.value;
  if (sizeOf(result) > sizeOf(left)) return undefined;
  // Lines that get longer on the way, as in 1.03^(ln 2 ÷ ln 1.03), explain nothing.
  if (steps.some(({ after }) => sizeOf(after) > sizeOf(left) + 3)) return [];
  return isSameTree(result, right) ? steps : [...steps, step('algebra.right-side', result, right)];
}

/** Writes a power of a number with a fraction as its exponent as a power of a root: (-8)^(2/3) as (∛(-8))². */
function withRoots(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, base = '0', exponent = '1'] = expression;
  const value = operator === '^' && constantValue(base) ? constantValue(exponent) : undefined;
  const { numerator = 1n, denominator = 1n } = value ? reduce(value) : {};
  if (denominator === 1n || numerator ** 2n === 1n) return mapOperands(expression, withRoots);
  const root: Expression = denominator === 2n ? ['√', base] : ['^', base, `1/${denominator.toString()}`];
  return ['^', root, numerator.toString()];
}

/** Numbers of decimals that are tried in turn until both sides are about equal. */
const DECIMALS = [4, 6, 8, 10];
/** The largest difference between sides that are about equal, as a fraction of the larger side. */
const ABOUT = 1e-3;

/** Adds the line that checks a solution by its decimals, as in 2.2361² ≈ 5. */
function decimalCheck(board: Board, sides: Sides, expression: Expression): void {
  for (const decimals of DECIMALS) {
    const figure = expressionFigure(expression, decimals);
    if (!figure || figure.exact !== undefined) return;
    const line = roundedCheck(board.unknown, sides, figure.text);
    if (!line) continue;
    board.steps.push(line);
    return;
  }
}

/** Returns the line that checks a rounded solution, if its decimals suffice. */
export function roundedCheck(unknown: string, { left, right }: Sides, rounded: string): Step | undefined {
  const sides = [left, right].map((side) => put(side, new Map([[unknown, rounded]])));
  const [first = '0', second = '0'] = isNumberText(left) ? sides.reverse() : sides;
  const [a, b] = [approximate(first), approximate(second)];
  if (!(Math.abs(a - b) <= ABOUT * Math.max(1, Math.abs(a), Math.abs(b)))) return undefined;
  const law = say('algebra.check-decimals', { n: `${unknown} ≈ ${amount(rounded)}` });
  return step(law, first, second, { relation: '≈' });
}
