// The two tiers of tests by parts, and what a failing run says at its end: what failed, and the command for just that.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The turbo tasks of each part: in the gate, and beside it in the full tier. */
const PARTS = {
  build: { gate: ['build'] },
  format: { gate: ['//#format'] },
  lint: { gate: ['//#lint', 'lint'], full: ['//#lint:full'] },
  types: { gate: ['typecheck'], full: ['typecheck:full'] },
  boundaries: { gate: ['//#boundaries', '//#faults'], full: ['//#fences'] },
  unused: { gate: ['//#unused'] },
  engine: { workspace: '@mathtools/math-core', gate: ['test'], full: ['test:full'] },
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

/** Gives the turbo tasks of some parts; the full tier is the gate and the rest. */
export function tasks(tier, chosen = parts) {
  const gate = chosen.flatMap((part) => tasksOf(part, 'gate'));
  return tier === 'gate' ? gate : [...gate, ...chosen.flatMap((part) => tasksOf(part, 'full'))];
}

/** Gives what of the gate needs no browser: what one runs before a commit. */
export const checks = () => tasks('gate').filter((task) => !WITH_BROWSER.includes(task));

/** Gives the workspace of a part and the command that runs the tests there that filters choose. */
export function filtered(tier, part, filters) {
  const { workspace } = PARTS[part];
  if (!workspace) return undefined;
  const [runner, ...words] =
    part === 'browser'
      ? ['playwright', 'test', ...(tier === 'gate' ? ['--grep-invert', '@full'] : [])]
      : ['vitest', 'run', ...(tier === 'full' ? ['--mode', 'full'] : [])];
  return { workspace, command: [runner, ...words, ...filters] };
}

/** The lines in which vitest and Playwright name a file with a failed test. */
const FAILED = [
  /^ *FAIL +(?:\|?[\w ()]+\|? +)?(\S+\.test\.tsx?)/gm,
  /^ +\d+\) (?:\[\w+\] › )?(\S+\.spec\.ts):\d+/gm,
];

/** Reads from turbo's record of its last run what failed, as lines for a person. */
export function failures(root, tier) {
  const folder = join(root, '.turbo/runs');
  const [last] = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => b.execution.startTime - a.execution.startTime);
  return last.tasks
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .map(({ taskId, logFile }) => {
      const part = parts.find((name) => tasks('full', [name]).some((task) => matches(taskId, task)));
      const log = stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'));
      const files = FAILED.flatMap((pattern) => [...log.matchAll(pattern)].map(([, file]) => file));
      const command = `npm ${tier === 'gate' ? 'test' : 'run test:full'} -- ${part ?? ''}`;
      return { taskId, repeat: [command, ...new Set(files)].join(' ') };
    });
}

/** A task without a package is that of every package. */
const matches = (taskId, task) => (task.includes('#') ? taskId === task : taskId.endsWith(`#${task}`));
