import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import type { Step } from '../../steps/step.js';
import { stepText } from '../../steps/to-text.js';
import { answerRequest } from '../request/answer-request.js';
import { solve } from '../solve/solve.js';

const textOf = (step: Step): string => stepText(step);
const checksOf = (equation: string): readonly Step[] =>
  unwrap(solve(equation)).steps.filter(({ id }) => id.startsWith('algebra.check'));

describe('checks of irrational roots', () => {
  it.each([
    ['x^2 = 5', 'Check x = √5 in the equation: (√5)² = 5'],
    ['5 = x^2', 'Check x = √5 in the equation: (√5)² = 5'],
    ['x^2 - x - 1 = 0', 'Check x = (1 + √5) ÷ 2 in the equation: ((1 + √5) ÷ 2)² - (1 + √5) ÷ 2 - 1 = 0'],
    ['x^3 = 2', 'Check x = ∛2 in the equation: (∛2)³ = 2'],
    ['e^(2x) = 5', 'Check x = ln 5 ÷ 2 in the equation: e^(2 × (ln 5 ÷ 2)) = 5'],
    ['5^(2x) - 5^x - 6 = 0', 'Check x = log₅ 3 in the equation: 5^(2 log₅ 3) - 5^(log₅ 3) - 6 = 0'],
  ])('are exact for %s', (equation, line) => {
    expect(checksOf(equation).map(textOf)).toContain(line);
  });

  it('are exact for every quadratic equation with small coefficients', () => {
    for (let a = 1; a < 4; a++)
      for (let b = -4; b < 5; b++)
        for (let c = -4; c < 5; c++)
          expect(checksOf(`${a}x^2 + ${b}x + ${c} = 0`).map(({ id }) => id)).not.toContain(
            'algebra.check-decimals',
          );
  });

  it('have decimals if the value stays as long as the root', () => {
    expect(checksOf('2^x = 3^(x - 1)').map(({ relation }) => relation)).toEqual(['≈']);
  });
});

describe('methods in words', () => {
  it.each([
    ['Löse x^2 + 6x + 5 = 0 mit der pq-Formel', 'pq-formula'],
    ['mit der pq-Formel: x^2 + 6x + 5 = 0', 'pq-formula'],
    ['x^2 + 6x + 5 = 0 (Mitternachtsformel)', 'formula'],
    ['Löse durch quadratische Ergänzung: x^2 + 6x + 5 = 0', 'completing-square'],
    ['Resuelve la ecuación x^2 + 6x + 5 = 0 con la fórmula general', 'formula'],
    ['Resuelve por factorización: x^2 + 6x + 5 = 0', 'factoring'],
    ['x^2 + 6x + 5 = 0 by completing the square', 'completing-square'],
    ['1. Solve using the quadratic formula: x^2 + 6x + 5 = 0', 'formula'],
    ['x + y = 5; x - y = 1 Einsetzungsverfahren', 'substitution'],
    ['x^2 + 6x + 5 = 0', 'factoring'],
  ])('%s is solved by %s', (text, method) => {
    expect(unwrap(solve(text)).method).toBe(method);
  });

  it('have the steps of the pq formula', () => {
    const { steps } = unwrap(solve('2x^2 + 12x + 10 = 0', { method: 'pq-formula' }));
    expect(steps.slice(0, 5).map(textOf)).toEqual([
      'Divide both sides by 2: x² + 6x + 5 = 0',
      'Radicand (p/2)² - q with p = 6 and q = 5: (6/2)² - 5 = 4',
      'pq formula: -p/2 ± √((p/2)² - q): x = -3 ± √4',
      'Simplify: x = -3 ± 2',
      'Both values: x = -5, -1',
    ]);
  });

  it('list the pq formula only if it was asked for', () => {
    expect(unwrap(solve('x^2 + 6x + 5 = 0')).methods).not.toContain('pq-formula');
    expect(unwrap(solve('x^2 + 6x + 5 = 0', { method: 'pq-formula' })).methods).toContain('pq-formula');
  });
});

describe('solutions in an interval', () => {
  it.each([
    [
      'sin(2x) = 1/2, 0 ≤ x ≤ 2π',
      ['Substitute 0 for k: x = π ÷ 12, 5π ÷ 12', 'Substitute 1 for k: x = 13π ÷ 12, 17π ÷ 12'],
    ],
    ['tan x = 1 for 0° ≤ x ≤ 360°', ['Substitute 0 for k: x = 45°', 'Substitute 1 for k: x = 225°']],
  ])('of %s are listed for each integer', (text, lines) => {
    const found = answerRequest(text);
    const steps = found ? unwrap(found).steps : [];
    expect(steps.filter(({ id }) => id === 'algebra.insert').map(textOf)).toEqual(lines);
  });
});
