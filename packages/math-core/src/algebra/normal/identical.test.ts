import { describe, expect, it } from 'vitest';
import { typed } from '../testing/typed.test-support.js';
import { identical } from './identical.js';

describe('identical', () => {
  it.each([
    ['(x + 1)^2', 'x^2 + 2x + 1', 'same'],
    ['(x + 1)^2', 'x^2 + 1', 'different'],
    ['sqrt(x^2)', 'abs(x)', 'same'],
    ['sqrt(x^2)', 'x', 'different'],
    ['abs(x y)', 'abs(x)abs(y)', 'same'],
    ['abs(x + y)', 'abs(x) + abs(y)', 'different'],
    ['sqrt(x)sqrt(y)', 'sqrt(x y)', 'same'],
    ['sqrt(x + y)', 'sqrt(x) + sqrt(y)', 'different'],
    ['1/(sqrt(x) - 1)', '(sqrt(x) + 1)/(x - 1)', 'same'],
    ['(x^2 - 4)/(x - 2)', 'x + 2', 'same'],
    ['log_2(x) + log_2(y)', 'log_2(x y)', 'same'],
    ['log(x + y)', 'log(x) + log(y)', 'different'],
    ['log_4(x)', 'log_2(x)/2', 'same'],
    ['2^(x + 3)', '8*2^x', 'same'],
    ['2^x*3^x', '6^x', 'same'],
    ['(2^x)^2', '2^(x^2)', 'different'],
    ['x^a x^b', 'x^(a + b)', 'same'],
    ['1.41421356237309504880168872420969807857', 'sqrt(2)', 'different'],
    ['sqrt(5 + 2sqrt(6))', 'sqrt(2) + sqrt(3)', 'same'],
    ['pi', '22/7', 'different'],
    ['e^(ln(3)x)', '3^x', 'same'],
    ['1/0', '1/0', 'undecided'],
    ['sqrt(-1)', 'x', 'undecided'],
    ['ln(x)/ln(10)', 'log(x)', 'same'],
    ['x^(1/2)', 'sqrt(x)', 'same'],
    ['(x - 1)^500', '(1 - x)^500', 'undecided'],
  ])('%s and %s are %s', (a, b, verdict) => {
    expect(identical(typed(a), typed(b))).toBe(verdict);
  });
});
