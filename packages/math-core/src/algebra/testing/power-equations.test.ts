import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import { approximate } from '../expression/approximate.js';
import { compareValues } from '../normal/value-sign.js';
import { solve, type Solved } from '../solve/solve.js';
import rows from './power-equations.json' with { type: 'json' };

function solved(text: string): Solved {
  const result = solve(text);
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.value;
}

function valuesOf({ solution }: Solved): readonly Expression[] {
  if (solution.kind === 'none') return [];
  if (solution.kind !== 'values') throw new Error(solution.kind);
  return solution.values;
}

function parsed(text: string): Expression {
  const read = parseExpression(text.replaceAll('pi', 'π'));
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.value;
}

describe('equations with powers, exponential functions, logarithms, percents and proportions', () => {
  it.each(rows)('$input', ({ input, answer }) => {
    const found = solved(input);
    const values = valuesOf(found);
    expect(values.map(expressionText)).toHaveLength(answer.length);
    const wrong = answer.filter((text, i) => compareValues(values[i] ?? '0', parsed(text)) !== 0);
    expect(wrong).toEqual([]);
    expect(found.steps.length).toBeGreaterThan(0);
  });
});

const WHOLE = fc.integer({ min: 2, max: 6 });

describe('solutions are found again', () => {
  it('from a power with a rational exponent', () => {
    fc.assert(
      fc.property(
        WHOLE,
        fc.integer({ min: 1, max: 5 }),
        WHOLE,
        fc.integer({ min: -4, max: 4 }),
        (t, p, q, b) => {
          fc.pre(q % p !== 0 && p % q !== 0 && (p % 2 === 0 || q % 2 === 0 || p !== q));
          const text = `(x + (${b}))^(${p}/${q}) = ${t ** p}`;
          const values = valuesOf(solved(text)).map(expressionText);
          expect(values).toContain(String(t ** q - b));
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });

  it('from a power with an exponent of two decimals', () => {
    const exponents = fc.integer({ min: 101, max: 999 });
    fc.assert(
      fc.property(exponents, fc.integer({ min: 2, max: 50 }), fc.integer({ min: -3, max: 3 }), (k, r, b) => {
        fc.pre(k % 100 !== 0);
        const size = r ** (100 / k);
        // 100 = 2² × 5², so k/100 has an odd denominator if 4 divides k, and an even numerator if 8 does.
        const expected = k % 8 === 0 ? [-size - b, size - b] : [size - b];
        const found = valuesOf(solved(`(x + (${b}))^${k / 100} = ${r}`)).map((value) => approximate(value));
        expect(found).toHaveLength(expected.length);
        found.forEach((value, i) => {
          expect(value).toBeCloseTo(expected[i] ?? NaN, 8);
        });
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('from a product of two exponential functions', () => {
    fc.assert(
      fc.property(
        WHOLE,
        WHOLE,
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -2, max: 2 }),
        (a, b, x, k) => {
          const right = a ** (x + 3) * b ** (x + k + 5);
          const text = `${a}^x*${b}^(x + (${k})) = ${right}/${a ** 3 * b ** 5}`;
          expect({ text, found: valuesOf(solved(text)).map(expressionText) }).toEqual({
            text,
            found: [String(x)],
          });
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });
});
