import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
});

it('the bill of materials lists what server and site are built from, and comes with each release', () => {
  const script = fileURLToPath(new URL('../../../scripts/sbom.mjs', import.meta.url));
  const { components } = Bom.parse(JSON.parse(execFileSync(process.execPath, [script]).toString()));
  const listed = components.map(({ name }) => name);
  for (const app of ['api', 'web']) {
    const { dependencies } = Manifest.parse(JSON.parse(read(`apps/${app}/package.json`)));
    const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@mathtools/'));
    expect(listed).toEqual(expect.arrayContaining(outside));
  }
  expect(listed).not.toContain('vitest');
  for (const { name, version, purl } of components)
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  expect(read('.github/workflows/release.yml')).toContain('node scripts/sbom.mjs > mathtools.cdx.json');
});
