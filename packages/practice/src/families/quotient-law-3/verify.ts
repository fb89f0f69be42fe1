export { verify } from '../quotient-law/verify.js';
