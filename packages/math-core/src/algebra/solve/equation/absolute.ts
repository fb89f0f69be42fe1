import { isSame } from '../../../expression/rewrite.js';
import { opposite, productOf, sumOf, termOfProduct, termsOf, type Term } from '../../../expression/terms.js';
import { isSame as isSameRational } from './same-rational.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Expression } from '../../../steps/expression.js';
import { type Rational, rational } from '../../../rational/rational.js';
import { isZero, ofRational, negative, over, type Radical } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { finalForm } from '../../normal/final-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import { type Board, type Found, NONE, type Sides } from './board.js';
import { solveByCases } from './absolute-cases.js';
import { together } from './cases.js';
import { partsOf } from './kind.js';
import { divideBoth, moveTerm } from './laws.js';
import { degreeOf, difference, type Polynomial, scaled, sum } from './polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial/polynomial-expression.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** A term of the form coefficient × |inside|. */
interface AbsoluteTerm {
  readonly coefficient: Rational;
  readonly inside: Expression;
}

/** Solves an equation with absolute values of the unknown. */
export function solveAbsolute(board: Board, sides: Sides): Found | undefined {
  const shape = shapeOf(sides, board.unknown);
  const found = shape ? undefined : solveSymbol(board, sides);
  if (found) return found;
  const [first, second, ...more] = shape?.absolutes ?? [];
  if (!shape || !first || more.length > 0) return solveByCases(board, sides);
  if (second) return solveTwo(board, sides, { first, second, rest: shape.rest });
  const factor = ofRational(rational(-first.coefficient.denominator, first.coefficient.numerator));
  const value = scaled(shape.rest, factor);
  return degreeOf(value) < 1
    ? solveNumber(board, sides, { first, value: value[0] ?? new Map<bigint, Rational>() })
    : solveWithUnknown(board, sides, { first, value });
}

/** Solves c|u| + d = number, where the number is one such as π that isn't a sum of roots. */
function solveSymbol(board: Board, { left, right }: Sides): Found | undefined {
  const [side, other] = holds(left, board.unknown) ? [left, right] : [right, left];
  const terms = termsOf(side);
  const held = terms.filter(({ body }) => holds(body, board.unknown));
  const [only, ...more] = held;
  const absolute = only && more.length === 0 ? absoluteOf(only) : undefined;
  if (!absolute || holds(other, board.unknown)) return undefined;
  const rest = terms.filter(({ body }) => !holds(body, board.unknown)).map(opposite);
  const { numerator, denominator } = absolute.coefficient;
  const inverse = numberExpression(ofRational(rational(denominator, numerator)), board.writing);
  const value = finalForm(['×', inverse, sumOf([...termsOf(other), ...rest])]);
  const size: Expression = ['abs', absolute.inside];
  const sign = signOfValue(value);
  if (sign !== 1 && sign !== -1) return undefined;
  if (expressionText(side) !== expressionText(size) || !isSame(other, value))
    board.line(aloneLaw(absolute.inside), size, value);
  if (sign > 0) return twoCases(board, absolute.inside, [value, finalForm(['neg', value])]);
  board.line(ABSOLUTE_NEGATIVE, size, value);
  return NONE;
}

const ABSOLUTE_NEGATIVE = 'algebra.absolute-negative' as const;

/** Moves all terms to the left: absolute values, and the rest as a polynomial. */
function shapeOf(
  { left, right }: Sides,
  unknown: string,
): { readonly absolutes: readonly AbsoluteTerm[]; readonly rest: Polynomial } | undefined {
  const terms = [
    ...termsOf(left),
    ...termsOf(right).map(({ isNegative, body }) => ({ isNegative: !isNegative, body })),
  ];
  const absolutes: AbsoluteTerm[] = [];
  const others: Term[] = [];
  for (const term of terms) {
    const absolute = holdsAbsolute(term.body, unknown) ? absoluteOf(term) : undefined;
    if (absolute) absolutes.push(absolute);
    else others.push(term);
  }
  if (others.some(({ body }) => holdsAbsolute(body, unknown))) return undefined;
  const rest = polynomialOf(sumOf(others), unknown);
  return rest && { absolutes: joined(absolutes), rest };
}

/** Returns whether an expression contains an absolute value of the unknown. */
export function holdsAbsolute(expression: Expression, unknown: string): boolean {
  return partsOf(expression).some(
    (part) => typeof part !== 'string' && part[0] === 'abs' && holds(part, unknown),
  );
}

function absoluteOf({ isNegative, body }: Term): AbsoluteTerm | undefined {
  const { coefficient, factors } = productOf(body);
  const [only, ...more] = factors;
  if (!only || more.length > 0 || typeof only === 'string' || only[0] !== 'abs') return undefined;
  const { numerator, denominator } = coefficient;
  return { coefficient: rational(isNegative ? -numerator : numerator, denominator), inside: only[1] ?? '0' };
}

/** Combines terms with the same absolute value. */
function joined(terms: readonly AbsoluteTerm[]): readonly AbsoluteTerm[] {
  const found = new Map<string, AbsoluteTerm>();
  for (const term of terms) {
    const name = expressionText(term.inside);
    const old = found.get(name);
    const { numerator: a, denominator: b } = term.coefficient;
    const { numerator: c, denominator: d } = old?.coefficient ?? rational(0n);
    found.set(name, { inside: term.inside, coefficient: rational(a * d + c * b, b * d) });
  }
  return [...found.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
}

/** Solves |u| = number. */
function solveNumber(
  board: Board,
  sides: Sides,
  { first, value }: { readonly first: AbsoluteTerm; readonly value: Radical },
): Found {
  const size: Expression = ['abs', first.inside];
  const number = numberExpression(value, board.writing);
  isolateLines(board, sides, { first, value });
  if (signOf(value) < 0) {
    board.line(ABSOLUTE_NEGATIVE, size, number);
    return NONE;
  }
  if (isZero(value)) {
    board.line('algebra.absolute-zero', first.inside, '0');
    return board.solve(first.inside, '0');
  }
  return twoCases(board, first.inside, [number, numberExpression(negative(value), board.writing)]);
}

function isolateLines(
  board: Board,
  { left, right }: Sides,
  { first, value }: { readonly first: AbsoluteTerm; readonly value: Radical },
): void {
  const size: Expression = ['abs', first.inside];
  const number = numberExpression(value, board.writing);
  if (JSON.stringify([left, right]) === JSON.stringify([size, number])) return;
  if (JSON.stringify([right, left]) === JSON.stringify([size, number])) {
    board.line('algebra.swap-sides', size, number);
    return;
  }
  const term = termOfProduct({ coefficient: first.coefficient, factors: [size] });
  const whole = sumOf([term]);
  const product = over(
    value,
    ofRational(rational(first.coefficient.denominator, first.coefficient.numerator)),
  );
  const written = numberExpression(product, board.writing);
  const rest = termsOf(left).filter(({ body }) => !holdsAbsolute(body, board.unknown));
  const isOnLeft = holdsAbsolute(left, board.unknown) && !holds(right, board.unknown);
  const law = isOnLeft && rest.length === 1 ? moveTerm(sumOf(rest)) : aloneLaw(first.inside);
  if (JSON.stringify(left) !== JSON.stringify(whole)) board.line(law, whole, written);
  if (!isSameRational(first.coefficient, 1n))
    board.line(divideBoth(numberExpression(ofRational(first.coefficient), board.writing)), size, number);
}

const aloneLaw = (inside: Expression): Law => say('algebra.isolate', { n: ['abs', inside] });

/** Solves u = v or u = −v. */
function twoCases(board: Board, inside: Expression, values: readonly Expression[]): Found {
  const found = values.map((value, place) => {
    const law = say(place === 0 ? 'algebra.case:first' : 'algebra.case:second', { n: value });
    board.line(law, inside, value);
    return board.solve(inside, value);
  });
  return { ...together(board, found), complex: undefined };
}

/** Solves |u| = v with the unknown in v too. */
function solveWithUnknown(
  board: Board,
  sides: Sides,
  { first, value }: { readonly first: AbsoluteTerm; readonly value: Polynomial },
): Found | undefined {
  const inside = polynomialOf(first.inside, board.unknown);
  const isIdentity = inside && (difference(inside, value).length === 0 || sum(inside, value).length === 0);
  if (isIdentity) return solveByCases(board, sides);
  board.mayGain = true;
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  const size: Expression = ['abs', first.inside];
  if (JSON.stringify(sides.left) !== JSON.stringify(size))
    board.line(aloneLaw(first.inside), size, write(value));
  return twoCases(board, first.inside, [write(value), write(value.map(negative))]);
}

/** Solves |u| = |v|. */
function solveTwo(
  board: Board,
  sides: Sides,
  {
    first,
    second,
    rest,
  }: { readonly first: AbsoluteTerm; readonly second: AbsoluteTerm; readonly rest: Polynomial },
): Found | undefined {
  const isBalanced =
    first.coefficient.numerator * second.coefficient.denominator ===
    -second.coefficient.numerator * first.coefficient.denominator;
  const [u, v] = [polynomialOf(first.inside, board.unknown), polynomialOf(second.inside, board.unknown)];
  if (!isBalanced || rest.length > 0 || !u || !v) return solveByCases(board, sides);
  if (difference(u, v).length === 0 || sum(u, v).length === 0) return solveByCases(board, sides);
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  return twoCases(board, first.inside, [write(v), write(v.map(negative))]);
}
