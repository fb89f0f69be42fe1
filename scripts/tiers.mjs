// The two tiers of tests by part, and the summary of a failing run: each failure with the command that repeats it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The turbo tasks of each part: in the gate, and the additional ones in the full tier. */
const PARTS = {
  build: { gate: ['build'] },
  format: { gate: ['//#format'] },
  lint: { gate: ['//#lint', '//#complexity', '//#phrases', 'lint'], full: ['//#lint:full', '//#spelling'] },
  types: { gate: ['typecheck'], full: ['//#types:full', '//#new:check'] },
  boundaries: { gate: ['//#boundaries', '//#faults'], full: ['//#fences'] },
  unused: { gate: ['//#unused'] },
  engine: { workspace: '@mathtools/math-core', gate: ['test'], full: ['test:full'] },
  texts: { workspace: '@mathtools/step-texts', gate: ['test'], full: ['test:full'] },
  practice: { workspace: '@mathtools/practice', gate: ['test'], full: ['test:full'] },
  content: { workspace: '@mathtools/content', gate: ['test'] },
  stripe: { workspace: '@mathtools/fake-stripe', gate: ['test'] },
  server: { workspace: '@mathtools/api', gate: ['test'], full: ['test:full'] },
  site: { workspace: '@mathtools/web', gate: ['test', 'components'], full: ['test:full'] },
  browser: { workspace: '@mathtools/e2e', gate: ['e2e'], full: ['e2e:full'] },
};

export const parts = Object.keys(PARTS);

const WITH_BROWSER = ['@mathtools/web#components', '@mathtools/e2e#e2e'];

const tasksOf = (part, tier) =>
  (PARTS[part][tier] ?? []).map((task) => {
    const { workspace } = PARTS[part];
    return workspace ? `${workspace}#${task}` : task;
  });

/** Returns the turbo tasks of some parts. The full tier includes the gate. */
export function tasks(tier, chosen = parts) {
  const gate = chosen.flatMap((part) => tasksOf(part, 'gate'));
  return tier === 'gate' ? gate : [...gate, ...chosen.flatMap((part) => tasksOf(part, 'full'))];
}

/**
 * Returns the tasks of a whole run in two rounds. Turbo starts tasks in no particular order, and a long task
 * that starts last would run alone. Therefore the three longest tasks form the second round, in which they
 * start together.
 */
export function rounds(tier) {
  const first = checks().filter((task) => task !== '@mathtools/api#test');
  return [first, tasks(tier).filter((task) => !first.includes(task))];
}

/** Returns the tasks of the gate that need no browser, to run before a commit. */
export const checks = () => tasks('gate').filter((task) => !WITH_BROWSER.includes(task));

/** The tests of practice that draw problems of every family, or of one. */
const FAMILY_TESTS = [
  ...['families', 'commas', 'courses', 'graph', 'levels', 'skills', 'start'].map(
    (name) => `src/${name}.test.ts`,
  ),
  'src/testing/problems.test.ts',
];

/** Returns the run that draws only one family, if the first filter is its id, with as many problems as a sweep. */
function familyRun(root, [id, ...flags]) {
  const folders = readdirSync(join(root, 'packages/practice/src/families'), { recursive: true });
  const folder = folders.find((path) => `/${path}`.endsWith(`/${id}/family.ts`));
  if (!folder) return undefined;
  return {
    filters: [...FAMILY_TESTS, `src/families/${folder.replace('family.ts', '')}`, ...flags],
    env: { FAMILY: id, PRACTICE_SEEDS: process.env.PRACTICE_SEEDS ?? '600' },
  };
}

/**
 * Returns the workspace of a part and the command that runs the tests that filters select. In practice, the id of a family selects
 * its problems.
 */
export function filtered(tier, part, given, root) {
  const { workspace } = PARTS[part];
  if (!workspace) return undefined;
  const one = part === 'practice' && familyRun(root, given);
  const { filters, env } = one || { filters: given };
  const command =
    part === 'browser'
      ? ['playwright', 'test', ...TAGS[tier]]
      : ['vitest', 'run', ...(tier === 'gate' ? [] : ['--mode', tier])];
  return { workspace, command: [...command, ...filters], env };
}

/** The browser tests of each tier by tag. */
const TAGS = {
  gate: ['--grep-invert', '@full|@soak'],
  full: ['--grep-invert', '@soak'],
  soak: ['--grep', '@soak'],
};

/** The parts with soak tests. */
export const soaked = ['engine', 'practice', 'site', 'browser', 'server'];

/** Match the lines in which vitest and Playwright name a file with a failed test. */
const FAILED = [/^ *FAIL +.*?(\S+\.test\.tsx?)/, /^ *\d+\) .*?(\S+\.spec\.ts):\d+/];

/**
 * Matches lines with failures and reasons: titles of tests, errors, and the output of a server that didn't
 * start.
 */
const REASON = /^ *(?:FAIL +|\d+\) )\S|^\[WebServer\] \S|^ *(?:Caused by: )?\w*[Ee]rror:|^Counterexample:/;

/** The maximum number of reason lines in the summary. */
const MOST_REASONS = 12;

/** Summarizes the failures of turbo's last run from its output. */
export function failures(root, tier, output) {
  const folder = join(root, '.turbo/runs');
  const [last] = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => b.execution.startTime - a.execution.startTime);
  const lines = stripVTControlCharacters(output).split('\n');
  return last.tasks
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .map(({ taskId, package: name, task }) => {
      const part = parts.find((each) => tasks('full', [each]).some((known) => matches(taskId, known)));
      const prefix = `${name}:${task}: `;
      const own = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
      const files = own.flatMap((line) => FAILED.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
      const command = `npm ${tier === 'gate' ? 'test' : 'run test:full'} -- ${part ?? ''}`;
      const seed = own.join('\n').match(/SEED=\d+/)?.[0];
      return {
        taskId,
        repeat: [...(seed ? [seed] : []), command, ...new Set(files)].join(' '),
        reasons: [...new Set(own.filter((line) => REASON.test(line)))].slice(0, MOST_REASONS),
      };
    });
}

/** Expands a task without a package to every package. */
const matches = (taskId, task) => (task.includes('#') ? taskId === task : taskId.endsWith(`#${task}`));
