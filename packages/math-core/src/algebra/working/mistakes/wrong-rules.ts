import type { Statement } from '../../read/statement.js';
import type { MistakeName } from '../mistake-names.js';
import { isSolved } from '../one-unknown.js';
import { inStatement, type Rule } from '../places.js';
import { expressionsOf, hasIn, mapped } from '../substitute.js';
import { reciprocalForInverse } from '../swapped.js';
import { coefficientOf, factorsOf, isSumOfTerms, openTerms, powerOf } from '../../expression/parts.js';
import { isInequality } from './relations.js';
import * as conjugates from './rules-rationalizing.js';
import * as factoring from './rules-factoring.js';
import * as added from './rules-lost-parts.js';
import * as products from './rules-quotients.js';
import * as likePowers from './rules-like-terms.js';
import * as likeTerms from './rules-like-terms.js';
import * as lostParts from './rules-lost-parts.js';
import * as expanding from './rules-factoring.js';
import * as powerValues from './rules-power-values.js';
import * as rootValues from './rules-power-values.js';
import * as division from './rules-quotients.js';
import * as fractions from './rules-fractions.js';
import * as rationalizing from './rules-rationalizing.js';
import * as powers from './rules-powers.js';
import * as quadratics from './rules-quadratics.js';
import * as roots from './rules-roots-logs.js';
import * as sides from './rules-both-sides.js';
import * as dividing from './rules-isolating.js';
import * as coefficients from './rules-coefficients.js';
import * as arithmetic from './rules-arithmetic.js';
import * as conditions from './rules-conditions.js';
import * as exponents from './rules-exponents.js';
import * as logsUndone from './rules-logarithms.js';
import * as decimals from './rules-decimals.js';
import * as logs from './rules-logarithms.js';
import * as isolating from './rules-isolating.js';
import * as solving from './rules-solving.js';
import * as substituting from './rules-substituting.js';
import * as systems from './rules-systems.js';
import * as terms from './rules-terms.js';
import * as undoing from './rules-undoing.js';

/** A wrong rule that rewrites a line the way a student might. */
export interface WrongRule {
  readonly name: MistakeName;
  readonly lines: (before: Statement) => readonly Statement[];
  /** The form that the student's line must have. */
  readonly fits?: (after: Statement) => boolean;
  /** True if the student's line must match literally, not just have the same solutions. */
  readonly isWritten?: boolean;
  /** True if the rule rewrites a part of one side. The others change both sides. */
  readonly isLocal?: boolean;
  /**
   * The place of the mistake if students also make it in the last line: they drop a part of the answer in the step to it, or
   * cancel terms after it.
   */
  readonly ofAnswer?: 'in-step' | 'after';
  /** True if the rule replaces a law, so the line before the step with that law shows the mistake best. */
  readonly isOfLaw?: boolean;
}

function local(name: MistakeName, ...rules: readonly Rule[]): WrongRule {
  const [only, ...others] = rules;
  const rule: Rule = only && others.length === 0 ? only : (place) => rules.flatMap((each) => each(place));
  return { name, lines: (before) => inStatement(before, rule), isLocal: true };
}

/** Applies a rule only to a line that isn't an equation, in which the rule would be too general. */
function ofExpressions(name: MistakeName, ...rules: readonly Rule[]): WrongRule {
  const { lines, ...rest } = local(name, ...rules);
  return { ...rest, lines: (before) => (before.kind === 'expression' ? lines(before) : []) };
}

/** Applies a rule only to a whole line that isn't an equation. */
function ofWhole(name: MistakeName, rule: Rule): WrongRule {
  const lines = (before: Statement): readonly Statement[] =>
    before.kind === 'expression'
      ? rule(before.expression).map((expression) => ({ ...before, expression }))
      : [];
  return { name, lines, isLocal: true };
}

/** Applies a rule only to a line with a decimal. */
function ofDecimals(name: MistakeName, rule: Rule): WrongRule {
  return { name, lines: (before) => (decimals.hasDecimal(before) ? inStatement(before, rule) : []) };
}

/** Applies a rule to whole sides, which takes less work than trying all places. */
function inWholeSides(before: Statement, rule: Rule): readonly Statement[] {
  return [mapped(before, (side) => rule(side)[0] ?? side)];
}

/** Returns whether a side is a product with a sum, as in x(x − 4). */
function hasProductOfSum(after: Statement): boolean {
  return expressionsOf(after).some((side) => side[0] === '×' && factorsOf(side).some(isSumOfTerms));
}

/** Returns whether a term has a numeric factor, as in 9(x − 2)². */
function hasCoefficient(after: Statement): boolean {
  return expressionsOf(after)
    .flatMap(openTerms)
    .map(({ body }) => coefficientOf(body))
    .some(({ coefficient, rest }) => coefficient !== '1' && rest !== '1');
}

/** Returns whether a term has the square of a sum as a factor, as in (x − 3)² + 1. */
function hasSquareOfSum(after: Statement): boolean {
  return expressionsOf(after)
    .flatMap(openTerms)
    .flatMap(({ body }) => factorsOf(body).map(powerOf))
    .some(({ base, exponent }) => exponent === '2' && isSumOfTerms(base));
}

function hasPower(after: Statement): boolean {
  return hasIn(after, '^');
}

/** The rules from specific to general. The first one that produces the student's line names the mistake. */
export const SPECIFIC: readonly WrongRule[] = [
  { name: 'mixed-up-slope', lines: coefficients.slopeInverted },
  { name: 'formula-minus-b-forgotten', lines: quadratics.minusForgotten, fits: isSolved },
  { name: 'power-undone-by-dividing', lines: conditions.powerDividedTwice },
  { name: 'formula-divides-only-root', lines: quadratics.onlyRootDivided, fits: isSolved },
  local('formula-divides-only-root', quadratics.onePartDivided),
  { name: 'formula-wrong-divisor', lines: quadratics.wrongDivisor, fits: isSolved },
  { name: 'discriminant-sign', lines: quadratics.discriminantSign, fits: isSolved },
  local('cube-of-sum', powers.cubeOfSum),
  local('square-of-sum', powers.squareOfSum),
  local('root-of-sum-split', roots.rootOfSum),
  local('root-of-square-without-bars', conditions.rootOfSquare),
  local('log-of-square-without-bars', conditions.logOfSquare),
  local('like-terms-exponents-added', dividing.likePowersAdded),
  local('root-of-sum-split', arithmetic.rootsJoined),
  local('sum-of-squares-factored', powers.sumOfSquares),
  local('negative-exponent-as-negative', powers.negativeExponent),
  { name: 'negative-exponent-as-negative', lines: exponents.reciprocalAsPower, isLocal: true },
  local('zero-exponent-as-zero', powers.zeroExponent),
  { name: 'zero-exponent-as-zero', lines: exponents.oneAsPower },
  local('difference-of-squares-as-square', powers.differenceAsSquare),
  local('power-of-sum-split', exponents.powerOfSum),
  { name: 'root-not-cubed', lines: undoing.rootNotCubed },
  { name: 'root-before-addition', lines: undoing.rootBeforeAddition },
  { name: 'minus-forgotten-in-dividing', lines: undoing.minusForgottenInDividing },
  { name: 'decimal-point-moved', lines: undoing.decimalPointMoved, fits: isSolved },
  { name: 'decimal-point-moved', lines: decimals.scaledUnevenly, isWritten: true },
  ofDecimals('decimal-point-moved', decimals.decimalsMisplaced),
  ofDecimals('percent-changes-added', decimals.percentChangesAdded),
  { name: 'percent-taken-back', lines: decimals.percentTakenBack },
  local('coefficient-not-powered', powers.coefficientNotPowered),
  { name: 'squared-each-term', lines: solving.squaredTerms },
  { name: 'coefficient-not-powered', lines: solving.squaredWithoutCoefficient },
  local('exponents-multiplied', powers.exponentsMultiplied, arithmetic.squareKeptSingle),
  local('exponents-added-for-power', powers.exponentsAdded, arithmetic.exponentMisjoined),
  local('exponents-divided', powers.exponentsDivided),
  local('exponent-upside-down', powers.exponentUpsideDown),
  local('log-of-sum-split', roots.logOfSum, roots.multiplesOfLogsJoined(false)),
  local('log-of-difference-split', roots.logOfDifference, roots.multiplesOfLogsJoined(true)),
  { ...local('log-laws-swapped', roots.logLawsSwapped), isOfLaw: true },
  { name: 'log-of-sum-split', lines: roots.logsDropped },
  local('log-quotient-confused', roots.logQuotient),
  { name: 'log-quotient-confused', lines: undoing.exponentQuotient },
  local('log-power-outside', roots.logPower),
  local('log-factor-inside', arithmetic.factorIntoLogarithm),
  local('log-factor-inside', dividing.factorOutOfLogarithm),
  { name: 'log-and-number-confused', lines: logsUndone.logarithmDropped },
  { name: 'log-base-exponent-swapped', lines: logsUndone.baseSwapped },
  { name: 'log-as-quotient', lines: logsUndone.logarithmMultiplied },
  { name: 'log-and-number-confused', lines: logsUndone.logarithmOfOneSide },
  { name: 'substitution-not-reversed', lines: logsUndone.powersAsUnknown },
  local('log-bases-added', roots.logBasesAdded),
  { name: 'root-of-sum-split', lines: solving.rootOfSumTaken },
  ofExpressions('imaginary-square-sign', conjugates.imaginaryConjugates, conjugates.imaginarySquare),
  ofExpressions('only-denominator-multiplied', conjugates.onlyImaginaryDenominator),
  ofExpressions('root-factor-not-rooted', rootValues.rootFactorKept),
  local('root-factor-not-rooted', roots.rootFactor),
  ofExpressions('conjugate-product-wrong', factoring.squaresNotRooted, conjugates.sameSumMultiplied),
  local('conjugate-product-wrong', rationalizing.conjugateProduct),
  local('only-denominator-multiplied', rationalizing.onlyDenominator),
  { ...local('coefficient-squared', powers.coefficientSquared), fits: hasCoefficient },
  local('coefficient-multiplied-into-base', powers.coefficientIntoBase),
  local('bases-multiplied', exponents.basesMultiplied),
  { name: 'only-first-term', lines: exponents.firstTermOfExponent },
  { name: 'exponents-added-for-power', lines: exponents.exponentAddedForBase },
  { name: 'exponents-compared-across-sum', lines: exponents.exponentsAcrossSum },
  { name: 'bases-dropped-unequal', lines: exponents.basesDropped },
  { name: 'log-of-sum-split', lines: logs.logOfEachTerm },
  { name: 'exponent-moved-partly', lines: logs.exponentWithoutParentheses },
  { ...local('exponent-moved-partly', logs.exponentMovedPartly), isOfLaw: true },
  { name: 'log-quotient-confused', lines: logs.logOfQuotientSplit },
  { name: 'exponent-freed-by-dividing', lines: undoing.exponentDivided },
  { name: 'reciprocal-of-one-side', lines: undoing.reciprocalOfOneSide },
  { name: 'inverse-as-reciprocal', lines: reciprocalForInverse },
  { name: 'reciprocal-of-each-term', lines: undoing.reciprocalOfEachTerm, isWritten: true },
  { name: 'inequality-squared-with-negative', lines: conditions.negativeSideSquared },
  { name: 'divided-upside-down', lines: fractions.fractionTurned },
  { name: 'proportion-multiplied-straight', lines: coefficients.straightProportion },
  { name: 'zero-product-with-nonzero', lines: solving.nonzeroProduct },
  { name: 'substituted-without-parentheses', lines: systems.withoutParentheses },
  { name: 'product-as-digits', lines: systems.digitsJoined },
  { name: 'composed-backwards', lines: substituting.composedBackwards },
  { name: 'composed-as-product', lines: substituting.composedAsProduct },
  { name: 'composed-partly', lines: substituting.composedPartly },
  { name: 'change-outside-function', lines: substituting.changeOutside },
  { name: 'substituted-partly', lines: substituting.substitutedPartly },
  { name: 'minus-before-parentheses', lines: substituting.afterSubstituting(terms.minusBeforeParentheses) },
  { name: 'sign-slip', lines: substituting.substitutedWithSign },
  { name: 'square-of-sum', lines: substituting.afterSubstituting(powers.squareOfSum) },
  { name: 'only-first-term', lines: substituting.afterSubstituting(terms.onlyFirstTerm) },
  local('fraction-minus-not-distributed', terms.fractionMinus),
  local('minus-before-parentheses', terms.minusBeforeParentheses),
  ofExpressions('only-first-term', expanding.firstTermsOnly),
  { ...local('only-first-term', terms.onlyFirstTerm), isOfLaw: true },
  { name: 'only-first-term', lines: coefficients.firstTermOfDivisor },
  local('product-of-sums-incomplete', arithmetic.productOfSums),
  ofWhole('factor-taken-from-one', factoring.numberNotFactored),
  { ...local('factor-taken-from-one', arithmetic.factorTakenFromOne), fits: hasProductOfSum },
  local('minus-of-negative', terms.minusOfNegative),
  local('order-of-operations', arithmetic.orderOfOperations, arithmetic.dividedFromRight),
  { name: 'divided-instead-of-multiplied', lines: undoing.dividedAgain },
  local('wrong-fraction-inverted', fractions.wrongInverted),
  local('divisor-not-inverted', fractions.notInverted),
  local('cube-root-rationalized-as-square', rationalizing.cubeRootRationalized),
  local('remainder-dropped', division.remainderDropped),
  local('synthetic-division-sign', division.dividedByOpposite),
  local('whole-times-fraction', arithmetic.wholeTimesFraction),
  local('cancelled-to-zero', fractions.cancelledToZero),
  local('fractions-added-across', fractions.addedAcross),
  local('fractions-subtracted-across', fractions.subtractedAcross),
  local('denominator-split', dividing.denominatorSplit),
  local('divided-under-root', dividing.dividedUnderRoot),
  local('numerator-not-extended', fractions.numeratorNotExtended),
  { ...local('cancelled-term', fractions.cancelledTerm), ofAnswer: 'after' },
  local('sign-of-square', terms.signOfSquare),
  {
    name: 'divided-under-root',
    lines: (before) => inWholeSides(before, quadratics.dividedInsideRoot),
    fits: (after) => expressionsOf(after).every((side) => side[0] !== '/'),
  },
  local('fraction-cancelled-partly', fractions.cancelledPartly),
  local('root-of-negative', roots.rootWithoutMinus),
  local('root-factor-not-rooted', roots.anyRootFactor),
  local('power-as-product', arithmetic.powerAsProduct),
  local('square-completed-without-balance', quadratics.withoutBalance),
  { name: 'square-completed-without-balance', lines: quadratics.withoutBalanceInEquation },
  { ...local('square-completed-wrong-half', quadratics.wrongHalf), fits: hasPower },
  { ...ofWhole('square-completed-wrong-sign', quadratics.wrongSign), fits: hasSquareOfSum },
  { name: 'square-completed-wrong-half', lines: quadratics.wrongHalfInEquation, fits: hasPower },
  {
    name: 'root-without-plus-minus',
    lines: (before) => (isInequality(before) ? [] : solving.inEachPart(solving.rootsTaken)(before)),
  },
  {
    name: 'square-inequality-root',
    lines: (before) => (isInequality(before) ? solving.rootsTaken(before) : []),
  },
  { name: 'root-not-squared', lines: solving.inEachPart(undoing.rootNotSquared) },
  { name: 'square-not-rooted', lines: solving.inEachPart(undoing.squareNotRooted) },
  { name: 'only-numbers-powered', lines: undoing.onlyNumbersPowered },
  { name: 'power-undone-by-dividing', lines: conditions.powerDivided },
  { name: 'power-not-rooted', lines: conditions.powerDropped },
  { name: 'power-not-rooted', lines: isolating.poweredInsteadOfRooted },
  { name: 'root-of-other-degree', lines: isolating.otherRoot },
  { name: 'absolute-signs-made-plus', lines: undoing.signsMadePlus },
  { name: 'absolute-one-case', lines: solving.oneCase },
  {
    name: 'solution-lost-dividing-by-unknown',
    lines: (before) => (isInequality(before) ? [] : solving.dividedByUnknown(before)),
  },
  { name: 'factors-compared-apart', lines: undoing.factorsCompared },
  {
    name: 'inequality-times-unknown',
    lines: (before) =>
      isInequality(before)
        ? [
            ...solving.dividedByUnknown(before),
            ...sides.multipliedByUnknown(before),
            ...conditions.crossMultiplied(before),
          ]
        : [],
  },
  { name: 'compound-one-part-only', lines: sides.onePartOnly },
  { name: 'added-to-one-side-only', lines: sides.addedToOne, isWritten: true },
];

/** Rules so general that a line with a copying error can look like their result. */
export const GENERAL: readonly WrongRule[] = [
  { name: 'denominator-lost', lines: logsUndone.denominatorOfExponentLost, isLocal: true },
  { name: 'exponent-lost', lines: logsUndone.exponentOfValueLost, isLocal: true },
  local('like-terms-exponents-added', terms.likeTermsExponents),
  local('like-terms-exponents-added', arithmetic.letterTakenAway),
  { ...local('unlike-terms-combined', terms.unlikeTerms), isWritten: true },
  { name: 'subtracted-instead-of-divided', lines: coefficients.subtractedCoefficient },
  { name: 'subtracted-instead-of-divided', lines: isolating.factorNotDivided, isWritten: true },
  { name: 'moved-inside', lines: isolating.movedInside, isWritten: true },
  { name: 'sign-slip', lines: isolating.denominatorTurned, isWritten: true },
  local('subtracted-backwards', arithmetic.subtractedBackwards),
  { name: 'divided-one-side-only', lines: sides.dividedOneSide },
  { name: 'multiplied-only-one-term', lines: sides.multipliedSome, isWritten: true },
  { name: 'divided-only-one-term', lines: sides.dividedSome, isWritten: true },
  {
    name: 'divided-only-one-term',
    lines: isolating.isolatedPartly,
    fits: (after) => after.kind === 'relation' && typeof after.left === 'string',
    isWritten: true,
  },
  { name: 'divisor-not-inverted', lines: coefficients.wrongReciprocal },
  { name: 'divided-upside-down', lines: coefficients.upsideDown },
  { name: 'sign-lost-in-moving', lines: sides.signLost },
  local('sign-of-product', terms.signOfProduct),
  { name: 'sign-slip', lines: coefficients.quotientTurned, isWritten: true },
  ofExpressions('square-of-sum', expanding.middleTermOnce),
  ofExpressions('root-of-sum-split', rootValues.likeRootsJoined),
  ofExpressions('exponents-added-in-quotient', likePowers.exponentsAddedInQuotient),
  ofExpressions('subtracted-backwards', likePowers.exponentsBackwards),
  ofExpressions('numerator-not-extended', products.ownDenominators),
  ofExpressions('like-terms-exponents-added', likeTerms.likePartTakenAway),
  ofWhole('sign-slip', factoring.commonFactorSign),
  ofExpressions('sign-slip', likeTerms.likeTermSign, likeTerms.numberSign),
  ofExpressions('sign-slip', expanding.middleTermSign),
  ofExpressions('sign-slip', likePowers.exponentSignLost),
  ofExpressions('sign-slip', products.signOfQuotient),
  ofWhole('wrong-factor-pair', factoring.signsOfFactorsSwapped),
  ofExpressions('wrong-factor-pair', factoring.wrongPair),
  ofExpressions('order-of-operations', powerValues.allFactorsPowered),
  ofExpressions('exponents-subtracted-in-product', likePowers.exponentsSubtractedInProduct),
  ofExpressions('exponents-multiplied', likePowers.exponentsMultipliedNumbersAdded),
  ofExpressions('power-as-product', powerValues.powerOfPowerAsProduct, powerValues.timesFractionOfExponent),
  ofExpressions('exponent-upside-down', powerValues.fractionOfExponentLost),
  ofExpressions('root-as-half', powerValues.dividedByRootIndex),
  ofExpressions('fraction-powered-partly', powerValues.onePartPowered),
  ofExpressions('negative-exponent-as-negative', powerValues.negativeReciprocal),
  ofExpressions('sign-of-square', expanding.lastSquareNegative),
  ofWhole('denominator-split', division.dividedByFirstTerm),
  ofWhole('sign-slip', division.lastTermTurned),
  ofWhole('divided-only-one-term', division.lastTermUndivided),
  ofExpressions('root-dropped', rootValues.rootDropped),
  ofExpressions('root-as-half', rootValues.rootAsHalf),
  ofExpressions('terms-multiplied', likeTerms.termsMultiplied),
  ofWhole('terms-multiplied', likeTerms.fractionsMultiplied),
  { ...ofExpressions('log-exponent-lost', roots.logExponentLost), isOfLaw: true },
  ofExpressions('log-factor-inside', roots.factorAddedInside),
  ofExpressions('log-of-power-raised', roots.logarithmRaised),
  ofExpressions('log-base-exponent-swapped', roots.logarithmTurned),
  ofExpressions('log-as-quotient', roots.logarithmAsQuotient),
  ofWhole('log-and-number-confused', roots.logarithmAsValue),
  ofExpressions('exponent-miscounted', roots.exponentMiscounted),
  ofExpressions('log-of-reciprocal', roots.reciprocalInLogarithm),
  { ...ofExpressions('log-root-lost', roots.logRootLost), isOfLaw: true },
  ofExpressions('log-and-number-confused', roots.logAndNumberConfused),
  ofExpressions('log-of-product-as-product', roots.logOfProductAsProduct),
  ofExpressions('log-quotient-confused', roots.logOfQuotientAsQuotient),
  ofExpressions('base-exponent-swapped', roots.baseAndExponentSwapped),
  ofWhole('sign-of-sum', likeTerms.sumTurned),
  ofExpressions('decimals-not-aligned', decimals.decimalsNotAligned),
  ofWhole('decimal-point-moved', decimals.sumMisplaced),
  ofExpressions('factors-added', added.divisorTakenAway),
  ofExpressions('factors-added', added.factorsAdded, added.factorAddedToNumber, added.lastTermsAdded),
  ofExpressions('factor-turned-over', products.factorTurnedOver),
  ofExpressions('denominators-not-multiplied', products.commonDenominatorKept),
  ofExpressions(
    'denominator-lost',
    lostParts.denominatorOfSumLost,
    lostParts.lettersOfDenominatorLost,
    lostParts.denominatorLost,
  ),
  ofExpressions('exponent-lost', lostParts.exponentLost),
  ofWhole('divided-upside-down', products.numbersTurnedOver),
  ofExpressions('divided-upside-down', products.turnedOver),
  ofExpressions('factor-lost', rootValues.rootCoefficientsLost),
  { ...ofExpressions('factor-lost', lostParts.factorLost), ofAnswer: 'in-step' },
  { name: 'value-as-input', lines: substituting.valueAsInput },
];
