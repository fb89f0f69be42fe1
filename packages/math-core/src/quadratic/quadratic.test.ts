import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../steps/index.js';
import { notNumbers } from '../testing/oracle.test-support.js';
import { solveQuadratic } from './index.js';
import { simplifiedRoot } from './surd.js';

function valueOf(a: number | string, b: number | string, c: number | string) {
  const result = solveQuadratic({ a, b, c });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('solveQuadratic', () => {
  it.each([
    [1, -5, 6, '1.0000', ['3', '2'], '(x - 3)(x - 2)'],
    [2, -3, 1, '1.0000', ['1', '1/2'], '(x - 1)(2x - 1)'],
    [6, 5, 1, '1.0000', ['-1/3', '-1/2'], '(3x + 1)(2x + 1)'],
    [-1, 0, 4, '16.0000', ['-2', '2'], '-(x + 2)(x - 2)'],
    [2, -4, 0, '16.0000', ['2', '0'], '2x(x - 2)'],
    [4, 4, 1, '0.0000', ['-1/2'], '(2x + 1)²'],
    [-3, 6, -3, '0.0000', ['1'], '-3(x - 1)²'],
    [1, 0, 0, '0.0000', ['0'], 'x²'],
    ['0.5', '0.5', '-3', '6.2500', ['2', '-3'], '0.5(x - 2)(x + 3)'],
    [1, -2, -1, '8.0000', ['1 + √2', '1 - √2'], undefined],
    [1, -1, -1, '5.0000', ['(1 + √5) ÷ 2', '(1 - √5) ÷ 2'], undefined],
    [4, 0, -12, '192.0000', ['√3', '-√3'], undefined],
    [2, 0, -1, '8.0000', ['√2 ÷ 2', '-√2 ÷ 2'], undefined],
    [1, 2, 5, '-16.0000', ['-1 + 2i', '-1 - 2i'], undefined],
    [1, 0, 1, '-4.0000', ['i', '-i'], undefined],
    [1, 1, 1, '-3.0000', ['(-1 + √3 × i) ÷ 2', '(-1 - √3 × i) ÷ 2'], undefined],
    [9, 6, 17, '-576.0000', ['(-1 + 4i) ÷ 3', '(-1 - 4i) ÷ 3'], undefined],
  ])('solves %s x² + %s x + %s = 0', (a, b, c, discriminant, roots, factored) => {
    const found = valueOf(a, b, c);
    expect(found.discriminant.text).toBe(discriminant);
    expect(found.roots.map(({ expression }) => expressionText(expression))).toEqual(roots);
    expect(found.factored && expressionText(found.factored)).toBe(factored);
  });

  it('rounds to 4 decimals and tells where that changed something', () => {
    const [first, second] = valueOf(1, -2, -1).roots;
    expect([first?.real.text, first?.real.relation, second?.real.text]).toEqual(['2.4142', '≈', '-0.4142']);
    expect(valueOf(2, -3, 1).roots[1]?.real).toEqual({
      exact: '0.5',
      number: 0.5,
      text: '0.5000',
      relation: '=',
    });
    const [complex] = valueOf(1, 1, 1).roots;
    expect([complex?.real.text, complex?.imaginary?.text]).toEqual(['-0.5000', '0.8660']);
  });

  it('finds the vertex', () => {
    const { vertex } = valueOf(3, 2, 7);
    expect([vertex.x.exact, vertex.y.exact]).toEqual(['-1/3', '20/3']);
  });

  it('writes the equation as one does', () => {
    expect(expressionText(valueOf(1, -2, -1).equation)).toBe('x² - 2x - 1');
    expect(expressionText(valueOf(-1, 0, '0.5').equation)).toBe('-x² + 0.5');
    expect(expressionText(valueOf(3, 1, 0).equation)).toBe('3x² + x');
  });

  it('says what stands for the letters of its formulas', () => {
    const named = valueOf(1, -2, -1).steps.flatMap(({ parameters }) => (parameters ? [parameters] : []));
    expect(named).toEqual([
      { a: '1', b: '-2', c: '-1' },
      { a: '1', b: '-2', c: '-1', D: '8' },
    ]);
  });

  it('writes the quadratic formula with its numbers', () => {
    expect(valueOf(1, -2, -1).steps.map(stepText)).toEqual([
      'Discriminant: D = b² - 4ac',
      'Its value: (-2)² - 4 × 1 × (-1) = 8',
      'Square root of the discriminant: √8 = 2√2',
      'Quadratic formula, and for the second root − before the square root: x = (-b + √D) ÷ (2a)',
      'First root: (2 + 2√2) ÷ (2 × 1) = 1 + √2',
      'Decimals of the first root: 1 + √2 ≈ 2.4142',
      'Second root: (2 - 2√2) ÷ (2 × 1) = 1 - √2',
      'Decimals of the second root: 1 - √2 ≈ -0.4142',
    ]);
  });

  it.each([1, -1, 3])('needs no step to factor %d times x²', (a) => {
    const { factored, factoredSteps } = valueOf(a, 0, 0);
    expect(factored).toBeDefined();
    expect(factoredSteps).toEqual([]);
  });

  it('refuses a = 0, and what is no number', () => {
    expect(solveQuadratic({ a: '0.0', b: 1, c: 1 })).toMatchObject({ field: 'a', code: 'out-of-range' });
    for (const field of ['a', 'b', 'c']) {
      for (const bad of notNumbers) {
        const input = { a: 1, b: 1, c: 1, [field]: bad };
        expect(solveQuadratic(input as never)).toMatchObject({ field, code: 'not-a-number' });
      }
    }
  });
});

describe('simplifiedRoot', () => {
  it.each([
    [72n, 6n, 2n],
    [1n, 1n, 1n],
    [97n, 1n, 97n],
    [208_057n ** 2n * 2n, 208_057n, 2n],
    [94_906_249n ** 2n, 94_906_249n, 1n],
    [2n ** 400n * 3n, 2n ** 200n, 3n],
    [10n ** 60n * 1_000_003n ** 2n, 10n ** 30n * 1_000_003n, 1n],
  ])('takes the squares out of √%s', (n, factor, radicand) => {
    expect(simplifiedRoot(n)).toEqual({ factor, radicand });
  });
});
