import { isSame, operandsOf } from '../../expression/rewrite.js';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { haveSameForm } from '../normal/identical.js';
import { type Complex, complexExpression } from '../operations/complex-arithmetic.js';
import type { Statement } from '../read/statement.js';
import { hasNegativeRoot } from './complex-laws.js';
import { rootsOf } from './complex-roots.js';
import { areSame, decided, hasUnit, hasUnitIn, valueOf } from './complex-values.js';
import { type Law, named } from './laws/law-names.js';
import { lawOfExpressions } from './laws/of-expressions.js';
import { follows, valuesIn } from './line-forms.js';
import type { MistakeName } from './mistake-names.js';
import { factorsOf, operatorOf } from '../expression/parts.js';
import { mistakeIn } from './mistakes/mistakes.js';
import { expressionsOf, hasIn, hasPart, lettersIn, substituted } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/**
 * Checks lines with the imaginary unit: a calculation such as (2 + i)(3 − i), or complex roots of an equation. Returns
 * the given verdicts for other lines.
 */
export function withComplexLines(
  read: readonly Result<Statement>[],
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  const all = read.map((line) => (line.ok ? line.value : undefined));
  const [first] = all;
  if (!first) return verdicts;
  const lines = all.map((line) =>
    line && isDiscriminant(line) && !lettersIn(first).has('D') ? undefined : line,
  );
  if (expressionsOf(first).some(hasNegativeRoot) && lettersIn(first).size === 0 && valuesIn(first))
    return calculation(lines, verdicts);
  if (!lines.some((line) => line && hasUnitIn(line))) return verdicts;
  const names = lines.flatMap((line) => (line ? [...lettersIn(line)] : []));
  // x₁ and x₂ are values of x.
  const letters = new Set(names.map((name) => name.replace(/\d+$/, '')));
  letters.delete('i');
  const [unknown, ...others] = letters;
  if (others.length > 0 || (unknown !== undefined && !lettersIn(first).has(unknown))) return verdicts;
  if (unknown !== undefined && hasUnitIn(first))
    return /^[zw]$/.test(unknown) ? ofComplexUnknown(lines, verdicts, unknown) : verdicts;
  if (unknown !== undefined) return rootsOf(lines, verdicts, unknown);
  return hasUnitIn(first) && !isEquationInI(first) ? calculation(lines, verdicts) : verdicts;
}

/** Returns whether a line names the discriminant: D = 16 − 32. */
function isDiscriminant(line: Statement): boolean {
  return (line.kind === 'relation' ? line.left : line.kind === 'chain' ? line.members[0] : undefined) === 'D';
}

/** Checks an equation with i for a complex number z or w. What is true for every number i is true for the imaginary unit. */
function ofComplexUnknown(
  lines: readonly (Statement | undefined)[],
  verdicts: readonly LineVerdict[],
  unknown: string,
): readonly LineVerdict[] {
  return rootsOf(lines, verdicts, unknown, true).map((verdict, i) => {
    const real = verdicts[i] ?? verdict;
    const isProven = real.verdict === 'follows' && !real.laws.some(({ id }) => id === 'given');
    if (verdict.verdict !== 'wrong' && isProven) return real;
    const put = withValue(lines[i], lines[i + 1], unknown);
    if (put) return put;
    const calculated = ofOneSide(lines[i], lines[i + 1]);
    if (verdict.verdict === 'wrong') {
      const ofLines = dividingMistake(lines[i], lines[i + 1], unknown);
      const mistake = calculated?.verdict === 'wrong' ? calculated.mistake : ofLines;
      return { verdict: 'wrong', ...(mistake && { mistake }) };
    }
    const isSeen = verdict.verdict === 'follows' && calculated?.verdict === 'follows';
    return isSeen ? calculated : verdict;
  });
}

/** The mistakes in solving for z that are the same for every number i. */
const DIVIDING: readonly MistakeName[] = [
  'divided-only-one-term',
  'divided-one-side-only',
  'sign-lost-in-moving',
];

function dividingMistake(
  before: Statement | undefined,
  after: Statement | undefined,
  unknown: string,
): MistakeName | undefined {
  if (!before || !after) return undefined;
  const name = decided(() => mistakeIn(before, after, { unknown, unknowns: [unknown, 'i'] }));
  return name && DIVIDING.includes(name) ? name : undefined;
}

/**
 * Checks a line that the value of a complex number makes true or false: z² = −4 after z = 2i. A false one is only judged here if
 * it is about the absolute value, such as |z| = 5.
 */
function withValue(
  before: Statement | undefined,
  after: Statement | undefined,
  unknown: string,
): LineVerdict | undefined {
  if (before?.kind !== 'relation' || after?.kind !== 'relation' || after.relation !== '=') return undefined;
  const isAbsolute = hasIn(after, 'abs');
  if (before.left !== unknown)
    return isAbsolute ? (ofOneSide(before, after) ?? { verdict: 'undecided' }) : undefined;
  const [left, right] = [after.left, after.right].map((side) => substituted(side, unknown, before.right));
  const isTrue = decided(() => areSame(valueOf(left ?? '0'), valueOf(right ?? '0')));
  if (isTrue === true && (isAbsolute || !isSame(after.left, unknown)))
    return follows([named('put-in-values')], false);
  if (!isAbsolute) return undefined;
  return { verdict: isTrue === false ? 'wrong' : 'undecided' };
}

/** Compares the right sides of two equations with the same left side. */
function ofOneSide(before: Statement | undefined, after: Statement | undefined): LineVerdict | undefined {
  if (before?.kind !== 'relation' || after?.kind !== 'relation' || !isSame(before.left, after.left))
    return undefined;
  return decided(() => compared(before.right, after.right));
}

/** Returns whether i is the unknown of an equation, as in 2i = 6, but not in (1 + i)² = 2i. */
function isEquationInI(line: Statement): boolean {
  const [first, ...rest] = valuesIn(line) ?? [];
  if (first === undefined) return true;
  return !rest.every((value) => decided(() => areSame(valueOf(first), valueOf(value))) === true);
}

/** Checks a chain of equal complex values. Lines that can't be read keep their verdicts. */
function calculation(
  lines: readonly (Statement | undefined)[],
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  let before: Expression | undefined;
  return lines
    .map((line, place): LineVerdict => {
      const members = line && valuesIn(line);
      if (!members) return verdicts[place - 1] ?? { verdict: 'undecided' };
      let verdict: LineVerdict | undefined;
      for (const member of members) {
        const last = before;
        before = member;
        if (last === undefined || (verdict && verdict.verdict !== 'follows')) continue;
        verdict = decided(() => compared(last, member)) ?? { verdict: 'undecided' };
      }
      return verdict ?? follows([], false);
    })
    .slice(1);
}

function compared(before: Expression, after: Expression): LineVerdict {
  const [a, b] = [valueOf(before), valueOf(after)];
  const isSame = areSame(a, b);
  if (isSame === undefined) return { verdict: 'undecided' };
  if (isSame) return follows([lawOf(before, after)], false);
  const isRoot = hasNegativeRoot(before) && ![before, after].some(hasUnit) && !hasNegativeRoot(after);
  if (isRoot) return wrong('root-of-negative', a, b);
  if (operatorOf(before) === 'abs' && hasUnit(before) && operatorOf(after) === '√')
    return wrong('complex-absolute-value', a, b);
  const isPlusOne = areSame(withSquareOne(before), withSquareOne(after)) === true;
  const ofPlusOne = isUnitBelow(before) ? 'imaginary-reciprocal' : 'imaginary-square-sign';
  const mistake = isPlusOne ? ofPlusOne : expandingMistake(before, after);
  return wrong(mistake, a, b);
}

function wrong(mistake: MistakeName | undefined, before: Complex, after: Complex): LineVerdict {
  return {
    verdict: 'wrong',
    ...(mistake && { mistake }),
    counterexample: {
      at: {},
      holds: 'neither',
      before: [complexExpression(before)],
      after: [complexExpression(after)],
    },
  };
}

/** The mistakes in expanding that are the same for every number i. */
const EXPANDING: readonly MistakeName[] = [
  'square-of-sum',
  'product-of-sums-incomplete',
  'only-first-term',
  'minus-before-parentheses',
  'sign-of-product',
  'sign-slip',
];

function expandingMistake(before: Expression, after: Expression): MistakeName | undefined {
  const [old, now] = [before, after].map((expression): Statement => ({ kind: 'expression', expression }));
  const name = old && now && mistakeIn(old, now, { unknown: 'i', unknowns: ['i'] });
  return name && EXPANDING.includes(name) ? name : undefined;
}

/** Names the law between two equal values. If they are equal for every number i, it is a law for real numbers. */
function lawOf(before: Expression, after: Expression): Law {
  if (hasNegativeRoot(before) && hasNegativeRoot(after) && ![before, after].some(hasUnit))
    return named('simplify');
  if (operatorOf(before) === 'abs' && operatorOf(after) !== 'abs') return named('complex-absolute');
  if (haveSameForm(before, after)) return lawOfExpressions(before, after);
  return named(hasUnitBelow(before) && !hasUnitBelow(after) ? 'complex-conjugate' : 'imaginary-unit');
}

/** Returns whether a divisor contains the imaginary unit. */
function hasUnitBelow(expression: Expression): boolean {
  return hasPart(
    expression,
    ([operator, , divisor]) => /^[/÷]$/.test(operator) && divisor !== undefined && hasUnit(divisor),
  );
}

/** Returns whether an expression is divided by i, or by a multiple of i. */
function isUnitBelow(expression: Expression): boolean {
  const [, divisor = '1'] = /^[/÷]$/.test(operatorOf(expression) ?? '') ? operandsOf(expression) : [];
  return factorsOf(divisor).includes('i');
}

/** Evaluates an expression with i² = 1, as a common mistake does. */
function withSquareOne(expression: Expression): Complex {
  const [one, minusOne] = ['1', '-1'].map((value) => substituted(expression, 'i', value));
  if (one === undefined || minusOne === undefined) return valueOf(expression);
  return { re: ['/', ['+', one, minusOne], '2'], im: ['/', ['-', one, minusOne], '2'] };
}
