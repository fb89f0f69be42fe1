import { constantValue } from '../../expression/constant.js';
import { exactText } from '../../rational/format.js';
import { sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { haveSameForm, identical } from '../normal/identical.js';
import {
  coefficientsIn,
  degreeIn,
  isEqual,
  isZero,
  multiply,
  negate,
  type Polynomial,
} from '../polynomial/polynomial.js';
import { intersection, isEmpty, type RealSet, sameSet } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import { lettersOf } from '../read/lists.js';
import type { Statement } from '../read/statement.js';
import { counterexampleIn } from './counterexample.js';
import { fractionOf } from './fraction-of.js';
import { compareSets } from './one-unknown.js';
import { isInequality } from './mistakes/relations.js';
import {
  difference,
  has,
  hasIn,
  lettersIn,
  mapped,
  partsOf,
  type Relation,
  substituted,
} from './substitute.js';
import type { Comparison } from './verdict.js';

/** Sample values for the other letters, tried in turn. */
const SAMPLES: readonly (readonly string[])[] = [
  ['4', '1', '9', '2', '3', '5', '7'],
  ['2', '3', '5', '7', '1', '4', '6'],
  ['3', '5', '2', '1', '4', '9', '8'],
  ['12', '2', '3', '6', '4', '1', '5'],
];

/** Sample values for inequalities, whose letters may be negative. */
const SIGNED_SAMPLES: readonly (readonly string[])[] = [
  ['3', '-1', '-2', '4', '-5'],
  ['-2', '3', '-1', '-4', '5'],
];

/** Compares two literal equations solved for one letter. The other letters can be any numbers except special ones. */
export function compareLiteral(before: Statement, after: Statement, unknown: string): Comparison {
  if (isSameInequality(before, after)) return { kind: 'same' };
  const [a, b] = [equationsOf(before), equationsOf(after)];
  if (a && b) {
    const [left, right] = [productOf(a), productOf(b)];
    if (left && right && isProportional(left, right, unknown)) return { kind: 'same' };
    if (left && solves(a, b, left, unknown)) return { kind: 'same' };
    if (isMovedAndJoined(before, after)) return { kind: 'same' };
  }
  return bySamples(before, after, unknown);
}

/** Returns whether terms moved and logarithms were joined or split: ln a = ln b − c and c = ln(b/a). */
function isMovedAndJoined(before: Statement, after: Statement): boolean {
  if (before.kind !== 'relation' || after.kind !== 'relation') return false;
  if (![before, after].every((line) => hasIn(line, 'ln') || hasIn(line, 'log'))) return false;
  const [old, now] = [difference(before), difference(after)];
  return haveSameForm(old, now) || haveSameForm(old, ['neg', now]);
}

/** Returns whether two inequalities or chains in several letters are the same up to positive factors: a < b and b > a. */
export function isSameInequality(before: Statement, after: Statement): boolean {
  const [a, b] = [relationsOf(before), relationsOf(after)];
  if (before.kind === 'or' || after.kind === 'or' || a.length === 0) return false;
  return (
    a.every((one) => b.some((other) => areSame(one, other))) &&
    b.every((one) => a.some((other) => areSame(other, one)))
  );
}

/** Returns the relations of a relation, a chain or a list. Returns an empty list if it has other parts. */
export function relationsOf(statement: Statement): readonly Relation[] {
  if (statement.kind === 'chain')
    return statement.relations.map((relation, i) => {
      const [left = '0', right = '0'] = statement.members.slice(i);
      return { kind: 'relation', left, relation, right };
    });
  const parts = partsOf(statement).flatMap((part) => (part.kind === 'and' ? part.parts : [part]));
  return parts.every((part) => part.kind === 'relation') ? parts : [];
}

function areSame(before: Relation, after: Relation): boolean {
  const [a, b] = [positiveIn(before), positiveIn(after)];
  if (!a || !b || a.relation !== b.relation) return false;
  const letters = lettersOf(['+', a.form, b.form]);
  return SAMPLES.some((sample) => {
    const at = [...letters].map((name, i) => [name, sample[i % sample.length] ?? '1'] as const);
    const put = (form: Expression): Expression =>
      at.reduce<Expression>((given, [name, value]) => substituted(given, name, value), form);
    const factor = constantValue(['/', put(a.form), put(b.form)]);
    const isFair = factor !== undefined && (sign(factor) > 0 || (a.relation === '≠' && sign(factor) < 0));
    return isFair && haveSameForm(a.form, ['×', exactText(factor), b.form]);
  });
}

/** Returns a form and its comparison with 0 that an inequality means: a < b means b − a > 0. */
function positiveIn({ left, relation, right }: Relation):
  | {
      readonly form: Expression;
      readonly relation: '>' | '≥' | '≠';
    }
  | undefined {
  if (relation === '>' || relation === '≥' || relation === '≠') return { form: ['-', left, right], relation };
  if (relation === '<' || relation === '≤')
    return { form: ['-', right, left], relation: relation === '<' ? '>' : '≥' };
  return undefined;
}

function equationsOf(statement: Statement): readonly Relation[] | undefined {
  const parts = statement.kind === 'and' ? [statement] : partsOf(statement);
  return parts.every((part) => part.kind === 'relation' && part.relation === '=')
    ? (parts as readonly Relation[])
    : undefined;
}

/** Returns a polynomial that is 0 where one of the equations is true, over a common denominator. */
function productOf(equations: readonly Relation[]): Polynomial | undefined {
  let product: Polynomial | undefined;
  for (const equation of equations) {
    const top = fractionOf(logged(equation))?.top;
    if (!top) return undefined;
    product = product ? multiply(product, top) : top;
  }
  return product;
}

/** Moves both sides to the left, or takes logarithms of two products of powers: a^f = c becomes f ln a − ln c. */
export function logged(equation: Relation): Expression {
  const [left, right] = [logarithmOf(equation.left), logarithmOf(equation.right)];
  const hasExponent = isExponential(equation.left) || isExponential(equation.right);
  return hasExponent && left && right ? ['-', left, right] : difference(equation);
}

function isExponential(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, , second = '0'] = expression;
  if (operator === '^') return lettersOf(second).size > 0;
  return (operator === '×' || operator === '/') && expression.slice(1).some(isExponential);
}

function logarithmOf(expression: Expression): Expression | undefined {
  if (lettersOf(expression).size === 0) {
    if (typeof expression === 'string' && (expression.startsWith('-') || Number(expression) === 0))
      return undefined;
    if (has(expression, '-') || has(expression, 'neg') || has(expression, 'ln') || has(expression, 'log'))
      return undefined;
    return expression === '1' ? '0' : (powerLogarithm(expression) ?? ['ln', expression]);
  }
  return powerLogarithm(expression);
}

function powerLogarithm(expression: Expression): Expression | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '0', second = '0', ...rest] = expression;
  if (operator === '^') {
    if (lettersOf(first).size > 0) return undefined;
    return first === 'e' ? second : ['×', second, ['ln', first]];
  }
  if (operator !== '×' && operator !== '/') return undefined;
  const parts = [first, second, ...rest].map(logarithmOf);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [a = '0', b = '0', ...more] = parts;
  return operator === '/' ? ['-', a, b] : ['+', a, b, ...more];
}

/** Returns whether two polynomials are equal up to a factor without the unknown. */
export function isProportional(a: Polynomial, b: Polynomial, unknown: string): boolean {
  if (isZero(a) || isZero(b)) return isZero(a) && isZero(b);
  if (holdsAtom(a, unknown) || holdsAtom(b, unknown)) return isEqual(a, b) || isEqual(a, negate(b));
  if (degreeIn(a, unknown) !== degreeIn(b, unknown) || degreeIn(a, unknown) === 0) return false;
  const [left, right] = [coefficientsIn(a, unknown), coefficientsIn(b, unknown)];
  const [p, q] = [left.at(-1), right.at(-1)];
  return (
    p !== undefined &&
    q !== undefined &&
    left.every((coefficient, i) => {
      const other = right[i];
      return other !== undefined && isEqual(multiply(coefficient, q), multiply(other, p));
    })
  );
}

/** Returns whether an atom, whose name is its expression, contains the unknown. */
function holdsAtom({ terms }: Polynomial, unknown: string): boolean {
  return terms.some(({ monomial: { powers } }) =>
    powers.some(([name]) => name.startsWith('[') && name.includes(`"${unknown}"`)),
  );
}

/**
 * Returns whether the second equations give every value of the unknown that the first can have, and each one solves the
 * first.
 */
function solves(
  before: readonly Relation[],
  after: readonly Relation[],
  product: Polynomial,
  unknown: string,
): boolean {
  if (holdsAtom(product, unknown)) return false;
  const values = after.map(({ left, right }) =>
    left === unknown ? right : right === unknown ? left : undefined,
  );
  if (!values.every((value) => value !== undefined && !lettersOf(value).has(unknown))) return false;
  const different = values.every((value, i) =>
    values.every((other, j) => j <= i || identical(value ?? '0', other ?? '0') === 'different'),
  );
  if (!different || values.length !== realDegree(product, unknown)) return false;
  return values.every((value) =>
    before.some(({ left, right }) =>
      haveSameForm(substituted(left, unknown, value ?? '0'), substituted(right, unknown, value ?? '0')),
    ),
  );
}

/** Returns the number of values that an equation can have: the degree, or 1 for an odd power of the unknown alone. */
function realDegree(product: Polynomial, unknown: string): number {
  const degree = degreeIn(product, unknown);
  const between = coefficientsIn(product, unknown).slice(1, -1);
  return degree % 2 === 1 && between.every(isZero) ? 1 : degree;
}

/** Compares two equations at sample values. If their solutions differ there, the equations differ. */
function bySamples(before: Statement, after: Statement, unknown: string): Comparison {
  const others = [...new Set([...lettersIn(before), ...lettersIn(after)])]
    .filter((name) => name !== unknown)
    .sort();
  const samples = [before, after].every(isInequality) ? [...SAMPLES, ...SIGNED_SAMPLES] : SAMPLES;
  for (const sample of samples) {
    const at = Object.fromEntries(others.map((name, i) => [name, sample[i % sample.length] ?? '1']));
    const [a, b] = [before, after].map((statement) =>
      Object.entries(at).reduce<Statement>(
        (given, [name, value]) => mapped(given, (expression) => substituted(expression, name, value)),
        statement,
      ),
    );
    if (!a || !b) continue;
    const [left, right] = [solutionsOf(a, unknown), solutionsOf(b, unknown)];
    if (!left || !right) continue;
    const kind = compareSets(left, right);
    if (kind === 'same' || kind === 'undecided') continue;
    if (kind === 'lost' && isPositivePart(left, right, unknown)) continue;
    const found = counterexampleIn(a, b, unknown, { before: left, after: right });
    const counterexample = found && { ...found, at: { ...at, ...found.at } };
    return { kind: kind === 'lost' ? 'lost' : 'other', ...(counterexample && { counterexample }) };
  }
  return { kind: 'undecided' };
}

/**
 * Returns whether only solutions that aren't positive are missing, and the letter measures something. A radius or a speed
 * isn't negative, so c = √(a² + b²) may be meant. The letters x, y and z can be any number.
 */
function isPositivePart(before: RealSet, after: RealSet, unknown: string): boolean {
  if (/^[xyz]$/i.test(unknown)) return false;
  const positive = solutionsOf({ kind: 'relation', left: unknown, relation: '>', right: '0' }, unknown);
  const rest = positive && intersection(before, positive);
  return rest !== undefined && !isEmpty(rest) && sameSet(rest, after) === true;
}
