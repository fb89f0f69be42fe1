import type { AnswerForm } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { typingHint, verdictText } from './words.js';

it('tells how an answer is typed', () => {
  expect(typingHint({ kind: 'rounded', decimals: 1 })).toBe('A number with 1 decimal.');
  expect(typingHint({ kind: 'point', names: ['x', 'y'] })).toContain('(x, y)');
  expect(typingHint({ kind: 'inequality', variable: 'n' })).toContain('n < 3');
  expect(typingHint({ kind: 'text' })).toBeUndefined();
});

it.each<[AnswerForm, string]>([
  [{ kind: 'fraction' }, 'write it as a fraction in lowest terms'],
  [{ kind: 'rounded', decimals: 2 }, 'round it to 2 decimals'],
  [{ kind: 'number', unit: '%' }, 'write it as a percentage'],
  [{ kind: 'expression', shape: 'factored' }, 'factor it completely'],
  [{ kind: 'equation' }, 'write it the way the question asks'],
])('tells what is still to do to the form %j', (form, wanted) => {
  expect(verdictText('wrong-form', { answer: '', form })).toBe(
    `The value is right. Now ${wanted}. Nothing was counted yet.`,
  );
});

it('asks for the number of a calculation, and for the right unit', () => {
  expect(verdictText('wrong-form', { answer: '5', form: { kind: 'number' } })).toBe(
    'That’s right so far: work it out to one number. Nothing was counted yet.',
  );
  expect(verdictText('unit', { answer: '5 cm', form: { kind: 'number', unit: 'cm' } })).toBe(
    'Check the unit. Nothing was counted yet.',
  );
});

it('gives the right answer after a wrong one', () => {
  expect(verdictText('incorrect', { answer: 'x = 4', form: { kind: 'text' } })).toBe(
    'Not quite. The correct answer is: x = 4',
  );
});

it('asks what a comma means that could separate or group thousands', () => {
  const form: AnswerForm = { kind: 'numbers', variable: 'x' };
  expect(verdictText('ambiguous', { answer: '200, 345', form, entry: 'x=345,200' })).toBe(
    'Do you mean x=345, 200 or x=345200? Put a space after a comma that separates, or leave the comma out. It didn’t count.',
  );
});
