import type { Verify } from '../family-contract.test-support.js';
import { verifyIdentity } from './identity.test-support.js';

/** Compares the power with the question's expression; it is a number before one power. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => /^-?\d*[a-z]\^\d+$/.test(answer));
