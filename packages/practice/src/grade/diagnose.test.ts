import { expect, it } from 'vitest';
import { diagnose, distinctMistakes } from './diagnose.js';

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

it('a mistake with the right answer, or with that of another mistake, is dropped', () => {
  const right = { answer: '3(x + 4)', why: 'Right by chance.' };
  const same = { answer: '7 + 3x', why: 'Another slip with the same answer.' };
  expect(distinctMistakes(asked, [first, right, added])).toEqual([first, added]);
  expect(distinctMistakes(asked, [first, added, same])).toEqual([first]);
});

it('the answers of mistakes are printed as the answer is', () => {
  const area = { answer: '12 cm²', form: { kind: 'number', unit: 'cm²' } } as const;
  expect(distinctMistakes(area, [{ answer: '6*sqrt(2)', why: 'x' }])[0]?.answer).toBe('6√2 cm²');
});
