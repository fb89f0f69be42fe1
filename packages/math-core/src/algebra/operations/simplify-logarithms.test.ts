import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../../steps/to-text.js';
import { simplify } from './simplify.js';
import { realValue } from './value.test-support.js';

describe('the logarithm of a reciprocal', () => {
  const NUMBERS = Array.from({ length: 60 }, (_, i) => i + 2);
  const BASES = [2, 3, 6, 10];

  it('has no number below 1 in its simplest form, and the same value', () => {
    for (const n of NUMBERS)
      for (const base of BASES) {
        const simple = simplify(`log_${String(base)}(1/${String(n)})`);
        if (!simple.ok) throw new Error(simple.message);
        const { result } = simple.value;
        expect(expressionText(result), String(n)).not.toMatch(/\(1\/|0\./);
        const expected = new Decimal(1).div(n).log(base);
        expect(
          realValue(result, {}).minus(expected).abs().lessThan(1e-15),
          `${String(base)}, ${String(n)}`,
        ).toBe(true);
      }
  });

  it.each([
    ['ln(1/8)', ['ln (1/8) = ln 2⁻³', 'ln 2⁻³ = -3 ln 2']],
    ['ln 0.1', ['ln 0.1 = ln 10⁻¹', 'ln 10⁻¹ = -ln 10']],
    ['log_2(1/12)', ['log₂ (1/12) = log₂ 12⁻¹', 'log₂ 12⁻¹ = -log₂ 12']],
    ['log_2(1/8)', ['log₂ (1/8) = log₂ 2⁻³', 'log₂ 2⁻³ = -3']],
    ['ln(3/4)', []],
    ['ln 8', []],
  ])('%s takes its exponent as a factor', (typed, lines) => {
    const simple = simplify(typed);
    expect(simple.ok && simple.value.steps.map((step) => stepText(step).split(': ').at(-1))).toEqual(lines);
  });
});
