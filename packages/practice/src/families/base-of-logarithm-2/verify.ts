export { verify } from '../base-of-logarithm/verify.js';
