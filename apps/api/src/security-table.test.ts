import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');

it('names only tests that exist', () => {
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const tests = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
    expect(tests, row).not.toEqual([]);
    for (const path of tests) expect(existsSync(new URL(path, import.meta.url)), path).toBe(true);
  }
});
