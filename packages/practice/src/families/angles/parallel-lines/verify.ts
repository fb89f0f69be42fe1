export { verify } from '../angle-pairs/verify.js';
