import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { type Term, sumOf } from '../../../expression/terms.js';
import { reduce } from '../../../rational/rational.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import {
  coefficientOf,
  integerIn,
  isAlike,
  isNumber,
  openTerms,
  operatorOf,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Statement } from '../../read/statement.js';
import { expressionsOf } from '../substitute.js';

/** Returns the members of an equation, an inequality or a chain, and none for other statements. */
export function membersOf(statement: Statement): readonly Expression[] {
  if (statement.kind === 'relation') return [statement.left, statement.right];
  return statement.kind === 'chain' ? statement.members : [];
}

/** Returns the statement with its members replaced. */
export function withMembers(statement: Statement, members: readonly Expression[]): Statement {
  const [left = '0', right = '0'] = members;
  if (statement.kind === 'relation') return { ...statement, left, right };
  return statement.kind === 'chain' ? { ...statement, members } : statement;
}

/** Returns the signed terms of a side. */
export function termsOf(side: Expression): readonly Expression[] {
  return openTerms(side).map(signedTerm);
}

/** Returns the terms of both sides, including terms over a common denominator. */
export function allTerms(statement: Statement): readonly Expression[] {
  return membersOf(statement)
    .flatMap(termsOf)
    .filter((term) => !isNumber(term, '0'));
}

/** Returns the statement with one member replaced. */
export function replaced(
  before: Statement,
  members: readonly Expression[],
  i: number,
  changed: Expression,
): Statement {
  return withMembers(
    before,
    members.map((member, k) => (k === i ? changed : member)),
  );
}

/** Returns a − b. */
export function less(a: Expression, b: Expression): Expression {
  return ['-', a, b];
}

/** Returns numbers by which a side may be divided or multiplied. */
export function divisors(before: Statement): readonly Expression[] {
  const found = new Set<string>();
  for (const term of allTerms(before)) {
    const { coefficient } = coefficientOf(term);
    const value = constantValue(coefficient);
    if (!value || value.numerator === 0n) continue;
    for (const number of [value.numerator, value.denominator]) {
      const size = number < 0n ? -number : number;
      if (size > 1n) found.add(size.toString());
      if (number < -1n) found.add(number.toString());
    }
  }
  for (const number of [...found].map(BigInt)) {
    const size = number < 0n ? -number : number;
    for (let factor = 2n; factor * factor <= size && factor < 40n; factor++)
      if (size % factor === 0n) for (const part of [factor, size / factor]) found.add(part.toString());
  }
  return [...found];
}

/** Returns the denominators of the terms. */
export function denominators(before: Statement): readonly Expression[] {
  const found: Expression[] = [];
  for (const term of allTerms(before))
    for (const bottom of bottomsIn(term)) if (!found.some((old) => isAlike(old, bottom))) found.push(bottom);
  const numbers = found.map(integerIn).filter((number) => number !== undefined);
  const common = numbers.reduce((a, b) => (a * b) / divisor(a, b), 1);
  return common > 1 && Number.isSafeInteger(common) && !found.includes(String(common))
    ? [...found, String(common)]
    : found;
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

function bottomsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') {
    const [, bottom] = isNumberText(expression) ? expression.split('/') : [];
    return bottom === undefined ? [] : [bottom];
  }
  const [operator, ...operands] = expression;
  const inner = operands.flatMap(bottomsIn);
  return operator === '/' || operator === '÷' ? [operands[1] ?? '1', ...inner] : inner;
}

/** Returns the powers of ten up to the one that turns all decimals into whole numbers. */
export function decimalPowers(before: Statement): readonly Expression[] {
  const places = Math.max(0, ...expressionsOf(before).flatMap(decimalsIn));
  return Array.from({ length: Math.min(places, 4) }, (_, i) => String(10 ** (i + 1)));
}

/** Returns the denominators of decimals as fractions: 2 for 0.5. */
export function decimalDenominators(before: Statement): readonly Expression[] {
  const found = new Set<string>();
  const visit = (expression: Expression): void => {
    if (typeof expression !== 'string') operandsOf(expression).forEach(visit);
    else if (isNumberText(expression) && expression.includes('.')) {
      const value = constantValue(expression);
      if (value) found.add(reduce(value).denominator.toString());
    }
  };
  expressionsOf(before).forEach(visit);
  return [...found].filter((number) => number !== '1' && !/^10+$/.test(number));
}

function decimalsIn(expression: Expression): readonly number[] {
  if (typeof expression !== 'string') return operandsOf(expression).flatMap(decimalsIn);
  return isNumberText(expression) ? [expression.split('.')[1]?.length ?? 0] : [];
}

/** A line with the other sign in front of one of its terms. */
interface Turned {
  readonly line: Statement;
  /** The term without its sign. */
  readonly body: Expression;
  /** The number of the side with the term. */
  readonly at: number;
}

/** Returns a line once for each of its terms, with the other sign in front of that term. */
export function turnedTerms(line: Statement): readonly Turned[] {
  const members = line.kind === 'expression' ? [line.expression] : membersOf(line);
  return members.flatMap((member, at) => {
    const terms = openTerms(member);
    return terms.map(({ body }, turned) => {
      const changed = sum(
        terms.map((term, i) => signedTerm(i === turned ? { ...term, isNegative: !term.isNegative } : term)),
      );
      const isValue = line.kind === 'expression';
      return {
        line: isValue ? { ...line, expression: changed } : replaced(line, members, at, changed),
        body,
        at,
      };
    });
  });
}

/** Returns a sum with other bodies and the same signs. */
export function withBodies(terms: readonly Term[], bodies: readonly Expression[]): Expression {
  return sumOf(terms.map((term, i) => ({ ...term, body: bodies[i] ?? '0' })));
}

/** Returns the items without those in the given places. */
export function without(items: readonly Expression[], ...places: readonly number[]): readonly Expression[] {
  return items.filter((_, i) => !places.includes(i));
}

/** Returns the parts of a fraction or a quotient, and 0 over 1 for other expressions. */
export function quotientIn(place: Expression): readonly [top: Expression, bottom: Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : ['0', '1'];
  return [top, bottom];
}

/** Returns whether a term has a negative coefficient. */
export function isNegative(term: Expression): boolean {
  return String(coefficientOf(term).coefficient).startsWith('-');
}
