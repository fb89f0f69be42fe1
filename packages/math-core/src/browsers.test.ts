import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bundles every topic, its syntax lowered as far as the targets need. */
async function bundleFor(target: string | string[]): Promise<string | undefined> {
  const topics = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const { outputFiles, warnings } = await build({
    stdin: {
      contents: topics
        .filter((path) => /^[\w-]+\/index\.ts$/.test(path))
        .map((path, i) => `export * as topic${i} from './${path}';`)
        .join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    target,
    write: false,
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]?.text;
}

// The newest of the methods used is Array.prototype.at: MDN browser-compat-data, javascript.builtins.Array.at.
it('needs no syntax that the browsers of the README lack', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const versions = /Chrome and Edge ≥ (\d+), Firefox ≥ (\d+) and\s+Safari ≥ (\d+\.\d+)/.exec(readme);
  const [, chrome = '', firefox = '', safari = ''] = versions ?? [];
  const oldest = [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`];
  expect(await bundleFor(oldest)).toBe(await bundleFor('esnext'));
});
