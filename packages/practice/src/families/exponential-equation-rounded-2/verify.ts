export { verify } from '../exponential-equation-rounded/verify.js';
