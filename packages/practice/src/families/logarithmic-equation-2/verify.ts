export { verify } from '../logarithmic-equation/verify.js';
