import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
);
const documents = [
  ...['.', '.changeset', '.github', 'docs', 'docs/decisions'],
  ...workspaces.flatMap((workspace) => [workspace, join(workspace, 'docs')]),
]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
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

/** The addresses of others that documents may contain, because these owners are known. */
const OUTSIDE = [
  'https://github.com/OWASP/ASVS',
  'https://github.com/open-spaced-repetition/ts-fsrs',
  'https://support.khanacademy.org/hc/en-us/articles/5548760867853',
  'https://www.gov.uk/government/publications/gcse-mathematics-subject-content-and-assessment-objectives',
  'https://www.justinmath.com/individualized-spaced-repetition-in-hierarchical-knowledge-structures/',
  'https://www.kmk.org/themen/qualitaetssicherung-in-schulen/bildungsstandards.html',
  'https://www.thecorestandards.org/Math/',
];
/** Matches "https://host/path", "git@host:path", "www.host", "github.com/path" and "github:path". */
const ADDRESS = /(?:\b[a-z][a-z+]*:\/\/|\bwww\.|\bgit@|\bgit(?:hub|lab)[.:])[^\s)>\]"'`]+/g;
/** Matches addresses without an owner: placeholders, this machine, and hosts that end with `.example` or have no dot. */
const OWNERLESS =
  /^[a-z+]+:\/\/(?:[^/@]*@)?(?:[<{$…]|(?:127\.0\.0\.1|(?:[\w-]+\.)*example|[\w-]+)(?:[:/?#]|$))/;

it.each([...documents, 'package.json', ...workspaces.map((workspace) => join(workspace, 'package.json'))])(
  '%s contains no address of an owner who isn’t known',
  (path) => {
    const found = [...read(path).matchAll(ADDRESS)].map(([address]) => address);
    expect(found.filter((address) => !OWNERLESS.test(address) && !OUTSIDE.includes(address))).toEqual([]);
  },
);

it('docs/configuration.md names every environment variable', () => {
  const source = read('apps/api/src/config.ts');
  const variables = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
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
