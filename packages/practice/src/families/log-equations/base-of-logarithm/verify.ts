export { verify } from '../logarithm-equation/verify.js';
