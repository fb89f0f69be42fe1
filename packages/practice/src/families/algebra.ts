import type { Family } from '../family.js';
import { addFractions } from './add-fractions/family.js';
import { commonFactor } from './common-factor/family.js';
import { differenceOfSquares } from './difference-of-squares/family.js';
import { differenceOfSquares2 } from './difference-of-squares-2/family.js';
import { evaluateExpression } from './evaluate-expression/family.js';
import { expandProduct } from './expand-product/family.js';
import { exponentLaws } from './exponent-laws/family.js';
import { factorTrinomial } from './factor-trinomial/family.js';
import { factorTrinomial2 } from './factor-trinomial-2/family.js';
import { fractionEquation } from './fraction-equation/family.js';
import { fractionEquation2 } from './fraction-equation-2/family.js';
import { linearEquation } from './linear-equation/family.js';
import { linearInequality } from './linear-inequality/family.js';
import { multiplyFractions } from './multiply-fractions/family.js';
import { multiplyFractions2 } from './multiply-fractions-2/family.js';
import { orderOfOperations } from './order-of-operations/family.js';
import { orderOfOperations2 } from './order-of-operations-2/family.js';
import { orderOfOperations3 } from './order-of-operations-3/family.js';
import { parenthesesEquation } from './parentheses-equation/family.js';
import { percent } from './percent/family.js';
import { percent2 } from './percent-2/family.js';
import { proportion } from './proportion/family.js';
import { proportion2 } from './proportion-2/family.js';
import { quadraticByFactoring } from './quadratic-by-factoring/family.js';
import { quadraticByFactoring2 } from './quadratic-by-factoring-2/family.js';
import { quadraticFormula } from './quadratic-formula/family.js';
import { quadraticFormula2 } from './quadratic-formula-2/family.js';
import { simplifyFraction } from './simplify-fraction/family.js';
import { simplifyFraction2 } from './simplify-fraction-2/family.js';
import { twoEquations } from './two-equations/family.js';
import { twoEquations2 } from './two-equations-2/family.js';

/** The families of algebra, in teaching order. */
export const ALGEBRA: readonly Family[] = [
  orderOfOperations,
  orderOfOperations3,
  orderOfOperations2,
  addFractions,
  multiplyFractions,
  multiplyFractions2,
  percent,
  percent2,
  proportion,
  proportion2,
  evaluateExpression,
  exponentLaws,
  linearEquation,
  parenthesesEquation,
  fractionEquation,
  fractionEquation2,
  linearInequality,
  twoEquations,
  twoEquations2,
  expandProduct,
  commonFactor,
  factorTrinomial2,
  factorTrinomial,
  differenceOfSquares2,
  differenceOfSquares,
  simplifyFraction,
  simplifyFraction2,
  quadraticByFactoring2,
  quadraticByFactoring,
  quadraticFormula,
  quadraticFormula2,
];
