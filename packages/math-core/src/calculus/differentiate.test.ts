import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import type { Step } from '../steps/step.js';
import { expressionText, stepText } from '../steps/to-text.js';
import { differentiate } from './differentiate.js';
import { agree, numericDerivative, preciseValue, preciseValues } from './high-precision.test-support.js';
import { readCalculus } from './read-calculus.js';
import rows from './derivatives.json' with { type: 'json' };

/** Values between 0 and 1, above and below 0, at which most of the functions have a derivative. */
const PLACES = ['0.37', '0.81', '2.43', '-0.64', '-2.9'].map((x) => ({
  x,
  a: '1.3',
  b: '0.7',
  c: '-2',
  k: '1.9',
  n: '3.5',
}));

describe('differentiate', () => {
  it.each(rows.map(([of = '', textbook = '', printed]) => [of, textbook, printed] as const))(
    'gives the derivative of a textbook for %s',
    (of, textbook, printed) => {
      const { result } = unwrap(differentiate(of));
      if (printed !== undefined) expect(expressionText(result)).toBe(printed);
      const [function_, expected] = [of, textbook].map((text) => unwrap(readCalculus(text, 'text')));
      let compared = 0;
      for (const place of PLACES) {
        const values = preciseValues(place);
        const wanted = preciseValue(expected ?? '0', values);
        const difference = numericDerivative(function_ ?? '0', 'x', place);
        if (!wanted.isFinite() || !difference.isFinite()) continue;
        expect([of, agree(wanted, difference)]).toEqual([of, true]);
        expect([of, agree(preciseValue(result, values), difference)]).toEqual([of, true]);
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  const lines = (of: string): readonly string[] => unwrap(differentiate(of)).steps.map(stepText);

  it('shows each rule, with the parts of a product', () => {
    expect(lines('x^2 sin x')).toEqual([
      'Product rule (uv)′ = u′v + uv′ with u = x² and v = sin x: d/dx(x² sin x) = d/dx(x²) × sin x + x² × d/dx(sin x)',
      'Power rule: bring down the exponent 2 and lower it by 1: d/dx(x²) × sin x + x² × d/dx(sin x) = 2x sin x + x² × d/dx(sin x)',
      'The derivative of sin x is cos x: 2x sin x + x² × d/dx(sin x) = 2x sin x + x² cos x',
    ]);
    expect(lines('(2x + 1)^5')[0]).toBe(
      'Chain rule with u = 2x + 1: the derivative of u⁵ is 5u⁴, times the derivative of u: d/dx((2x + 1)⁵) = 5(2x + 1)⁴ × d/dx(2x + 1)',
    );
  });

  it('shows the smaller steps of a part', () => {
    const [, , third] = unwrap(differentiate('x^3 - 2x + 5')).steps;
    expect(third?.substeps?.map(({ law }) => law)).toEqual([
      'Constant multiple rule: keep the factor 2',
      'The derivative of x is 1',
      'Simplify',
    ]);
  });

  it('differentiates several times, by another letter, and at a number', () => {
    const text = (of: string, options: Parameters<typeof differentiate>[1]): string =>
      expressionText(unwrap(differentiate(of, options)).result);
    expect(text('x^4', { order: 3 })).toBe('24x');
    expect(text('sin x', { order: 4 })).toBe('sin x');
    expect(text('x^2 y + y^3', { letter: 'y' })).toBe('x² + 3y²');
    expect(text('5t^2', {})).toBe('10t');
    expect(unwrap(differentiate('x^3', { at: '2' })).value).toBe('12');
    expect(unwrap(differentiate('sin x', { at: 'pi/3' })).value).toBe('1/2');
    expect(unwrap(differentiate('sqrt(x)', { at: '9' })).value).toBe('1/6');
  });

  it.each([
    ['|x|', '0'],
    ['|x - 2| + x^2', '2'],
    ['sqrt(x)', '0'],
    ['cbrt(x)', '0'],
    ['ln x', '-1'],
    ['1/x', '0'],
    ['(x^2 - 1)/(x - 1)', '1'],
  ])('%s has no derivative at %s', (of, at) => {
    expect(unwrap(differentiate(of, { at })).value).toBeUndefined();
  });

  it.each(['|x| sin x', 'sqrt(x^4)'])('does not guess where the formula for %s has no value', (of) => {
    expect(differentiate(of, { at: '0' })).toMatchObject({ ok: false, code: 'unsupported' });
  });

  it('names the kinks of absolute values', () => {
    expect(unwrap(differentiate('|x - 2|')).kinks).toEqual([['-', 'x', '2']]);
  });

  it.each([
    ['sinh x', 'unsupported-notation'],
    ['x!', 'unsupported-notation'],
    ['∫ x dx', 'unsupported-notation'],
    ['', 'empty'],
    ['x +', 'syntax'],
    ['1/(x - x)', 'division-by-zero'],
  ])('refuses %j as %s', (of, code) => {
    expect(differentiate(of)).toMatchObject({ ok: false, code });
  });

  it('refuses options that make no sense', () => {
    expect(differentiate('x', { order: 0 })).toMatchObject({ ok: false, code: 'out-of-range' });
    expect(differentiate('x', { letter: 'e' })).toMatchObject({ ok: false, code: 'unknown-name' });
  });
});

describe('large input', () => {
  const nested = (depth: number, inner: string): string => 'sin('.repeat(depth) + inner + ')'.repeat(depth);
  const data = (depth: number) =>
    Array.from({ length: depth }).reduce<Step['before']>((of) => ['sin', of], 'x');

  it.each([
    ['40 nested functions', nested(40, 'x')],
    ['60 levels', nested(60, 'x')],
    ['a long sum', Array.from({ length: 60 }, (_, n) => `x^${n}`).join(' + ')],
    ['10,000 characters', 'x + '.repeat(2500) + 'x'],
    ['a power of 10⁹', '(x + 1)^1000000000'],
    ['a power of a number', '2^(1000000000x)'],
    ['a root with a large index', 'x^(1/1000000007)'],
    ['a product of sums', Array.from({ length: 20 }, (_, n) => `(x + ${n})`).join('')],
    ['a tower of powers', 'x^x^x^x^x'],
  ])('%s is answered or refused by name', (_, of) => {
    const found = differentiate(of);
    if (!found.ok) expect(['too-large', 'unsupported']).toContain(found.code);
  });

  it('60 levels as data are answered or refused by name', () => {
    const found = differentiate(data(60));
    if (!found.ok) expect(found.code).toBe('too-large');
  });
});
