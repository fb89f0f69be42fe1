import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { reduce } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import {
  coefficientOf,
  integerIn,
  minus,
  numberIn,
  openTerms,
  powerOf,
  signedTerm,
  sum,
} from '../expression/parts.js';
import type { Statement } from '../read/statement.js';
import type { RealSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import { difference, equation, hasLetter } from './substitute.js';

/** Reduces an equation with one high power to simple equations: x = 1 or x = −1 for x^500 = 1. */
export function withoutPower(statement: Statement): Statement | undefined {
  if (statement.kind === 'or') {
    const parts = statement.parts.map((part) => withoutPower(part) ?? part);
    return parts.some((part, i) => part !== statement.parts[i]) ? { kind: 'or', parts } : undefined;
  }
  if (statement.kind !== 'relation' || statement.relation !== '=') return undefined;
  const terms = openTerms(difference(statement)).map(signedTerm);
  const [term, ...others] = terms.filter((part) => hasLetter(part));
  if (term === undefined || others.length > 0) return undefined;
  const { coefficient, rest } = coefficientOf(term);
  const { base, exponent } = powerOf(rest);
  const power = integerIn(exponent);
  const numbers = sum(terms.filter((part) => part !== term));
  const value = numberIn(['neg', ['/', numbers, coefficient]]);
  return power === undefined || power < 2 || value === undefined ? undefined : rooted(base, power, value);
}

/** Solves base^power = value for the base. */
function rooted(base: Expression, power: number, value: Expression): Statement | undefined {
  const isNegative = String(value).startsWith('-');
  if (isNegative && power % 2 === 0) return { kind: 'none' };
  const size = rootOf(isNegative ? minus(value) : value, power);
  if (size === undefined) return undefined;
  const one = equation(base, isNegative ? minus(size) : size);
  return power % 2 === 0 && size !== '0' ? { kind: 'or', parts: [one, equation(base, minus(size))] } : one;
}

/** Returns the root of the value if it is rational. */
function rootOf(value: Expression, power: number): Expression | undefined {
  const number = constantValue(value);
  if (!number) return undefined;
  const { numerator, denominator } = reduce(number);
  const roots = [numerator, denominator].map((whole) => {
    const root = Math.round(Number(whole) ** (1 / power));
    return Number.isSafeInteger(root) && BigInt(root) ** BigInt(power) === whole ? BigInt(root) : undefined;
  });
  const [top, bottom] = roots;
  return top === undefined || bottom === undefined
    ? undefined
    : numberText({ numerator: top, denominator: bottom });
}

const known = new WeakMap<Statement, Map<string, RealSet | undefined>>();

/** Returns the solutions of a statement in one unknown. They are cached for as long as the statement object exists. */
export function solutionsOf(statement: Statement, unknown: string): RealSet | undefined {
  const own = known.get(statement) ?? new Map<string, RealSet | undefined>();
  known.set(statement, own);
  if (!own.has(unknown)) {
    const set = solutionSet(statement, unknown);
    const lower = set ? undefined : withoutPower(statement);
    own.set(unknown, lower ? solutionSet(lower, unknown) : set);
  }
  return own.get(unknown);
}
