import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { type LogarithmEquation, solveLogarithm } from './index.js';

describe('solveLogarithm', () => {
  it.each([
    [{ base: 2, result: 5 }, 'value', '32', '32', '='],
    [{ base: 10, result: -3 }, 'value', '0.001', '0.001', '='],
    [{ base: 10, result: 0 }, 'value', '1', '1', '='],
    [{ base: 8, result: { numerator: 2n, denominator: 3n } }, 'value', '4', '4', '='],
    [{ base: 0.25, result: 1.5 }, 'value', '0.125', '0.125', '='],
    [{ base: '4/9', result: 1 }, 'value', '4/9', '0.4444', '≈'],
    [{ base: 3, result: -1 }, 'value', '1/3', '0.3333', '≈'],
    [{ base: 2, result: 0.5 }, 'value', undefined, '1.4142', '≈'],
    [{ base: 'e', result: 1 }, 'value', undefined, '2.7183', '≈'],
    [{ base: 'e', result: 0 }, 'value', '1', '1', '='],
    [{ base: 'e', result: -10 }, 'value', undefined, '0.00004540', '≈'],
    [{ base: 2, result: -20 }, 'value', '0.00000095367431640625', '0.0000009537', '≈'],
    [{ base: '1.1', result: 5.5 }, 'value', undefined, '1.6891', '≈'],
    [{ base: '1.1', result: 7 }, 'value', '1.9487171', '1.9487171', '='],
    [{ base: '4.1', result: 9 }, 'value', '327381.934393961', '327381.9344', '≈'],
    [{ base: '4.1', result: 12 }, 'value', '22563490.300366186081', '22563490.3004', '≈'],
    [
      { base: '851.72', result: 20 },
      'value',
      '40358675818919392784016086346406468553888899530167085857984.7949928839067518471520137853998282571776',
      '40358675818919392784016086346406468553888899530167085857984.7950',
      '≈',
    ],
    [{ base: '1.0000001', result: 100000 }, 'value', undefined, '1.0101', '≈'],
    [{ base: '1e400', result: '1e-400' }, 'value', undefined, '1.0000', '≈'],
    [{ value: 9, result: 2 }, 'base', '3', '3', '='],
    [{ value: 8, result: 1.5 }, 'base', '4', '4', '='],
    [{ value: 4, result: -0.5 }, 'base', '0.0625', '0.0625', '='],
    [{ value: '1,024', result: 10 }, 'base', '2', '2', '='],
    [{ value: 10, result: 3 }, 'base', undefined, '2.1544', '≈'],
    [{ base: 2, value: 8 }, 'result', '3', '3.0000', '='],
    [{ base: 8, value: 4, result: ' ' }, 'result', '2/3', '0.6667', '≈'],
    [{ base: 2, value: 10, result: '' }, 'result', undefined, '3.3219', '≈'],
  ])('solves %o', (equation: LogarithmEquation, unknown, exact, text, relation) => {
    const solved = solveLogarithm(equation);
    if (!solved.ok) throw new Error(solved.message);
    expect(solved.value.unknown).toBe(unknown);
    expect(solved.value.answer.exact).toBe(exact);
    expect(solved.value.answer).toMatchObject({ text, relation });
  });

  it('returns 0, not -0, for 1 in a base below 1', () => {
    const solved = solveLogarithm({ base: 0.5, value: 1 });
    expect(solved.ok && solved.value.answer.number).toBe(0);
  });

  it('shows the way to the value', () => {
    const solved = solveLogarithm({ base: 8, result: { numerator: 2n, denominator: 3n } });
    expect(solved.ok && solved.value.steps.map(stepText)).toEqual([
      'Problem: log₈ x = 2/3',
      'Definition of the logarithm: x = a^b',
      'Substitute the numbers: x = 8^(2/3)',
      'Take the exact root: 8^(2/3) = 2²',
      'Evaluate the power: 2² = 4',
      'Answer: x = 4',
    ]);
  });

  it('shows the way to the base', () => {
    const solved = solveLogarithm({ value: 10, result: '1.5' });
    expect(solved.ok && solved.value.steps.map(stepText)).toEqual([
      'Problem: logₐ 10 = 1.5',
      'Definition of the logarithm: a^1.5 = 10',
      'Raise both sides to the power 1/b: a = 10^(1/1.5)',
      'Evaluate the exponent: 10^(1/1.5) = 10^(2/3)',
      'Answer: a ≈ 4.6416',
    ]);
  });

  it.each([
    [{ base: 1, result: 2 }, 'base', 'out-of-range'],
    [{ base: 0, result: 2 }, 'base', 'out-of-range'],
    [{ base: -2, result: 2 }, 'base', 'out-of-range'],
    [{ base: -2, value: 2 }, 'base', 'out-of-range'],
    [{ base: 2, value: 0 }, 'value', 'out-of-range'],
    [{ value: -8, result: 3 }, 'value', 'out-of-range'],
    [{ value: 1, result: 3 }, 'value', 'out-of-range'],
    [{ value: 1, result: 0 }, 'result', 'out-of-range'],
    [{ value: 5, result: 0 }, 'result', 'out-of-range'],
    [{ base: 2, value: 8, result: 3 }, 'result', 'out-of-range'],
    [{ base: 2 }, 'result', 'empty'],
    [{ value: 2 }, 'result', 'empty'],
    [{}, 'value', 'empty'],
    [null, 'value', 'empty'],
    [{ base: 'x', result: 2 }, 'base', 'not-a-number'],
    [{ base: 2, result: 'two' }, 'result', 'not-a-number'],
    [{ value: {}, result: 2 }, 'value', 'not-a-number'],
    [{ base: 2, result: 1662 }, 'result', 'too-large'],
    [{ base: 2, result: -1662 }, 'result', 'too-large'],
    [{ base: 2, result: '1e400' }, 'result', 'too-large'],
    [{ value: 2, result: '1e-400' }, 'result', 'too-large'],
    [{ base: '9'.repeat(401), result: 1 }, 'base', 'too-large'],
  ])('refuses %j: %s %s', (equation, field, code) => {
    expect(solveLogarithm(equation as never)).toMatchObject({ ok: false, field, code });
  });

  it.each([
    { base: `1.${'0'.repeat(300)}1`, result: `1${'0'.repeat(299)}` },
    { base: '3e399', result: '1.25' },
    { base: '2', result: `0.${'3'.repeat(380)}` },
    { value: `7${'1'.repeat(390)}`, result: '17' },
    { value: 2n ** 1300n, result: `0.${'9'.repeat(390)}` },
    { base: 'e', result: '-1151' },
    { base: 2, result: -1660 },
  ])('takes few digits: case %#', (equation) => {
    const solved = solveLogarithm(equation);
    expect(solved.ok && solved.value.answer.text.length).toBeLessThan(510);
    const written = JSON.stringify(solved, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(written.length).toBeLessThan(10_000);
  });
});
