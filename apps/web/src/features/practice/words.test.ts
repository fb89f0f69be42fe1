import type { AnswerForm } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { isPlainNumber, typingHint, verdictText } from './words.js';

it('says how to type an answer', () => {
  expect(typingHint({ kind: 'rounded', decimals: 1 })).toBe('A number with 1 decimal place.');
  expect(typingHint({ kind: 'point', names: ['x', 'y'] })).toContain('(x, y)');
  expect(typingHint({ kind: 'inequality', variable: 'n' })).toContain('n < 3');
  expect(typingHint({ kind: 'text' })).toBeUndefined();
});

it('tells plain numbers from fractions, roots and multiples of π', () => {
  for (const answer of ['9', '−3', '105°', '60 km/h', '1,250 dollars', '4.5'])
    expect(isPlainNumber({ kind: 'number' }, answer), answer).toBe(true);
  for (const answer of ['3/4', '2√3 cm', '9π cm²'])
    expect(isPlainNumber({ kind: 'number' }, answer), answer).toBe(false);
  expect(isPlainNumber({ kind: 'fraction' }, '9')).toBe(false);
});

it.each<[AnswerForm, string]>([
  [{ kind: 'fraction' }, 'write it as a fraction in lowest terms'],
  [{ kind: 'rounded', decimals: 2 }, 'round it to 2 decimal places'],
  [{ kind: 'number', unit: '%' }, 'write it as a percentage'],
  [{ kind: 'expression', shape: 'factored' }, 'factor it completely'],
  [{ kind: 'equation' }, 'write it the way the question asks'],
])('says what is missing for the form %j', (form, wanted) => {
  expect(verdictText('wrong-form', { answer: '', form })).toBe(
    `The value is right. Now ${wanted}. It didn’t count.`,
  );
});

it('asks for the result of a calculation, and for the right unit', () => {
  expect(verdictText('wrong-form', { answer: '5', form: { kind: 'number' } })).toBe(
    'That’s right so far. Now calculate it as a single number. It didn’t count.',
  );
  expect(verdictText('unit', { answer: '5 cm', form: { kind: 'number', unit: 'cm' } })).toBe(
    'Check the unit. It didn’t count.',
  );
});

it('gives the right answer after a wrong one', () => {
  expect(verdictText('incorrect', { answer: 'x = 4', form: { kind: 'text' } })).toBe(
    'Not quite. The correct answer is: x = 4',
  );
});

it('asks about a comma that could separate numbers or group thousands', () => {
  const form: AnswerForm = { kind: 'numbers', variable: 'x' };
  expect(verdictText('ambiguous', { answer: '200, 345', form, entry: 'x=345,200' })).toBe(
    'Do you mean x=345, 200 or x=345200? Add a space after a comma that separates numbers, or leave the comma out. It didn’t count.',
  );
});

it.each([
  ['+-3', 'numbers', 'Do you mean both signs? Type ± for both, or only one of them. It didn’t count.'],
  ['0,5,2,5', 'numbers', 'Are these decimal commas? Put a semicolon between the numbers. It didn’t count.'],
  [
    '-3 and 1/3',
    'numbers',
    'Do you mean two numbers or a mixed number? Put a comma between two numbers. It didn’t count.',
  ],
  ['3.2x105', 'number', 'Is the last number an exponent? Type ^ before it, as in 10^5. It didn’t count.'],
  ['4.2·105', 'expression', 'Is the last number an exponent? Type ^ before it, as in 10^5. It didn’t count.'],
  ['2·75', 'number', 'Is the dot a decimal point? Type . for a point, or * for times. It didn’t count.'],
  ['π/3', 'number', 'Is this angle in radians? Type rad after it, or type it in degrees. It didn’t count.'],
  ...['x7', 'x6 + 15'].map(
    (entry) =>
      [
        entry,
        'expression',
        'Is the number after the letter an exponent or a factor? Type x^2 or 2x. It didn’t count.',
      ] as const,
  ),
  [
    '7 -2',
    'numbers',
    'Do you mean two numbers or a difference? Put a comma between two numbers. It didn’t count.',
  ],
  [
    'x<1, x>2',
    'inequality',
    'Do you mean “and” or “or”? Type the word instead of the comma. It didn’t count.',
  ],
] as const)('asks which reading of %j is meant', (entry, kind, text) => {
  expect(verdictText('ambiguous', { answer: '', form: { kind, variable: 'x' }, entry })).toBe(text);
});

it.each<[string, AnswerForm, string]>([
  ['y = 5', { kind: 'number', variable: 'x' }, 'You wrote y, but the question asks for x. It didn’t count.'],
  [
    'n > -3',
    { kind: 'inequality', variable: 'x' },
    'You wrote n, but the question asks for x. It didn’t count.',
  ],
  [
    'y = 2 or y = 3',
    { kind: 'numbers', variable: 'x' },
    'You wrote y, but the question asks for x. It didn’t count.',
  ],
])('names another letter than the question’s: %s', (entry, form, text) => {
  expect(verdictText('unreadable', { answer: '', form, entry })).toBe(text);
});

it.each<[string, AnswerForm]>([
  ['x = ?', { kind: 'number', variable: 'x' }],
  ['y = 5', { kind: 'number' }],
  ['why = 5', { kind: 'number', variable: 'x' }],
])('doesn’t take %s for another letter', (entry, form) => {
  expect(verdictText('unreadable', { answer: '', form, entry })).toContain('We couldn’t read that.');
});
