import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { isEmpty, isSubset, type RealSet, sameSet, union } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../read/statement.js';
import {
  equation,
  expressionsOf,
  has,
  hasIn,
  hasLetter,
  mapped,
  partsOf,
  type Relation,
} from './substitute.js';

/** The maximum number of roots and absolute values for which both signs are tried. */
const MAX_SIGNS = 3;

/**
 * Returns the numbers that a one-way law may add to the solutions: squaring, multiplying by an expression that may be
 * 0, removing absolute value bars, combining logarithms. They are the numbers at which the line has no value, the
 * solutions of the line with other signs of its roots, and those of its square if both sides may have been squared.
 * Returns undefined if that can't be decided.
 */
export function gainable(statement: Statement, unknown: string, isSquared: boolean): RealSet | undefined {
  const own = solutionsOf(statement, unknown);
  if (!own || neverEqual(statement, own)) return own;
  let all: RealSet = own;
  for (const other of [
    ...withOtherSigns(statement),
    ...undefinedPoints(statement),
    ...(isSquared ? opposite(statement) : []),
  ]) {
    const set = solutionsOf(other, unknown);
    all = (set && union(all, set)) ?? all;
  }
  return holes(statement, unknown, all);
}

/**
 * Returns whether an equation can never be true, such as |x| = −3, where the unknown is only between bars. Then no
 * solution can be gained. In |x| = x − 4, the other side may be negative, which a check shows.
 */
function neverEqual(statement: Statement, own: RealSet): boolean {
  return (
    isEmpty(own) &&
    hasIn(statement, 'abs') &&
    !hasIn(statement, '√') &&
    !expressionsOf(statement).some(isOutsideBars)
  );
}

/** Returns whether a letter occurs outside of absolute value bars. */
function isOutsideBars(expression: Expression): boolean {
  if (typeof expression === 'string') return hasLetter(expression);
  return expression[0] !== 'abs' && operandsOf(expression).some(isOutsideBars);
}

/** Returns the statement with every combination of signs for its roots and absolute values. */
function withOtherSigns(statement: Statement): readonly Statement[] {
  let count = 0;
  mapped(statement, (expression) => {
    count += signedPlaces(expression);
    return expression;
  });
  if (count === 0 || count > MAX_SIGNS) return [];
  return Array.from({ length: 2 ** count }, (_, signs) => {
    let place = 0;
    const next = (): boolean => Math.floor(signs / 2 ** place++) % 2 === 1;
    return mapped(statement, (expression) => signed(expression, next));
  });
}

function signedPlaces(expression: Expression): number {
  if (typeof expression === 'string') return 0;
  const own = expression[0] === 'abs' || (expression[0] === '√' && hasLetter(expression)) ? 1 : 0;
  return operandsOf(expression).reduce((sum, operand) => sum + signedPlaces(operand), own);
}

function signed(expression: Expression, isNegative: () => boolean): Expression {
  if (typeof expression === 'string') return expression;
  const [operator] = expression;
  const isSigned = operator === 'abs' || (operator === '√' && hasLetter(expression));
  const turned = isSigned && isNegative();
  const operands = operandsOf(expression).map((operand) => signed(operand, isNegative));
  const value: Expression = operator === 'abs' ? (operands[0] ?? '0') : [operator, ...operands];
  return turned ? ['neg', value] : value;
}

/** Returns L = −R for L = R, because squaring makes both true. */
function opposite(statement: Statement): readonly Statement[] {
  return partsOf(statement).flatMap((part) =>
    part.kind === 'relation' && part.relation === '=' ? [equation(part.left, ['neg', part.right])] : [],
  );
}

/** Returns statements that a denominator or the argument of a logarithm is 0. */
function undefinedPoints(statement: Statement): readonly Statement[] {
  const found: Statement[] = [];
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') return;
    const [operator, first = '0', second = '0'] = expression;
    if (operator === '/' || operator === '÷') found.push(equation(second, '0'));
    for (const operand of [first, second]) if (operandsOf(expression).includes(operand)) visit(operand);
    for (const operand of operandsOf(expression).slice(2)) visit(operand);
  };
  mapped(statement, (expression) => {
    visit(expression);
    return expression;
  });
  return found;
}

/** Returns the numbers at which a logarithm has no value. */
function holes(statement: Statement, unknown: string, all: RealSet): RealSet | undefined {
  let sum: RealSet | undefined = all;
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') return;
    for (const place of withoutValue(expression)) {
      const set = solutionsOf(place, unknown);
      sum = sum && set && union(sum, set);
    }
    for (const operand of operandsOf(expression)) visit(operand);
  };
  mapped(statement, (expression) => {
    visit(expression);
    return expression;
  });
  return sum;
}

/**
 * Returns the conditions under which a logarithm is undefined: an argument or base that isn't positive, or the base 1.
 */
function withoutValue([operator, first = '1', second = '1']: Exclude<
  Expression,
  string
>): readonly Relation[] {
  const notPositive = (left: Expression): Relation => ({ kind: 'relation', left, relation: '≤', right: '0' });
  if (operator === 'ln') return [notPositive(first)];
  if (operator !== 'log') return [];
  return [notPositive(second), ...(hasLetter(first) ? [notPositive(first), equation(first, '1')] : [])];
}

/** Compares two sets of solutions. */
export function compareSets(
  before: RealSet,
  after: RealSet,
): 'same' | 'gained' | 'lost' | 'other' | 'undecided' {
  const same = sameSet(before, after);
  if (same === undefined) return 'undecided';
  if (same) return 'same';
  if (isSubset(before, after)) return 'gained';
  return isSubset(after, before) ? 'lost' : 'other';
}

/** Returns whether a statement lists its solutions: x = 2 or x = 3. */
export function isSolved(statement: Statement): boolean {
  return partsOf(statement).every(
    (part) =>
      part.kind === 'relation' &&
      part.relation === '=' &&
      typeof part.left === 'string' &&
      !hasLetter(part.right) &&
      !has(part.left, '+'),
  );
}
