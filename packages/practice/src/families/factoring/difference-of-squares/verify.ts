import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { hasNoCommonFactor, verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the product with the question's difference. It is a sum times a difference of the same terms. */
export const verify: Verify = (problem) =>
  verifyIdentity(
    problem,
    (answer) => /^(?:\d+[a-z]?)?\((\w+) - (\w+)\)\(\1 \+ \2\)$/.test(answer) && hasNoCommonFactor(answer),
  );
