export { verify } from './solutions.test-support.js';
