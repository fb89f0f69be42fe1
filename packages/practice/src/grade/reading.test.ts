import { readFileSync } from 'node:fs';
import { sampled } from '@mathtools/math-core/testing/draws';
import { expect, it } from 'vitest';
import type { AnswerForm } from '../problem.js';
import { piecesText } from '../text.js';
import { type Asked, grade, type Verdict } from './grade.js';
import { readEntry } from './reading.js';

const NUMBER: AnswerForm = { kind: 'number' };
const X: AnswerForm = { kind: 'number', variable: 'x' };
const EXPRESSION: AnswerForm = { kind: 'expression' };

it.each<readonly [entry: string, form: AnswerForm, read: string]>([
  ['2 1/20', NUMBER, '2 + 1/20'],
  ['2½', NUMBER, '2 + 1/2'],
  ['-2 and 3/5', NUMBER, '-(2 + 3/5)'],
  ['41/20', NUMBER, '41/20'],
  ['5 7/3', NUMBER, '5 + 7/3'],
  ['1/2x', EXPRESSION, '1/2 x'],
  ['1/(2x)', EXPRESSION, '1 ÷ (2x)'],
  ['3 - -2', NUMBER, '3 + 2'],
  ['<b>', NUMBER, ' < b > '],
  ['2 x √3', NUMBER, '2√3'],
  ['2x√3', X, '2x√3'],
  ['log2 8', NUMBER, 'log₂ 8'],
  ['log 2 8', NUMBER, ''],
  ['2.666…', NUMBER, '8/3'],
  ['1e-3', NUMBER, '1 × 10⁻³'],
  ['4.42E+13', NUMBER, '4.42 × 10¹³'],
  ['4.42E+13', EXPRESSION, '4.42 × 10¹³'],
  ['0,125', NUMBER, '0.125'],
  ['1,024', NUMBER, '1024'],
  ['1,234.5', NUMBER, '1234.5'],
  ['x = 6,85', X, 'x = 6.85'],
  ['1, 5', { kind: 'numbers', variable: 'x' }, '1, 5'],
  ['1,5; 2', { kind: 'numbers', variable: 'x' }, '1.5; 2'],
  ['2,345', { kind: 'numbers', variable: 'x' }, '2, 345 (or 2345)'],
  ['1,200, 3,000', { kind: 'numbers', variable: 'x' }, '1200, 3000'],
  ['2,3 and 5', { kind: 'numbers', variable: 'x' }, '2, 3 and 5 (or 2.3 and 5)'],
  ['(3 ± √5)/2', { kind: 'numbers', variable: 'x' }, '(3 ± √5) ÷ 2'],
  ['±4', { kind: 'numbers', variable: 'x' }, '±4'],
  ['{2, 3}', { kind: 'numbers', variable: 'x' }, '{2, 3}'],
  ['(1,5; 2)', { kind: 'point', names: ['x', 'y'] }, '(1.5; 2)'],
  ['M(2|3)', { kind: 'point', names: ['x', 'y'] }, 'M(2 | 3)'],
  ['X is at least 1,5', { kind: 'inequality', variable: 'x' }, 'x ≥ 1.5'],
  ['(-inf, 3]', { kind: 'inequality', variable: 'x' }, '(−∞, 3]'],
  ['{x | x > 3}', { kind: 'inequality', variable: 'x' }, '{x | x > 3}'],
  ['2^10=1024', { kind: 'equation' }, '2¹⁰ = 1024'],
  ['pH = 4.7', NUMBER, 'pH = 4.7'],
  ['A = 91', NUMBER, 'A = 91'],
  ['X = 91', X, 'x = 91'],
  ['$1,352', NUMBER, '$1352'],
  ['12 sq. cm', { kind: 'number', unit: 'cm²' }, '12 sq cm'],
  ['5 m', { kind: 'number', unit: 'm' }, '5 m'],
  ['44cm + 6π cm', { kind: 'number', unit: 'cm' }, '(44 + 6π) cm'],
  ['148º', NUMBER, '148°'],
  ['25%', { kind: 'number', unit: '%' }, '25%'],
  ['sixty-five', NUMBER, '65'],
  ['408 seats are taken', NUMBER, '408 seats'],
  ['4² = 16, so 2', NUMBER, '4² = 16 so 2'],
  ['7 because 7 is prime', NUMBER, '7'],
])('reads %j as %j asks: %s', (entry, form, read) => {
  const pieces = readEntry(entry, { form });
  expect(pieces ? piecesText(pieces) : '').toBe(read);
});

it.each<readonly [entry: string, form: AnswerForm, question: string, read: string]>([
  ['x2 + 8x - 9', EXPRESSION, 'Expand: $(x - 1)(x + 9)$', 'x² + 8x - 9'],
  ['18x2 + 8', EXPRESSION, 'Expand: $(6x - 1)(3x - 8)$', '18x² + 8 (or 18 × 2 + 8)'],
  ['8y21', EXPRESSION, 'Simplify: $(2y^7)^3$', '8y²¹'],
  ['x2y3', EXPRESSION, 'Simplify: $x * x * y^3$', 'x²y³'],
  ['yx2', EXPRESSION, 'Simplify: $x * x * y$', 'yx² (or y × 2)'],
  ['x2/3', EXPRESSION, 'Simplify: $x^(2/3)$', ''],
  ['x^2 + 8x2', EXPRESSION, 'Expand: $x(x + 8)$', ''],
  ['(2y7)3', EXPRESSION, 'Simplify: $(2y^7)^3$', ''],
  ['x2y(3/2)', EXPRESSION, 'Simplify: $x^2 * y^(3/2)$', ''],
  ['x2x', EXPRESSION, 'Expand: $x(2x)$', ''],
  ['x1', EXPRESSION, 'Simplify: $x * 1$', ''],
  ['e2', EXPRESSION, 'Simplify: $e * e$', ''],
  ['y2', EXPRESSION, 'Simplify: $x * x$', ''],
  ['10k', NUMBER, 'How many times as far?', '10000'],
  ['0.25K people', NUMBER, 'How many people?', '250 people'],
  ['$2,5k', { kind: 'number', unit: 'dollars' }, 'How much is it?', '$2500'],
  ['10k', { kind: 'number', unit: 'km' }, 'How far is it?', '10k'],
  ['10k', NUMBER, 'How many kilometers is it?', '10k'],
  ['10k', NUMBER, 'What is $2k$ times 5?', '10k'],
  ['10k', { kind: 'number', variable: 'k' }, 'For which number is it 0?', '10k'],
  ['0k.75', NUMBER, 'How many?', ''],
  ['2^10k', NUMBER, 'How many?', '2¹⁰ × k'],
])('reads %j as %j asks in %j: %s', (entry, form, question, read) => {
  const pieces = readEntry(entry, { form, question });
  expect(pieces ? piecesText(pieces) : '').toBe(read);
});

it.each(['', ' ', '3/(', 'x^', 'no solution', '??', '9'.repeat(201), '('.repeat(200)])(
  'has nothing to typeset for %j',
  (entry) => {
    expect(readEntry(entry, { form: NUMBER })).toBeUndefined();
  },
);

it('leaves words alone where words are asked for', () => {
  expect(readEntry('5', { form: { kind: 'text' } })).toBeUndefined();
});

interface Typed extends Required<Asked> {
  readonly entries: Readonly<Partial<Record<Verdict, readonly string[]>>>;
}
const problems = JSON.parse(
  readFileSync(new URL('entries.json', import.meta.url), 'utf8'),
) as readonly Typed[];

/**
 * Returns a reading as text to type again, in both ways if there are two. A mixed number is typed without +.
 */
function verdictsOn(read: string, problem: Typed): readonly Verdict[] {
  const [, first = read, second = first] = /^(.*) \(or (.*)\)$/.exec(read) ?? [];
  const texts = [first, second].flatMap((text) => [text, text.replaceAll(/(\d) \+ (?=\d+\/\d)/g, '$1 ')]);
  return [...new Set(texts)].map((text) => grade(text, problem));
}

const JUDGED = ['correct', 'incorrect', 'wrong-form', 'unit'] as const;
const OF_NUMBERS = problems.filter(({ form }) => form.kind !== 'text');

it('shows ninety-nine of a hundred entries that are graded', () => {
  const all = OF_NUMBERS.flatMap((problem) =>
    JUDGED.flatMap((verdict) => (problem.entries[verdict] ?? []).map((entry) => readEntry(entry, problem))),
  );
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.99);
});

it.each(sampled(OF_NUMBERS, 3))('shows for "$question" what it shows as it is graded', (problem) => {
  for (const verdict of JUDGED)
    for (const entry of problem.entries[verdict] ?? []) {
      const pieces = readEntry(entry, problem);
      if (!pieces) continue;
      const read = piecesText(pieces);
      const isRight = verdict !== 'incorrect';
      const typedBack = verdictsOn(read, problem);
      const isChain = problem.form.kind === 'expression' && read.includes(' = '); // logarithms of products need parentheses there
      if (isChain && verdict === 'correct' && !typedBack.includes('correct'))
        expect(typedBack, `${entry}: ${read}`).not.toContain('incorrect');
      else if (verdict === 'correct' || (verdict === 'wrong-form' && read.includes(' (or ')))
        expect(typedBack, `${entry}: ${read}`).toContain(verdict); // the reading that fits best, if there are two
      else expect(typedBack.includes('incorrect'), `${entry}: ${read}`).toBe(!isRight);
    }
});
