import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/index.js';
import { solve } from '../solve/solve.js';

/** Numbers that doubles can't distinguish, or that doubles distinguish although they are equal. */
describe('solutions that are close together', () => {
  it.each([
    [
      '(2^x - 3.00000000000000000001)(2^x - 3) = 0',
      ['log₂ 3', 'log₂ (300000000000000000001/100000000000000000000)'],
    ],
    [
      '(3^x - 2)(3.00000000000000000001^x - 2) = 0',
      ['ln 2 ÷ ln (300000000000000000001/100000000000000000000)', 'log₃ 2'],
    ],
    ['(2^x - 3)(4^x - 9) = 0', ['log₂ 3']],
    ['(2^x - 3)(8^x - 27)(4^x - 9) = 0', ['log₂ 3']],
    ['(ln(x) - 2)(x - e^2) = 0', ['e²']],
    ['(x - π)(x - 3.14159265358979323846) = 0', ['157079632679489661923/50000000000000000000', 'π']],
    ['x^2 = √(2) + √(3) - √(5 + 2√(6))', ['0']],
  ])('%s', (line, values) => {
    const { solution } = unwrap(solve(line));
    expect(solution.kind === 'values' && solution.values.map(expressionText)).toEqual(values);
  });

  it('divides by a number that is nearly 0, not by one that is 0', () => {
    const { solution } = unwrap(solve('(ln(640320^3 + 744) - π√(163))x = 1'));
    expect(solution.kind).toBe('values');
    expect(unwrap(solve('(log_4(9) - log_2(3))x = 1')).solution.kind).toBe('none');
  });
});
