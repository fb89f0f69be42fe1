import { greatestCommonDivisor, leastCommonMultiple } from '../../../../rational/integer.js';
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  reduce,
  subtract,
} from '../../../../rational/rational.js';
import type { Expression } from '../../../../steps/expression.js';
import { ofRational, rationalOf } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { signOf } from '../../radical/sign.js';
import { type Board, type Found, type Sides, amount } from '../board.js';
import { together } from '../cases.js';
import { rationalPower } from '../../../normal/exact-powers.js';
import { baseName, type PrimitiveBase, primitiveBase } from './exponential-term.js';
import { partsOf } from '../kind.js';
import { put } from '../../../../expression/rewrite.js';
import { coefficientOf, degreeOf, type Polynomial, scaled } from '../polynomial/polynomial.js';
import { polynomialExpression } from '../polynomial/polynomial-expression.js';
import { holds, polynomialOf, quotientOf } from '../polynomial/read-polynomial.js';
import { say } from '../../../texts/solve-steps.js';

/** A power of the primitive base with a linear exponent. */
interface LinearPower {
  readonly base: PrimitiveBase;
  readonly slope: Rational;
  readonly shift: Rational;
}

/** Substitutes t = b^(mx) if every power in the equation is a power of t. */
export function solveByPower(board: Board, sides: Sides): Found | undefined {
  const nodes = [...partsOf(sides.left), ...partsOf(sides.right)].filter((part) =>
    isPower(part, board.unknown),
  );
  const powers = nodes.map((node) => linearPower(node, board.unknown));
  const [first] = powers;
  if (!first || powers.some((power) => !power || baseName(power.base) !== baseName(first.base)))
    return undefined;
  const known = powers.flatMap((power) => power ?? []);
  const slope = commonSlope(known.map((power) => power.slope));
  const shift = commonShift(known, slope);
  const letter = board.unknown === 't' ? 'u' : 't';
  const exponent: Polynomial = [ofRational(shift), ofRational(slope)];
  const power: Expression = ['^', baseName(first.base), polynomialExpression(exponent, board.writing)];
  const names = { letter, slope, shift, unknown: board.unknown };
  const inner = (side: Expression): Expression => replaced(side, names);
  const [left, right] = [inner(sides.left), inner(sides.right)];
  if ([left, right].some((side) => holds(side, board.unknown) || !quotientOf(side, letter))) return undefined;
  writeWithPower(board, sides, { nodes, power, inner });
  board.line(say('algebra.substitute', { n: letter, m: power }), left, right);
  const inside = board.in(letter);
  const found = inside.solve(left, right);
  board.methodChoice ??= inside.methodChoice;
  if (found.isAll) return { isAll: true, roots: [] };
  const cases = found.roots.map((root) => {
    board.line(say('algebra.substitute-back', { n: power }), power, root.expression);
    if (!root.value || signOf(root.value) > 0) return board.solve(power, root.expression);
    const law = 'algebra.power-positive';
    board.line(law, power, root.expression);
    return { roots: [] };
  });
  return { ...together(board, cases), complex: undefined };
}

/** Adds the line in which each power is written with the one that the new letter replaces: 4^x as (2^x)². */
function writeWithPower(
  board: Board,
  { left, right }: Sides,
  {
    nodes,
    power,
    inner,
  }: {
    readonly nodes: readonly Expression[];
    readonly power: Expression;
    readonly inner: (side: Expression) => Expression;
  },
): void {
  const letter = inner(power);
  if (typeof letter !== 'string') return;
  const wanted = (side: Expression): Expression => put(inner(side), new Map([[letter, power]]));
  const changed = new Map(
    nodes.map((node) => [amount(node), amount(wanted(node))] as const).filter(([old, now]) => old !== now),
  );
  const [[old, now] = []] = changed;
  if (old === undefined || now === undefined) return;
  const law =
    changed.size === 1
      ? say('algebra.split-exponents:one', { n: old, m: now })
      : say('algebra.split-exponents', { n: typeof power === 'string' ? power : (power[2] ?? '1') });
  board.line(law, wanted(left), wanted(right));
}

function isPower(part: Expression, unknown: string): boolean {
  return typeof part !== 'string' && part[0] === '^' && holds(part[2] ?? '1', unknown);
}

function linearPower(node: Expression, unknown: string): LinearPower | undefined {
  const [, base = '0', exponent = '1'] = node as readonly [unknown, ...Expression[]];
  const primitive = holds(base, unknown) ? undefined : primitiveBase(base);
  const p = primitive && polynomialOf(exponent, unknown);
  if (!p || degreeOf(p) !== 1) return undefined;
  const scaledExponent = scaled(p, ofRational(primitive.power));
  const [shift, slope] = [
    rationalOf(coefficientOf(scaledExponent, 0)),
    rationalOf(coefficientOf(scaledExponent, 1)),
  ];
  return shift && slope && { base: primitive.base, slope, shift };
}

/** Returns the greatest common divisor of rational numbers. */
function commonSlope(slopes: readonly Rational[]): Rational {
  const bottom = slopes.map((slope) => reduce(slope).denominator).reduce(leastCommonMultiple, 1n);
  const top = slopes
    .map(({ numerator, denominator }) => (numerator * bottom) / denominator)
    .reduce(greatestCommonDivisor, 0n);
  return reduce(rational(top, bottom));
}

/** Returns the shift of the power to substitute, so that the others are powers of it: 1 for e^(2(x + 1)) and e^(x + 1), usually 0. */
function commonShift(powers: readonly LinearPower[], slope: Rational): Rational {
  const shifts = powers.map((power) => multiply(divide(power.shift, power.slope), slope));
  const [first = ZERO] = shifts;
  return shifts.every((shift) => compare(shift, first) === 0) ? reduce(first) : ZERO;
}

const ZERO = rational(0n);

/** Writes each power as c tⁿ. */
function replaced(
  expression: Expression,
  names: {
    readonly letter: string;
    readonly slope: Rational;
    readonly shift: Rational;
    readonly unknown: string;
  },
): Expression {
  if (typeof expression === 'string') return expression;
  if (!isPower(expression, names.unknown)) {
    const [operator, ...operands] = expression;
    return [operator, ...operands.map((operand) => replaced(operand, names))];
  }
  const power = linearPower(expression, names.unknown);
  if (!power) return expression;
  const exponent = reduce(divide(power.slope, names.slope));
  const shift = subtract(power.shift, multiply(exponent, names.shift));
  const factor = power.base === 'e' ? undefined : rationalPower(power.base, reduce(shift));
  const tower: Expression =
    exponent.numerator === 1n ? names.letter : ['^', names.letter, rationalText(exponent)];
  if (shift.numerator === 0n) return tower;
  if (!factor) return expression;
  return ['×', rationalText(factor), tower];
}
