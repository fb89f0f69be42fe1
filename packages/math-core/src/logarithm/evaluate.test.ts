import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, power, rational } from '../rational/index.js';
import { stepText } from '../steps/index.js';
import { evaluateLogarithm, type LogarithmInput } from './index.js';
import {
  type Approximation,
  nearestDouble,
  realLogarithm,
  realQuotient,
  roundedText,
} from './real-logarithm.js';

const untyped = evaluateLogarithm as (input: unknown) => ReturnType<typeof evaluateLogarithm>;

function valueOf(input: LogarithmInput) {
  const result = evaluateLogarithm(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('evaluateLogarithm', () => {
  it.each([
    [2, 8, '3', '3.0000', '='],
    [10, 1000, '3', '3.0000', '='],
    [5, 125, '3', '3.0000', '='],
    [3, 243, '5', '5.0000', '='],
    [8, 4, '2/3', '0.6667', '≈'],
    [4, 8, '1.5', '1.5000', '='],
    [9, 27, '1.5', '1.5000', '='],
    [0.5, 8, '-3', '-3.0000', '='],
    ['0.1', '0.001', '3', '3.0000', '='],
    [10, 0.001, '-3', '-3.0000', '='],
    [10, '1e400', '400', '400.0000', '='],
    ['1e-400', '1e400', '-1', '-1.0000', '='],
    [2, 1, '0', '0.0000', '='],
    ['e', 1, '0', '0.0000', '='],
    [7, 7, '1', '1.0000', '='],
    [{ numerator: 4n, denominator: 9n }, { numerator: 3n, denominator: 2n }, '-0.5', '-0.5000', '='],
    [2n ** 64n, 2, '0.015625', '0.0156', '≈'],
  ])('log_%s of %s is %s, shown %s', (base, value, exact, text, relation) => {
    expect(valueOf({ base, value }).answer).toMatchObject({ exact, text, relation });
  });

  it.each([0.5, '0.1', 2, 'e', { numerator: 2n, denominator: 3n }])(
    'gives 0, not -0, for 1 in base %s',
    (base) => {
      expect(valueOf({ base, value: 1 }).answer.number).toBe(0);
    },
  );

  it.each([
    [2, 10, '3.3219', 3.321928094887362],
    [10, 2, '0.3010', 0.3010299956639812],
    ['e', 10, '2.3026', Math.LN10],
    [' e ', 0.5, '-0.6931', -Math.LN2],
    [0.5, 3, '-1.5850', -1.584962500721156],
    [10, 999, '2.9996', 2.9995654882259823],
    ['1.0001', 2, '6931.8184', 6931.818373413796],
    ['e', '2.718281828459045', '1.0000', 0.9999999999999999],
    [10, '1.000000000000000000000000000001', '0.0000', 4.342944819032518e-31],
    [{ numerator: 2n ** 53n + 1n, denominator: 2n ** 53n }, 2, '6243314768165359.5555', 6243314768165360],
    [{ numerator: 2n ** 53n, denominator: 2n ** 53n + 1n }, 2, '-6243314768165359.5555', -6243314768165360],
  ])('log_%s of %s is irrational, shown %s', (base, value, text, number) => {
    expect(valueOf({ base, value }).answer).toEqual({ text, number, relation: '≈' });
  });

  it('has six steps in order', () => {
    const { steps } = valueOf({ base: 2, value: 8 });
    expect(steps.map(({ id }) => id)).toEqual([
      'logarithm.problem',
      'logarithm.formula',
      'logarithm.ln-value',
      'logarithm.ln-base',
      'logarithm.division',
      'logarithm.answer',
    ]);
    expect(steps.map(stepText)).toEqual([
      'Problem: log₂ 8 = ?',
      'Formula: logₐ x = ln x ÷ ln a',
      'ln of the value: ln 8 ≈ 2.0794',
      'ln of the base: ln 2 ≈ 0.6931',
      'Division: ln 8 ÷ ln 2 ≈ 2.0794 ÷ 0.6931',
      'Answer: log₂ 8 = 3.0000',
    ]);
    expect(steps[1]?.parameters).toEqual({ a: '2', x: '8' });
  });

  it('shows a rational logarithm by powers of one number', () => {
    expect(valueOf({ base: 8, value: 4 }).exactForm.map(stepText)).toEqual([
      'The base as a power: 8 = 2³',
      'The value as a power: 4 = 2²',
      'Divide the exponents of powers of the same number: log_(2³) 2² = 2/3',
    ]);
    expect(valueOf({ base: 2, value: 8 }).exactForm.map(stepText)).toEqual([
      'The value as a power: 8 = 2³',
      'Divide the exponents of powers of the same number: log₂ 2³ = 3',
    ]);
    expect(valueOf({ base: 5, value: 1 }).exactForm.map(stepText)).toEqual(['Logarithm of 1: log₅ 1 = 0']);
    expect(valueOf({ base: 5, value: 1 }).exactForm[0]?.id).toBe('logarithm.of-one');
    expect(valueOf({ base: 2, value: 10 }).exactForm).toEqual([]);
    expect(valueOf({ base: 'e', value: 1 }).exactForm).toEqual([]);
  });

  it.each([
    [0.5, 3, 'Division: ln 3 ÷ ln 0.5 ≈ 1.0986 ÷ (-0.6931)'],
    [{ numerator: 1n, denominator: 3n }, 9, 'Division: ln 9 ÷ ln (1/3) = 2.1972 ÷ (-1.0986)'],
    [9, 3, 'Division: ln 3 ÷ ln 9 = 1.0986 ÷ 2.1972'],
    [8, 4, 'Division: ln 4 ÷ ln 8 ≈ 1.3863 ÷ 2.0794'],
    [3, 1, 'Division: ln 1 ÷ ln 3 = 0.0000 ÷ 1.0986'],
    ['1.0001', '1.00020001', 'Division: ln 1.00020001 ÷ ln 1.0001 = 0.0002000 ÷ 0.00010000'],
    ['1.00020001', '1.0001', 'Division: ln 1.0001 ÷ ln 1.00020001 = 0.00010000 ÷ 0.0002000'],
    ['e', 2, 'Division: ln 2 ÷ 1 ≈ 0.6931 ÷ 1.0000'],
    ['e', 1, 'Division: ln 1 ÷ 1 = 0.0000 ÷ 1.0000'],
    ['1.0001', 2, 'Division: ln 2 ÷ ln 1.0001 ≈ 0.6931 ÷ 0.00010000'],
    [
      '1.0000000000000000000000000000000000123',
      2,
      `Division: ln 2 ÷ ln 1.${'0'.repeat(34)}123 ≈ 0.6931 ÷ 0.${'0'.repeat(34)}1230`,
    ],
    ['1.00123', 2, 'Division: ln 2 ÷ ln 1.00123 ≈ 0.6931 ÷ 0.0012'],
    [0.99999, 2, 'Division: ln 2 ÷ ln 0.99999 ≈ 0.6931 ÷ (-0.00001000)'],
  ])('divides the two figures of log_%s %s', (base, value, line) => {
    expect(valueOf({ base, value }).steps.map(stepText)[4]).toBe(line);
  });

  it('never divides by a figure of 0, however close to 1 the base is', () => {
    const zeros = '0'.repeat(MAX_CHARACTERS - 3);
    for (const base of [`1.${zeros}1`, `0.${'9'.repeat(MAX_CHARACTERS - 2)}`]) {
      const lnBase = valueOf({ base, value: 2 }).steps[3]?.after;
      expect(lnBase).toMatch(/^-?0\.0+[19]\d*$/);
    }
  });

  it.each([
    ['base', { base: 'x', value: 2 }, 'not-a-number'],
    ['base', { base: '', value: 2 }, 'not-a-number'],
    ['base', { base: 'E', value: 2 }, 'not-a-number'],
    ['base', { base: 0, value: 2 }, 'out-of-range'],
    ['base', { base: -2, value: 2 }, 'out-of-range'],
    ['base', { base: '1.000', value: 2 }, 'out-of-range'],
    ['base', { base: { numerator: 2n, denominator: 2n }, value: 2 }, 'out-of-range'],
    ['base', { base: '1e401', value: 2 }, 'too-large'],
    ['value', { base: 2, value: 'e' }, 'not-a-number'],
    ['value', { base: 2, value: 0 }, 'out-of-range'],
    ['value', { base: 2, value: '-0.5' }, 'out-of-range'],
    ['value', { base: 2, value: '9'.repeat(401) }, 'too-large'],
    ['base', null, 'not-a-number'],
    ['base', undefined, 'not-a-number'],
    ['base', 'text', 'not-a-number'],
    ['value', { base: 2, value: Symbol('x') }, 'not-a-number'],
    ['value', { base: 2, __proto__: { value: 8 } }, 'not-a-number'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(untyped(input)).toMatchObject({ ok: false, field, code });
  });

  it('distinguishes equal figures from near ones even if the quotient is large', () => {
    const [base, value] = [rational(100_001n, 100_000n), power(rational(100_001n, 100_000n), 150)];
    const { answer, steps } = valueOf({ base, value });
    expect(steps[4]).toMatchObject({ relation: '=', after: ['÷', '0.0015', '0.000010000'] });
    expect(answer.text).toBe('150.0000');
  });

  it('has the nearest double of an irrational answer in JSON and in copies, too', () => {
    const { answer } = valueOf({ base: 2, value: 10 });
    const plain = { number: 3.321928094887362, text: '3.3219', relation: '≈' };
    expect(JSON.parse(JSON.stringify(answer))).toEqual(plain);
    expect({ ...answer }).toEqual(plain);
    expect(structuredClone(answer)).toEqual(plain);
  });

  it.each([
    [rational(10n ** 799n + 1n, 10n ** 799n), rational(10n ** 799n + 3n, 10n ** 799n)],
    [rational(1n, 10n ** 400n), rational(10n ** BigInt(MAX_CHARACTERS) - 1n)],
  ])('asks for few digits of the longest numbers: case %#', (base, value) => {
    let most = 0;
    const approximate: Approximation = (bits) => {
      most = Math.max(most, bits);
      if (most > 10_000) throw new Error(`It asks for ${bits} bits.`);
      return near(bits);
    };
    const { near, double } = realQuotient(realLogarithm(value), realLogarithm(base));
    const { answer } = valueOf({ base, value });
    expect(answer.text).toBe(roundedText({ near: approximate, double }, 4));
    expect(answer.number).toBe(nearestDouble(approximate));
  });
});
