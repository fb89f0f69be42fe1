import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isLowestTerms } from '../../shared/identity.test-support.js';

function numberOf(text: string): Decimal {
  const [, top = '', bottom = '1', percent] = /(\d+(?:\.\d+)?)(?:\/(\d+))?(%)?/.exec(text) ?? [];
  return new Decimal(top).div(bottom).div(percent === undefined ? 1 : 100);
}

/** Checks that the answer has the same value as the number in the question, in the requested form. */
export const verify: Verify = ({ question, answer }) => {
  const isPercent = question.includes('percent');
  const value = isPercent ? new Decimal(answer).div(100) : numberOf(answer);
  return {
    values: {},
    faults: [
      ...(value.minus(numberOf(question)).abs().lt('1e-15') ? [] : ['the answer is another number']),
      ...(isPercent || isLowestTerms(answer) ? [] : ['the answer isn’t in lowest terms']),
    ],
  };
};
