// Restarts a script on a supported Node if it was started on an older one.
import { spawn, spawnSync } from 'node:child_process';
import { unsupportedNode } from './node-range.mjs';

/** The release of npm's package `node` that replaces an installed Node that is too old: the current LTS. */
const LTS = 24;

/** The command that runs npm: on the current Node if npm started the script, otherwise from the PATH. */
export const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];

/** Restarts the script on the LTS if the current Node isn't supported. In that case, it never returns. */
export async function continueOnSupportedNode(stop) {
  const fault = unsupportedNode(process.versions.node);
  if (fault === undefined) return;
  // Standard output is for the script's own results, such as an export.
  console.error(`${fault}: using Node ${LTS} from npm …`);
  const [command, ...words] = npm;
  const lookUp = ['exec', '--yes', '--prefer-offline', '--loglevel=error', `--package=node@${LTS}`];
  const { status, stdout } = spawnSync(
    command,
    [...words, ...lookUp, '--', 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const path = stdout?.trim();
  if (status !== 0 || !path)
    stop(`npm couldn't install Node ${LTS}. See the messages above, or install it yourself.`);
  endTogether(spawn(path, process.argv.slice(1), { stdio: 'inherit' }));
  await new Promise(() => undefined);
}

/** Exits when a child exits, and kills the child when this process is terminated. */
export function endTogether(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm runs `sh -c node …`, so a SIGTERM to npm ends only the shell and would leave the child running.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}
