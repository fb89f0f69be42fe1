import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHYS as ALGEBRA_WHYS } from './algebra-whys.js';
import { WHYS as PRACTICE_WHYS } from './practice-whys.js';
import { WHYS } from './whys.js';

const SITE = new URL('../../', import.meta.url);
const PACKAGES = new URL('../../../packages/', SITE);

/** Returns the step ids that a package lists. The package's own tests compare the list with its sources. */
function listed(path: string): string[] {
  const ids = readFileSync(new URL(path, PACKAGES), 'utf8').matchAll(/^ {2}'(.*)',$/gm);
  return [...ids].map(([, id = '']) => id);
}

/** Returns the engine topics that the site imports. */
function usedTopics(): ReadonlySet<string | undefined> {
  const paths = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  const code = paths
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(path, SITE), 'utf8'))
    .join();
  const topics = [...code.matchAll(/@mathtools\/math-core\/([\w-]+)'/g)].map(([, topic]) => topic);
  // Requests to /algebra are answered with steps of calculus.
  return new Set([...topics, 'calculus']);
}

test('every step of a tool has an explanation, and no explanation is unused', () => {
  const topics = usedTopics();
  const ids = listed('math-core/src/steps/step-ids.ts').filter((id) => topics.has(id.split('.')[0]));
  expect(ids.length).toBeGreaterThan(150);
  const whys = new Set(Object.keys({ ...WHYS, ...ALGEBRA_WHYS }).map((key) => key.split(':')[0]));
  expect([...whys].sort()).toEqual(ids);
});

test('an explanation of one text of a step has its key', () => {
  const folder = new URL('math-core/src/algebra/texts/', PACKAGES);
  const files = [...readdirSync(folder), '../../calculus/texts.ts'];
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const keys = Object.keys({ ...WHYS, ...ALGEBRA_WHYS }).filter((key) => key.includes(':'));
  expect(keys).not.toEqual([]);
  for (const key of keys) expect(texts.join(), key).toContain(`  '${key}': `);
});

test('every step of a practice problem has an explanation', () => {
  expect(Object.keys(PRACTICE_WHYS).sort()).toEqual(listed('practice/src/step-ids.ts'));
});

test('each explanation is one short sentence with typographic characters', () => {
  for (const [id, why] of Object.entries({ ...WHYS, ...ALGEBRA_WHYS, ...PRACTICE_WHYS })) {
    expect(why, id).toMatch(/^(?:\p{Lu}|ln).*[.?]$/u);
    expect(why.length, id).toBeLessThanOrEqual(110);
    expect(why, id).not.toMatch(/[.?!] \p{Lu}|['*]|(?<![\p{L}\d])-/u);
  }
});
