import type { Family } from '../family.js';
import { addFractions } from './add-fractions.js';
import { commonFactor } from './common-factor.js';
import { differenceOfSquares } from './difference-of-squares.js';
import { evaluateExpression } from './evaluate-expression.js';
import { expandProduct } from './expand-product.js';
import { exponentLaws } from './exponent-laws.js';
import { factorTrinomial } from './factor-trinomial.js';
import { fractionEquation } from './fraction-equation.js';
import { linearEquation } from './linear-equation.js';
import { linearInequality } from './linear-inequality.js';
import { multiplyFractions } from './multiply-fractions.js';
import { orderOfOperations } from './order-of-operations.js';
import { parenthesesEquation } from './parentheses-equation.js';
import { percent } from './percent.js';
import { proportion } from './proportion.js';
import { quadraticByFactoring } from './quadratic-by-factoring.js';
import { quadraticFormula } from './quadratic-formula.js';
import { simplifyFraction } from './simplify-fraction.js';
import { twoEquations } from './two-equations.js';

/** The families of algebra, in the order in which they are taught. */
export const ALGEBRA: readonly Family[] = [
  orderOfOperations,
  addFractions,
  multiplyFractions,
  percent,
  proportion,
  evaluateExpression,
  exponentLaws,
  linearEquation,
  parenthesesEquation,
  fractionEquation,
  linearInequality,
  twoEquations,
  expandProduct,
  commonFactor,
  factorTrinomial,
  differenceOfSquares,
  simplifyFraction,
  quadraticByFactoring,
  quadraticFormula,
];
