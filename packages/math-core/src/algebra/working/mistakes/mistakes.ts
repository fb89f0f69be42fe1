import { sizeOf } from '../../../expression/rewrite.js';
import type { Statement } from '../../statement.js';
import type { Setting } from '../judge.js';
import type { MistakeName } from '../mistake-names.js';
import { inStatement, type Rule } from '../places.js';
import { expressionsOf, hasIn } from '../substitute.js';
import { Matching } from './matching.js';
import * as recognised from './recognised.js';
import type { Pair } from './recognised.js';
import { isInequality } from './relations.js';
import * as fractions from './rules-fractions.js';
import * as powers from './rules-powers.js';
import * as quadratics from './rules-quadratics.js';
import * as roots from './rules-roots-logs.js';
import * as sides from './rules-both-sides.js';
import * as coefficients from './rules-coefficients.js';
import * as arithmetic from './rules-arithmetic.js';
import * as exponents from './rules-exponents.js';
import * as solving from './rules-solving.js';
import * as systems from './rules-systems.js';
import * as terms from './rules-terms.js';
import * as undoing from './rules-undoing.js';
import { isSolved } from '../one-unknown.js';
import { factorsOf, isSumOfTerms } from './parts.js';
import { isSlopeInverted } from './slopes.js';
import { isMiscopied, isSlip } from './slips.js';

/** A wrong rule, and what it makes of a line. */
interface WrongRule {
  readonly name: MistakeName;
  readonly lines: (before: Statement) => readonly Statement[];
  /** The form that the student's line must have. */
  readonly fits?: (after: Statement) => boolean;
  /** Whether the line itself must be the student's, not only one with the same solutions. */
  readonly isWritten?: boolean;
}

function local(name: MistakeName, rule: Rule): WrongRule {
  return { name, lines: (before) => inStatement(before, rule) };
}

/** Whether a side is a product with a sum: x(x - 4). */
function hasProductOfSum(after: Statement): boolean {
  return expressionsOf(after).some((side) => side[0] === '×' && factorsOf(side).some(isSumOfTerms));
}

/** From specific to general: the first that gives the student's line names the mistake. */
const SPECIFIC: readonly WrongRule[] = [
  { name: 'mixed-up-slope', lines: coefficients.slopeInverted },
  { name: 'formula-minus-b-forgotten', lines: quadratics.minusForgotten, fits: isSolved },
  { name: 'formula-divides-only-root', lines: quadratics.onlyRootDivided, fits: isSolved },
  local('formula-divides-only-root', quadratics.onePartDivided),
  { name: 'formula-wrong-divisor', lines: quadratics.wrongDivisor, fits: isSolved },
  { name: 'discriminant-sign', lines: quadratics.discriminantSign, fits: isSolved },
  local('cube-of-sum', powers.cubeOfSum),
  local('root-of-sum-split', roots.rootOfSum),
  local('root-of-sum-split', arithmetic.rootsJoined),
  local('difference-of-squares-as-square', powers.differenceAsSquare),
  local('sum-of-squares-factored', powers.sumOfSquares),
  local('negative-exponent-as-negative', powers.negativeExponent),
  local('zero-exponent-as-zero', powers.zeroExponent),
  { name: 'zero-exponent-as-zero', lines: exponents.oneAsPower },
  local('square-of-sum', powers.squareOfSum),
  local('coefficient-not-powered', powers.coefficientNotPowered),
  { name: 'squared-each-term', lines: solving.squaredTerms },
  { name: 'coefficient-not-powered', lines: solving.squaredWithoutCoefficient },
  local('exponents-multiplied', powers.exponentsMultiplied),
  local('exponents-multiplied', arithmetic.squareKeptSingle),
  local('exponents-added-for-power', powers.exponentsAdded),
  local('exponents-added-for-power', arithmetic.exponentMisjoined),
  local('exponents-divided', powers.exponentsDivided),
  local('log-of-sum-split', roots.logOfSum),
  local('log-quotient-confused', roots.logQuotient),
  { name: 'log-quotient-confused', lines: undoing.exponentQuotient },
  local('log-power-outside', roots.logPower),
  local('log-factor-inside', arithmetic.factorIntoLogarithm),
  { name: 'log-base-exponent-swapped', lines: exponents.baseSwapped },
  { name: 'root-of-sum-split', lines: solving.rootOfSumTaken },
  local('root-factor-not-rooted', roots.rootFactor),
  local('conjugate-product-wrong', fractions.conjugateProduct),
  local('only-denominator-multiplied', fractions.onlyDenominator),
  local('coefficient-multiplied-into-base', powers.coefficientIntoBase),
  { name: 'bases-dropped-unequal', lines: exponents.basesDropped },
  { name: 'exponent-freed-by-dividing', lines: undoing.exponentDivided },
  { name: 'reciprocal-of-one-side', lines: undoing.reciprocalOfOneSide },
  { name: 'proportion-multiplied-straight', lines: coefficients.straightProportion },
  { name: 'zero-product-with-nonzero', lines: solving.nonzeroProduct },
  { name: 'substituted-without-parentheses', lines: systems.withoutParentheses },
  local('fraction-minus-not-distributed', terms.fractionMinus),
  local('minus-before-parentheses', terms.minusBeforeParentheses),
  local('only-first-term', terms.onlyFirstTerm),
  local('product-of-sums-incomplete', arithmetic.productOfSums),
  { ...local('factor-taken-from-one', arithmetic.factorTakenFromOne), fits: hasProductOfSum },
  local('order-of-operations', arithmetic.orderOfOperations),
  { name: 'divided-instead-of-multiplied', lines: undoing.dividedAgain },
  local('wrong-fraction-inverted', fractions.wrongInverted),
  local('whole-times-fraction', arithmetic.wholeTimesFraction),
  local('cancelled-to-zero', fractions.cancelledToZero),
  local('fractions-added-across', fractions.addedAcross),
  local('numerator-not-extended', fractions.numeratorNotExtended),
  local('cancelled-term', fractions.cancelledTerm),
  local('sign-of-square', terms.signOfSquare),
  local('power-as-product', arithmetic.powerAsProduct),
  local('square-completed-without-balance', quadratics.withoutBalance),
  local('square-completed-wrong-half', quadratics.wrongHalf),
  { name: 'square-completed-wrong-half', lines: quadratics.wrongHalfInEquation },
  {
    name: 'root-without-plus-minus',
    lines: (before) => (isInequality(before) ? [] : solving.rootsTaken(before)),
  },
  {
    name: 'square-inequality-root',
    lines: (before) => (isInequality(before) ? solving.rootsTaken(before) : []),
  },
  { name: 'root-not-squared', lines: undoing.rootNotSquared },
  { name: 'square-not-rooted', lines: undoing.squareNotRooted },
  { name: 'minus-forgotten-in-dividing', lines: undoing.minusForgottenInDividing },
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
      isInequality(before) ? [...solving.dividedByUnknown(before), ...sides.multipliedByUnknown(before)] : [],
  },
  { name: 'compound-one-part-only', lines: sides.onePartOnly },
  { name: 'added-to-one-side-only', lines: sides.addedToOne, isWritten: true },
];

/** Rules so general that a line copied wrongly may look like theirs. */
const GENERAL: readonly WrongRule[] = [
  local('like-terms-exponents-added', terms.likeTermsExponents),
  local('like-terms-exponents-added', arithmetic.letterTakenAway),
  local('unlike-terms-combined', terms.unlikeTerms),
  { name: 'subtracted-instead-of-divided', lines: coefficients.subtractedCoefficient },
  { name: 'divided-one-side-only', lines: sides.dividedOneSide },
  { name: 'multiplied-only-one-term', lines: sides.multipliedSome, isWritten: true },
  { name: 'divided-only-one-term', lines: sides.dividedSome, isWritten: true },
  { name: 'wrong-fraction-inverted', lines: coefficients.wrongReciprocal },
  { name: 'divided-upside-down', lines: coefficients.upsideDown },
  { name: 'sign-lost-in-moving', lines: sides.signLost },
  local('sign-of-product', terms.signOfProduct),
];

/** What is recognised from the solutions, before the wrong rules are tried. */
const FIRST: readonly (readonly [MistakeName, (pair: Pair) => boolean])[] = [
  ['equals-chain', ({ after }) => after.kind === 'chain' && after.relations.every((sign) => sign === '=')],
  ['rounded-as-exact', recognised.isRoundedAsExact],
  ['absolute-negative-right-side', recognised.isNegativeAbsolute],
  ['square-never-negative', recognised.isNegativeSquare],
  ['identity-read-as-zero', recognised.isIdentity],
  ['contradiction-read-as-solution', recognised.isContradiction],
  [
    'solution-coordinates-swapped',
    ({ before, after, setting }) => isMany(setting) && systems.isSwapped(before, after, setting),
  ],
  ['mixed-up-slope', isSlopeInverted],
  ['inequality-not-turned', (pair) => recognised.turning(pair) === -1],
  ['inequality-turned-needlessly', (pair) => recognised.turning(pair) === 1],
  ['root-sign-swapped', (pair) => recognised.isProduct(pair.before) && recognised.haveTurnedSigns(pair)],
];

const OF_SYSTEMS: typeof FIRST = [
  [
    'equation-scaled-partly',
    ({ before, after, setting }) => before.kind === 'and' && systems.isScaledPartly(before, after, setting),
  ],
  [
    'elimination-sign',
    ({ before, after, setting }) =>
      before.kind === 'and' && systems.hasEliminationSign(before, after, setting),
  ],
];

const LAST: readonly (readonly [MistakeName, (pair: Pair) => boolean])[] = [
  ['pole-included', (pair) => recognised.wrongEnds(pair) === 'pole-included'],
  ['endpoint-strictness', (pair) => recognised.wrongEnds(pair) === 'endpoint-strictness'],
  [
    'absolute-inequality-wrong-side',
    ({ before, after }) => isInequality(before) && hasIn(before, 'abs') && !hasIn(after, 'abs'),
  ],
  ['sign-interval-swapped', recognised.isSwappedInterval],
  ['wrong-factor-pair', recognised.isWrongPair],
];

function isMany({ unknowns }: Setting): boolean {
  return unknowns.length > 1;
}

/**
 * The mistake that leads from one line to the next; undefined where none is known. `typed` is the line before as it was
 * typed, where that had the values of its letters.
 */
export function mistakeIn(
  before: Statement,
  after: Statement,
  setting: Setting,
  typed: Statement = before,
): MistakeName | undefined {
  if (
    [before, after].some(
      (line) => expressionsOf(line).reduce((size, side) => size + sizeOf(side), 0) > MAX_SIZE,
    )
  )
    return undefined;
  const pair = recognised.pairOf(before, after, setting);
  const known = (list: typeof FIRST): MistakeName | undefined => list.find(([, holds]) => holds(pair))?.[0];
  const matching = new Matching(after, setting);
  const lines = new Map<WrongRule, readonly Statement[]>();
  const linesOf = (rule: WrongRule): readonly Statement[] => {
    if (rule.fits?.(after) === false) return [];
    const made = lines.get(rule) ?? rule.lines(rule.name === AS_TYPED ? typed : before).slice(0, MAX_LINES);
    lines.set(rule, made);
    return made;
  };
  const alike = (rules: readonly WrongRule[]): MistakeName | undefined =>
    rules.find((rule) => linesOf(rule).some((line) => matching.isAlike(line)))?.name;
  const equivalent = (): MistakeName | undefined =>
    [...SPECIFIC, ...GENERAL].find(
      (rule) => !rule.isWritten && linesOf(rule).some((line) => matching.isEquivalent(line)),
    )?.name;
  return (
    known(FIRST) ??
    alike(SPECIFIC) ??
    (isMany(setting) ? known(OF_SYSTEMS) : undefined) ??
    (isMiscopied(before, after, setting) ? 'number-miscopied' : undefined) ??
    alike(GENERAL) ??
    known(LAST) ??
    equivalent() ??
    otherwise(pair)
  );
}

/** The most signs and letters of a line whose mistake is looked for. */
const MAX_SIZE = 120;
/** The most lines that one rule may give. */
const MAX_LINES = 200;
/** The rule that needs the line as it was typed. */
const AS_TYPED: MistakeName = 'substituted-without-parentheses';

function otherwise(pair: Pair): MistakeName | undefined {
  const { before, after, setting } = pair;
  if (recognised.isLost(pair)) {
    if (hasIn(before, 'abs')) return 'absolute-one-case';
    return recognised.isEvenPower(before) ? 'root-without-plus-minus' : undefined;
  }
  // one letter's value from another's: the numbers were put in or worked out wrongly
  if (isMany(setting) && before.kind === 'relation' && isSolved(after)) return 'arithmetic-slip';
  return isSlip(before, after, setting) ? 'arithmetic-slip' : undefined;
}
