import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { has, hasIn, lettersIn, type Relation } from '../substitute.js';
import { termsOf } from './members.js';
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
  raised,
  signedTerm,
  squareRootOf,
  sum,
} from '../../expression/parts.js';

/** Squares each term. */
export function squaredTerms(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  if (!hasIn(before, '√')) return [];
  const square = (side: Expression, isKept: boolean): Expression =>
    sum(
      openTerms(side).map(({ isNegative, body }) =>
        isNegative && isKept ? minus(raised(body, '2')) : raised(body, '2'),
      ),
    );
  const whole = [before.left, before.right].map((side) => raised(side, '2'));
  return [true, false].flatMap((isKept) => {
    const [left, right] = [square(before.left, isKept), square(before.right, isKept)];
    return [
      { ...before, left, right },
      { ...before, left, right: whole[1] ?? right },
      { ...before, left: whole[0] ?? left, right },
    ];
  });
}

/** Rewrites 2√x = 6 as 2x = 36, and T = 2π√L as T² = 2πL. */
export function squaredWithoutCoefficient(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const square = (side: Expression): Expression => {
    const { coefficient, rest } = coefficientOf(side);
    return rest === '1' || isSumOfTerms(side) ? raised(side, '2') : product([coefficient, raised(rest, '2')]);
  };
  const onlyRoots = (side: Expression): Expression => {
    const factors = factorsOf(side);
    if (!factors.some(isRoot)) return raised(side, '2');
    return product(factors.map((factor) => (isRoot(factor) ? (operandsOf(factor)[0] ?? '0') : factor)));
  };
  const hasFactor = [before.left, before.right].some(
    (side) =>
      coefficientOf(side).coefficient !== '1' || (factorsOf(side).length > 1 && factorsOf(side).some(isRoot)),
  );
  return hasFactor
    ? [square, onlyRoots].map((make) => ({ ...before, left: make(before.left), right: make(before.right) }))
    : [];
}

function isRoot(expression: Expression): boolean {
  return operatorOf(expression) === '√';
}

/** Takes the root of each side without ±, or splits the root of a sum. */
export function rootsTaken(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  return [
    { side: before.left, other: before.right },
    { side: before.right, other: before.left },
  ].flatMap(({ side, other }) => {
    const factors = factorsOf(side);
    const at = factors.findIndex((factor) => isEven(powerOf(factor).exponent));
    const { base, exponent } = powerOf(factors[at] ?? '0');
    const power = integerIn(exponent) ?? 0;
    if (at < 0) return [];
    const half = raised(base, String(power / 2));
    const square = over(other, product(factors.filter((_, k) => k !== at)));
    const root: Expression = squareRootOf(square) ?? ['√', square];
    const found = [root, minus(root)].map((right) => ({ ...before, left: half, right }));
    return power > 2 ? [...found, ...found.flatMap((next) => rootsTaken(next))] : found;
  });
}

function isEven(exponent: Expression): boolean {
  const power = integerIn(exponent);
  return power !== undefined && power !== 0 && power % 2 === 0;
}

/** Rewrites c³ = a + b as c = ∛a + ∛b. */
function higherRootOfSum(before: Relation): readonly Statement[] {
  const { base, exponent } = powerOf(before.left);
  const power = integerIn(exponent);
  if (power === undefined || power < 3 || !isSumOfTerms(before.right)) return [];
  const terms = openTerms(before.right).map(({ isNegative, body }) =>
    signedTerm({ isNegative, body: isNumber(body, '1') ? body : ['^', body, `1/${power}`] }),
  );
  return [{ ...before, left: base, right: sum(terms) }];
}

/** Applies a rule to each alternative of a line. */
export function inEachPart(
  rule: (before: Statement) => readonly Statement[],
): (before: Statement) => readonly Statement[] {
  return (before) => {
    if (before.kind !== 'or') return rule(before);
    const lines = before.parts.map(rule);
    return Array.from({ length: Math.min(...lines.map((found) => found.length)) }, (_, i) => ({
      kind: 'or',
      parts: lines.flatMap((found) => found[i] ?? []),
    }));
  };
}

/** Rewrites c² = a² + b² as c = a + b. */
export function rootOfSumTaken(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  return [...higherRootOfSum(before), ...squareRootOfSum(before)];
}

function squareRootOfSum(before: Relation): readonly Statement[] {
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

/** Divides both sides by a factor that may be 0. */
export function dividedByUnknown(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const [left, right] = withoutBottom(before);
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

/** Returns the sides of an equation, or their numerators if they have the same denominator. */
function withoutBottom({ left, right }: Relation): readonly [Expression, Expression] {
  const [[a, b] = [], [c, d] = []] = [left, right].map((side) =>
    /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [],
  );
  const isOne = b !== undefined && d !== undefined && isAlike(b, d);
  return isOne && a !== undefined && c !== undefined ? [a, c] : [left, right];
}

/** Divides a side term by term by a factor of every term. */
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

/** Rewrites AB = c as A = c or B = c, or only as one of them. */
export function nonzeroProduct(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=' || isNumber(before.right, '0')) return [];
  const { left, right } = before;
  const factors = factorsOf(left);
  const alternatives = (values: readonly Expression[]): Statement => ({
    kind: 'or',
    parts: factors.map((factor, i) => ({ ...before, left: factor, right: values[i] ?? '0' })),
  });
  const others = [
    [right, '1'],
    ['1', right],
    ...(integerIn(right) === undefined ? [] : pairsOf(integerIn(right) ?? 0)),
  ];
  const hasLetters = (factor: Expression): boolean =>
    lettersIn({ kind: 'expression', expression: factor }).size > 0;
  const [unknown, numbers] = [factors.filter(hasLetters), factors.filter((factor) => !hasLetters(factor))];
  if (unknown.length < 2) return [];
  const single = unknown.flatMap((factor): Statement[] => [
    { ...before, left: factor },
    { ...before, left: product([...numbers, factor]) },
  ]);
  return [
    alternatives(factors.map(() => right)),
    alternatives(factors.map(() => '0')),
    ...others.map(alternatives),
    ...single,
  ];
}

function pairsOf(number: number): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (let a = 2; a <= Math.min(60, Math.abs(number)); a++)
    if (number % a === 0) found.push([String(a), String(number / a)]);
  return found;
}

/** Rewrites |A| = B as A = B. */
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
  // An absolute value with something added isn't alone on its side, so its other case has other signs.
  const areAlone = ![before.left, before.right].some((side) => isSumOfTerms(side) && has(side, 'abs'));
  return [{ ...before, left, right }, ...(areAlone ? [{ ...before, left, right: minus(right) }] : [])];
}
