import type { Family } from '../family.js';
import { baseOfLogarithm } from './base-of-logarithm/family.js';
import { changeOfBase } from './change-of-base/family.js';
import { condenseLogarithms } from './condense-logarithms/family.js';
import { evaluateLogarithm } from './evaluate-logarithm/family.js';
import { expandLogarithm } from './expand-logarithm/family.js';
import { exponentialEquation } from './exponential-equation/family.js';
import { exponentialEquationRounded } from './exponential-equation-rounded/family.js';
import { growth } from './growth/family.js';
import { halvings } from './halvings/family.js';
import { logInequality } from './log-inequality/family.js';
import { logarithmEquation } from './logarithm-equation/family.js';
import { logarithmGraphs } from './logarithm-graphs/family.js';
import { logarithmicEquation } from './logarithmic-equation/family.js';
import { logarithmicForm } from './logarithmic-form/family.js';
import { naturalLogarithm } from './natural-logarithm/family.js';
import { ordersOfMagnitude } from './orders-of-magnitude/family.js';
import { powerLaw } from './power-law/family.js';
import { productLaw } from './product-law/family.js';
import { quotientLaw } from './quotient-law/family.js';

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
