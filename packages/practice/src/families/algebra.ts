import type { Family } from '../family.js';
import { addFractions } from './add-fractions/family.js';
import { addRoots } from './add-roots/family.js';
import { averages } from './averages/family.js';
import { belowZero } from './below-zero/family.js';
import { binomialSquares } from './binomial-squares/family.js';
import { clockTime } from './clock-time/family.js';
import { commonFactor } from './common-factor/family.js';
import { compoundMeasures } from './compound-measures/family.js';
import { convertUnits } from './convert-units/family.js';
import { decimals } from './decimals/family.js';
import { differenceOfSquares } from './difference-of-squares/family.js';
import { doubling } from './doubling/family.js';
import { estimation } from './estimation/family.js';
import { evaluateExpression } from './evaluate-expression/family.js';
import { expandProduct } from './expand-product/family.js';
import { exponentLaws } from './exponent-laws/family.js';
import { factorTrinomial } from './factor-trinomial/family.js';
import { fractionDecimalPercent } from './fraction-decimal-percent/family.js';
import { fractionEquation } from './fraction-equation/family.js';
import { gcdAndLcm } from './gcd-and-lcm/family.js';
import { interest } from './interest/family.js';
import { functionGraph } from './function-graph/family.js';
import { inequalityRegion } from './inequality-region/family.js';
import { lineFromGraph } from './line-from-graph/family.js';
import { lineFromTable } from './line-from-table/family.js';
import { linearEquation } from './linear-equation/family.js';
import { linearInequality } from './linear-inequality/family.js';
import { mapScale } from './map-scale/family.js';
import { mixtures } from './mixtures/family.js';
import { multiplyFractions } from './multiply-fractions/family.js';
import { oneUnknown } from './one-unknown/family.js';
import { orderOfOperations } from './order-of-operations/family.js';
import { negativeNumbers } from './negative-numbers/family.js';
import { parabolas } from './parabolas/family.js';
import { parabolaGraph } from './parabola-graph/family.js';
import { parenthesesEquation } from './parentheses-equation/family.js';
import { patterns } from './patterns/family.js';
import { percent } from './percent/family.js';
import { plotPoints } from './plot-points/family.js';
import { primeFactors } from './prime-factors/family.js';
import { proportion } from './proportion/family.js';
import { quadraticByFactoring } from './quadratic-by-factoring/family.js';
import { quadraticFormula } from './quadratic-formula/family.js';
import { rates } from './rates/family.js';
import { rationalize } from './rationalize/family.js';
import { rounding } from './rounding/family.js';
import { shareInRatio } from './share-in-ratio/family.js';
import { simplifyFraction } from './simplify-fraction/family.js';
import { simplifyRoot } from './simplify-root/family.js';
import { transformGraph } from './transform-graph/family.js';
import { twoEquations } from './two-equations/family.js';
import { twoUnknowns } from './two-unknowns/family.js';
import { unitRates } from './unit-rates/family.js';
import { functionValue } from './function-value/family.js';
import { functionDomain } from './function-domain/family.js';
import { composition } from './composition/family.js';
import { inverseFunction } from './inverse-function/family.js';
import { rearrangeFormula } from './rearrange-formula/family.js';
import { scientificNotation } from './scientific-notation/family.js';
import { rationalExponents } from './rational-exponents/family.js';
import { absoluteValue } from './absolute-value/family.js';
import { compoundInequality } from './compound-inequality/family.js';
import { completeSquare } from './complete-square/family.js';
import { discriminant } from './discriminant/family.js';
import { rationalEquation } from './rational-equation/family.js';
import { radicalEquation } from './radical-equation/family.js';
import { boxPlots } from './box-plots/family.js';
import { meanFromTable } from './mean-from-table/family.js';
import { medianAndRange } from './median-and-range/family.js';
import { charts } from './charts/family.js';
import { complement } from './complement/family.js';
import { counting } from './counting/family.js';
import { expectedValue } from './expected-value/family.js';
import { simpleProbability } from './simple-probability/family.js';
import { twoStages } from './two-stages/family.js';
import { withoutReplacement } from './without-replacement/family.js';
import { rationalExpressions } from './rational-expressions/family.js';
import { polynomialDivision } from './polynomial-division/family.js';
import { remainderTheorem } from './remainder-theorem/family.js';
import { complexNumbers } from './complex-numbers/family.js';
import { arithmeticSequence } from './arithmetic-sequence/family.js';
import { geometricSequence } from './geometric-sequence/family.js';
import { exponentialData } from './exponential-data/family.js';

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
