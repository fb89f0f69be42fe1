export { verify } from './logarithm-equation.test-support.js';
