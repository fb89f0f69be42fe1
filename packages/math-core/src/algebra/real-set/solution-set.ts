import type { Expression } from '../../steps/expression.js';
import type { Comparison, Interval, Statement } from '../read/statement.js';
import { combine } from './cells.js';
import type { Sign } from './polynomial-sign.js';
import { EMPTY, isEmpty, type RealSet, REALS, where } from './set-algebra.js';
import { signOf } from './sign-of.js';
import { PLACE } from './point/transcendental.js';
import { decided, undecided } from './work.js';

/**
 * Returns the real solutions of a statement in one unknown. Returns undefined if they can't be decided, and for an
 * expression, which states nothing. A number at which a part has no value isn't a solution.
 */
export function solutionSet(statement: Statement, unknown: string): RealSet | undefined {
  return decided(() => solutions(statement, unknown));
}

/**
 * Returns whether a set contains the value of an expression without letters. Returns undefined if that can't be
 * decided.
 */
export function contains(set: RealSet, value: Expression): boolean | undefined {
  return decided(() => {
    const point = relation(PLACE, '=', value, PLACE);
    return !isEmpty(combine(set, point, (x, y) => x && y));
  });
}

function solutions(statement: Statement, unknown: string): RealSet {
  switch (statement.kind) {
    case 'relation':
      return relation(statement.left, statement.relation, statement.right, unknown);
    case 'chain':
      return every(
        statement.relations.map((sign, i) => {
          return relation(statement.members[i] ?? '', sign, statement.members[i + 1] ?? '', unknown);
        }),
      );
    case 'and':
      return every(statement.parts.map((part) => solutions(part, unknown)));
    case 'or':
      return some(statement.parts.map((part) => solutions(part, unknown)));
    case 'intervals':
      return some(
        statement.intervals.map((interval) => between(interval, statement.unknown ?? unknown, unknown)),
      );
    case 'none':
      return EMPTY;
    case 'all':
      return REALS;
    case 'expression':
      return undecided();
  }
}

function every(sets: readonly RealSet[]): RealSet {
  return sets.reduce((a, b) => combine(a, b, (x, y) => x && y), REALS);
}

function some(sets: readonly RealSet[]): RealSet {
  return sets.reduce((a, b) => combine(a, b, (x, y) => x || y), EMPTY);
}

function between(
  { low, high, includesLow, includesHigh }: Interval,
  letter: string,
  unknown: string,
): RealSet {
  const above = low === undefined ? REALS : relation(letter, includesLow ? '≥' : '>', low, unknown);
  const below = high === undefined ? REALS : relation(letter, includesHigh ? '≤' : '<', high, unknown);
  return every([above, below]);
}

const HOLDS: Readonly<Record<Comparison, ((sign: Sign) => boolean) | undefined>> = {
  '=': (sign) => sign === 0,
  '≈': undefined,
  '≠': (sign) => sign !== 0,
  '<': (sign) => sign < 0,
  '≤': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '≥': (sign) => sign >= 0,
};

function relation(left: Expression, comparison: Comparison, right: Expression, unknown: string): RealSet {
  const holds = HOLDS[comparison] ?? undecided();
  const difference = (upper: boolean): RealSet => {
    const expression: Expression = ['-', signed(left, upper), signed(right, upper)];
    return where(signOf(expression, unknown), (sign) => sign !== null && holds(sign));
  };
  return hasBothSigns(left) || hasBothSigns(right)
    ? some([difference(true), difference(false)])
    : difference(true);
}

function hasBothSigns(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  return operator === '±' || operands.some(hasBothSigns);
}

/** Replaces each ± of an expression with + or with −. */
function signed(expression: Expression, upper: boolean): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const parts = operands.map((operand) => signed(operand, upper));
  if (operator !== '±') return [operator, ...parts];
  if (parts.length === 1) return upper ? (parts[0] ?? '') : ['neg', ...parts];
  return [upper ? '+' : '-', ...parts];
}
