export { verify } from '../expand-logarithm/verify.js';
