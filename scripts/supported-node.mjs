// Continues a script on a supported Node where it was started on an older one.
import { spawn, spawnSync } from 'node:child_process';

/** The release that npm's package `node` provides where the installed one is too old: the current LTS. */
const LTS = 24;

/** The command that runs npm on this very Node where npm started the script, else on the one of the PATH. */
export const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];

/** Runs this script again on the LTS if this Node is older than `oldest`, and then never returns. */
export async function continueOnSupportedNode(oldest, stop) {
  if (Number.parseInt(process.versions.node, 10) >= oldest) return;
  console.log(
    `MathTools needs Node ${oldest} or later, and this is ${process.version}: using Node ${LTS} from npm …`,
  );
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
    stop(`npm couldn't install Node ${LTS}: see above, or install Node ${oldest} or later.`);
  endTogether(spawn(path, process.argv.slice(1), { stdio: 'inherit' }));
  await new Promise(() => undefined);
}

/** Ends this process with a child, and the child with this process. */
export function endTogether(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm runs `sh -c node …`: a SIGTERM to npm ends that shell only, and would leave the child behind.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}
