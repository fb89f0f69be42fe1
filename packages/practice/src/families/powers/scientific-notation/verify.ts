import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf } from '../../shared/checks.test-support.js';

const NAMED: Readonly<Record<string, string>> = { million: '1e6', billion: '1e9', trillion: '1e12' };

/** Writes the value of the question in exponential notation, and compares the digits. */
export const verify: Verify = (problem) => {
  const [asked] = expressionsOf(problem);
  const [, digits = '', name = ''] =
    /(\d+(?:\.\d+)?) (million|billion|trillion)/.exec(problem.question) ?? [];
  const value = asked ? realValue(asked, {}) : new Decimal(digits).times(NAMED[name] ?? NaN);
  const [factor = '', exponent = ''] = value.toSignificantDigits(12).toExponential().split('e');
  const wanted = `${factor} × 10^${exponent.startsWith('-') ? `(${exponent})` : exponent.slice(1)}`;
  return { values: {}, faults: problem.answer === wanted ? [] : [`the answer should be ${wanted}`] };
};
