import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Returns the glob imports of a source file, which the import rules between folders don't check. */
function globsOf(path: string): readonly string[] {
  const calls = readFileSync(join(sources, path), 'utf8').matchAll(/import\.meta\.glob[^(]*\(([^)]*)\)/g);
  return [...calls].flatMap(([, given = '']) =>
    [...given.matchAll(/['"`]([^'"`]*\*[^'"`]*)['"`]/g)].map(([, glob = '']) => glob),
  );
}

it('glob imports match only page data, tools and views', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path));
  const found = files.map((path) => [path, globsOf(path)] as const).filter(([, globs]) => globs.length > 0);
  expect(Object.fromEntries(found)).toEqual({
    'app/routes.ts': ['../pages/*/view.tsx', '../tools/*/page.tsx'],
    'pages/index.ts': ['./*/page.ts'],
    'pages/tools/tool-views.ts': ['../../tools/*/view.tsx', '../../tools/*/guide.tsx'],
    'tools/index.ts': ['./*/tool.ts'],
  });
});
