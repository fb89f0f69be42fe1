import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHYS } from './whys.js';

const SITE = new URL('../../', import.meta.url);
const ENGINE = new URL('../../../packages/math-core/src/', SITE);

function read(folder: URL, files: RegExp): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => files.test(path));
  return paths.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n');
}

/** The ids of the steps of all that the site computes with. */
function shownIds(): string[] {
  const code = read(SITE, /(?<!\.test)\.tsx?$/);
  const topics = new Set([...code.matchAll(/@mathtools\/math-core\/([\w-]+)'/g)].map(([, topic]) => topic));
  const ids = readFileSync(new URL('steps/step-ids.ts', ENGINE), 'utf8').matchAll(/^ {2}'(.*)',$/gm);
  return [...ids].map(([, id = '']) => id).filter((id) => topics.has(id.slice(0, id.indexOf('.'))));
}

test('every step that a tool shows has a sentence that says why, and no sentence is left over', () => {
  const ids = shownIds();
  expect(ids.length).toBeGreaterThan(150);
  expect(Object.keys(WHYS)).toEqual(ids);
});

test('each is one short sentence, with the signs of print', () => {
  for (const [id, why] of Object.entries(WHYS)) {
    expect(why, id).toMatch(/^(?:\p{Lu}|ln).*[.?]$/u);
    expect(why.length, id).toBeLessThanOrEqual(110);
    expect(why, id).not.toMatch(/[.?!] \p{Lu}|['*]|(?<![\p{L}\d])-/u);
  }
});
