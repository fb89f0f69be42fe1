import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = ['.github', 'docs', 'docs/decisions']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .concat('README.md', 'CONTRIBUTING.md')
  .filter((path) => path.endsWith('.md'));

/** Returns the anchors that GitHub generates for the headings of a document. */
function anchorsOf(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

it.each(documents)('%s links to files and sections that exist', (path) => {
  for (const [, link = ''] of read(path).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    expect(existsSync(join(root, target)), link).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(read(target)), link).toContain(anchor);
  }
});

it('docs/configuration.md names every environment variable', () => {
  const source = read('apps/api/src/config.ts');
  const variables = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z/gm)].map(([, name]) => name);
  expect(variables).toContain('DATABASE_FILE');
  const rows = read('docs/configuration.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  expect(named.map(([, name]) => name).sort()).toEqual(variables.sort());
});

it('docs/asvs.md says why each unmet requirement isn’t met', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(0);
  for (const [, numbers, level, requirement, why] of rows) {
    expect(numbers).toMatch(/^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/);
    expect(['1', '2']).toContain(level);
    expect(requirement, numbers).not.toBe('');
    expect(why, numbers).toMatch(/\.$/);
  }
});
