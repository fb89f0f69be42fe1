// Prints the software bill of materials of the image as CycloneDX JSON: every package in the builds of the server and the site.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpm = fileURLToPath(new URL('../node_modules/pnpm/bin/pnpm.cjs', import.meta.url));
const parts = ['@mathtools/api', '@mathtools/web'].flatMap((name) => ['--filter', name]);

const listed = execFileSync(process.execPath, [pnpm, ...parts, 'licenses', 'list', '--prod', '--json'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
});

const components = Object.values(JSON.parse(listed.toString()))
  .flat()
  .flatMap(({ name, versions, license }) => versions.map((version) => component(name, version, license)))
  .sort((one, other) => (one.purl < other.purl ? -1 : 1));

function component(name, version, license) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ license: { name: license } }],
  };
}

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', name: 'mathtools', 'bom-ref': 'mathtools' },
  },
  components,
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
