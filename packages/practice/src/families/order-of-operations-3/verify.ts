export { verify } from '../order-of-operations/verify.js';
