export { verify } from '../../shared/solutions.test-support.js';
