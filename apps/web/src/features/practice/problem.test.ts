import { afterEach, expect, it, vi } from 'vitest';
import { fetchProblem } from './problem.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [{ category: 'algebra' }, '/api/practice/random/algebra'],
  [
    { category: 'geometry', after: 'a.1', difficulty: 'easy' },
    '/api/practice/random/geometry?after=a.1&difficulty=easy',
  ],
  [{ category: 'logarithms', like: 'b&c' }, '/api/practice/random/logarithms?like=b%26c'],
  [{ category: 'algebra', problem: 'a/b', difficulty: 'hard' }, '/api/practice/problems/a%2Fb'],
] as const)('asks for %j at %s', async (request, address) => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchProblem(request)).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'GET' }));
});
