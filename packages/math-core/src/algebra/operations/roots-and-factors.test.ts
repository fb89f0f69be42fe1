import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operandsOf } from '../../expression/rewrite.js';
import type { Result } from '../../result/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import rows from '../testing/roots-and-factors.json' with { type: 'json' };
import { isSameValue, longValue, type Value } from '../testing/exact-value.test-support.js';
import { unwrap } from '../../result/unwrap.js';
import { typed } from '../testing/typed.test-support.js';
import { factor } from './factor.js';
import type { Operated } from './operated.js';
import { rationalise } from './rationalise.js';
import { simplify } from './simplify.js';

interface Row {
  readonly operation: string;
  readonly input: string;
  readonly result?: string;
  readonly refused?: unknown;
}

const OPERATIONS: Readonly<Record<string, (text: string) => Result<Operated>>> = {
  factor,
  rationalise,
  simplify,
};

/** Positive values, because the independent evaluation has no odd roots of negative numbers. */
const POINTS = ['2.37', '5.81', '0.613'];

function lettersAt(point: string): Record<string, Value> {
  return { x: longValue(point), y: longValue('1.71') };
}

/** Returns the real cube root of a negative number as well. */
function withOddRoots(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, base = '0', exponent = '1'] = expression;
  const power = typeof exponent === 'string' ? exponent : operandsOf(exponent).join('/');
  if (operator === '^' && /^-?\d+\/3$/.test(power)) {
    if (typeof base === 'string' && base.startsWith('-')) return ['neg', ['^', base.slice(1), exponent]];
    if (base[0] === 'neg') return ['neg', ['^', withOddRoots(base[1] ?? '0'), exponent]];
  }
  return [operator, ...operandsOf(expression).map(withOddRoots)];
}

function differ(a: Expression, b: Expression): boolean {
  return POINTS.some((point) => {
    const [first, second] = [a, b].map((each) => longValue(withOddRoots(each), lettersAt(point)));
    return !first || !second || !isSameValue(first, second);
  });
}

function hasRootBelow(expression: Expression): boolean {
  const [operator, , below = '1'] = typeof expression === 'string' ? ['', '', '1'] : expression;
  const isQuotient = operator === '/' || operator === '÷';
  return (
    (isQuotient && /√|"\d+\/\d+"/.test(JSON.stringify(below))) || operandsOf(expression).some(hasRootBelow)
  );
}

describe('operations with roots and powers', () => {
  it.each(rows as readonly Row[])('$operation $input', ({ operation, input, result, refused }) => {
    const found = OPERATIONS[operation]?.(input);
    if (refused !== undefined) {
      expect(found).toMatchObject({ ok: false });
      return;
    }
    if (!found?.ok) throw new Error(found?.message);
    const { result: last, steps } = found.value;
    expect([expressionText(last), differ(last, typed(result ?? '0'))]).toEqual([expressionText(last), false]);
    expect(steps.filter(({ before, after }) => differ(before, after)).map(({ law }) => law)).toEqual([]);
    if (operation === 'rationalise') expect(hasRootBelow(last)).toBe(false);
    if (operation === 'factor') expect(factorsIn(last)).toBe(factorsIn(typed(result ?? '0')));
  });
});

/** Counts the factors with a letter, where a power counts as often as its exponent says. */
function factorsIn(expression: Expression): number {
  if (typeof expression === 'string') return /[a-z]/.test(expression) ? 1 : 0;
  const [operator, base = '1', exponent = '1'] = expression;
  if (operator === '×') return operandsOf(expression).reduce((sum, part) => sum + factorsIn(part), 0);
  if (operator === '^') return factorsIn(base) * Number(exponent);
  return 1;
}

it('rationalizes any sum of two cube roots', () => {
  const whole = fc.integer({ min: -9, max: 9 }).filter((n) => n !== 0);
  const radicand = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(whole, whole, radicand, radicand, fc.integer({ min: -4, max: 4 }), (a, b, m, n, top) => {
      const text = `(${top}+cbrt(2))/((${a})cbrt(${m})+(${b})cbrt(${n}))`;
      const found = rationalise(text);
      if (!found.ok) {
        // Both cubes are equal, or both are rational.
        expect([a ** 3 * m === -(b ** 3) * n, found.code === 'unsupported']).toContain(true);
        return;
      }
      expect(hasRootBelow(found.value.result)).toBe(false);
      expect(differ(found.value.result, typed(text.replaceAll(')cbrt', ')*cbrt')))).toBe(false);
    }),
    { seed: 42, numRuns: 60 },
  );
});

it('rationalizes cube roots with the denominator in sight, in the order of the factor', () => {
  const lines = (text: string) =>
    unwrap(rationalise(text)).steps.map(({ law, after }) => [law, expressionText(after)]);
  expect(lines('1/(cbrt(2) - 1)').slice(2)).toEqual([
    ['Evaluate powers and roots', '(∛4 + ∛2 + 1) ÷ (2 - 1)'],
    ['Simplify', '∛4 + ∛2 + 1'],
  ]);
  expect(lines('-2/(cbrt(5) - 2)').slice(2)).toEqual([
    ['Evaluate powers and roots', '-2 × (∛25 + 2 × ∛5 + 4) ÷ (5 - 8)'],
    ['Simplify', '(2 × ∛25 + 4 × ∛5 + 8) ÷ 3'],
  ]);
});

describe('roots of products of powers', () => {
  it.each([
    ['root(3, 16x^4y^5)', '2xy × ∛(2xy²)'],
    ['∛(54a^3b^7)', '3ab² × ∛(2b)'],
    ['root(5, 64x^7y^10)', '2xy² × ⁵√(2x²)'],
    ['root(4, 32x^6)', '2|x| × ⁴√(2x²)'],
    ['root(4, x^2)', '√|x|'],
    ['root(6, x^4)', 'x^(2/3)'],
    ['∛2 * ∛x', '∛(2x)'],
    ['√(x^3y^3)', 'xy√(xy)'],
    ['√(-x^3y^3)', '-xy√(-xy)'],
    ['|x||y|√(xy)', 'xy√(xy)'],
  ])('%s is %s', (text, result) => {
    expect(expressionText(unwrap(simplify(text)).result)).toBe(result);
  });

  it('have the same value for letters of both signs', () => {
    for (const index of [2, 3, 4, 6])
      for (let i = 0; i < 9; i++)
        for (let j = 0; j < 9; j += 4) {
          const given: Expression = [
            '^',
            ['×', '48', ['^', 'x', `${i}`], ['^', 'y', `${j + (i % 2)}`]],
            `1/${index}`,
          ];
          const { result } = unwrap(simplify(given));
          for (const [x, y] of [
            [1.3, 0.7],
            [-1.3, 0.7],
            [1.3, -0.7],
            [-1.3, -0.7],
          ] as const) {
            const [before, after] = [given, result].map((each) => realValue(each, { x, y }));
            if (before !== undefined) expect(after).toBeCloseTo(before, 9);
          }
        }
  });
});

/** Returns the real value of an expression of products, powers and bars. */
function realValue(expression: Expression, at: Readonly<Record<string, number>>): number | undefined {
  if (typeof expression === 'string') return at[expression] ?? Number(expression);
  const [operator] = expression;
  const [first = NaN, ...rest] = operandsOf(expression).map((each) => realValue(each, at) ?? NaN);
  if (operator === 'abs') return Math.abs(first);
  if (operator === 'neg') return -first;
  if (operator === '×') return rest.reduce((product, each) => product * each, first) || undefined;
  const [top = 1, bottom = 1] = operator === '√' ? [1, 2] : String(expression[2]).split('/').map(Number);
  const isNegative = first < 0 && bottom % 2 === 1;
  const size = isNegative ? Math.abs(first) ** (top / bottom) : first ** (top / bottom);
  const value = isNegative && top % 2 === 1 ? -size : size;
  return Number.isNaN(value) ? undefined : value;
}

it.each([
  ['(x^2 - 4)/(x + 3)', '(x - 2)(x + 2) ÷ (x + 3)'],
  ['(x^2 - 5x + 6)/(x^2 - 9)', '(x - 2) ÷ (x + 3)'],
  ['(x^2 + 2x + 1)/(x + 1)', 'x + 1'],
  ['(x + 1)/(x^2 - 1)', '1 ÷ (x - 1)'],
  ['-(x^2 - 4)/(2x^2 + 6x)', '-(x - 2)(x + 2) ÷ (2x(x + 3))'],
  ['1/(x^2 - 1)', '1 ÷ ((x - 1)(x + 1))'],
])('the factors above and below in %s are %s', (text, result) => {
  expect(expressionText(unwrap(factor(text)).result)).toBe(result);
});
