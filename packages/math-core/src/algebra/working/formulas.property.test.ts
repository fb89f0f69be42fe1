import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWorking } from './judged.test-support.js';

/** Numbers for the letters at which the lines are compared by calculating them here. */
const POINTS = [
  { a: 1.7, b: 2.9, c: 0.6 },
  { a: 0.4, b: 1.3, c: 3.1 },
] as const;

const small = fc.integer({ min: 1, max: 4 });
const exponent = fc.constantFrom(0, 1, 2);
const power = (letter: string, n: number): string => (n === 0 ? '1' : `${letter}^${n}`);

/** A line about u and the value of u² that it gives. */
interface Formula {
  readonly text: string;
  readonly square: (at: (typeof POINTS)[number]) => number;
}

const root = fc.tuple(small, exponent, small, exponent).map(
  ([k, p, n, i]): Formula => ({
    text: `u = ${k}*${power('π', p)}*sqrt(${n}*${power('a', i)}*b/c)`,
    square: ({ a, b, c }) => (k * Math.PI ** p) ** 2 * ((n * a ** i * b) / c),
  }),
);
const squared = fc.tuple(fc.constantFrom(1, 2, 4, 9, 16), exponent, small, exponent).map(
  ([k, p, n, i]): Formula => ({
    text: `u^2 = ${k * n}*${power('π', p)}*${power('a', i)}*b/c`,
    square: ({ a, b, c }) => (k * Math.PI ** p * n * a ** i * b) / c,
  }),
);

function verdictOf(lines: readonly string[]): string | undefined {
  return checkWorking(lines)[0]?.verdict;
}

function areEqual(one: Formula, other: Formula): boolean {
  return POINTS.every((at) => Math.abs(one.square(at) - other.square(at)) < 1e-9);
}

describe('formulas with roots and powers', () => {
  it('squares both sides, and accepts no other square', () => {
    fc.assert(
      fc.property(root, squared, (before, after) => {
        expect(verdictOf([before.text, after.text])).toBe(areEqual(before, after) ? 'follows' : 'wrong');
      }),
      { numRuns: 30 },
    );
  });

  it('takes the root of both sides, and accepts no other root', () => {
    fc.assert(
      fc.property(squared, root, (before, after) => {
        const said = verdictOf([before.text, after.text]);
        expect(areEqual(before, after) ? ['follows'] : ['wrong', 'undecided']).toContain(said);
      }),
      { numRuns: 30 },
    );
  });

  it('takes the cube root of both sides, and accepts no other line', () => {
    const number = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(small, number, number, small, number, number, (k, n, m, p, q, r) => {
        const lines = [`x + (${n}) = (${k}y + (${m}))^3`, `y = (cbrt(x + (${q})) - (${r}))/${p}`];
        const isSame = [-3.4, 0.7].every((y) => {
          const x = (k * y + m) ** 3 - n;
          return Math.abs((Math.cbrt(x + q) - r) / p - y) < 1e-9;
        });
        const said = verdictOf(lines);
        expect(isSame ? ['follows'] : ['wrong', 'undecided']).toContain(said);
        expect(verdictOf([lines[0] ?? '', `cbrt(x + (${n})) = ${k}y + (${m})`])).toBe('follows');
      }),
      { numRuns: 30 },
    );
  });

  it('writes a power as a logarithm and back, and accepts no other logarithm', () => {
    const side = fc.tuple(fc.constantFrom('e', '2', '10'), small, fc.integer({ min: -3, max: 3 }), small);
    fc.assert(
      fc.property(side, side, fc.boolean(), ([base, m, n, k], [otherBase, p, q, r], isBack) => {
        const lines = [`y = ${k}*${base}^(${m}x + (${n}))`, `log_${otherBase}(y/${r}) = ${p}x + (${q})`];
        const number = (each: string): number => (each === 'e' ? Math.E : Number(each));
        const left = (x: number): number => Math.log((k * number(base) ** (m * x + n)) / r);
        const right = (x: number): number => Math.log(number(otherBase)) * (p * x + q);
        const isSame = [0.3, 1.9].every((x) => Math.abs(left(x) - right(x)) < 1e-9);
        const said = verdictOf(isBack ? [...lines].reverse() : lines);
        expect(isSame ? ['follows'] : ['wrong', 'undecided']).toContain(said);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      ['y = 2x + 6', 'x = (y - 6)/2', 'y = (x - 6)/2'],
      ['follows', 'follows'],
    ],
    [
      ['y = 2x + 6', 'x = (y - 6)/2', 'y = (x + 6)/2'],
      ['follows', 'wrong'],
    ],
    [
      ['2x - y = -6', 'x = (y - 6)/2', 'y = (x - 6)/2'],
      ['follows', 'wrong'],
    ],
    [['x = y + 2', 'y = x + 2'], ['wrong']],
    [['z = 2i', 'z^2 = -4'], ['follows']],
    [['z = 2i', 'z^2 = 4'], ['wrong']],
    [
      ['z = 3 + 4i', 'abs(z) = sqrt(9 + 16)', 'abs(z) = 5'],
      ['follows', 'follows'],
    ],
    [
      ['z = 3 + 4i', 'abs(z) = sqrt(9 + 16)', 'abs(z) = 7'],
      ['follows', 'wrong'],
    ],
    [['z = 2i(3 - i)', 'z = 6i + 2'], ['follows']],
    [['z = 2i(3 - i)', 'z = 6i - 2'], ['wrong']],
    [
      ['y = sqrt(x)', 'y^2 = x', 'y = sqrt(x)'],
      ['follows', 'follows'],
    ],
    [
      ['y = sqrt(x)', 'y^2 = x', 'y = -sqrt(x)'],
      ['follows', 'wrong'],
    ],
    [
      ['z + i = 3', 'z = 3 - i', 'abs(z) = sqrt(10)'],
      ['follows', 'follows'],
    ],
    [
      ['z + i = 3', 'z = 3 - i', 'abs(z) = sqrt(8)'],
      ['follows', 'wrong'],
    ],
    [
      ['A = P(1 + r)^2', '(1 + r)^2 = A/P', '1 + r = sqrt(A/P)', 'r = sqrt(A/P) - 1'],
      ['follows', 'follows', 'follows'],
    ],
    [['(1 + r)^2 = A/P', 'r = sqrt(A/P) - 1'], ['follows']],
    [['(1 + r)^2 = A/P', 'r = sqrt(A/P) + 1'], ['wrong']],
    [['(x + r)^2 = A/P', 'x + r = sqrt(A/P)'], ['wrong']],
    [['x^2 = a', 'x = sqrt(a)'], ['wrong']],
    [['E = m*c^2', 'c = -sqrt(E/m)'], ['wrong']],
    [
      ['tan(3x) = sqrt(3', '3x = π/3 + kπ', 'x = π/9 + kπ'],
      ['undecided', 'wrong'],
    ],
  ])('says of %j: %j', (lines, verdicts) => {
    expect(checkWorking(lines).map(({ verdict }) => verdict)).toEqual(verdicts);
  });
});
