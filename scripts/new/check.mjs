// Checks that the output of `npm run new` is in the places that the recipes name, is formatted and compiles: all kinds
// at once, in a copy of the tree.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import { bin, brokenFences, inFolder, report, root } from '../fences/fence.mjs';
import { makeNew } from './new.mjs';

const core = (file) => `packages/math-core/src/probe-one/${file}`;
const web = (file) => `apps/web/src/${file}`;
const family = (file) => `packages/practice/src/families/${file}`;
const api = (file) => `apps/api/src/${file}`;

/** The lists of skills. */
const OF_SKILLS = ['packages/practice/src/skills.ts', 'packages/practice/docs/courses.md'];

/** The files that each call creates, and the files to which it adds a line. */
const CALLS = [
  {
    words: 'tool probe-one --tab converters',
    made: [
      core('index.ts'),
      core('probe-one.ts'),
      core('probe-one.test.ts'),
      core('probe-one.property.test.ts'),
      core('probe-one.contract.test-support.ts'),
      core('README.md'),
      '.changeset/probe-one.md',
      web('tools/probe-one/tool.ts'),
      web('tools/probe-one/view.tsx'),
      web('tools/probe-one/view.browser.test.tsx'),
    ],
    entered: [web('tools/index.ts'), 'apps/web/scripts/tool-skills.mjs', web('ui/solution/whys.ts')],
  },
  {
    words: 'page probe-two',
    made: [web('pages/probe-two/page.ts'), web('pages/probe-two/view.tsx')],
    entered: [web('pages/index.ts')],
  },
  ...[
    ['algebra', 'linear'],
    ['logarithms', 'laws'],
    ['geometry', 'area'],
  ].map(([category, unit]) => ({
    words: `family probe-${unit} --unit ${unit}`,
    made: [family(`${unit}/probe-${unit}/family.ts`), family(`${unit}/probe-${unit}/verify.ts`)],
    entered: [family(`${category}.ts`), ...OF_SKILLS],
  })),
  {
    words: 'family probe-story --unit solids --story',
    made: [family('solids/probe-story/family.ts'), family('solids/probe-story/verify.ts')],
    entered: [family('geometry.ts'), ...OF_SKILLS],
  },
  {
    words: 'family probe-task --unit rational --task',
    made: [family('rational/probe-task/family.ts'), family('rational/probe-task/verify.ts')],
    entered: [family('algebra.ts'), ...OF_SKILLS],
  },
  {
    words: 'lesson probe-six --pack quadratics',
    made: ['packages/content/src/packs/quadratics/probe-six.ts'],
    entered: [
      'packages/content/src/packs/quadratics/pack.ts',
      'packages/content/src/packs/skills.ts',
      'packages/content/src/packs/pages.ts',
    ],
  },
  {
    words: 'endpoint probe-seven',
    made: [
      'packages/contracts/src/probe-seven.ts',
      api('modules/probe-seven/probe-seven-routes.ts'),
      api('modules/probe-seven/probe-seven-repository.ts'),
      api('modules/probe-seven/probe-seven-tables.ts'),
      api('modules/probe-seven/probe-seven.test.ts'),
      api('db/migrations/999-probe-seven.ts'),
    ],
    entered: [
      api('app.ts'),
      api('db/migrations/index.ts'),
      api('contract-fuzz.test.ts'),
      api('commands/admin.test.ts'),
    ],
  },
];

/** The paths of the packages' types in the copy, which isn't built. */
const PATHS = {
  '@mathtools/math-core/testing/*': ['../../packages/math-core/src/testing/*.test-support.ts'],
  '@mathtools/math-core/*': ['../../packages/math-core/src/*/index.ts'],
  '@mathtools/practice': ['../../packages/practice/src/index.ts'],
  '@mathtools/content': ['../../packages/content/src/index.ts'],
  '@mathtools/fake-stripe': ['../../packages/fake-stripe/src/fake-stripe.ts'],
  '@mathtools/contracts/*': ['../../packages/contracts/src/*.ts'],
};
const WORKSPACES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** Returns the compiler's errors for these files of a workspace and their imports. */
function typeFaults(folder, workspace, paths) {
  const files = paths.map((path) => relative(workspace, path));
  // The global declarations of an app.
  const declaring = ['src/**/*.d.ts', 'src/**/*-tables.ts', 'src/testing/*.ts'];
  const include = workspace.startsWith('apps/') ? declaring : [];
  const config = { extends: './tsconfig.json', compilerOptions: { paths: PATHS }, include, files };
  writeFileSync(join(folder, workspace, 'tsconfig.new.json'), JSON.stringify(config));
  const tsc = join(root, 'apps/web/node_modules/typescript-7/bin/tsc');
  const args = [tsc, '--singleThreaded', '-p', 'tsconfig.new.json'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: join(folder, workspace),
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout;
}

const copies = [
  'packages',
  'apps',
  'scripts',
  'biome.json',
  '.gitignore',
  'tsconfig.base.json',
  '.changeset',
];
await inFolder({ copies, modulesOf: ['.', ...WORKSPACES] }, (folder) => {
  writeFileSync(join(folder, api('db/migrations/998-probe.ts')), ''); // The number of the next one follows from it.
  const all = [];
  for (const { words, made, entered } of CALLS) {
    const plan = makeNew(folder, words.split(' '), bin('biome'));
    const changed = [...plan.texts.keys()].filter((path) => !plan.made.includes(path));
    report(`new ${words}`, isDeepStrictEqual(plan.made, made) && isDeepStrictEqual(changed, entered));
    all.push(...made, ...entered.filter((path) => !path.endsWith('.test.ts')));
  }
  const code = all.filter((path) => /\.tsx?$/.test(path));
  const unformatted = spawnSync(bin('biome'), ['format', ...code], { cwd: folder, encoding: 'utf8' });
  report('new files are formatted', unformatted.status === 0);
  for (const workspace of WORKSPACES) {
    const paths = code.filter((path) => path.startsWith(`${workspace}/`));
    if (paths.length === 0) continue;
    const faults = typeFaults(folder, workspace, paths);
    report(`types of new files in ${workspace}`, faults === '');
    if (faults !== '') console.error(faults);
  }
  const practice = join(folder, 'packages/practice');
  const vitest = join(root, 'packages/practice/node_modules/vitest/vitest.mjs');
  const sweep = spawnSync(process.execPath, [vitest, 'run', 'src/families.test.ts', '-t', 'probe-'], {
    cwd: practice,
    encoding: 'utf8',
    env: { ...process.env, PRACTICE_SEEDS: '600' },
  });
  const isPassed =
    sweep.status === 0 && /Tests .*\b[1-9]\d* passed/.test(stripVTControlCharacters(sweep.stdout));
  report('every new family passes the sweep of families', isPassed);
  if (!isPassed) console.error(sweep.stdout);
});
if (brokenFences() > 0) {
  console.error('The output of `npm run new` has errors. Fix its templates in scripts/new.');
  process.exit(1);
}
