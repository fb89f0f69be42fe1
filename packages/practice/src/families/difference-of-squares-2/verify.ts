export { verify } from '../difference-of-squares/verify.js';
