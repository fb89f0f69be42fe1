#!/usr/bin/env node
// Runs the npm scripts. Needs only Node and npm: installs pnpm and the dependencies of the lockfile, then runs the task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installEngines, installWholeBrowser } from './browser.mjs';
import { makeNew } from './new/new.mjs';
import { continueOnSupportedNode, endTogether, npm } from './supported-node.mjs';
import { checks, failures, filtered, parts, rounds, soaked, tasks } from './tiers.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await continueOnSupportedNode(stop);

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
};
// npm passes its own state to child processes, and pnpm would misread it.
for (const key of Object.keys(env)) if (/^npm_(package|lifecycle)_/.test(key)) delete env[key];
const PATH = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
// Turbo looks up pnpm on the PATH, and the scripts of packages look up Node there. If that finds this Node, its
// folder isn't added, because other programs in it may be missing from the PATH on purpose.
const onPath = env[PATH]
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find(existsSync);
const ofNode = onPath && realpathSync(onPath) === process.execPath ? [] : [dirname(process.execPath)];
env[PATH] = [join(root, 'node_modules/.bin'), ...ofNode, env[PATH]].join(delimiter);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, args, extraEnv = {}) {
  const { error, status } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extraEnv },
    stdio: 'inherit',
  });
  if (error) throw error;
  return status ?? 1;
}

const turbo = (...args) => [process.execPath, [join(root, 'node_modules/turbo/bin/turbo'), 'run', ...args]];

function pnpm(...args) {
  // After the first installation, this needs no network.
  const local = join(root, 'node_modules/pnpm/bin/pnpm.cjs');
  if (existsSync(local)) return [process.execPath, [local, ...args]];
  const [command, ...words] = npm;
  const [name] = manifest.packageManager.split('+');
  return [
    command,
    [...words, 'exec', '--yes', '--loglevel=error', `--package=${name}`, '--', 'pnpm', ...args],
  ];
}

function install() {
  const stampFile = join(root, 'node_modules/.install-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Installing …');
  // Without an explicit log level, pnpm inherits npm exec's and doesn't print why a package's script failed.
  const status = run(...pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=info'));
  if (status !== 0) stop('The installation failed. Fix the problems in the messages above and try again.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Runs the stages in order, stops at the first failure, and prints the stages that ran. */
function runStages(stages) {
  const done = [];
  for (const [name, command, extraEnv] of stages) {
    console.log(`\n▸ ${name}`);
    const start = performance.now();
    const status = run(...command, extraEnv);
    if (status !== 0) {
      const before = done.length > 0 ? `passed before: ${done.join(', ')}` : 'nothing ran before';
      stop(`\n✗ ${name} failed; ${before}.`);
    }
    done.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  console.log(`\nAll passed: ${done.join(' · ')}`);
}

function start() {
  const built = run(
    ...turbo(
      'build',
      '--filter=@mathtools/api...',
      '--filter=@mathtools/web...',
      '--output-logs=errors-only',
    ),
  );
  if (built !== 0) stop('The build failed. See the messages above.');
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    env: process.env,
    stdio: 'inherit',
  });
  endTogether(server);
}

/** Runs a whole tier, or `-- part`, or `-- part filter…`. */
function runTier(tier, words) {
  const [part, ...filters] = words.filter((word) => word !== '--force');
  if (part !== undefined && !parts.includes(part))
    stop(`Unknown part ${part}. Parts: ${parts.join(', ')}. Write filters after the part.`);
  const needsBrowser = [undefined, 'site', 'browser'].includes(part);
  const extraEnv = needsBrowser ? { CHROMIUM_PATH: findBrowser({ root, run, stop }) } : {};
  if (tier === 'full' && [undefined, 'browser'].includes(part)) {
    installWholeBrowser({ root, run });
    installEngines({ run });
  }
  const alone = filters.length > 0 ? filtered(tier, part, filters, root) : undefined;
  if (alone) return runAlone(alone, extraEnv);
  if (part !== undefined) return runTasks(tier, [tasks(tier, [part])], words, extraEnv);
  return runTasks(tier, rounds(tier), words, { ...extraEnv, VITEST_MAX_WORKERS: '1' });
}

/**
 * Runs all of turbo's tasks that can run and prints the failures. Tasks that passed before on the same files
 * are skipped.
 */
async function runTasks(tier, rounds, words, extraEnv = {}) {
  const start = performance.now();
  const flags = [
    '--concurrency=3',
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--summarize',
    ...(words.includes('--force') ? ['--force'] : []),
  ];
  const failed = [];
  let isFailed = false;
  for (const [n, wanted] of rounds.entries()) {
    // Forced builds aren't repeated. Otherwise, --only would hide a task's dependencies from the cache.
    const only = n > 0 && words.includes('--force') && !isFailed ? ['--only'] : [];
    const { status, output } = await runAloud(...turbo(...wanted, ...flags, ...only), extraEnv);
    if (status === 0) continue;
    isFailed = true;
    const isKnown = ({ taskId }) => failed.some((other) => other.taskId === taskId);
    failed.push(...failures(root, tier, output).filter((task) => !isKnown(task)));
  }
  const took = `${((performance.now() - start) / 1000).toFixed(0)} s`;
  if (!isFailed) return console.log(`\n✓ Everything passed, in ${took}.`);
  console.log(`\n✗ Failed after ${took}. Rerun each failure with its command:`);
  for (const { taskId, repeat, reasons } of failed)
    console.log(
      [`  ${taskId}`, `    ${repeat}`, ...reasons.map((line) => `      ${line.trim()}`)].join('\n'),
    );
  process.exit(1);
}

/** Runs a command, prints its output and returns it. */
async function runAloud(command, args, extraEnv) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...colors, ...extraEnv },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.on('data', (piece) => {
      printed.push(piece);
      to.write(piece);
    });
  const [status] = await once(child, 'close');
  return { status: status ?? 1, output: Buffer.concat(printed).toString() };
}

/** Runs the tests that filters select and checks the types, in the workspace of their part. */
function runAlone({ workspace, command, env: ownEnv }, extraEnv) {
  const apps = ['--filter=@mathtools/api...', '--filter=@mathtools/web...'];
  const needed =
    workspace === '@mathtools/e2e'
      ? apps
      : [`--filter=${workspace}${command.includes('full') ? '' : '^'}...`];
  runStages([
    ['build', turbo('build', ...needed, '--output-logs=errors-only')],
    [command.join(' '), pnpm('--filter', workspace, 'exec', ...command), { ...extraEnv, ...ownEnv }],
    ['types', turbo('typecheck', `--filter=${workspace}`, '--output-logs=errors-only')],
  ]);
}

/** Builds a package with its dependencies, then runs one of its scripts. */
const scriptOf = (name, script) => () =>
  runStages([
    ['build', turbo('build', `--filter=${name}...`, '--output-logs=errors-only')],
    [script, pnpm('--filter', name, 'run', script)],
  ]);

/** Builds the site and its server, then runs a script that opens it in a browser. */
const look = (script) => (words) => {
  const browser = findBrowser({ root, run, stop });
  const filters = ['--filter=@mathtools/api...', '--filter=@mathtools/web...'];
  runStages([
    ['build', turbo('build', ...filters, '--output-logs=errors-only')],
    [script, [process.execPath, [`scripts/${script}.mjs`, ...words]], { CHROMIUM_PATH: browser }],
  ]);
};

const sweeps = () => [
  ['build', turbo('build', '--filter=@mathtools/bench...', '--output-logs=errors-only')],
  ['sweep', pnpm('--filter', '@mathtools/bench', 'run', 'sweep')],
  [
    'families of practice problems',
    pnpm('--filter', '@mathtools/practice', 'exec', 'vitest', 'run', 'src/families.test.ts'),
    { PRACTICE_SEEDS: '2000' }, // The number of seeds per difficulty. A family has two or three difficulties.
  ],
];

/** Runs the soak tests, which no tier runs: properties with a fresh seed, clock changes and kills, and hours of server tests. */
function soak([part, ...filters]) {
  if (part !== undefined && !soaked.includes(part))
    stop(`There is no soak test of ${part}. Soak tests: ${soaked.join(', ')}.`);
  const SEED = process.env.SEED ?? String(randomInt(2 ** 31));
  const repeat = ['npm run soak', ...(part === undefined ? [] : ['--', part, ...filters])].join(' ');
  console.log(`Seed ${SEED}: repeat with SEED=${SEED} ${repeat}`);
  const extraEnv = { SEED, CHROMIUM_PATH: findBrowser({ root, run, stop }) };
  const apps = ['--filter=@mathtools/api...', '--filter=@mathtools/web...'];
  const chosen = soaked.filter((each) => part === undefined || part === each);
  runStages([
    ...(part === undefined ? sweeps() : []),
    ['build', turbo('build', ...apps, '--output-logs=errors-only')],
    ...chosen.map((each) => {
      const units = each === 'site' ? ['--project', 'unit'] : [];
      const { workspace, command } = filtered('soak', each, [...units, ...filters], root);
      return [each, pnpm('--filter', workspace, 'exec', ...command), extraEnv];
    }),
  ]);
}

/**
 * Builds the server, then runs one of its commands with the given arguments. Only the command writes to
 * standard output.
 */
const administer =
  (...own) =>
  (words) => {
    const [command, args] = turbo('build', '--filter=@mathtools/api...', '--output-logs=errors-only');
    const built = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (built.status !== 0) stop('The build failed. See the messages above.');
    const status = run(process.execPath, ['apps/api/dist/admin.js', ...own, ...words]);
    process.exit(status);
  };

/** Creates a new part of the repository and adds it to the lists of parts. */
function createNew(words) {
  const { made, texts, gather, checks } = makeNew(root, words, join(root, 'node_modules/.bin/biome'));
  if (gather.length > 0) runStages(gather.flatMap(stagesOf));
  const entered = [...texts.keys()].filter((path) => !made.includes(path));
  const list = (lines) => lines.map((line) => `\n  ${line}`).join('');
  console.log(`
Created, for you to edit:${list(made)}
Registered in:${list(entered)}
It passes every test. Run git status to see all changes. The next steps are in docs/recipe-${words[0]}.md. Check with:${list(checks)}`);
}

/** Updates the list of parts with a test that writes its file, or with a script. */
function stagesOf({ workspace, vitest, script, env: ownEnv }) {
  const name = workspace ?? '@mathtools/math-core';
  const build = turbo('build', `--filter=${name}${script ? '' : '^'}...`, '--output-logs=errors-only');
  const work = script ? ['run', script] : ['exec', 'vitest', 'run', vitest, '-u'];
  return [
    ['build', build],
    [work.join(' '), pnpm('--filter', name, ...work), ownEnv],
  ];
}

const commands = {
  start,
  new: createNew,
  test: (words) => runTier('gate', words),
  'test:full': (words) => runTier('full', words),
  check: (words) => runTasks('gate', [checks()], words),
  fix: () =>
    runStages([
      ['format', [join(root, 'node_modules/.bin/biome'), ['format', '--write', '.']]],
      // The linter reads the types of other packages from their builds.
      ['build', turbo('build', '--filter=./packages/*', '--output-logs=errors-only')],
      ['lint', [join(root, 'node_modules/.bin/oxlint'), ['--fix']]],
    ]),
  build: () => process.exit(run(...turbo('build'))),
  dev: () => process.exit(run(...turbo('dev'))),
  api: scriptOf('@mathtools/math-core', 'api'),
  docs: scriptOf('@mathtools/math-core', 'docs'),
  bench: scriptOf('@mathtools/bench', 'bench'),
  sweep: () => runStages(sweeps()),
  mutation: scriptOf('@mathtools/math-core', 'mutation'),
  soak,
  'bench:api': () =>
    runStages([
      [
        'build',
        turbo(
          'build',
          '--filter=@mathtools/api...',
          '--filter=@mathtools/web...',
          '--output-logs=errors-only',
        ),
      ],
      ['bench', pnpm('--filter', '@mathtools/api', 'run', 'bench')],
    ]),
  'db:migrate': administer('migrate'),
  'db:seed': administer('seed'),
  'db:backup': administer('backup'),
  'db:restore': administer('restore'),
  admin: administer(),
  screenshots: look('screenshots'),
  lighthouse: look('lighthouse'),
  'bench:web': look('bench-web'),
};
const [name = 'start', ...words] = process.argv.slice(2);
if (!(name in commands)) stop(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
install();
await commands[name](words);
