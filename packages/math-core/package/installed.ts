import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const NAME = '@mathtools/math-core';

/** The folder with the contents of the tarball. */
const installed = join(inject('scratch'), 'node_modules', NAME);

/** Reads a file of the tarball. */
export function readInstalled(file: string): string {
  return readFileSync(join(installed, file), 'utf8');
}

/** Returns the relative paths of the files in the tarball, with forward slashes. */
export function installedFiles(): readonly string[] {
  return readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(installed.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Returns the subpaths that can be imported: "." and a "./topic" for each folder of dist. */
export function subpaths(): readonly string[] {
  const topics = readdirSync(join(installed, 'dist'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return ['.', ...topics.map(({ name }) => `./${name}`).sort()];
}

/** Converts "./age" to "@mathtools/math-core/age". */
export function specifier(subpath: string): string {
  return NAME + subpath.slice(1);
}
