import { expect, it } from 'vitest';
import { distinctMistakes } from './distinct-mistakes.js';
import type { AnswerForm } from './problem.js';

/** Returns the answers of the mistakes that remain. */
function left(form: AnswerForm, answer: string, ...mistakes: readonly string[]): readonly string[] {
  const rest = { question: 'What is it?', hints: ['Look.'], steps: [] } as const;
  const all = mistakes.map((wrong) => ({ answer: wrong, why: 'Look again.' }));
  return distinctMistakes({ ...rest, form, answer, mistakes: all }).map((mistake) => mistake.answer);
}

it.each<[AnswerForm, right: string, same: string, wrong: string]>([
  [{ kind: 'number', unit: 'cm²' }, '12', '24/2', '6*sqrt(2)'],
  [{ kind: 'fraction' }, '1/2', '2/4', '3/4'],
  [{ kind: 'rounded', decimals: 2 }, '1.50', '1.5', '1.51'],
  [{ kind: 'expression', shape: 'expanded' }, '3x + 12', '12 + 3x', '3x + 4'],
  [{ kind: 'expression' }, '2log_2(x)', 'log_2(x)*2', '2ln(x)'],
  [{ kind: 'numbers', variable: 'x' }, '-2, 3', '3, -2', '3'],
  [{ kind: 'point', names: ['x', 'y'] }, '(1, 2)', '(1, 4/2)', '(2, 1)'],
  [{ kind: 'inequality', variable: 'x' }, 'x < 2', 'x < 4/2', 'x ≤ 2'],
  [{ kind: 'equation' }, '2^3 = 8', '2^3 = 8', '3^2 = 8'],
  [{ kind: 'text' }, 'A', 'A', 'B'],
])(
  '%o: a mistake with the value of the answer, or of another mistake, is left out',
  (form, right, same, wrong) => {
    const [kept] = left(form, right, wrong, same);
    expect(kept).toBeDefined();
    expect(left(form, right, same), 'right by chance').toEqual([]);
    expect(left(form, wrong, right, same), 'the same twice').toEqual([]);
    expect(left(form, wrong, right)).toHaveLength(1);
  },
);

it('answers are printed as the answer of the problem is', () => {
  expect(left({ kind: 'number', unit: 'cm' }, '12', '6*sqrt(2)')).toEqual(['6√2 cm']);
});
