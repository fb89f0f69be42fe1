export { verifyAllSolutions as verify } from '../../shared/equation.test-support.js';
