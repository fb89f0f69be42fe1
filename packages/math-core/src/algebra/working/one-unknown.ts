import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { isEmpty, isSubset, type RealSet, sameSet, union } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../statement.js';
import { equation, has, hasIn, hasLetter, mapped, partsOf, type Relation } from './substitute.js';

/** The most roots and absolute values of which both signs are tried. */
const MAX_SIGNS = 3;

/**
 * The numbers that a law may bring in which only holds in one direction: squaring, multiplying by an expression that may be
 * 0, opening an absolute value, bringing logarithms together. These are the numbers where the line has no value, and the
 * solutions of the line with other signs of its roots, and where both sides may have been squared of one of them. Undefined if that can't be decided.
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

/** Returns an absolute value that is negative has no solution to be gained. */
function neverEqual(statement: Statement, own: RealSet): boolean {
  return isEmpty(own) && hasIn(statement, 'abs') && !hasIn(statement, '√');
}

/** √ and | | with + and - in all ways. */
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

/** L = R squared holds for L = -R as well. */
function opposite(statement: Statement): readonly Statement[] {
  return partsOf(statement).flatMap((part) =>
    part.kind === 'relation' && part.relation === '=' ? [equation(part.left, ['neg', part.right])] : [],
  );
}

/** Returns each denominator and each argument of a logarithm that becomes 0. */
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

/** Where a logarithm has no value. */
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

/** Returns the argument of a logarithm is not positive, or its base, or that is 1. */
function withoutValue([operator, first = '1', second = '1']: Exclude<
  Expression,
  string
>): readonly Relation[] {
  const notPositive = (left: Expression): Relation => ({ kind: 'relation', left, relation: '≤', right: '0' });
  if (operator === 'ln') return [notPositive(first)];
  if (operator !== 'log') return [];
  return [notPositive(second), ...(hasLetter(first) ? [notPositive(first), equation(first, '1')] : [])];
}

/** How two sets of solutions compare. */
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

/** Returns whether a statement gives its solutions: x = 2 or x = 3. */
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
