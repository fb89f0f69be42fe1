import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../steps/index.js';
import { notNumbers } from '../testing/oracle.test-support.js';
import { solveQuadratic } from './index.js';
import { simplifiedRoot } from './surd.js';
import { REFUSED_DIGITS } from '../testing/refused-digits.test-support.js';

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

  it('rounds to 4 decimals and shows if that changed the value', () => {
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

  it('lists the values of the letters in its formulas', () => {
    const named = valueOf(1, -2, -1).steps.flatMap(({ parameters }) => (parameters ? [parameters] : []));
    expect(named).toEqual([
      { a: '1', b: '-2', c: '-1' },
      { a: '1', b: '-2', c: '-1', D: '8' },
    ]);
  });

  it('writes the quadratic formula with its numbers', () => {
    expect(valueOf(1, -2, -1).steps.map(stepText)).toEqual([
      'Discriminant: D = b² - 4ac',
      'Evaluate it: (-2)² - 4 × 1 × (-1) = 8',
      'Write the perfect squares as factors under the square root: √8 = √(2² × 2)',
      'Take the perfect squares out of the square root: √(2² × 2) = 2√2',
      'Quadratic formula: x = (-b ± √D) ÷ (2a)',
      'First root, with + before the square root: (2 + 2√2) ÷ (2 × 1) = 1 + √2',
      'First root as a decimal: 1 + √2 ≈ 2.4142',
      'Second root, with − before the square root: (2 - 2√2) ÷ (2 × 1) = 1 - √2',
      'Second root as a decimal: 1 - √2 ≈ -0.4142',
      'Both roots: x = 1 + √2, 1 - √2',
    ]);
  });

  it.each([
    ['1', '0', '-2.875', ['√11.5 = √(46 ÷ 2²)', '√(46 ÷ 2²) = √46 ÷ 2']],
    ['0.5', '0.5', '-3', ['√6.25 = √(5² ÷ 2²)', '√(5² ÷ 2²) = 5/2']],
    ['1', '0', '-0.5', []],
    ['1', '-5', '6', ['√1 = 1']],
    ['1', '-1', '-1', []],
    ['1', '2', '5', ['√(-16) = √16 × i', '√16 × i = 4i']],
    ['1', '1', '1', ['√(-3) = √3 × i']],
    ['1', '2', '3', ['√(-8) = √8 × i', '√8 × i = √(2² × 2) × i', '√(2² × 2) × i = 2√2 × i']],
    [
      '1',
      '0',
      '1/3',
      ['√(-4 ÷ 3) = √(4 ÷ 3) × i', '√(4 ÷ 3) × i = √(2² × 3 ÷ 3²) × i', '√(2² × 3 ÷ 3²) × i = 2√3 × i ÷ 3'],
    ],
  ])('explains the square root of the discriminant of %s x² + %s x + %s', (a, b, c, lines) => {
    const ids = ['imaginary-root', 'square-factors', 'square-root'].map((id) => `quadratic.${id}`);
    const found = valueOf(a, b, c).steps.filter(({ id }) => ids.includes(id));
    expect(found.map((step) => stepText(step).slice(step.law.length + 2))).toEqual(lines);
  });

  it('begins the vertex with its formulas', () => {
    expect(valueOf(3, 2, 7).vertexSteps.map(stepText)).toEqual([
      'Formula for the x-coordinate of the vertex: x = -b ÷ (2a)',
      'x-coordinate of the vertex: -2 ÷ (2 × 3) = -1/3',
      'Formula for the y-coordinate of the vertex: y = c - b² ÷ (4a)',
      'y-coordinate of the vertex: 7 - 2² ÷ (4 × 3) = 20/3',
    ]);
  });

  it('shows small figures with four significant digits', () => {
    const { roots, discriminant, vertex } = valueOf(1, '-0.00002', '-0.0000000002');
    expect(roots.map(({ real }) => real.text)).toEqual(['0.00002732', '-0.000007321']);
    expect([discriminant.text, vertex.x.text, vertex.y.text]).toEqual([
      '0.000000001200',
      '0.00001000',
      '-0.0000000003000',
    ]);
  });

  it.each([1, -1, 3])('needs no step to factor %d times x²', (a) => {
    const { factored, factoredSteps } = valueOf(a, 0, 0);
    expect(factored).toBeDefined();
    expect(factoredSteps).toEqual([]);
  });

  it('refuses a = 0 and values that aren’t numbers', () => {
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

it.each(REFUSED_DIGITS)('refuses the digits %o', (digits, field) => {
  expect(solveQuadratic({ a: 1, b: 2, c: 3, ...digits })).toMatchObject({
    ok: false,
    field,
    code: 'out-of-range',
  });
});
