import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../statement.js';
import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { has, hasIn, lettersIn, type Relation } from '../substitute.js';
import { inStatement } from '../places.js';
import { turnedRelation } from './relations.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  properSubsets,
  raised,
  signedTerm,
  squareRootOf,
  sum,
} from './parts.js';

/** The members of an equation, an inequality or a chain; none of another statement. */
export function membersOf(statement: Statement): readonly Expression[] {
  if (statement.kind === 'relation') return [statement.left, statement.right];
  return statement.kind === 'chain' ? statement.members : [];
}

/** The statement with other members. */
export function withMembers(statement: Statement, members: readonly Expression[]): Statement {
  const [left = '0', right = '0'] = members;
  if (statement.kind === 'relation') return { ...statement, left, right };
  return statement.kind === 'chain' ? { ...statement, members } : statement;
}

function termsOf(side: Expression): readonly Expression[] {
  return openTerms(side).map(signedTerm);
}

/** Terms of both sides, those on a common denominator too. */
function allTerms(statement: Statement): readonly Expression[] {
  return membersOf(statement)
    .flatMap(termsOf)
    .filter((term) => !isNumber(term, '0'));
}

/** A term taken to the other side with its sign. */
export function signLost(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const { left, right } = before;
  return [
    ...termsOf(left).map((term) => ({ ...before, left: less(left, term), right: sum([right, term]) })),
    ...termsOf(right).map((term) => ({ ...before, left: sum([left, term]), right: less(right, term) })),
  ];
}

function less(a: Expression, b: Expression): Expression {
  return ['-', a, b];
}

/** Something added to one member only. */
export function addedToOne(before: Statement): readonly Statement[] {
  const members = membersOf(before);
  const terms = allTerms(before);
  return members.flatMap((member, i) =>
    terms.flatMap((term) =>
      [sum([member, term]), less(member, term)].map((changed) => replaced(before, members, i, changed)),
    ),
  );
}

function replaced(
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

/** Numbers that a side may be divided or multiplied by. */
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
  for (const number of [...found].map(Number))
    for (let factor = 2; factor * factor <= Math.abs(number) && factor < 40; factor++)
      if (number % factor === 0)
        for (const part of [factor, Math.abs(number) / factor]) found.add(String(part));
  return [...found];
}

/** Denominators of the terms. */
function denominators(before: Statement): readonly Expression[] {
  const found: Expression[] = [];
  for (const term of allTerms(before))
    for (const bottom of bottomsIn(term)) if (!found.some((old) => isAlike(old, bottom))) found.push(bottom);
  const numbers = found.map(integerIn).filter((number) => number !== undefined);
  const common = numbers.reduce((a, b) => (a * b) / divisor(a, b), 1);
  return common > 1 && !found.includes(String(common)) ? [...found, String(common)] : found;
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

function bottomsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const [operator, ...operands] = expression;
  const inner = operands.flatMap(bottomsIn);
  return operator === '/' || operator === '÷' ? [operands[1] ?? '1', ...inner] : inner;
}

/** Only one side divided by a number, or multiplied by one. */
export function dividedOneSide(before: Statement): readonly Statement[] {
  const members = membersOf(before);
  if (members.length !== 2) return [];
  return [...divisors(before), ...denominators(before)].flatMap((number) =>
    members.flatMap((member, i) =>
      [over(member, number), product([number, member])].flatMap((changed) =>
        inBothDirections(replaced(before, members, i, changed), number),
      ),
    ),
  );
}

function inBothDirections(statement: Statement, by: Expression): readonly Statement[] {
  return String(by).startsWith('-') ? [statement, turnedRelation(statement)] : [statement];
}

/** Only some of the terms divided. */
export function dividedSome(before: Statement): readonly Statement[] {
  return divisors(before).flatMap((number) => scaledSome(before, (term) => over(term, number)));
}

/** Only some of the terms multiplied by a denominator. */
export function multipliedSome(before: Statement): readonly Statement[] {
  return denominators(before).flatMap((number) => scaledSome(before, (term) => product([number, term])));
}

function scaledSome(before: Statement, scale: (term: Expression) => Expression): readonly Statement[] {
  const members = membersOf(before).map(termsOf);
  const count = members.flat().length;
  return properSubsets(count).map((chosen) => {
    let place = 0;
    return withMembers(
      before,
      members.map((terms) => sum(terms.map((term) => (chosen.has(place++) ? scale(term) : term)))),
    );
  });
}

/** In a chain the operation was done on some of the parts. */
export function onePartOnly(before: Statement): readonly Statement[] {
  if (before.kind !== 'chain') return [];
  const { members } = before;
  const middle = members[1] ?? '0';
  const numbers = [...divisors(before), ...denominators(before)];
  const terms = termsOf(middle);
  const changes: ((member: Expression) => Expression)[] = [
    ...terms.map((term) => (member: Expression) => less(member, term)),
    ...numbers.flatMap((number) => [
      (member: Expression) => over(member, number),
      (member: Expression) => product([number, member]),
    ]),
  ];
  return changes.flatMap((change) =>
    properSubsets(3).map((chosen) =>
      withMembers(
        before,
        members.map((member, i) => (chosen.has(i) ? change(member) : member)),
      ),
    ),
  );
}

/** kx = c as x = c - k. */
export function subtractedCoefficient(before: Statement): readonly Statement[] {
  return coefficients(before).flatMap(({ relation, coefficient, rest, other }) =>
    [less(other, coefficient), sum([other, coefficient]), sum([other, minus(coefficient)])].flatMap((right) =>
      inBothDirections({ ...relation, left: rest, right }, '-1'),
    ),
  );
}

/** kx = c as x = k/c, or x = ck. */
export function upsideDown(before: Statement): readonly Statement[] {
  return coefficients(before).flatMap(({ relation, coefficient, rest, other }) =>
    [over(coefficient, other), product([other, coefficient])].map((right) => ({
      ...relation,
      left: rest,
      right,
    })),
  );
}

/** x·c/d = e as x = e·c/d. */
export function wrongReciprocal(before: Statement): readonly Statement[] {
  return coefficients(before)
    .filter(({ coefficient }) => integerIn(coefficient) === undefined)
    .map(({ relation, coefficient, rest, other }) => ({
      ...relation,
      left: rest,
      right: product([other, coefficient]),
    }));
}

interface Multiple {
  readonly relation: Relation;
  readonly coefficient: Expression;
  readonly rest: Expression;
  readonly other: Expression;
}

/** A side that is a number times something. */
function coefficients(before: Statement): readonly Multiple[] {
  if (before.kind !== 'relation') return [];
  const { left, right } = before;
  return [
    { side: left, other: right },
    { side: right, other: left },
  ].flatMap(({ side, other }) => {
    if (isSumOfTerms(side)) return [];
    const { coefficient, rest } = coefficientOf(side);
    return coefficient === '1' || rest === '1' ? [] : [{ relation: before, coefficient, rest, other }];
  });
}

/** a/b = c/d as ac = bd. */
export function straightProportion(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const [p, q] = [fractionSide(before.left), fractionSide(before.right)];
  if (p[1] === '1' && q[1] === '1') return [];
  return [{ ...before, left: product([p[0], q[0]]), right: product([p[1], q[1]]) }];
}

function fractionSide(side: Expression): readonly [Expression, Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [side];
  return [top, bottom];
}

/** Each term squared. */
export function squaredTerms(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  if (!hasIn(before, '√') && !hasIn(before, '^')) return [];
  const square = (side: Expression, isKept: boolean): Expression =>
    sum(
      openTerms(side).map(({ isNegative, body }) =>
        isNegative && isKept ? minus(raised(body, '2')) : raised(body, '2'),
      ),
    );
  return [true, false].map((isKept) => ({
    ...before,
    left: square(before.left, isKept),
    right: square(before.right, isKept),
  }));
}

/** 2√x = 6 as 2x = 36. */
export function squaredWithoutCoefficient(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const square = (side: Expression): Expression => {
    const { coefficient, rest } = coefficientOf(side);
    return rest === '1' || isSumOfTerms(side) ? raised(side, '2') : product([coefficient, raised(rest, '2')]);
  };
  return [{ ...before, left: square(before.left), right: square(before.right) }];
}

/** The root of each side, without ±, and the root of a sum split. */
export function rootsTaken(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  return [
    { side: before.left, other: before.right },
    { side: before.right, other: before.left },
  ].flatMap(({ side, other }) => {
    const { base, exponent } = powerOf(side);
    const power = integerIn(exponent);
    if (power === undefined || power % 2 !== 0 || power === 0) return [];
    const half = raised(base, String(power / 2));
    const root: Expression = squareRootOf(other) ?? ['√', other];
    const found = [root, minus(root)].map((right) => ({ ...before, left: half, right }));
    return power > 2 ? [...found, ...found.flatMap((next) => rootsTaken(next))] : found;
  });
}

/** c² = a² + b² as c = a + b. */
export function rootOfSumTaken(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  return [
    { side: before.left, other: before.right },
    { side: before.right, other: before.left },
  ].flatMap(({ side, other }) => {
    const root = squareRootOf(side);
    if (root === undefined || !isSumOfTerms(other)) return [];
    const terms = openTerms(other).map(({ isNegative, body }) =>
      signedTerm({ isNegative, body: squareRootOf(body) ?? ['√', body] }),
    );
    const plus: Statement = { ...before, left: root, right: sum(terms) };
    const both: Statement = {
      kind: 'or',
      parts: [plus, { ...before, left: root, right: ['neg', sum(terms)] }],
    };
    return [plus, both];
  });
}

/** Both sides divided by a factor that may be 0. */
export function dividedByUnknown(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const { left, right } = before;
  const factors = [...termsOf(left), ...termsOf(right)]
    .flatMap(factorsOf)
    .map((factor) => powerOf(factor).base)
    .filter(
      (factor, i, all) =>
        lettersIn({ kind: 'expression', expression: factor }).size > 0 &&
        all.findIndex((other) => isAlike(other, factor)) === i,
    );
  return factors.flatMap((factor) => {
    const sides = [left, right].map((side) => quotientBy(side, factor));
    const [a, b] = sides;
    return a === undefined || b === undefined ? [] : [{ ...before, left: a, right: b }];
  });
}

/** A side divided term by term by a factor that each of its terms has. */
function quotientBy(side: Expression, factor: Expression): Expression | undefined {
  if (isNumber(side, '0')) return '0';
  const whole = withoutFactor(side, factor);
  if (whole !== undefined) return whole;
  const parts = termsOf(side).map((term) => withoutFactor(term, factor));
  return parts.every((part) => part !== undefined) ? sum(parts) : undefined;
}

function withoutFactor(term: Expression, factor: Expression): Expression | undefined {
  const factors = factorsOf(term);
  const at = factors.findIndex((one) => isAlike(powerOf(one).base, factor));
  const found = factors[at];
  if (found === undefined) return undefined;
  const exponent = numberIn(['-', powerOf(found).exponent, '1']) ?? '0';
  return product([...factors.filter((_, i) => i !== at), exponent === '0' ? '1' : raised(factor, exponent)]);
}

/** AB = c as A = c or B = c. */
export function nonzeroProduct(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=' || isNumber(before.right, '0')) return [];
  const { left, right } = before;
  const factors = factorsOf(left);
  const [a, b] = factors;
  if (a === undefined || b === undefined) return [];
  const alternatives = (values: readonly Expression[]): Statement => ({
    kind: 'or',
    parts: factors.map((factor, i) => ({ ...before, left: factor, right: values[i] ?? '0' })),
  });
  const others = [
    [right, '1'],
    ['1', right],
    ...(integerIn(right) === undefined ? [] : pairsOf(integerIn(right) ?? 0)),
  ];
  return [
    alternatives(factors.map(() => right)),
    alternatives(factors.map(() => '0')),
    ...others.map(alternatives),
  ];
}

function pairsOf(number: number): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (let a = 2; a <= Math.min(60, Math.abs(number)); a++)
    if (number % a === 0) found.push([String(a), String(number / a)]);
  return found;
}

/** |A| = B as A = B. */
export function oneCase(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const bare = (side: Expression): Expression =>
    typeof side === 'string'
      ? side
      : side[0] === 'abs'
        ? (operandsOf(side)[0] ?? '0')
        : ([side[0], ...operandsOf(side).map(bare)] as Expression);
  if (!has(before.left, 'abs') && !has(before.right, 'abs')) return [];
  const [left, right] = [bare(before.left), bare(before.right)];
  return [
    { ...before, left, right },
    { ...before, left, right: minus(right) },
  ];
}

/** b^f = c^g as f = g. */
export function basesDropped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const found: Statement[] = [];
  for (const p of exponentsIn(before.left))
    for (const q of exponentsIn(before.right)) found.push({ ...before, left: p, right: q });
  return found;
}

function exponentsIn(side: Expression): readonly Expression[] {
  const { exponent } = powerOf(side);
  if (exponent !== '1') return [exponent];
  const number = integerIn(side);
  if (number === undefined || number < 4) return [];
  const found: Expression[] = [];
  for (const root of [2, 3, 5, 6, 7, 10]) {
    let power = 1;
    while (root ** power < number) power++;
    if (root ** power === number && power > 1) found.push(String(power));
  }
  return found;
}

/** log_b A = c as A = c^b. */
export function baseSwapped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const [first = '0', second = '0'] = operandsOf(before.left);
  const operator = operatorOf(before.left);
  if (operator !== 'ln' && operator !== 'log') return [];
  const [base, value] = operator === 'ln' ? ['e', first] : [first, second];
  return [
    { ...before, left: value, right: raised(before.right, base) },
    { ...before, left: value, right: product([base, before.right]) },
  ];
}

/** 1 as b¹ beside a power of b. */
export function oneAsPower(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !isNumber(before.right, '1')) return [];
  const { base, exponent } = powerOf(before.left);
  return exponent === '1'
    ? []
    : [
        { ...before, right: base },
        { ...before, left: exponent, right: '1' },
      ];
}

/** f/g < h as f < gh. */
export function multipliedByUnknown(before: Statement): readonly Statement[] {
  const bottoms = denominators(before).filter(
    (bottom) => lettersIn({ kind: 'expression', expression: bottom }).size > 0,
  );
  return bottoms.map((bottom) =>
    withMembers(
      before,
      membersOf(before).map((member) => sum(termsOf(member).map((term) => ['×', bottom, term]))),
    ),
  );
}

/** The slope m upside down. */
export function slopeInverted(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !isOnlyLetter(before, 'm')) return [];
  return [...inStatement(before, inverted), ...upsideDown(before)];
}

function isOnlyLetter(statement: Statement, name: string): boolean {
  const letters = lettersIn(statement);
  return letters.size === 1 && letters.has(name);
}

function inverted(place: Expression): readonly Expression[] {
  const [top = '0', bottom = '1'] = operatorOf(place) === '/' ? operandsOf(place) : [];
  return bottom === '1' ? [] : [over(bottom, top)];
}
