export { verify } from './angle-pairs.test-support.js';
