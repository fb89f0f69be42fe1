export { verify } from '../composite-area/verify.js';
