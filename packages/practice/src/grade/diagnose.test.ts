import { describe, expect, it } from 'vitest';
import type { AnswerForm } from '../problem.js';
import { diagnose } from './diagnose.js';
import { grade } from './grade.js';

const asked = { answer: '3x + 12', form: { kind: 'expression', shape: 'expanded' } } as const;
const first = { answer: '3x + 4', why: 'You multiplied only the first term: $3$ reaches both.' };
const added = { answer: '3x + 7', why: 'You added $3$ and $4$: multiply them.' };

it('a wrong answer is told from others by its value, in whichever form', () => {
  const problem = { ...asked, mistakes: [first, added] };
  expect(diagnose('4 + 3x', problem)).toBe(first);
  expect(diagnose('3x+ 5 + 2', problem)).toBe(added);
  for (const other of ['3x + 5', '', 'prose', '<b>3x</b>']) expect(diagnose(other, problem)).toBeUndefined();
  expect(diagnose('3x + 4', asked), 'nothing is known').toBeUndefined();
});

describe('a mistake that is common in any problem', () => {
  const point: AnswerForm = { kind: 'point', names: ['x', 'y'] };
  const area: AnswerForm = { kind: 'number', unit: 'cm²' };
  const number: AnswerForm = { kind: 'number', variable: 'x' };

  it.each<readonly [string, string, AnswerForm, string]>([
    ['x = 2', '(2, -3)', point, '$x$ is right. Also give $y$.'],
    ['y = −3', '(2, -3)', point, '$y$ is right. Also give $x$.'],
    ['36', '36π cm²', area, 'The number is right, but the factor π is missing.'],
    ['36 cm²', '36π cm²', area, 'The number is right, but the factor π is missing.'],
    ['9/2', '9π/2 cm²', area, 'The number is right, but the factor π is missing.'],
    ['2^7', '7', number, 'That is the whole power. The question asks only for its exponent.'],
    ['x = 2^7', '7', number, 'That is the whole power. The question asks only for its exponent.'],
    ['2⁷', '7', number, 'That is the whole power. The question asks only for its exponent.'],
    ['2^7 = 128', '7', number, 'That is the whole power. The question asks only for its exponent.'],
    ['10^(-3)', '-3', number, 'That is the whole power. The question asks only for its exponent.'],
    ['ln(5)', '-ln(5)', number, 'Only the sign is wrong. Check the minus signs.'],
    ['x = 3/4', '-3/4', number, 'Only the sign is wrong. Check the minus signs.'],
    ['-8', '8', number, 'Only the sign is wrong. Check the minus signs.'],
    ['-2.32', '2.32', { kind: 'rounded', decimals: 2 }, 'Only the sign is wrong. Check the minus signs.'],
  ])('%j instead of %j has a name', (entry, answer, form, why) => {
    expect(grade(entry, { answer, form })).toBe('incorrect');
    expect(diagnose(entry, { answer, form })?.why).toBe(why);
  });

  it.each<readonly [string, string, AnswerForm]>([
    ['x = 3', '(2, -3)', point],
    ['z = 2', '(2, -3)', point],
    ['35', '36π cm²', area],
    ['36', '36 + 9π cm²', area],
    ['36', '40 cm²', area],
    ['7^2', '7', number],
    ['-1 + ln(5)', '-1 - ln(5)', number],
    ['128', '7', number],
  ])('%j instead of %j has none', (entry, answer, form) => {
    expect(diagnose(entry, { answer, form })).toBeUndefined();
  });
});
