export { verify } from '../simplify-fraction/verify.js';
