export { verify } from '../exponential-equation/verify.js';
