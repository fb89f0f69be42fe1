import { expect, it } from 'vitest';
import { diagnose } from './diagnose.js';

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
