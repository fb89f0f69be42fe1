import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepLatex, stepMathml, stepText } from '../steps/index.js';
import { printedFaults } from '../testing/printed-faults.test-support.js';
import { type ConvertBaseInput, convertBase } from './index.js';

function valueOf(input: ConvertBaseInput) {
  const result = convertBase(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('convertBase', () => {
  it.each<[ConvertBaseInput['digits'], number, number, string]>([
    ['255', 10, 16, 'FF'],
    ['ff', 16, 2, '11111111'],
    ['FF', '16' as never, 8, '377'],
    ['1010', 2, 10, '10'],
    ['-1,234', 10, 8, '-2322'],
    ['−zz', 36, 10, '-1295'],
    ['Nan', 36, 10, '30191'],
    ['1e3', 10, 10, '1000'],
    ['1e3', 16, 10, '483'],
    ['+0007', 8, 2, '111'],
    ['-0', 2, 10, '0'],
    [255, 10, 2, '11111111'],
    [101, 2, 10, '5'],
    [101n, 2, 10, '5'],
    ['1'.repeat(64), 2, 10, '18446744073709551615'],
    ['0xFF', 10, 2, '11111111'],
    ['0xdead_beef', 10, 10, '3735928559'],
    ['0x dead beef', 10, 10, '3735928559'],
    ['-0b101', 10, 10, '-5'],
    ['0o17', 8, 10, '15'],
    ['0b11', 16, 10, '2833'],
    ['FF₁₆', 10, 10, '255'],
    ['1010 1010', 2, 10, '170'],
    ['1 000 000', 10, 10, '1000000'],
    ["1'000", 2, 10, '8'],
    ['1,000', 2, 10, '8'],
  ])('writes %s of base %i in base %i as %s', (digits, from, to, text) => {
    expect(valueOf({ digits, from, to }).text).toBe(text);
  });

  it('writes place values and divisions', () => {
    const { steps, decimal } = valueOf({ digits: '1a', from: 16, to: 2 });
    expect(decimal).toBe('26');
    expect(steps.map(stepText)).toEqual([
      'Each digit times its place value: 1A₁₆ = 1 × 16 + 10',
      'In base 10: 1 × 16 + 10 = 26',
      'Divide by the base; the remainder is a digit: 26 = 13 × 2 + 0',
      'Divide by the base; the remainder is a digit: 13 = 6 × 2 + 1',
      'Divide by the base; the remainder is a digit: 6 = 3 × 2 + 0',
      'Divide by the base; the remainder is a digit: 3 = 1 × 2 + 1',
      'Divide by the base; the remainder is a digit: 1 = 0 × 2 + 1',
      'The remainders from last to first: 26 = 11010₂',
    ]);
    expect(valueOf({ digits: '-101', from: 2, to: 10 }).steps.map(stepText)).toEqual([
      'Each digit times its place value: -101₂ = -(1 × 2² + 0 × 2 + 1)',
      'In base 10: -(1 × 2² + 0 × 2 + 1) = -5',
    ]);
    expect(valueOf({ digits: '-d', from: 16, to: 10 }).steps.map(stepText)).toEqual([
      'Each digit times its place value: -D₁₆ = -13',
    ]);
    expect(valueOf({ digits: '1a', from: 16, to: 16 }).steps.map(stepText)).toEqual([
      'Each digit times its place value: 1A₁₆ = 1 × 16 + 10',
      'In base 10: 1 × 16 + 10 = 26',
      'The base stays the same: 26 = 1A₁₆',
    ]);
    expect(valueOf({ digits: '-7', from: 10, to: 8 }).steps.map(stepText)).toEqual([
      'The number is less than the base, so it is a single digit: -7 = -7₈',
    ]);
  });

  it('sets a numeral with its base below', () => {
    const [line] = valueOf({ digits: '-1a', from: 16, to: 10 }).steps;
    if (!line) throw new Error('There is a line.');
    expect(stepMathml(line)).toContain('<msub><mrow><mo>−</mo><mn>1A</mn></mrow><mn>16</mn></msub>');
    expect(stepLatex(line)).toContain('\\text{-1A}_{16} =');
  });

  it('returns the number back from any base, through any other', () => {
    const base = fc.integer({ min: 2, max: 36 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 64n) + 1n, max: 2n ** 64n - 1n }),
        base,
        base,
        (number, from, to) => {
          // BigInt parses bases 2, 8, 10 and 16; toString formats all.
          const there = valueOf({ digits: number.toString(from), from, to });
          expect(there.decimal).toBe(String(number));
          expect(there.text).toBe(number.toString(to).toUpperCase());
          expect(printedFaults(there.steps)).toEqual([]);
          expect(valueOf({ digits: there.text, from: to, to: from }).decimal).toBe(String(number));
        },
      ),
    );
  });

  it.each([
    ['', 16, 10, 'digits', 'not-a-number'],
    ['12', 2, 10, 'digits', 'not-a-number'],
    ['G', 16, 10, 'digits', 'not-a-number'],
    ['1.5', 16, 10, 'digits', 'not-a-number'],
    ['1.5', 10, 2, 'digits', 'not-an-integer'],
    ['ff', 10, 2, 'digits', 'not-a-number'],
    ['0x', 10, 2, 'digits', 'not-a-number'],
    ['0x10', 2, 10, 'digits', 'not-a-number'],
    ['0b102', 10, 2, 'digits', 'not-a-number'],
    ['0xFF₁₀', 10, 2, 'digits', 'not-a-number'],
    ['FF₁₀', 16, 10, 'digits', 'not-a-number'],
    ['1010,1010', 2, 10, 'digits', 'not-a-number'],
    ['101 10', 2, 10, 'digits', 'not-a-number'],
    ['101, 110', 2, 10, 'digits', 'not-a-number'],
    ['1 0', 2, 10, 'digits', 'not-a-number'],
    ['1'.repeat(65), 2, 10, 'digits', 'too-large'],
    ['1e64', 10, 2, 'digits', 'too-large'],
    ['1'.repeat(1000), 2, 10, 'digits', 'too-large'],
    [10n ** 64n, 2, 10, 'digits', 'too-large'],
    [true, 2, 10, 'digits', 'not-a-number'],
    [NaN, 36, 10, 'digits', 'not-a-number'],
    [-Infinity, 36, 10, 'digits', 'not-a-number'],
    [1.5, 36, 10, 'digits', 'not-a-number'],
    ['\u212A', 36, 10, 'digits', 'not-a-number'], // the Kelvin sign, whose lower case is k
    ['1', 1, 10, 'from', 'out-of-range'],
    ['1', 10, 37, 'to', 'out-of-range'],
    ['1', 10, '2.5', 'to', 'not-an-integer'],
    ['1', 'two', 10, 'from', 'not-a-number'],
  ])('refuses %s of base %s in base %s', (digits, from, to, field, code) => {
    expect(convertBase({ digits, from, to } as ConvertBaseInput)).toMatchObject({ field, code });
  });
});
