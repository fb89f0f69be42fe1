export { verify } from './linear-equation.test-support.js';
