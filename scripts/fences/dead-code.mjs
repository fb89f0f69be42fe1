import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, inFolder, report, root } from './fence.mjs';

const WORKSPACES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** Checks that an unused module is found and a used one isn't. */
export async function proveDeadCode() {
  const unused = 'apps/web/src/site/fence-probe.ts';
  const setting = {
    copies: ['package.json', 'pnpm-workspace.yaml', 'knip.json', '.gitignore', 'tsconfig.base.json'].concat(
      'scripts',
      'packages',
      'apps',
    ),
    modulesOf: ['.', ...WORKSPACES],
    texts: { [unused]: 'export const unused = 1;\n' },
  };
  await inFolder(setting, (cwd) => {
    const { status, stdout } = spawnSync(bin('knip'), { cwd, encoding: 'utf8' });
    report('dead code', status !== 0 && stdout.includes(unused) && !stdout.includes('site/site.ts'));
  });
}
