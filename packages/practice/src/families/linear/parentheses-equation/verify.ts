export { verify } from '../linear-equation/verify.js';
