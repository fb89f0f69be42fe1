import { step, type Step } from '@mathtools/math-core/steps';
import { expect, it } from 'vitest';
import { rowsOf } from './rows.js';

const afterOf = (shown: Step): unknown => rowsOf([{ title: '', steps: [shown] }])[0]?.lines[0]?.[0].after;

const smaller = (id: string): readonly Step[] => [
  step(id, 'Multiply', ['+', ['×', '2', '3'], '1'], ['+', '6', '1']),
  step(id, 'Add', ['+', '6', '1'], '7'),
];

it('writes the smaller steps of a check as a chain', () => {
  const check = step('algebra.check', 'Check', ['+', ['×', '2', '3'], '1'], '7', {
    substeps: smaller('algebra.products'),
  });
  expect(afterOf(check)).toEqual(['=', ['+', '6', '1'], '7']);
});

it('leaves out the smaller steps of a derivative, whose rules a chain would hide', () => {
  const rule = step('calculus.sum', 'Sum rule', ['call', 'd/dx', ['+', 'x', '1']], '1', {
    substeps: smaller('calculus.sum'),
  });
  expect(afterOf(rule)).toBe('1');
});
