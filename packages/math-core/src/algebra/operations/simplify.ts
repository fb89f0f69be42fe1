import type { Result } from '../../result/result.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { commonBase, joinedPower } from './joined-power.js';
import { joinedRoots } from './joined-roots.js';
import { isSame, operandsOf, sizeOf } from '../../expression/rewrite.js';
import { haveSameForm, lettersIn } from '../normal/identical.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { addedFractions } from './add-fractions.js';
import { addedRoots } from './add-roots.js';
import { cancelled } from './cancel.js';
import { expanded, needsExpansion } from './expand.js';
import { expandProduct, isPowerOfSum } from './expand-product.js';
import { byExponentLaws } from './exponent-laws.js';
import { type Operated, operated } from './operated.js';
import { reducedFraction } from './reduce-fraction.js';
import { Rewriting } from './rewriting.js';
import { simplifiedLogarithms, withoutReciprocal } from './simplify-logarithms.js';
import { simplifiedRoot } from './simplify-root.js';
import { factorsIn, isSum, product, quotient, replacedAt, signed, signedTerms, withSign } from './tree.js';
import { workOutNumbers } from './work-out-numbers.js';
import { formOf, worked } from './worked.js';
import { type Law, say } from '../texts/operation-steps.js';

/**
 * Simplifies an expression: like terms, powers, roots, fractions, logarithms. Products of sums stay unless expanding
 * them makes the expression shorter.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`).
 * @example simplify('3x + 5x - 2') // result reads "8x - 2"
 */
export function simplify(expression: string | Expression): Result<Operated> {
  return operated(expression, (whole) => {
    const own = byExponentLaws(whole) ?? reducedFraction(whole);
    return own && haveSameForm(whole, own.result) ? own : simplified(whole, false);
  });
}

/** Writes the lines to the simplest form. A product inside a sum is expanded. */
export function simplified(expression: Expression, isTerm: boolean): Rewriting {
  const rewriting = new Rewriting(expression);
  const common = commonBase(expression);
  if (common) rewriting.write(common.written, say('algebra.same-base', { n: common.base }));
  const power = joinedPower(rewriting.result);
  if (power) {
    rewriting.write(power, ADD_EXPONENTS);
    return rewriting;
  }
  const roots = joinedRoots(expression);
  if (roots) {
    rewriting.write(roots.asPowers, 'algebra.roots-as-powers');
    rewriting.write(roots.joined, ADD_EXPONENTS);
    return rewriting;
  }
  simplifyWhole(rewriting, isTerm);
  const after = worked(rewriting.result);
  if (sizeOf(after) < sizeOf(rewriting.result)) rewriting.write(after, 'algebra.simplify');
  return rewriting;
}

function simplifyWhole(rewriting: Rewriting, isTerm: boolean): void {
  const { result } = rewriting;
  if (typeof result === 'string') return;
  if (lettersIn(result).length === 0 && typeof worked(result) === 'string' && isArithmetic(result)) {
    workOutNumbers(rewriting);
    return;
  }
  const [operator] = result;
  if (operator === 'neg') simplifyNegative(rewriting, isTerm);
  else if (isSum(result)) simplifySum(rewriting);
  else if (operator === '×') simplifyProduct(rewriting, isTerm);
  else if (operator === '/' || operator === '÷') simplifyQuotient(rewriting);
  else if (operator === '^') simplifyPower(rewriting, isTerm);
  else simplifyFunction(rewriting);
}

/** Returns whether an expression has only the four operations and integer powers. */
function isArithmetic(expression: Expression): boolean {
  if (typeof expression === 'string') return true;
  return !['√', 'ln', 'log', 'abs'].includes(expression[0]) && operandsOf(expression).every(isArithmetic);
}

function simplifyNegative(rewriting: Rewriting, isTerm: boolean): void {
  const { body } = signed(rewriting.result);
  rewriting.within(simplified(body, isTerm), (part) => withSign({ isNegative: true, body: part }));
  if (isTerm || isSum(signed(rewriting.result).body))
    rewriting.within(expanded(rewriting.result), (part) => part);
}

function simplifySum(rewriting: Rewriting): void {
  if (addedRoots(rewriting)) return;
  simplifyTerms(rewriting, (body) => !isSum(body) && !needsExpansion(body));
  if (simplifiedLogarithms(rewriting)) return;
  if (!signedTerms(rewriting.result).some(({ body }) => hasLettersBelow(body))) {
    const sum = expanded(rewriting.result);
    // Logarithms of one base keep that base.
    if (hasLn(rewriting.result) || !hasLn(sum.result)) rewriting.within(sum, (part) => part);
    return;
  }
  simplifyTerms(rewriting, (body) => isSum(body) || needsExpansion(body));
  if (isSum(rewriting.result)) addedFractions(rewriting);
}

function hasLn(expression: Expression): boolean {
  return expression[0] === 'ln' || operandsOf(expression).some(hasLn);
}

/** Simplifies each matching term separately. */
function simplifyTerms(rewriting: Rewriting, isOne: (body: Expression) => boolean): void {
  for (let i = 0; i < signedTerms(rewriting.result).length; i++) {
    const terms = signedTerms(rewriting.result);
    const { isNegative, body } = terms[i] ?? { isNegative: false, body: '0' };
    if (!isOne(body)) continue;
    const part = simplified(body, !isSum(body));
    rewriting.within(part, (line) => sumOfTerms(replacedAt(terms, i, { isNegative, body: line })));
  }
}

function hasLettersBelow(expression: Expression): boolean {
  const [operator] = expression;
  return (
    typeof expression !== 'string' &&
    (operator === '/' || operator === '÷') &&
    lettersIn(operandsOf(expression)[1] ?? '1').length > 0
  );
}

function simplifyProduct(rewriting: Rewriting, isTerm: boolean): void {
  joinRoots(rewriting);
  if (rewriting.result[0] !== '×') {
    simplifyWhole(rewriting, isTerm);
    return;
  }
  const factors = factorsIn(rewriting.result);
  let now: readonly Expression[] = factors;
  for (const [i, factor] of factors.entries()) {
    if (isSum(factor) || isPowerOfSum(factor)) continue;
    const part = simplified(factor, false);
    const before = now;
    rewriting.within(part, (line) => product(replacedAt(before, i, line)));
    now = replacedAt(before, i, part.result);
  }
  if (now.some(hasLettersBelow)) {
    joinFractions(rewriting, now);
    return;
  }
  const hasSums = now.some((factor) => isSum(factor) || isPowerOfSum(factor));
  if (!hasSums) joinFactors(rewriting, factorsIn(rewriting.result));
  else if (isTerm || lettersIn(rewriting.result).length === 0)
    rewriting.within(expandProduct(rewriting.result), (part) => part);
}

function joinFractions(rewriting: Rewriting, factors: readonly Expression[]): void {
  const parts = factors.map((factor) => {
    const isFraction = typeof factor !== 'string' && (factor[0] === '/' || factor[0] === '÷');
    return isFraction ? ([factor[1] ?? '1', factor[2] ?? '1'] as const) : ([factor, '1'] as const);
  });
  const whole = quotient(product(parts.map(([top]) => top)), product(parts.map(([, bottom]) => bottom)));
  rewriting.write(whole, 'algebra.multiply-fractions');
  rewriting.within(cancelled(rewriting.result), (part) => part);
}

/** Combines roots: √a·√a = a, √a·√b = √(ab). */
function joinRoots(rewriting: Rewriting): void {
  const factors = factorsIn(rewriting.result);
  const roots = factors.filter((factor) => factor[0] === '√');
  if (roots.length < 2) return;
  const others = factors.filter((factor) => factor[0] !== '√');
  const [first = '1', second = '1', third] = roots.map((root) => operandsOf(root)[0] ?? '1');
  if (third === undefined && isSame(first, second)) {
    rewriting.write(product([...others, first]), lawOfPower(['√', first]));
    return;
  }
  const inner: Expression = ['√', product(roots.map((root) => operandsOf(root)[0] ?? '1'))];
  rewriting.write(product([...others, inner]), 'algebra.product-of-roots');
}

const ADD_EXPONENTS = 'algebra.multiply-powers';

function joinFactors(rewriting: Rewriting, factors: readonly Expression[]): void {
  const after = formOf(rewriting.result).sum;
  if (isSum(after) || factorsIn(after).length >= factors.length) return;
  const isOfNumbers =
    factors.filter((factor) => typeof factor !== 'string' || !isNumberText(factor)).length < 2;
  rewriting.write(after, isOfNumbers ? 'algebra.multiply-numbers' : ADD_EXPONENTS);
}

function simplifyQuotient(rewriting: Rewriting): void {
  const [top = '0', bottom = '1'] = operandsOf(rewriting.result);
  if (top[0] === '√' && bottom[0] === '√' && isWholeRoot(top, bottom)) {
    const [a = '1', b = '1'] = [top, bottom].map((root) => operandsOf(root)[0] ?? '1');
    rewriting.write(['√', quotient(a, b)], 'algebra.quotient-of-roots');
    simplifyFunction(rewriting);
    return;
  }
  const upper = simplified(top, false);
  rewriting.within(upper, (line) => quotient(line, bottom));
  const lower = simplified(bottom, false);
  rewriting.within(lower, (line) => quotient(upper.result, line));
  const [above, below] = [fractionOf(upper.result), fractionOf(lower.result)];
  if (above[1] !== '1' || below[1] !== '1') {
    const whole = quotient(product([above[0], below[1]]), product([above[1], below[0]]));
    const law = below[1] === '1' ? 'algebra.divide-fraction:one' : 'algebra.divide-fraction';
    rewriting.write(whole, law);
  }
  if (signed(rewriting.result).body[0] === '/') rewriting.within(cancelled(rewriting.result), (part) => part);
  if (isSum(top) && !isSum(bottom)) spread(rewriting);
}

/** Returns whether the quotient of two roots has a root-free denominator: √72 ÷ √2. */
function isWholeRoot(top: Expression, bottom: Expression): boolean {
  const { expression } = formOf(quotient(top, bottom));
  return expression[0] !== '/' && expression[0] !== '÷';
}

/** Divides a sum by one term so that it stays a sum: (6x³ − 9x²) ÷ 3x is 2x² − 3x. */
function spread(rewriting: Rewriting): void {
  const factors = factorsIn(rewriting.result);
  if (factors.length > 1 && factors.some(isSum))
    rewriting.within(expandProduct(rewriting.result), (part) => part);
}

function fractionOf(expression: Expression): readonly [Expression, Expression] {
  const { isNegative, body } = signed(expression);
  if (typeof body === 'string' || (body[0] !== '/' && body[0] !== '÷')) return [expression, '1'];
  return [withSign({ isNegative, body: body[1] ?? '1' }), body[2] ?? '1'];
}

function simplifyPower(rewriting: Rewriting, isTerm: boolean): void {
  const [base = '1', exponent = '1'] = operandsOf(rewriting.result);
  const part = simplified(base, false);
  rewriting.within(part, (line) => ['^', line, exponent]);
  const power = simplified(exponent, false);
  rewriting.within(power, (line) => ['^', part.result, line]);
  if (isPowerOfSum(rewriting.result)) {
    if (isTerm || lettersIn(rewriting.result).length === 0)
      rewriting.within(expandProduct(rewriting.result), (line) => line);
    return;
  }
  const after = worked(rewriting.result);
  if (sizeOf(after) <= sizeOf(rewriting.result) + 2 || takesFactorsOut(rewriting.result, after))
    rewriting.write(after, lawOfPower(base));
}

/** Returns whether factors come out of a root of a product: ⁵√(64x⁷) is 2x × ⁵√(2x²). */
function takesFactorsOut(before: Expression, after: Expression): boolean {
  const factors = factorsIn(signed(after).body);
  const roots = factors.filter((factor) => isRoot(factor));
  return isRoot(before) && before[1]?.[0] === '×' && roots.length === 1 && factors.length > 1;
}

const isRoot = ([operator, , exponent]: Expression): boolean =>
  operator === '√' || (operator === '^' && typeof exponent === 'string' && exponent.startsWith('1/'));

function lawOfPower(base: Expression): Law {
  if (base[0] === '√') return 'algebra.power-law:square';
  if (base === 'e') return 'algebra.power-law:logarithm';
  return base[0] === '×' ? 'algebra.power-law:factors' : 'algebra.power-law';
}

function simplifyFunction(rewriting: Rewriting): void {
  const { result } = rewriting;
  if (typeof result === 'string') return;
  const [operator, ...operands] = result;
  const last = operands.length - 1;
  const part = simplified(operands[last] ?? '0', true);
  rewriting.within(part, (line) => [operator, ...replacedAt(operands, last, line)]);
  if (operator === '√') {
    simplifiedRoot(rewriting);
    return;
  }
  if (withoutReciprocal(rewriting) || simplifiedLogarithms(rewriting)) return;
  if (operator !== 'abs') return;
  const after = worked(rewriting.result);
  if (sizeOf(after) <= sizeOf(rewriting.result)) rewriting.write(after, 'algebra.absolute-value');
}
