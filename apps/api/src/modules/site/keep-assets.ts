import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../durations.js';

/** The modification time of copies of files in the build, in milliseconds. */
const current = 0;

/**
 * Copies the hashed files of the build to a folder that outlives it, and deletes copies of versions that were replaced
 * more than a day ago. Returns the names of the other copies, which pages that are still open may load.
 */
export async function keepAssets(webRoot: string, kept: string, now: number): Promise<string[]> {
  const [from, to] = [join(webRoot, 'assets'), join(kept, 'assets')];
  await mkdir(to, { recursive: true });
  const built = await filesIn(from);
  const copied = new Set<string>();
  const earlier: string[] = [];
  for (const name of await filesIn(to)) {
    const { mtimeMs } = await stat(join(to, name));
    if (mtimeMs === current) copied.add(name);
    if (built.includes(name)) continue;
    if (mtimeMs === current) await utimes(join(to, name), now / 1000, now / 1000);
    if (mtimeMs === current || mtimeMs >= now - dayMs) earlier.push(`assets/${name}`);
    else await rm(join(to, name));
  }
  for (const name of built.filter((each) => !copied.has(each))) {
    // A crash must not leave half a file under its name.
    const part = join(to, `${name}.part`);
    await copyFile(join(from, name), part);
    await utimes(part, current, current);
    await rename(part, join(to, name));
  }
  return earlier;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
