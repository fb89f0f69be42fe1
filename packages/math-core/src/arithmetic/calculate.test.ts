import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../steps/index.js';
import { type ArithmeticInput, calculate, ARITHMETIC_OPERATIONS } from './index.js';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';

const untyped = calculate as (input: unknown) => ReturnType<typeof calculate>;

function valueOf(input: ArithmeticInput) {
  const result = calculate(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('calculate', () => {
  it.each([
    [0.1, 'add', 0.2, '=', '0.3', '0.3'],
    ['1,234.5', 'add', '0.5', '=', '1235', '1235'],
    [5, 'subtract', '−3', '=', '8', '8'],
    ['0.3', 'subtract', '0.1', '=', '0.2', '0.2'],
    [0.1, 'multiply', 3, '=', '0.3', '0.3'],
    ['9007199254740993', 'multiply', 1, '=', '9007199254740993', '9007199254740993'],
    [10, 'divide', 4, '=', '2.5', '2.5'],
    [1, 'divide', 3, '≈', '0.3333333333', '1/3'],
    [-2, 'divide', 3, '≈', '-0.6666666667', '-2/3'],
    ['1e-11', 'multiply', 5, '≈', '0.0000000001', '0.00000000005'],
    ['-1e-11', 'multiply', 4, '≈', '0', '-0.00000000004'],
    [0, 'divide', -5, '=', '0', '0'],
    [{ numerator: 1n, denominator: 3n }, 'add', { numerator: 1n, denominator: 6n }, '=', '0.5', '0.5'],
  ] as const)('shows %s %s %s %s %s', (left, operation, right, relation, text, exact) => {
    const { answer, steps } = valueOf({ left, operation, right });
    expect(answer).toMatchObject({ text, relation, exact });
    expect(stepFaults(steps)).toEqual([]);
  });

  it('writes the formula, then the numbers', () => {
    const { steps } = valueOf({ left: 0.1, operation: 'add', right: 0.2 });
    expect(steps.map(stepText)).toEqual(['Addition: answer = a + b', 'Answer: 0.1 + 0.2 = 0.3']);
    expect(steps[0]?.parameters).toEqual({ a: '0.1', b: '0.2' });
  });

  it('shows an endless decimal as a fraction first', () => {
    const { steps } = valueOf({ left: 2, operation: 'divide', right: 6 });
    expect(steps.map(stepText).slice(1)).toEqual([
      'As a fraction: 2 ÷ 6 = 1/3',
      'Answer: 2 ÷ 6 ≈ 0.3333333333',
    ]);
  });

  it('ends at the shown answer', () => {
    for (const operation of ARITHMETIC_OPERATIONS) {
      const { answer, steps } = valueOf({ left: 7, operation, right: 9 });
      expect(expressionText(steps.at(-1)?.after ?? '')).toBe(answer.text);
    }
  });

  it.each([0, '0', '-0', '0.000', 0n, '0e9'])('refuses to divide by %s', (right) => {
    expect(calculate({ left: 1, operation: 'divide', right })).toMatchObject({
      field: 'right',
      code: 'division-by-zero',
    });
  });

  it('refuses values that aren’t numbers, in either field', () => {
    for (const bad of notNumbers) {
      expect(untyped({ left: bad, operation: 'add', right: 1 })).toMatchObject({
        field: 'left',
        code: 'not-a-number',
      });
      expect(untyped({ left: 1, operation: 'divide', right: bad })).toMatchObject({
        field: 'right',
        code: 'not-a-number',
      });
    }
  });

  it('refuses a number past the bound', () => {
    expect(calculate({ left: '9'.repeat(401), operation: 'add', right: 1 })).toMatchObject({
      field: 'left',
      code: 'too-large',
    });
  });

  it.each([undefined, null, '', 'ADD', 'power', '__proto__', 'constructor', 0, ['add'], Symbol('add')])(
    'refuses the operation %s',
    (operation) => {
      expect(untyped({ left: 1, operation, right: 1 })).toMatchObject({
        field: 'operation',
        code: 'unknown-name',
      });
    },
  );

  it('accepts an operation that is known only at run time, and refuses a wrong one by name', () => {
    const [good, wrong] = ['add', 'modulo'].map(String);
    const sum = calculate({ left: 1, operation: good ?? '', right: 2 });
    expect(sum.ok && sum.value.answer.text).toBe('3');
    expect(calculate({ left: 1, operation: wrong ?? '', right: 2 })).toEqual({
      ok: false,
      field: 'operation',
      code: 'unknown-name',
      message: 'operation must be one of add, subtract, multiply, divide.',
    });
    // @ts-expect-error there is no such operation
    expect(calculate({ left: 1, operation: 'modulo', right: 2 }).ok).toBe(false);
    const typed: ArithmeticInput = { left: 1, operation: 'subtract', right: 2 };
    expect(calculate(typed).ok).toBe(true);
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'left' });
  });
});
