export { verify } from '../simplify-root/verify.js';
