export { verify } from '../change-of-base/verify.js';
