export { verify } from '../fraction-equation/verify.js';
