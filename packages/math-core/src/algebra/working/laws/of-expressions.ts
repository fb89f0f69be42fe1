import { constantValue } from '../../../expression/constant.js';
import { operandsOf, sizeOf } from '../../../expression/rewrite.js';
import { isNumberText, type Expression } from '../../../steps/expression.js';
import { polynomialOf } from '../fraction-of.js';
import { factorsOf, isSumOfTerms, openTerms, operatorOf, powerOf } from '../../expression/parts.js';
import { expressionText } from '../../../steps/to-text.js';
import { isEqual } from './both-sides.js';
import { type Law, named } from './law-names.js';
import { has, hasLetter } from '../substitute.js';

/** Names the law that rewrote an expression in a form with the same value. */
export function lawOfExpressions(before: Expression, after: Expression): Law {
  const [old, now] = changedPart(before, after) ?? [];
  if (old !== undefined && now !== undefined) return lawOfExpressions(old, now);
  if (isNumberText(before) && operatorOf(after) === '×') return named('factor');
  return (
    ofFactors(before, after) ??
    ofLogarithms(before, after) ??
    ofRoots(before, after) ??
    ofNumbers(before, after) ??
    ofFractions(before, after) ??
    ofProducts(before, after) ??
    ofPowers(before, after) ??
    ofSums(before, after)
  );
}

/**
 * Returns the only part of a quotient, a root or a sum with a root that changed, if it kept its value: 4 + 48 and 52 in
 * √(4 + 48) and √52. If both parts of a quotient changed, it is the first one unless a factor was canceled.
 */
function changedPart(before: Expression, after: Expression): readonly [Expression, Expression] | undefined {
  const operator = operatorOf(before);
  if (operator !== operatorOf(after)) return undefined;
  const [old, now] = [operandsOf(before), operandsOf(after)];
  if (operator === 'neg') return [old[0] ?? '0', now[0] ?? '0'];
  if (old.length !== now.length || !isChangedByPart(before, after)) return undefined;
  const changed = old.flatMap((part, i) => {
    const other = now[i] ?? part;
    return expressionText(part) === expressionText(other) ? [] : [[part, other] as const];
  });
  const isKept = changed.every(([part, other]) => isEqual(part, other));
  // 35/100 · x and 0.35x
  const isNumbers = operator !== '×' || changed.every(([part]) => constantValue(part) && !isNumberText(part));
  return isKept && isNumbers ? changed[0] : undefined;
}

/** Returns whether a change in one part names the law for both expressions, which have the same operator. */
function isChangedByPart(before: Expression, after: Expression): boolean {
  const operator = operatorOf(before) ?? '';
  if (operator === '+' || operator === '-') return has(before, '√') && has(after, '√');
  return /^[/÷√×]$/.test(operator);
}

function ofFactors(before: Expression, after: Expression): Law | undefined {
  const isSplit =
    !isSumOfTerms(after) && factorsOf(after).some((factor) => isSumOfTerms(powerOf(factor).base));
  const isWhole = !isQuotient(before) && !isQuotient(after);
  if (isWhole && isSplit && (isSumOfTerms(before) || factorsOf(after).length > factorsOf(before).length))
    return named('factor');
  const isOpened =
    isWhole && isProductOfSums(before) && count(after, isProductOfSums) < count(before, isProductOfSums);
  return isOpened ? named('multiply-out') : undefined;
}

function isQuotient(expression: Expression): boolean {
  return /^[/÷]$/.test(operatorOf(expression) ?? '');
}

/** Returns whether an expression is a quotient of two numbers. */
function isNumericFraction(expression: Expression): boolean {
  return isQuotient(expression) && operandsOf(expression).every(isNumberText);
}

function isRootPower(expression: Expression): boolean {
  return operatorOf(expression) === '^' && /^1\/\d+$/.test(rootIndex(expression));
}

/** Names the law for an expression made of numbers only. */
function ofNumbers(before: Expression, after: Expression): Law | undefined {
  const isLetter = (part: Expression): boolean => typeof part === 'string' && /^[a-zπ]/i.test(part);
  if (count(before, isLetter) > 0 || has(before, '√')) return undefined;
  if (count(before, isRootPower) > 0 && count(after, isRootPower) > 0) return named('simplify');
  const rewritten = isNumericFraction(before) ? ofOneFraction(before, after) : undefined;
  if (rewritten) return rewritten;
  return count(before, isNumericFraction) < 2 ? ofValue(before, after) : ofSeveralFractions(before, after);
}

/** Names the law that writes a fraction with other numbers, or as a decimal. */
function ofOneFraction(before: Expression, after: Expression): Law | undefined {
  if (isNumericFraction(after))
    return named(sizeOfFraction(after) > sizeOfFraction(before) ? 'extend' : 'cancel');
  return isNumberText(after) && after.includes('.') ? named('as-decimal') : undefined;
}

/** Names the law that works out numbers with at most one fraction. */
function ofValue(before: Expression, after: Expression): Law {
  if (!isSumOfTerms(before) || !isNumberText(after)) return named('work-out-value');
  const isDifference = operatorOf(before) === '-' && openTerms(before).length === 2;
  return named(isDifference ? 'work-out-difference' : 'work-out-sum');
}

/** Names the law for a sum, a product or a quotient of fractions. */
function ofSeveralFractions(before: Expression, after: Expression): Law {
  if (isSumOfTerms(before)) {
    const isAdded = count(after, isNumericFraction) < count(before, isNumericFraction);
    return named(isAdded ? 'add-fractions' : 'common-denominator');
  }
  return named(operatorOf(before) === '×' ? 'multiply-fractions' : 'reciprocal-of-divisor');
}

function rootIndex(power: Expression): string {
  return expressionText(operandsOf(power)[1] ?? '1');
}

/** Returns the size of the numerator and denominator of a fraction together. */
function sizeOfFraction(fraction: Expression): number {
  return operandsOf(fraction).reduce((sum, part) => sum + Number(part), 0);
}

function count(expression: Expression, isCounted: (part: Expression) => boolean): number {
  const own = isCounted(expression) ? 1 : 0;
  return operandsOf(expression).reduce((sum, operand) => sum + count(operand, isCounted), own);
}

const isSumInProduct = (part: Expression): boolean =>
  operatorOf(part) === '×' && operandsOf(part).some((factor) => isSumOfTerms(powerOf(factor).base));
const isPowerOfSum = (part: Expression): boolean =>
  operatorOf(part) === '^' && isSumOfTerms(powerOf(part).base);
export const isProductOfSums = (part: Expression): boolean => isSumInProduct(part) || isPowerOfSum(part);

function ofLogarithms(before: Expression, after: Expression): Law | undefined {
  const isLog = (part: Expression): boolean => /^(?:ln|log)$/.test(operatorOf(part) ?? '');
  const [logsBefore, logsAfter] = [count(before, isLog), count(after, isLog)];
  if (logsBefore > logsAfter) return logsAfter === 0 ? named('work-out-logarithm') : named('join-logarithms');
  if (logsBefore < logsAfter) return named('split-logarithm');
  const areSame = logsIn(before).join() === logsIn(after).join();
  return logsBefore > 0 && !areSame && sizeOf(before) !== sizeOf(after) ? named('power-rule') : undefined;
}

/** Returns the logarithms of an expression as text, in order. */
function logsIn(expression: Expression): readonly string[] {
  const own = /^(?:ln|log)$/.test(operatorOf(expression) ?? '') ? [expressionText(expression)] : [];
  return [...own, ...operandsOf(expression).flatMap(logsIn)].sort();
}

function ofRoots(before: Expression, after: Expression): Law | undefined {
  const isRoot = (part: Expression): boolean => operatorOf(part) === '√';
  const [rootsBefore, rootsAfter] = [count(before, isRoot), count(after, isRoot)];
  const bottom = (part: Expression): boolean =>
    /^[/÷]$/.test(operatorOf(part) ?? '') && has(operandsOf(part)[1] ?? '0', '√');
  const isWider = count(before, bottom) > 0 && count(after, bottom) > 0 && sizeOf(after) > sizeOf(before);
  if (isWider) return named('extend');
  if (count(before, bottom) > count(after, bottom)) return named('rationalise');
  if (rootsBefore > rootsAfter) return rootsAfter === 0 ? named('work-out-root') : named('join-roots');
  if (rootsBefore === 0 || rootsBefore !== rootsAfter || operatorOf(before) !== '√') return undefined;
  const [inside = '0'] = operandsOf(after);
  if (operatorOf(after) === '√')
    return factorsOf(inside).length > 1 && !isSumOfTerms(inside) ? named('factor') : undefined;
  return isProductOfSums(before) ? undefined : named('square-factor-out');
}

function ofFractions(before: Expression, after: Expression): Law | undefined {
  const isFraction = (part: Expression): boolean => /^[/÷]$/.test(operatorOf(part) ?? '');
  const [old, now] = [count(before, isFraction), count(after, isFraction)];
  if (old === 0) return now > 0 && has(before, '^') ? named('negative-exponent') : undefined;
  if (isSumOfTerms(before) && isSumOfTerms(after) && old === now && sizeOf(after) > sizeOf(before))
    return named('common-denominator');
  if (now < old && isSumOfTerms(before))
    return named(areCollected(before, after, now) ? 'collect' : 'add-fractions');
  if (now < old && isDecimal(after)) return named('as-decimal');
  const nested = (part: Expression): boolean => isFraction(part) && operandsOf(part).some(isFraction);
  return count(before, nested) > count(after, nested)
    ? named('reciprocal-of-divisor')
    : ofQuotients(before, after);
}

function ofQuotients(before: Expression, after: Expression): Law | undefined {
  const [[top, bottom], [newTop, newBottom]] = [operandsOf(before), operandsOf(after)];
  if (isQuotient(before) && isQuotient(after) && JSON.stringify(bottom) === JSON.stringify(newBottom))
    return lawOfExpressions(top ?? '0', newTop ?? '0');
  if (count(after, isProductOfSums) > count(before, isProductOfSums)) return named('factor');
  return sizeOf(after) < sizeOf(before) ? named('cancel') : undefined;
}

/** Returns whether like terms were collected, as in p − 20/100 · p and 0.8p. */
function areCollected(before: Expression, after: Expression, fractions: number): boolean {
  if (isDecimal(after) && openTerms(after).length < openTerms(before).length) return true;
  return fractions === 0 && hasLetter(after) && polynomialOf(before)?.terms.length === 1;
}

/** Returns whether an expression has a number with decimals. */
function isDecimal(expression: Expression): boolean {
  return count(expression, (part) => typeof part === 'string' && /^\d*[.]\d/.test(part)) > 0;
}

function ofProducts(before: Expression, after: Expression): Law | undefined {
  const [old, now] = [count(before, isProductOfSums), count(after, isProductOfSums)];
  if (now > old) return isSumOfTerms(after) && has(after, '^') ? named('complete-square') : named('factor');
  return now < old ? named(isCollected(before, after) ? 'expand-collect' : 'multiply-out') : undefined;
}

/** Returns whether a sum with products was expanded, and like terms of several of them were combined. */
function isCollected(before: Expression, after: Expression): boolean {
  if (!isSumOfTerms(before)) return false;
  const sizes = openTerms(before).map(({ body }) => polynomialOf(body)?.terms.length ?? 1);
  return openTerms(after).length < sizes.reduce((sum, size) => sum + size, 0);
}

function ofPowers(before: Expression, after: Expression): Law | undefined {
  const isPower = (part: Expression): boolean => operatorOf(part) === '^';
  const [old, now] = [count(before, isPower), count(after, isPower)];
  if (old > now && !isSumOfTerms(before)) return now === 0 ? named('work-out-power') : named('join-powers');
  if (now > old && !isSumOfTerms(after)) return named('as-power');
  return undefined;
}

function ofSums(before: Expression, after: Expression): Law {
  const [old, now] = [openTerms(before), openTerms(after)];
  const hasLetters =
    !isNumberText(after) && count(before, (part) => typeof part === 'string' && /^[a-zπ]/i.test(part)) > 0;
  if (old.length > now.length) return hasLetters ? named('collect') : named('work-out-sum');
  if (!hasLetters) return named('work-out-value');
  return old.length < now.length ? named('split-term') : named('simplify');
}
