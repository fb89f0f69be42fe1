import { type Rational, rational } from '../../../../rational/rational.js';
import { isSame } from '../../../../expression/rewrite.js';
import { productOf as factorsOf, sumOf, termOfProduct, termsOf } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { joinedTerms, logarithmsIn, type LogarithmTerm } from '../../../operations/join-logarithms.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, negative, ofRational, over, type Radical, rationalOf } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import type { Board, Found, Sides } from '../board.js';
import { isolateLaw } from '../isolate-law.js';
import { divideBoth, EXPAND, multiplyBoth } from '../laws.js';
import { inOneBase, type LogarithmSum, logarithmSumOf } from './logarithm-sum.js';
import { solveByLogarithm } from './logarithm-substitution.js';
import { numberExpression } from '../polynomial/polynomial-expression.js';
import { coefficientOf, degreeOf } from '../polynomial/polynomial.js';
import { holds, polynomialOf } from '../polynomial/read-polynomial.js';
import { solveForSymbol } from '../symbolic-value.js';
import { solvePositivePower } from './positive-power.js';
import { logarithmOf } from './take-logarithms.js';
import { valueOf } from '../value.js';
import { say } from '../../../texts/solve-steps.js';

/** Solves an equation with logarithms of the unknown. */
export function solveLogarithmic(board: Board, sides: Sides): Found | undefined {
  const sum = logarithmSumOf(sides, board.unknown);
  if (!sum) return solveByLogarithm(board, sides);
  const unknownBase = sum.logarithms.find(({ base }) => holds(base, board.unknown));
  if (unknownBase) return solveForBase(board, sum, unknownBase);
  const united = inOneBase(sum, board);
  const [first, ...more] = united.logarithms;
  if (!first) throw new Beyond('an equation whose logarithms cancel out');
  const now = sidesNow(board, sides);
  if (more.length === 0) return solveOne(board, now, { first, number: united.number });
  board.mayGain = true;
  return isZero(united.number)
    ? compareArguments(board, now, united.logarithms)
    : solveTogether(board, now, united);
}

/** Returns the sides after the logarithms were written in one base. */
function sidesNow({ steps }: Board, sides: Sides): Sides {
  const last = steps.at(-1);
  return last?.id === 'algebra.change-of-base' ? { left: last.before, right: last.after } : sides;
}

/** Solves c log A + number = 0. */
function solveOne(
  board: Board,
  sides: Sides,
  { first, number }: { readonly first: LogarithmTerm; readonly number: Radical },
): Found {
  const value = over(negative(number), ofRational(first.coefficient));
  const logarithm = logarithmOf(first.base, first.argument);
  const written = numberExpression(value, board.writing);
  if (JSON.stringify([sides.left, sides.right]) !== JSON.stringify([logarithm, written]))
    aloneLine(board, sides, { first, number, written });
  return asPower(board, first, value);
}

function aloneLine(
  board: Board,
  { left, right }: Sides,
  {
    first,
    number,
    written,
  }: { readonly first: LogarithmTerm; readonly number: Radical; readonly written: Expression },
): void {
  const logarithm = logarithmOf(first.base, first.argument);
  const coefficient = rationalText(first.coefficient);
  const product: Expression = coefficient === '1' ? logarithm : ['×', coefficient, logarithm];
  const whole = numberExpression(negative(number), board.writing);
  if (JSON.stringify(left) !== JSON.stringify(product))
    board.line(isolateLaw({ left, right }, logarithm, { left: product, right: whole }), product, whole);
  if (coefficient !== '1') board.line(divideBoth(coefficient), logarithm, written);
}

/** Rewrites log_b A = value as A = b^value. */
function asPower(board: Board, { base, argument }: LogarithmTerm, value: Radical): Found {
  const exponent = numberExpression(value, board.writing);
  const power: Expression = exponent === '1' ? base : ['^', base, exponent];
  const law = say('algebra.definition-of-logarithm', { n: base });
  const number = isZero(value) ? valueOf('1') : valueOf(power);
  if (!number) {
    board.line(law, argument, power);
    return solveForPower(board, argument, power);
  }
  const written = numberExpression(number, board.writing);
  board.line(law, argument, power);
  if (JSON.stringify(power) !== JSON.stringify(written)) board.line('algebra.power-value', argument, written);
  return withoutComplex(board.solve(argument, written));
}

/** Solves argument = power, for a power such as e² that isn't a sum of roots. */
function solveForPower(board: Board, argument: Expression, power: Expression): Found {
  if (typeof argument === 'string' || argument[0] !== '/' || !holds(argument[2] ?? '1', board.unknown)) {
    const p = polynomialOf(argument, board.unknown) ?? [];
    const isFull = degreeOf(p) === 2 && !isZero(coefficientOf(p, 1));
    return isFull ? withoutComplex(board.solve(argument, power)) : solveForSymbol(board, argument, power);
  }
  const [, top = '1', bottom = '1'] = argument;
  board.line(multiplyBoth(bottom), top, ['×', power, bottom]);
  const terms = termsOf(bottom);
  const right = sumOf(
    terms.map(({ isNegative, body }) => ({
      isNegative,
      body: termOfProduct(factorsOf(['×', power, body])).body,
    })),
  );
  if (terms.length > 1) board.line(EXPAND, top, right);
  return withoutComplex(board.solve(top, right));
}

const withoutComplex = (found: Found): Found => ({ ...found, complex: undefined });

/** Sets the arguments equal if both sides are logarithms without a number. */
function compareArguments(board: Board, sides: Sides, logarithms: readonly LogarithmTerm[]): Found {
  const [first, second] = unknownApart(board, sides, logarithms) ?? bySign(logarithms);
  const [{ base } = { base: '10' }] = logarithms;
  const left = joinLines(board, sides, { left: first, right: second });
  if (second.length === 0) {
    board.line(say('algebra.definition-of-logarithm', { n: base }), left, '1');
    return withoutComplex(board.solve(left, '1'));
  }
  const right = argumentOf(second);
  board.line('algebra.equal-logarithms', left, right);
  return withoutComplex(board.solve(left, right));
}

type TwoSides = readonly [readonly LogarithmTerm[], readonly LogarithmTerm[]];

const isPositive = ({ coefficient }: LogarithmTerm): boolean => coefficient.numerator > 0n;

function bySign(logarithms: readonly LogarithmTerm[]): TwoSides {
  const added = logarithms.filter(isPositive);
  const subtracted = logarithms.filter((term) => !isPositive(term)).map(opposite);
  return added.length > 0 ? [added, subtracted] : [subtracted, added];
}

/** Keeps a sum of logarithms of the unknown on the left side and all others on the right, if they are there already. */
function unknownApart(
  { unknown }: Board,
  { left, right }: Sides,
  logarithms: readonly LogarithmTerm[],
): TwoSides | undefined {
  const own = logarithms.filter(({ argument }) => holds(argument, unknown));
  const others = logarithms.filter(({ argument }) => !holds(argument, unknown)).map(opposite);
  const isApart = termsOf(left).every(({ body }) => holds(body, unknown)) && !holds(right, unknown);
  return isApart && own.every(isPositive) && others.length > 1 && others.some(isPositive)
    ? [own, others]
    : undefined;
}

/** The terms of the left side, and those of the right side or a number. */
interface Joint {
  readonly left: readonly LogarithmTerm[];
  readonly right: readonly LogarithmTerm[] | Expression;
}

const isTerms = (right: Joint['right']): right is readonly LogarithmTerm[] =>
  typeof right !== 'string' && typeof right[0] !== 'string';

/** Writes the lines that join the logarithms of each side. Returns the argument on the left. */
function joinLines(board: Board, sides: Sides, { left, right }: Joint): Expression {
  const write = (side: Joint['right']): Expression => (isTerms(side) ? logarithmsIn(side) : side);
  let [before, after] = [logarithmsIn(left), write(right)];
  const areKept = [isSame(sides.left, before), isSame(sides.right, after)];
  const gather = isTerms(right) ? 'algebra.gather-logarithms:subtracted' : 'algebra.gather-logarithms';
  // If one side stays the same, nothing moves, and only equal logarithms of the other are added.
  if (areKept.includes(false)) board.line(areKept.includes(true) ? 'algebra.collect' : gather, before, after);
  const others = isTerms(right) ? joinedTerms(right) : [];
  const stages = [...joinedTerms(left), ...others].map(({ law }) => law);
  let [own, second]: [readonly LogarithmTerm[], Joint['right']] = [left, right];
  for (const law of LAWS.filter((each) => stages.includes(each))) {
    const stage = joinedTerms(left).find((each) => each.law === law);
    const other = others.find((each) => each.law === law);
    own = stage?.terms ?? own;
    second = other?.terms ?? second;
    [before, after] = [logarithmsIn(own), write(second)];
    board.line(law, before, after);
  }
  return argumentOf(own);
}

const LAWS = [
  'algebra.logarithm-powers',
  'algebra.power-value',
  'algebra.logarithm-product',
  'algebra.logarithm-quotient',
] as const;

/** Returns the argument of terms that are joined to one logarithm. */
function argumentOf(terms: readonly LogarithmTerm[]): Expression {
  const [only] = joinedTerms(terms).at(-1)?.terms ?? terms;
  return only?.argument ?? '1';
}

const opposite = (term: LogarithmTerm): LogarithmTerm => ({
  ...term,
  coefficient: rational(-term.coefficient.numerator, term.coefficient.denominator),
});

/** Combines several logarithms and a number into the logarithm of a product or quotient and the number. */
function solveTogether(board: Board, sides: Sides, { logarithms, number }: LogarithmSum): Found {
  const [{ base } = { base: '10' }] = logarithms;
  const isTurned = logarithms.every(({ coefficient }) => coefficient.numerator < 0n);
  const terms = isTurned ? logarithms.map(opposite) : logarithms;
  const value = isTurned ? number : negative(number);
  const argument = joinLines(board, sides, { left: terms, right: numberExpression(value, board.writing) });
  return asPower(board, { coefficient: ONE_RATIONAL, base, argument }, value);
}

const ONE_RATIONAL: Rational = rational(1n);

/** Solves log_x A = number as x^number = A. */
function solveForBase(board: Board, { logarithms, number }: LogarithmSum, term: LogarithmTerm): Found {
  const value = rationalOf(over(negative(number), ofRational(term.coefficient)));
  if (logarithms.length > 1 || !value)
    throw new Beyond('an equation with the unknown in the base of a logarithm');
  board.mayGain = true;
  const power: Expression = ['^', term.base, rationalText(value)];
  board.line(say('algebra.definition-of-logarithm', { n: term.base }), power, term.argument);
  return withoutComplex(
    solvePositivePower(board, { base: term.base, exponent: value, number: term.argument }) ??
      board.solve(power, term.argument),
  );
}
