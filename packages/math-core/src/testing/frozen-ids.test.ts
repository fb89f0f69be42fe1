import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Programs and translations use ids of steps and codes of errors as keys, so none of 1.0 may disappear or be renamed.
 * frozen-ids.txt lists them. New ids are added to the list with the release that contains them.
 */
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const frozen = read('frozen-ids.txt').trim().split('\n');

it('keeps every id of a step and every code of an error', () => {
  const current = new Set(
    [read('../steps/step-ids.ts'), read('../result/result.ts')].flatMap((source) =>
      [...source.matchAll(/'([\w.-]+)'/g)].map(([, id = '']) => id),
    ),
  );
  expect(frozen.filter((id) => !current.has(id))).toEqual([]);
});

it('lists each id once, and hundreds of them', () => {
  expect(new Set(frozen).size).toBe(frozen.length);
  expect(frozen.length).toBeGreaterThan(400);
});
