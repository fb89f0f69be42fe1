export { verify } from '../polygon-angles/verify.js';
