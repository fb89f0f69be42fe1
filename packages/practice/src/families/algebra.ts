import type { Family } from '../family.js';
import { addFractions } from './fractions/add-fractions/family.js';
import { addRoots } from './powers/add-roots/family.js';
import { averages } from './percent/averages/family.js';
import { belowZero } from './numbers/below-zero/family.js';
import { binomialSquares } from './expressions/binomial-squares/family.js';
import { clockTime } from './measures/clock-time/family.js';
import { commonFactor } from './factoring/common-factor/family.js';
import { compoundMeasures } from './measures/compound-measures/family.js';
import { convertUnits } from './measures/convert-units/family.js';
import { decimals } from './numbers/decimals/family.js';
import { differenceOfSquares } from './factoring/difference-of-squares/family.js';
import { doubling } from './sequences/doubling/family.js';
import { estimation } from './numbers/estimation/family.js';
import { evaluateExpression } from './expressions/evaluate-expression/family.js';
import { expandProduct } from './expressions/expand-product/family.js';
import { exponentLaws } from './powers/exponent-laws/family.js';
import { factorTrinomial } from './factoring/factor-trinomial/family.js';
import { fractionDecimalPercent } from './fractions/fraction-decimal-percent/family.js';
import { fractionEquation } from './linear/fraction-equation/family.js';
import { gcdAndLcm } from './numbers/gcd-and-lcm/family.js';
import { interest } from './percent/interest/family.js';
import { functionGraph } from './graphs/function-graph/family.js';
import { inequalityRegion } from './graphs/inequality-region/family.js';
import { lineFromGraph } from './graphs/line-from-graph/family.js';
import { lineFromTable } from './graphs/line-from-table/family.js';
import { linearEquation } from './linear/linear-equation/family.js';
import { linearInequality } from './inequalities/linear-inequality/family.js';
import { mapScale } from './percent/map-scale/family.js';
import { mixtures } from './percent/mixtures/family.js';
import { multiplyFractions } from './fractions/multiply-fractions/family.js';
import { oneUnknown } from './linear/one-unknown/family.js';
import { orderOfOperations } from './numbers/order-of-operations/family.js';
import { negativeNumbers } from './numbers/negative-numbers/family.js';
import { parabolas } from './quadratics/parabolas/family.js';
import { parabolaGraph } from './graphs/parabola-graph/family.js';
import { parenthesesEquation } from './linear/parentheses-equation/family.js';
import { patterns } from './sequences/patterns/family.js';
import { percent } from './percent/percent/family.js';
import { plotPoints } from './graphs/plot-points/family.js';
import { primeFactors } from './numbers/prime-factors/family.js';
import { proportion } from './percent/proportion/family.js';
import { quadraticByFactoring } from './quadratics/quadratic-by-factoring/family.js';
import { quadraticFormula } from './quadratics/quadratic-formula/family.js';
import { rates } from './percent/rates/family.js';
import { rationalize } from './powers/rationalize/family.js';
import { rounding } from './numbers/rounding/family.js';
import { shareInRatio } from './percent/share-in-ratio/family.js';
import { simplifyFraction } from './factoring/simplify-fraction/family.js';
import { simplifyRoot } from './powers/simplify-root/family.js';
import { transformGraph } from './graphs/transform-graph/family.js';
import { twoEquations } from './systems/two-equations/family.js';
import { twoUnknowns } from './systems/two-unknowns/family.js';
import { unitRates } from './percent/unit-rates/family.js';
import { functionValue } from './functions/function-value/family.js';
import { functionDomain } from './functions/function-domain/family.js';
import { composition } from './functions/composition/family.js';
import { inverseFunction } from './functions/inverse-function/family.js';
import { rearrangeFormula } from './linear/rearrange-formula/family.js';
import { scientificNotation } from './powers/scientific-notation/family.js';
import { rationalExponents } from './powers/rational-exponents/family.js';
import { absoluteValue } from './inequalities/absolute-value/family.js';
import { compoundInequality } from './inequalities/compound-inequality/family.js';
import { completeSquare } from './quadratics/complete-square/family.js';
import { discriminant } from './quadratics/discriminant/family.js';
import { rationalEquation } from './rational/rational-equation/family.js';
import { radicalEquation } from './rational/radical-equation/family.js';
import { boxPlots } from './data/box-plots/family.js';
import { meanFromTable } from './data/mean-from-table/family.js';
import { medianAndRange } from './data/median-and-range/family.js';
import { charts } from './data/charts/family.js';
import { complement } from './data/complement/family.js';
import { counting } from './data/counting/family.js';
import { expectedValue } from './data/expected-value/family.js';
import { simpleProbability } from './data/simple-probability/family.js';
import { twoStages } from './data/two-stages/family.js';
import { withoutReplacement } from './data/without-replacement/family.js';
import { rationalExpressions } from './rational/rational-expressions/family.js';
import { polynomialDivision } from './polynomials/polynomial-division/family.js';
import { remainderTheorem } from './polynomials/remainder-theorem/family.js';
import { complexNumbers } from './polynomials/complex-numbers/family.js';
import { arithmeticSequence } from './sequences/arithmetic-sequence/family.js';
import { geometricSequence } from './sequences/geometric-sequence/family.js';
import { exponentialData } from './functions/exponential-data/family.js';

/** The families of algebra, in teaching order. */
export const ALGEBRA: readonly Family[] = [
  orderOfOperations,
  negativeNumbers,
  belowZero,
  decimals,
  rounding,
  estimation,
  primeFactors,
  gcdAndLcm,
  addFractions,
  multiplyFractions,
  fractionDecimalPercent,
  percent,
  unitRates,
  mixtures,
  interest,
  proportion,
  shareInRatio,
  mapScale,
  compoundMeasures,
  convertUnits,
  clockTime,
  rates,
  averages,
  evaluateExpression,
  exponentLaws,
  simplifyRoot,
  addRoots,
  rationalize,
  linearEquation,
  parenthesesEquation,
  fractionEquation,
  oneUnknown,
  linearInequality,
  twoEquations,
  twoUnknowns,
  expandProduct,
  binomialSquares,
  commonFactor,
  factorTrinomial,
  differenceOfSquares,
  simplifyFraction,
  quadraticByFactoring,
  quadraticFormula,
  parabolas,
  patterns,
  doubling,
  plotPoints,
  lineFromGraph,
  lineFromTable,
  parabolaGraph,
  functionGraph,
  transformGraph,
  inequalityRegion,
  functionValue,
  functionDomain,
  composition,
  inverseFunction,
  rearrangeFormula,
  scientificNotation,
  rationalExponents,
  absoluteValue,
  compoundInequality,
  completeSquare,
  discriminant,
  rationalEquation,
  radicalEquation,
  medianAndRange,
  boxPlots,
  meanFromTable,
  charts,
  simpleProbability,
  complement,
  twoStages,
  withoutReplacement,
  counting,
  expectedValue,
  rationalExpressions,
  polynomialDivision,
  remainderTheorem,
  complexNumbers,
  arithmeticSequence,
  geometricSequence,
  exponentialData,
];
