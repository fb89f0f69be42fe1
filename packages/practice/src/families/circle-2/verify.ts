export { verify } from '../circle/verify.js';
