// Breaks each fence of the architecture once and fails where nothing stops it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('..', import.meta.url));
let broken = 0;

function report(name, holds) {
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${name}`);
  if (!holds) broken++;
}

/** Files that each break one rule of .dependency-cruiser.cjs: rule, the file, what it imports. */
const ARROWS = [
  ['no-circular', 'apps/web/src/ui/one.ts', './two.js'],
  ['core-imports-nothing', 'packages/math-core/src/tip/probe.ts', 'node:fs'],
  ['contracts-import-only-zod', 'packages/contracts/src/impure.ts', 'node:fs'],
  ['packages-know-no-app', 'packages/contracts/src/probe.ts', '../../../apps/api/src/app.js'],
  ['web-and-api-meet-in-contracts', 'apps/web/src/site/probe.ts', '../../../api/src/app.js'],
  ['slices-meet-in-app', 'apps/api/src/modules/health/neighbour.ts', '../site/site-routes.js'],
  ['sql-in-repositories', 'apps/api/src/modules/health/probe.ts', 'kysely'],
  ['tools-stand-alone', 'apps/web/src/tools/tip/probe.ts', '../gpa/view.js'],
  ['ui-knows-no-feature', 'apps/web/src/ui/probe.ts', '../site/site.js'],
];
/** What the probes import, so that the arrows lead somewhere. */
const TARGETS = {
  'apps/web/src/ui/two.ts': "import './one.js';",
  'apps/api/src/app.ts': 'export {};',
  'apps/api/src/modules/site/site-routes.ts': 'export {};',
  'apps/web/src/tools/gpa/view.ts': 'export {};',
  'apps/web/src/site/site.ts': 'export {};',
};

function proveArrows() {
  const folder = mkdtempSync(join(tmpdir(), 'fence-'));
  const probes = Object.fromEntries(ARROWS.map(([, file, imported]) => [file, `import '${imported}';`]));
  for (const [path, text] of Object.entries({ ...TARGETS, ...probes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(join(root, path), join(folder, path));
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const { stdout } = spawnSync(cruiser, ['packages', 'apps', '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { violations } = JSON.parse(stdout).summary;
  for (const [rule, file] of ARROWS) {
    report(
      `arrow ${rule}`,
      violations.some((violation) => violation.rule.name === rule && violation.from === file),
    );
  }
  rmSync(folder, { recursive: true });
}

/** Texts that each break one lint rule: rule, a file of the place, the text. */
const WORDS = [
  ['no-restricted-globals', 'packages/math-core/src/tip/tip.ts', 'export const now = Date.now();'],
  ['no-restricted-properties', 'packages/math-core/src/tip/tip.ts', 'export const luck = Math.random();'],
  ['no-restricted-properties', 'apps/api/src/app.ts', 'export const port = process.env.PORT;'],
  ['no-restricted-properties', 'apps/web/src/tools/tip/view.tsx', 'export const text = (1.005).toFixed(2);'],
  ['no-restricted-properties', 'apps/web/src/tools/tip/view.tsx', 'export const whole = Math.round(2.5);'],
  ['no-restricted-globals', 'apps/web/src/tools/tip/view.tsx', "export const number = parseFloat('1,5');"],
];

async function proveWords() {
  const eslint = new ESLint({ cwd: root });
  for (const [rule, file, text] of WORDS) {
    const [result] = await eslint.lintText(text, { filePath: join(root, file) });
    report(
      `words ${rule} in ${file}: ${text}`,
      result.messages.some(({ ruleId }) => ruleId === rule),
    );
  }
}

/** A package's inside can't be reached past its face. */
function proveFaces() {
  const require = createRequire(pathToFileURL(join(root, 'apps/web/package.json')));
  for (const path of ['@mathtools/math-core/src/index.ts', '@mathtools/math-core/rational/format']) {
    let reached = true;
    try {
      require.resolve(path);
    } catch {
      reached = false;
    }
    report(`face ${path}`, !reached);
  }
}

/** A module that nothing uses is found. */
function proveDeadCode() {
  const file = 'apps/web/src/site/fence-probe.ts';
  writeFileSync(join(root, file), 'export const unused = 1;\n');
  try {
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/knip'), {
      cwd: root,
      encoding: 'utf8',
    });
    report('dead code', status !== 0 && stdout.includes(file));
  } finally {
    rmSync(join(root, file));
  }
}

proveArrows();
await proveWords();
proveFaces();
proveDeadCode();
if (broken > 0) {
  console.error(`${broken} fences do not hold.`);
  process.exit(1);
}
