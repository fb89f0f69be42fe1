export { verify } from '../product-law/verify.js';
