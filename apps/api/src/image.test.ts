import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const Names = z.record(z.string(), z.string()).transform(Object.keys);

it('leaves the fake payment provider out of the image: a package for development, which is loaded but not bundled', () => {
  const Manifest = z.object({ dependencies: Names, devDependencies: Names });
  const { dependencies, devDependencies } = Manifest.parse(JSON.parse(read('../package.json')));
  expect(devDependencies).toContain('@mathtools/fake-stripe');
  expect(dependencies).not.toContain('@mathtools/fake-stripe');
  expect(read('../../../Dockerfile')).toMatch(/--filter @mathtools\/api .*deploy --prod /);
  const programs = inject('programs');
  const files = readdirSync(programs).filter((file) => file.endsWith('.js'));
  const texts = files.map((file) => readFileSync(join(programs, file), 'utf8'));
  expect(texts.filter((text) => text.includes('The fake says'))).toEqual([]);
  const loading = files.filter((_file, index) => texts[index]?.includes('"@mathtools/fake-stripe"'));
  expect(loading).toEqual([expect.stringMatching(/^demo-/)]);
  // The programs of the tests are bundled like those of the image.
  for (const file of ['../tsup.config.ts', './testing/servers.ts'])
    expect(read(file)).toContain("external: ['@mathtools/fake-stripe'],");
});
