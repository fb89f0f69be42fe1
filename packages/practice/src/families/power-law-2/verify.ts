export { verify } from '../power-law/verify.js';
