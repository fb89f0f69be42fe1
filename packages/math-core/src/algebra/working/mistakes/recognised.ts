import { type Expression, isNumberText } from '../../../steps/expression.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { membersOf as setMembers } from '../../real-set/members.js';
import { combine } from '../../real-set/cells.js';
import {
  complement,
  intersection,
  isEmpty,
  isSubset,
  type RealSet,
  REALS,
  sameSet,
} from '../../real-set/set-algebra.js';
import { signOfValue } from '../../normal/value-sign.js';
import { contains } from '../../real-set/solution-set.js';
import { solutionsOf } from '../solutions.js';
import { coefficientsIn, isEqual, lettersOf, negate, type Polynomial } from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { polynomialOf } from '../fraction-of.js';
import { compare, type Setting } from '../judge.js';
import { isSolved } from '../one-unknown.js';
import { scaled } from '../laws/both-sides.js';
import { isRounded, valuesOf } from '../rounding.js';
import { difference, equation, hasIn, hasLetter, lettersIn, partsOf, substituted } from '../substitute.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  powerOf,
} from '../../expression/parts.js';
import { isInequality, flippedRelation } from './relations.js';
import { membersOf } from './members.js';

/** Two lines in one unknown, with their solutions. */
export interface Pair {
  readonly before: Statement;
  readonly after: Statement;
  readonly setting: Setting;
  readonly sets?: { readonly before: RealSet; readonly after: RealSet };
}

/** Pairs two lines with their solutions, if these can be found. */
export function pairOf(before: Statement, after: Statement, setting: Setting): Pair {
  const isOne = setting.unknowns.length <= 1 && before.kind !== 'expression' && after.kind !== 'expression';
  const sets = isOne
    ? { before: solutionsOf(before, setting.unknown), after: solutionsOf(after, setting.unknown) }
    : undefined;
  return {
    before,
    after,
    setting,
    ...(sets?.before && sets.after && { sets: { before: sets.before, after: sets.after } }),
  };
}

/** Returns whether an equals sign precedes a value that is only rounded. */
export function isRoundedAsExact({ before, after, setting }: Pair): boolean {
  if (before.kind === 'expression' && after.kind === 'expression')
    return isDecimal(after.expression) && isRounded(after.expression, before.expression) === true;
  if (setting.unknowns.length > 1 || !isSolved(after)) return false;
  const decimals = partsOf(after).flatMap((part) => (part.kind === 'relation' ? [part.right] : []));
  if (!decimals.every(isDecimal)) return false;
  const values = valuesOf(before, setting.unknown);
  return (
    values !== undefined &&
    decimals.every((decimal) => values.some((value) => isRounded(decimal, value) === true))
  );
}

function isDecimal(expression: Expression): boolean {
  const [number = expression] = expression[0] === 'neg' ? operandsOf(expression) : [];
  return isNumberText(number) && number.includes('.');
}

/** Returns whether a statement that is always true was read as one solution or none. */
export function isIdentity({ sets }: Pair): boolean {
  return sets !== undefined && sameSet(sets.before, REALS) === true && sameSet(sets.after, REALS) === false;
}

/** Returns whether the only solution 0 was read as no solution. */
export function isZeroDropped({ sets, after }: Pair): boolean {
  const members = after.kind === 'none' && sets ? (setMembers(sets.before) ?? []) : [];
  return members.length === 1 && sets !== undefined && contains(sets.before, '0') === true;
}

/** Returns whether an equation with solutions was read as one without. */
export function isReadAsNone({ sets, before, after }: Pair): boolean {
  return after.kind === 'none' && sets !== undefined && !isEmpty(sets.before) && !isInequality(before);
}

/** Returns whether an equation with some solutions was read as true for every number. */
export function isReadAsIdentity({ sets, before, after }: Pair): boolean {
  if (after.kind !== 'all' || !sets || isInequality(before)) return false;
  return !isEmpty(sets.before) && isFinite_(sets.before);
}

/** Returns whether a statement that is never true was read as a solution. */
export function isContradiction({ sets, before }: Pair): boolean {
  if (sets) return isEmpty(sets.before) && !isEmpty(sets.after) && isConstant(before);
  return partsOf(before).some(
    (part) => part.kind === 'relation' && isNumber(part.left) && isNumber(part.right),
  );
}

/** Returns whether the unknown cancels out. */
function isConstant(statement: Statement): boolean {
  const polynomial = statement.kind === 'relation' ? polynomialOf(difference(statement)) : undefined;
  return polynomial !== undefined && lettersOf(polynomial).length === 0;
}

/** Returns whether |x| = −3 was given solutions. */
export function isNegativeAbsolute({ sets, before }: Pair): boolean {
  return sets !== undefined && isEmpty(sets.before) && !isEmpty(sets.after) && hasIn(before, 'abs');
}

/** Returns whether x² + 9 = 0 was given solutions. */
export function isNegativeSquare({ sets, before, after }: Pair): boolean {
  return (
    (isSolved(after) || after.kind === 'or') &&
    sets !== undefined &&
    isEmpty(sets.before) &&
    !isEmpty(sets.after) &&
    isEvenPower(before)
  );
}

/** Returns −1 if an inequality sign wasn't flipped, and 1 if it was flipped unnecessarily. */
export function turning({ before, after, setting }: Pair): -1 | 1 | undefined {
  if (!isInequality(before) || before.kind !== after.kind || hasIn(before, 'abs')) return undefined;
  if (compare(before, flippedRelation(after), setting).kind !== 'same') return undefined;
  const [a, b] = [slopeOf(before, setting.unknown), slopeOf(after, setting.unknown)];
  if (!a || !b) return undefined;
  return a * b < 0 ? -1 : 1;
}

/** Returns whether the flipped inequality would be right wherever the previous line has a value. */
export function isTurnedInDomain({ before, after, sets, setting }: Pair): boolean {
  if (!sets || after.kind !== 'relation' || !isInequality(before) || !isInequality(after)) return false;
  const domain = domainOf(before, setting.unknown);
  const flipped = solutionsOf(flippedRelation(after), setting.unknown);
  const inDomain = domain && flipped && intersection(flipped, domain);
  return inDomain !== undefined && sameSet(inDomain, sets.before) === true;
}

/** Returns the sign of the slope of left minus right, or of the middle of a chain. Returns undefined if it isn't known. */
function slopeOf(statement: Statement, unknown: string): -1 | 0 | 1 | undefined {
  const [left = '0', right = '0'] = membersOf(statement);
  const height: Expression = statement.kind === 'chain' ? right : ['-', left, right];
  return signOfValue(['-', substituted(height, unknown, '7.3'), substituted(height, unknown, '2.1')]);
}

/** Returns whether the solutions are the complement, apart from endpoints. */
export function isSwappedInterval({ before, sets }: Pair): boolean {
  if (!sets || !isInequality(before)) return false;
  return isFinite_(differing(complement(sets.before), sets.after));
}

/** Returns whether two inequalities were joined by the wrong word, or one of them was left out. */
export function isJoinedOtherwise({ before, after, setting }: Pair): boolean {
  if ((before.kind !== 'and' && before.kind !== 'or') || !isInequality(before)) return false;
  const others = [
    { ...before, kind: before.kind === 'and' ? ('or' as const) : ('and' as const) },
    ...before.parts,
  ];
  return others.some((other) => compare(other, after, setting).kind === 'same');
}

/** Returns the points that are in only one of two sets. */
function differing(a: RealSet, b: RealSet): RealSet {
  return combine(a, b, (x, y) => x !== y);
}

function isFinite_(set: RealSet): boolean {
  return setMembers(set) !== undefined;
}

/** Returns whether only endpoints are wrong: a pole was included, or < became ≤. */
export function wrongEnds({
  before,
  after,
  sets,
  setting,
}: Pair): 'pole-included' | 'endpoint-strictness' | undefined {
  if (!sets || !(isInequality(before) || after.kind === 'all')) return undefined;
  const points = differing(sets.before, sets.after);
  if (!isFinite_(points) || isEmpty(points)) return undefined;
  const domain = domainOf(before, setting.unknown);
  const isPole = domain && isSubset(points, domain) === false;
  return isPole ? 'pole-included' : 'endpoint-strictness';
}

/** Returns the numbers at which all sides of a statement have values. */
function domainOf(statement: Statement, unknown: string): RealSet | undefined {
  return membersOf(statement).reduce<RealSet | undefined>((all, side) => {
    const set = solutionsOf(equation(['×', '0', side], '0'), unknown);
    return all && set && intersection(all, set);
  }, REALS);
}

/** Returns whether one or more solutions have the wrong sign. */
export function haveTurnedSigns({ before, after, sets, setting }: Pair): boolean {
  if (!sets || !isSolved(after)) return false;
  const values = valuesOf(after, setting.unknown) ?? [];
  const members = setMembers(sets.before);
  if (!members || values.length === 0 || values.length < members.length || isInequality(before)) return false;
  return values.every(
    (value) => contains(sets.before, value) === true || contains(sets.before, minus(value)) === true,
  );
}

/** Returns whether one side is 0 and the other a product of sums. */
export function isProduct(statement: Statement): boolean {
  if (statement.kind !== 'relation' || !isNumber(statement.right, '0')) return false;
  const factors = factorsOf(statement.left);
  const isSplit = factors.length > 1 || powerOf(factors[0] ?? '0').exponent !== '1';
  return isSplit && factors.some((factor) => isSumOfTerms(powerOf(factor).base));
}

/** Returns whether two linear factors have the right product but a wrong sum, or the other way around. */
export function isWrongPair({ before, after }: Pair): boolean {
  const [given, factored] = [sideOf(before), sideOf(after)];
  if (given === undefined || factored === undefined || !hasRightHand(before, after)) return false;
  const factors = factorsOf(factored).flatMap((factor) => {
    const { base, exponent } = powerOf(factor);
    return exponent === '2' ? [base, base] : [base];
  });
  if (factors.filter(isSumOfTerms).length !== 2) return false;
  const [p, q] = [polynomialOf(given), polynomialOf(factored)];
  const [letter = 'x', ...others] = p ? lettersOf(p) : [];
  const [old, now] = [p, q].map((each) => each && quadraticIn(each, letter));
  if (!old || !now || others.length > 0) return false;
  const [[c, b, a], [r, s, t]] = [old, now];
  if (!isEqual(a, t) || b.terms.length === 0) return false;
  return isEqual(c, r) || isEqual(c, negate(r)) || isEqual(b, s);
}

/** Returns the coefficients of a quadratic polynomial, the constant first. */
function quadraticIn(
  polynomial: Polynomial,
  letter: string,
): readonly [Polynomial, Polynomial, Polynomial] | undefined {
  const [c, b, a, ...more] = coefficientsIn(polynomial, letter);
  return a && b && c && more.length === 0 ? [c, b, a] : undefined;
}

function sideOf(statement: Statement): Expression | undefined {
  return statement.kind === 'expression'
    ? statement.expression
    : statement.kind === 'relation'
      ? statement.left
      : undefined;
}

function hasRightHand(before: Statement, after: Statement): boolean {
  return (
    before.kind !== 'relation' ||
    (after.kind === 'relation' && isNumber(before.right, '0') && isNumber(after.right, '0'))
  );
}

/** Returns whether solutions were lost and none were gained. */
export function isLost({ sets }: Pair): boolean {
  return (
    sets !== undefined &&
    isSubset(sets.after, sets.before) === true &&
    sameSet(sets.after, sets.before) === false
  );
}

/** Returns whether the unknown occurs only once, in an even power: 2x² − 10 = 0. */
export function isEvenPower(statement: Statement): boolean {
  const terms = membersOf(statement)
    .flatMap(openTerms)
    .filter(({ body }) => lettersIn({ kind: 'expression', expression: body }).size > 0);
  const [term, ...others] = terms;
  if (!term || others.length > 0) return false;
  const power = integerIn(powerOf(coefficientOf(term.body).rest).exponent);
  return power !== undefined && power % 2 === 0;
}

/** Returns whether only the condition is missing that the roots and logarithms of an inequality have values. */
export function isDomainForgotten({ before, after, sets, setting }: Pair): boolean {
  if (!sets || !isInequality(before)) return false;
  if (!['√', 'ln', 'log'].some((operator) => hasIn(before, operator) && !hasIn(after, operator)))
    return false;
  const domain = domainOf(before, setting.unknown);
  const rest = domain && intersection(sets.after, domain);
  return rest !== undefined && sameSet(rest, sets.before) === true && sameSet(rest, sets.after) === false;
}

/** Returns whether bˣ = c was given solutions although c isn't positive. */
export function isExponentialNegative({ before, sets }: Pair): boolean {
  if (!sets || !isEmpty(sets.before) || isEmpty(sets.after) || before.kind !== 'relation') return false;
  return [
    { side: before.left, other: before.right },
    { side: before.right, other: before.left },
  ].some(({ side, other }) => {
    const { coefficient, rest } = coefficientOf(side);
    const { base, exponent } = powerOf(rest);
    if (!hasLetter(exponent) || hasLetter(other) || signOfValue(base) !== 1) return false;
    return signOfValue(['/', other, coefficient]) !== 1;
  });
}

/** Returns whether an inequality was multiplied or divided by an expression with a letter. */
export function isScaledByLetter({ before, after }: Pair): boolean {
  if (before.kind !== 'relation' || after.kind !== 'relation' || !isInequality(before)) return false;
  const factor = scaled(before, after)?.n;
  return factor !== undefined && lettersIn({ kind: 'expression', expression: factor }).size > 0;
}

/** Returns whether exactly one of several listed values is wrong. */
export function isOneValueWrong({ after, sets }: Pair): boolean {
  if (!sets || !isSolved(after)) return false;
  const [old, now] = [setMembers(sets.before), setMembers(sets.after)];
  if (!old || !now || old.length !== now.length || old.length < 2) return false;
  const shared = intersection(sets.before, sets.after);
  return shared !== undefined && setMembers(shared)?.length === old.length - 1;
}
