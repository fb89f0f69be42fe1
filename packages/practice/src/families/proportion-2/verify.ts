export { verify } from '../proportion/verify.js';
