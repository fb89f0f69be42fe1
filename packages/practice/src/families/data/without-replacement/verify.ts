export { verifyDraws as verify } from '../../shared/two-draws.test-support.js';
