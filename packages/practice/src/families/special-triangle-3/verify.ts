export { verify } from '../special-triangle/verify.js';
