export { verify } from '../growth/verify.js';
