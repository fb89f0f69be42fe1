export { verify } from '../triangle-area/verify.js';
