import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHYS as ALGEBRA_WHYS } from './algebra-whys.js';
import { WHYS as PRACTICE_WHYS } from './practice-whys.js';
import { WHYS } from './whys.js';

const SITE = new URL('../../', import.meta.url);
const PACKAGES = new URL('../../../packages/', SITE);

/** The step ids that a package lists; its own tests compare them with its sources. */
function listed(path: string): string[] {
  const ids = readFileSync(new URL(path, PACKAGES), 'utf8').matchAll(/^ {2}'(.*)',$/gm);
  return [...ids].map(([, id = '']) => id);
}

/** The topics of the engine that the site computes with. */
function usedTopics(): ReadonlySet<string | undefined> {
  const paths = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  const code = paths
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(path, SITE), 'utf8'))
    .join();
  return new Set([...code.matchAll(/@mathtools\/math-core\/([\w-]+)'/g)].map(([, topic]) => topic));
}

test('every step that a tool shows has a sentence that says why, and no sentence is left over', () => {
  const topics = usedTopics();
  const ids = listed('math-core/src/steps/step-ids.ts').filter((id) => topics.has(id.split('.')[0]));
  expect(ids.length).toBeGreaterThan(150);
  expect(Object.keys({ ...WHYS, ...ALGEBRA_WHYS }).sort()).toEqual(ids);
});

test('every step of a practice problem has one, too', () => {
  expect(Object.keys(PRACTICE_WHYS).sort()).toEqual(listed('practice/src/step-ids.ts'));
});

test('each is one short sentence, with the signs of print', () => {
  for (const [id, why] of Object.entries({ ...WHYS, ...ALGEBRA_WHYS, ...PRACTICE_WHYS })) {
    expect(why, id).toMatch(/^(?:\p{Lu}|ln).*[.?]$/u);
    expect(why.length, id).toBeLessThanOrEqual(110);
    expect(why, id).not.toMatch(/[.?!] \p{Lu}|['*]|(?<![\p{L}\d])-/u);
  }
});
