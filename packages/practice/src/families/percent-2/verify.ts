export { verify } from '../percent/verify.js';
