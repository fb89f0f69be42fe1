import { afterEach, expect, it, vi } from 'vitest';
import { fetchProblem } from './problem.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [{ category: 'algebra' }, '/api/practice/random/algebra'],
  [
    { category: 'geometry', skill: 'circle', difficulty: 'easy' },
    '/api/practice/random/geometry?difficulty=easy&skill=circle',
  ],
  [{ category: 'logarithms', like: 'b&c' }, '/api/practice/random/logarithms?like=b%26c'],
  [{ category: 'algebra', problem: 'a/b', difficulty: 'hard' }, '/api/practice/problems/a%2Fb'],
] as const)('requests %j at %s', async (request, address) => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchProblem(request)).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'GET' }));
});

it('sends the most recently seen problems, latest first', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '["slope.easy.2","b&c"]' });
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchProblem({ category: 'geometry' })).rejects.toThrow('Failed to fetch');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/practice/random/geometry?after=slope.easy.2&after=b%26c');
});
