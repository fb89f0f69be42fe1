import type { Family } from '../family.js';
import { baseOfLogarithm } from './base-of-logarithm/family.js';
import { baseOfLogarithm2 } from './base-of-logarithm-2/family.js';
import { changeOfBase } from './change-of-base/family.js';
import { changeOfBase2 } from './change-of-base-2/family.js';
import { changeOfBase3 } from './change-of-base-3/family.js';
import { condenseLogarithms } from './condense-logarithms/family.js';
import { evaluateLogarithm } from './evaluate-logarithm/family.js';
import { evaluateLogarithm2 } from './evaluate-logarithm-2/family.js';
import { expandLogarithm } from './expand-logarithm/family.js';
import { expandLogarithm2 } from './expand-logarithm-2/family.js';
import { exponentialEquation } from './exponential-equation/family.js';
import { exponentialEquation2 } from './exponential-equation-2/family.js';
import { exponentialEquationRounded } from './exponential-equation-rounded/family.js';
import { exponentialEquationRounded2 } from './exponential-equation-rounded-2/family.js';
import { growth } from './growth/family.js';
import { growth2 } from './growth-2/family.js';
import { logarithmEquation } from './logarithm-equation/family.js';
import { logarithmEquation2 } from './logarithm-equation-2/family.js';
import { logarithmicEquation } from './logarithmic-equation/family.js';
import { logarithmicEquation2 } from './logarithmic-equation-2/family.js';
import { logarithmicForm } from './logarithmic-form/family.js';
import { logarithmicForm2 } from './logarithmic-form-2/family.js';
import { naturalLogarithm } from './natural-logarithm/family.js';
import { naturalLogarithm2 } from './natural-logarithm-2/family.js';
import { ordersOfMagnitude } from './orders-of-magnitude/family.js';
import { ordersOfMagnitude2 } from './orders-of-magnitude-2/family.js';
import { ordersOfMagnitude3 } from './orders-of-magnitude-3/family.js';
import { powerLaw } from './power-law/family.js';
import { powerLaw2 } from './power-law-2/family.js';
import { productLaw } from './product-law/family.js';
import { productLaw2 } from './product-law-2/family.js';
import { productLaw3 } from './product-law-3/family.js';
import { quotientLaw } from './quotient-law/family.js';
import { quotientLaw2 } from './quotient-law-2/family.js';
import { quotientLaw3 } from './quotient-law-3/family.js';

/** The families of logarithms, in teaching order. */
export const LOGARITHMS: readonly Family[] = [
  evaluateLogarithm2,
  evaluateLogarithm,
  logarithmicForm2,
  logarithmicForm,
  productLaw,
  productLaw2,
  productLaw3,
  quotientLaw,
  quotientLaw2,
  quotientLaw3,
  powerLaw2,
  powerLaw,
  expandLogarithm,
  expandLogarithm2,
  condenseLogarithms,
  changeOfBase,
  changeOfBase3,
  changeOfBase2,
  logarithmEquation2,
  logarithmEquation,
  baseOfLogarithm2,
  baseOfLogarithm,
  exponentialEquation,
  exponentialEquation2,
  exponentialEquationRounded,
  exponentialEquationRounded2,
  logarithmicEquation,
  logarithmicEquation2,
  naturalLogarithm2,
  naturalLogarithm,
  growth,
  growth2,
  ordersOfMagnitude2,
  ordersOfMagnitude3,
  ordersOfMagnitude,
];
