import type { Family } from '../family.js';
import { baseOfLogarithm } from './base-of-logarithm.js';
import { changeOfBase } from './change-of-base.js';
import { condenseLogarithms } from './condense-logarithms.js';
import { evaluateLogarithm } from './evaluate-logarithm.js';
import { expandLogarithm } from './expand-logarithm.js';
import { exponentialEquation } from './exponential-equation.js';
import { exponentialEquationRounded } from './exponential-equation-rounded.js';
import { growth } from './growth.js';
import { logarithmEquation } from './logarithm-equation.js';
import { logarithmicEquation } from './logarithmic-equation.js';
import { logarithmicForm } from './logarithmic-form.js';
import { naturalLogarithm } from './natural-logarithm.js';
import { ordersOfMagnitude } from './orders-of-magnitude.js';
import { powerLaw } from './power-law.js';
import { productLaw } from './product-law.js';
import { quotientLaw } from './quotient-law.js';

/** The families of logarithms, in the order in which they are taught. */
export const LOGARITHMS: readonly Family[] = [
  evaluateLogarithm,
  logarithmicForm,
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
  naturalLogarithm,
  growth,
  ordersOfMagnitude,
];
