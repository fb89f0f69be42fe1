import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAMILIES, problemById } from '../index.js';
import { CHOSEN } from './chosen.test-support.js';

/** The number of seeds per family and difficulty in a digest. */
const SEEDS = 12;

/**
 * Returns the text of a problem for the digest. Coordinates are rounded, because sines differ between
 * JavaScript engines.
 */
function written(id: string): string {
  const problem = problemById(id);
  return JSON.stringify(problem, (key, value: unknown) =>
    key === 'mistakes' // The feedback on wrong answers may change.
      ? undefined
      : typeof value === 'number'
        ? Number(value.toPrecision(9))
        : value,
  );
}

/**
 * Shared links and worksheets contain ids and seeds, so from 1.0 on an id always names the same problem. In a
 * review, the list shows the families whose problems change. `npm test -- practice <family> -u` updates the lines of one family, and
 * `npm test -- practice src/testing/problems.test.ts -u` those of all.
 */
it('an id names the problem of the list', async () => {
  const listed = readFileSync(new URL('problems.txt', import.meta.url), 'utf8').match(/.+\n/g) ?? [];
  const others = FAMILIES.filter((family) => !CHOSEN.includes(family));
  const kept = listed.filter((line) => others.some(({ id }) => line.startsWith(`${id}.`)));
  const lines = CHOSEN.flatMap(({ id, difficulties }) =>
    difficulties.map((difficulty) => {
      const digest = createHash('sha256');
      for (let seed = 0; seed < SEEDS; seed++) digest.update(written(`${id}.${difficulty}.${seed}`));
      return `${id}.${difficulty} ${digest.digest('hex').slice(0, 16)}\n`;
    }),
  );
  await expect([...kept, ...lines].sort().join('')).toMatchFileSnapshot('problems.txt');
});
