export { verify } from '../quadratic-formula/verify.js';
