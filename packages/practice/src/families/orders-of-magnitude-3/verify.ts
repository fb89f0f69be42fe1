export { verify } from '../orders-of-magnitude/verify.js';
