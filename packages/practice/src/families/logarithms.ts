import type { Family } from '../family.js';
import { baseOfLogarithm } from './log-equations/base-of-logarithm/family.js';
import { changeOfBase } from './laws/change-of-base/family.js';
import { condenseLogarithms } from './laws/condense-logarithms/family.js';
import { evaluateLogarithm } from './meaning/evaluate-logarithm/family.js';
import { expandLogarithm } from './laws/expand-logarithm/family.js';
import { exponentialEquation } from './log-equations/exponential-equation/family.js';
import { exponentialEquationRounded } from './log-equations/exponential-equation-rounded/family.js';
import { growth } from './growth/growth/family.js';
import { halvings } from './meaning/halvings/family.js';
import { logInequality } from './log-equations/log-inequality/family.js';
import { logarithmEquation } from './log-equations/logarithm-equation/family.js';
import { logarithmGraphs } from './meaning/logarithm-graphs/family.js';
import { logarithmicEquation } from './log-equations/logarithmic-equation/family.js';
import { logarithmicForm } from './meaning/logarithmic-form/family.js';
import { naturalLogarithm } from './growth/natural-logarithm/family.js';
import { ordersOfMagnitude } from './scales/orders-of-magnitude/family.js';
import { powerLaw } from './laws/power-law/family.js';
import { productLaw } from './laws/product-law/family.js';
import { quotientLaw } from './laws/quotient-law/family.js';

/** The families of logarithms, in teaching order. */
export const LOGARITHMS: readonly Family[] = [
  evaluateLogarithm,
  logarithmicForm,
  halvings,
  logarithmGraphs,
  productLaw,
  quotientLaw,
  powerLaw,
  expandLogarithm,
  condenseLogarithms,
  changeOfBase,
  logarithmEquation,
  baseOfLogarithm,
  exponentialEquation,
  exponentialEquationRounded,
  logarithmicEquation,
  logInequality,
  naturalLogarithm,
  growth,
  ordersOfMagnitude,
];
