export { verify } from '../two-equations/verify.js';
