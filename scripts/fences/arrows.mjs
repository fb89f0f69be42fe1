import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, inFolder, report } from './fence.mjs';
import { ARROWS, LISTS } from './planted-arrows.mjs';
import rooms from './rooms.cjs';

const isFile = (path) => /^(apps|packages)\//.test(path);

/** Returns a relative import of a file, or the name of a package. */
function specifier(from, imported) {
  if (!isFile(imported)) return imported;
  const path = relative(dirname(from), imported).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Creates every imported file and the files that import it, with one line per arrow. */
function textsOf(arrows) {
  const texts = {};
  for (const { imported } of arrows) if (isFile(imported)) texts[imported] = 'export {};\n';
  for (const { from } of arrows) texts[from] = '';
  for (const { from, imported } of arrows) texts[from] += `import '${specifier(from, imported)}';\n`;
  for (const folder of Object.keys(rooms.WORKSPACES)) {
    texts[`${folder}/package.json`] = JSON.stringify({ exports: { '.': './dist/index.js' } });
    texts[`${folder}/dist/index.js`] = 'export {};\n';
  }
  return texts;
}

/** Links every package by name, as an installation does. */
function install(folder) {
  mkdirSync(join(folder, 'node_modules/@mathtools'), { recursive: true });
  for (const workspace of Object.keys(rooms.WORKSPACES))
    symlinkSync(
      join(folder, workspace),
      join(folder, 'node_modules/@mathtools', workspace.split('/')[1]),
      'dir',
    );
}

/** Plants every arrow and checks that it is allowed, or refused by the expected rule. */
export async function proveArrows() {
  for (const [name, listed, folders] of LISTS)
    report(`lists: ${name}`, [...listed].sort().join() === [...folders].sort().join());
  const copies = ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'scripts/fences/rooms.cjs'];
  await inFolder({ copies, texts: textsOf(ARROWS) }, (folder) => {
    install(folder);
    const { stdout } = spawnSync(bin('depcruise'), ['packages', 'apps', '--output-type', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const refused = new Map();
    for (const { rule, from, to } of JSON.parse(stdout).summary.violations) {
      const arrow = `${from} → ${to}`;
      refused.set(arrow, [...(refused.get(arrow) ?? []), rule.name]);
    }
    const proven = new Map();
    for (const { rule, from, to } of ARROWS) {
      const name = rule ?? 'allowed';
      const rules = refused.get(`${from} → ${to}`) ?? [];
      const holds = rule === undefined ? rules.length === 0 : rules.includes(rule);
      if (holds) proven.set(name, (proven.get(name) ?? 0) + 1);
      else report(`arrow ${name}: ${from} → ${to}, refused by ${rules.join() || 'none'}`, false);
    }
    for (const [name, pairs] of proven) report(`arrow ${name}: ${pairs} planted`, true);
  });
}
