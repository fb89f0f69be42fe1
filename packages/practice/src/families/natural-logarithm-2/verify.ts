export { verify } from '../natural-logarithm/verify.js';
