export { verify } from '../evaluate-logarithm/verify.js';
