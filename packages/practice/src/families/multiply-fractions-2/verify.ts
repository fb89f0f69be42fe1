export { verify } from '../multiply-fractions/verify.js';
