import { describe, expect, it } from 'vitest';
import { checkWorking } from './judged.test-support.js';

const verdictsOf = (lines: readonly string[]): readonly string[] =>
  checkWorking(lines).map((line) =>
    line.verdict === 'wrong' ? `wrong: ${line.mistake ?? ''}` : line.verdict,
  );

describe('numbered solutions on lines of their own', () => {
  const QUADRATIC = 'x² − 3x + 2 = 0';

  it.each([
    [['x₁ = 1', 'x₂ = 2']],
    [['x_1 = (3 − 1)/2 = 1', 'x_2 = (3 + 1)/2 = 2']],
    [['D = 9 − 8 = 1', 'x₁ = (3 − √D)/2 = 1', 'x₂ = (3 + √D)/2 = 2', 'L = {1; 2}']],
    [['Δ = 9 − 8 = 1', 'x₁ = (3 − 1)/2 = 1, x₂ = (3 + 1)/2 = 2']],
  ])('follow: %j', (lines) => {
    expect(verdictsOf([QUADRATIC, ...lines])).toEqual(lines.map(() => 'follows'));
  });

  it.each([
    [
      ['x₁ = 5', 'x₂ = 2'],
      ['wrong: ', 'follows'],
    ],
    [
      ['x₁ = 1', 'x₂ = 3'],
      ['follows', 'wrong: '],
    ],
    [
      ['x₁ = (3 − 1)/2 = 1', 'x₂ = (3 + 1)/2 = 3'],
      ['follows', 'wrong: arithmetic-slip'],
    ],
    [['x₁ = 1'], ['wrong: solution-missing']],
    [
      ['x₁ = 1', 'x₂ = 1'],
      ['follows', 'wrong: solution-missing'],
    ],
  ])('are judged one by one: %j', (lines, verdicts) => {
    const found = verdictsOf([QUADRATIC, ...lines]);
    expect(found.map((verdict, i) => verdict.startsWith(verdicts[i] ?? '?'))).toEqual(lines.map(() => true));
  });

  it('may be rounded', () => {
    expect(verdictsOf(['x² = 2', 'x₁ = √2 ≈ 1.41', 'x₂ = −√2 ≈ −1.41'])).toEqual(['follows', 'follows']);
    expect(verdictsOf(['x² = 2', 'x₁ ≈ 1.41', 'x₂ ≈ −1.51'])[1]).toMatch(/wrong/);
  });

  it('may be those of a substitution', () => {
    const lines = ['x^4 - 5x^2 + 4 = 0', 'u = x^2', 'u^2 - 5u + 4 = 0', 'u_1 = 1', 'u_2 = 4'];
    const values = ['x_1 = 1', 'x_2 = -1', 'x_3 = 2', 'x_4 = -2'];
    expect(new Set(verdictsOf([...lines, ...values]))).toEqual(new Set(['follows']));
  });
});

it.each([
  [['I: y = 3x − 2', 'II: y = x + 4', 'I = II: 3x − 2 = x + 4', 'x = 3']],
  [['(1) y = 3x − 2', '(2) y = x + 4', '(1) = (2): 3x − 2 = x + 4', 'x = 3']],
  [['x² = 16', 'donc x = 4 ou x = −4']],
  [['2x = 4', 'luego x = 2']],
])('follow: %j', (lines) => {
  expect(new Set(verdictsOf(lines))).toEqual(new Set(['follows']));
});
