export { verify } from '../box/verify.js';
