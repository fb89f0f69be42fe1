import { expect, it } from 'vitest';
import { addressOf } from './problem.js';

it.each([
  [{ category: 'algebra' }, '/api/practice/random/algebra'],
  [
    { category: 'geometry', after: 'a.1', difficulty: 'easy' },
    '/api/practice/random/geometry?after=a.1&difficulty=easy',
  ],
  [{ category: 'logarithms', like: 'b&c' }, '/api/practice/random/logarithms?like=b%26c'],
  [{ category: 'algebra', problem: 'a/b', difficulty: 'hard' }, '/api/practice/problems/a%2Fb'],
] as const)('asks for %j at %s', (wish, address) => {
  expect(addressOf(wish)).toBe(address);
});
