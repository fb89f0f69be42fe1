import { expect, it } from 'vitest';
import { STEP_TEXTS } from '../testing/english.test-support.js';
import { STEP_IDS } from './step-ids.js';
import { sayFrom, stepFrom } from './texts.js';

const TEXTS = {
  'x.add': 'Add {n} to both sides',
  'x.add:each': 'Add {n} to each part',
  'x.end': 'Simplify',
} as const;
const say = sayFrom(TEXTS);
const step = stepFrom(TEXTS);

it('fills the holes of a text, and keeps the values and the variant as data', () => {
  expect(say('x.add:each', { n: ['×', '2', 'x'] })).toEqual({
    id: 'x.add',
    variant: 'each',
    law: 'Add 2x to each part',
    values: { n: ['×', '2', 'x'] },
  });
  expect(say('x.add', { n: 3 })).toEqual({ id: 'x.add', law: 'Add 3 to both sides', values: { n: '3' } });
});

it('creates steps from a text without holes, from a text with values, and from another step', () => {
  const line = { before: 'x', relation: '=', after: '1' };
  expect(step('x.end', 'x', '1')).toEqual({ id: 'x.end', law: 'Simplify', ...line });
  const added = step(say('x.add', { n: '1' }), 'x', '1', { relation: '≈' });
  expect(step(added, 'x', '1')).toEqual({ ...added, relation: '=' });
});

it('throws an error for a hole without a value', () => {
  const untyped = say as (key: string, values: object) => unknown;
  expect(() => untyped('x.add', {})).toThrow('The text of x.add has no value for n.');
});

it('has texts of algebra for known ids only', () => {
  const ids: readonly string[] = STEP_IDS;
  expect(Object.keys(STEP_TEXTS).filter((key) => !ids.includes(key.split(':')[0] ?? ''))).toEqual([]);
});
