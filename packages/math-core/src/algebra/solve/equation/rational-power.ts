import { constantValue } from '../../../expression/constant.js';
import { isSame } from '../../../expression/rewrite.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import { type Rational, rational, reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { signOfValue } from '../../normal/value-sign.js';
import { rationalText } from '../radical/radical-expression.js';
import { isolatedFunction } from '../values/isolated-function.js';
import { simplestNumber } from '../values/number-form.js';
import { type Board, type Found, NONE, type Sides } from './board.js';
import { solveInside } from './symbolic.js';
import { together } from './cases.js';
import { partsOf } from './kind.js';
import { noRoot } from './polynomial/binomial.js';
import { rationalPower } from '../../normal/exact-powers.js';
import { powerExpression } from './polynomial/polynomial-expression.js';
import { holds, quotientOf } from './polynomial/read-polynomial.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** The largest numerator and denominator of an exponent. */
const MOST = 12n;

/** A power of an expression with the unknown, whose exponent is a rational number but not an integer. */
interface RationalPower {
  readonly base: Expression;
  readonly exponent: Rational;
}

/** Solves an equation with one power such as x^(2/3), or with several powers of one base. */
export function solveRationalPower(board: Board, sides: Sides): Found | undefined {
  const powers = [...partsOf(sides.left), ...partsOf(sides.right)].flatMap((part) => {
    const power = powerOf(part, board.unknown);
    return power ? [power] : [];
  });
  const [first] = powers;
  // An equation with only square and cube roots is solved by squaring or cubing both sides.
  const isPlain = powers.every(({ exponent }) => exponent.numerator === 1n && exponent.denominator < 4n);
  if (!first || (isPlain && powers.every(({ exponent }) => exponent.denominator === 2n))) return undefined;
  if (isPlain) return powers.length > 1 ? solveSeveral(board, sides, powers) : undefined;
  return solveOne(board, sides) ?? solveSeveral(board, sides, powers);
}

function powerOf(part: Expression, unknown: string): RationalPower | undefined {
  if (typeof part === 'string') return undefined;
  const [operator, base = '0', index = '1'] = part;
  if (!/^[√^]$/.test(operator) || !holds(base, unknown)) return undefined;
  if (operator === '√') return { base, exponent: rational(1n, 2n) };
  const value = constantValue(index);
  if (!value) return undefined;
  const exponent = reduce(value);
  const { numerator, denominator } = exponent;
  const isSmall = denominator <= MOST && numerator <= MOST && numerator >= -MOST;
  return denominator > 1n && isSmall ? { base, exponent } : undefined;
}

/** Solves k u^(p/q) + c = 0 by raising both sides to a power. */
function solveOne(board: Board, sides: Sides): Found | undefined {
  const steps: Step[] = [];
  const line = isolatedFunction({ ...sides, relation: '=' }, board.unknown, steps);
  const power = line && powerOf(line.left, board.unknown);
  const sign = line && signOfValue(line.right);
  if (!line || !power || sign === undefined) return undefined;
  for (const each of steps) board.line(each, each.before, each.after);
  board.mayGain = true;
  const { base, exponent } = power;
  const never = neverEqual(exponent, sign);
  if (never) {
    board.line(never, line.left, line.right);
    return NONE;
  }
  const { numerator, denominator } = exponent;
  const isEven = numerator % 2n === 0n;
  const by = isEven
    ? rational(numerator < 0n ? -denominator : denominator)
    : reduce(rational(numerator < 0n ? -denominator : denominator, numerator < 0n ? -numerator : numerator));
  const left = isEven ? powerExpression(base, Math.abs(Number(numerator))) : base;
  return solveInside(board, left, raisedLines(board, { left, right: line.right }, by, sign));
}

/** Writes the lines in which a number with this sign is raised to a power, and returns its value. */
export function raisedLines(
  board: Board,
  { left, right }: Sides,
  by: Rational,
  sign: -1 | 0 | 1,
): Expression {
  const { written, value } = raised(right, by, sign);
  board.line(say('algebra.power-both', { n: rationalText(by) }), left, written);
  if (isSame(written, value)) return value;
  const asRoot = rootForm(written);
  if (asRoot) board.line(asRoot.law, left, asRoot.form);
  board.line('algebra.power-value', left, value);
  return value;
}

/** Returns the reason why no power with the exponent has a value with the sign. */
function neverEqual({ numerator, denominator }: Rational, sign: number): Law | undefined {
  if (sign < 0 && denominator % 2n === 0n) return 'algebra.even-root-negative';
  if (sign < 0 && numerator % 2n === 0n) return noRoot(4);
  return sign === 0 && numerator < 0n ? 'algebra.never-zero' : undefined;
}

/** Writes a power with a fraction or a negative number as its exponent with a root: 8^(−2/3) as 1/(∛8)². */
function rootForm(written: Expression): { readonly law: Law; readonly form: Expression } | undefined {
  const [operator, base = '0', exponent = '1'] = typeof written === 'string' ? [] : written;
  const value = operator === '^' ? constantValue(exponent) : undefined;
  if (!value) return undefined;
  const { numerator, denominator } = reduce(value);
  const size = numerator < 0n ? -numerator : numerator;
  if (numerator > 0n && (denominator === 1n || size === 1n)) return undefined;
  const root: Expression =
    denominator === 1n ? base : denominator === 2n ? ['√', base] : ['^', base, `1/${denominator.toString()}`];
  const power: Expression = size === 1n ? root : ['^', root, size.toString()];
  return numerator < 0n
    ? { law: 'algebra.negative-exponent', form: ['/', '1', power] }
    : { law: 'algebra.roots-as-powers:root', form: power };
}

/** Raises a number to a rational power, which is odd if the number is negative. */
function raised(
  number: Expression,
  by: Rational,
  sign: -1 | 0 | 1,
): { readonly written: Expression; readonly value: Expression } {
  if (sign === 0) return { written: '0', value: '0' };
  const size = sign < 0 ? simplestNumber(['neg', number]) : number;
  const exact = constantValue(size);
  const power: Expression = ['^', size, rationalText(by)];
  const value = exact && rationalPower(exact, by);
  const simple = value ? rationalText(reduce(value)) : by.denominator === 1n ? simplestNumber(power) : power;
  if (sign > 0) return { written: power, value: simple };
  return { written: ['neg', ['()', power]], value: simplestNumber(['neg', simple]) };
}

/** Substitutes t = u^(1/n) if every power of u in the equation is a power of t: x^(2/3) − 5x^(1/3) + 6 = 0. */
function solveSeveral(board: Board, sides: Sides, powers: readonly RationalPower[]): Found | undefined {
  const [first] = powers;
  if (!first || powers.some(({ base }) => !isSame(base, first.base))) return undefined;
  const index = powers.map(({ exponent }) => exponent.denominator).reduce(leastCommonMultiple, 1n);
  if (index > MOST) return undefined;
  const letter = board.unknown === 't' ? 'u' : 't';
  const inner = (side: Expression): Expression =>
    replaced(side, first.base, { letter, index, unknown: board.unknown });
  const [left, right] = [inner(sides.left), inner(sides.right)];
  if ([left, right].some((side) => holds(side, board.unknown) || !quotientOf(side, letter))) return undefined;
  const root: Expression = index === 2n ? ['√', first.base] : ['^', first.base, `1/${index.toString()}`];
  board.line(say('algebra.substitute', { n: letter, m: root }), left, right);
  board.mayGain = true;
  const inside = board.in(letter);
  const found = inside.solve(left, right);
  board.methodChoice ??= inside.methodChoice;
  if (found.isAll) return { isAll: true, roots: [] };
  const cases = found.roots.map(({ expression }) => {
    board.line(say('algebra.substitute-back', { n: root }), root, expression);
    return board.solve(root, expression);
  });
  return { ...together(board, cases), complex: undefined };
}

interface Names {
  readonly letter: string;
  readonly index: bigint;
  readonly unknown: string;
}

/** Writes each power of the base, and the base itself, as a power of the letter. */
function replaced(expression: Expression, base: Expression, names: Names): Expression {
  const { letter, index } = names;
  if (isSame(expression, base)) return ['^', letter, index.toString()];
  if (typeof expression === 'string') return expression;
  const [operator, first = '0', second = '1'] = expression;
  const isOfBase = (operator === '^' || operator === '√') && isSame(first, base);
  const value = operator === '√' ? rational(1n, 2n) : isOfBase ? constantValue(second) : undefined;
  if (isOfBase && value) {
    const exponent = reduce(rational(value.numerator * index, value.denominator));
    return exponent.numerator === exponent.denominator ? letter : ['^', letter, rationalText(exponent)];
  }
  const [, ...operands] = expression;
  return [operator, ...operands.map((operand) => replaced(operand, base, names))];
}
