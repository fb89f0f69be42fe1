import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the answer with the question. No square number divides the number under the root. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => {
    const [, radicand = '0'] = /^\d*sqrt\((\d+)\)$/.exec(answer) ?? [];
    return Array.from({ length: 40 }, (_, n) => (n + 2) ** 2).every(
      (square) => Number(radicand) % square !== 0,
    );
  });
