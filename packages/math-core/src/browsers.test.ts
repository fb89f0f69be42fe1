import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bundles every topic, with its syntax lowered for the targets. */
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

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

// The newest built-in is Object.hasOwn, of ES2022. Newer ones don't compile: `lib` in tsconfig.base.json ends with that year.
it('needs no syntax that the oldest supported browsers lack', async () => {
  const oldest = browserslist.map((browser) => browser.replace(' >= ', ''));
  expect(oldest).toContain('safari16.4');
  expect(await bundleFor(oldest)).toBe(await bundleFor('esnext'));
});

it('states the supported browsers in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const versions = /Chrome and Edge ≥ (\d+), Firefox ≥ (\d+) and\s+Safari ≥ (\d+\.\d+)/.exec(readme);
  const [, chrome = '', firefox = '', safari = ''] = versions ?? [];
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
  ]);
});
