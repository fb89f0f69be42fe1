export { verify } from '../logarithmic-form/verify.js';
