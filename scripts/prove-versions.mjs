// Proves that the README's two commands work on each supported Node, as on a new machine: a fresh clone, an empty home, and Node
// from npm. The server handles 1,000 reads and writes between its start and its SIGTERM.
//   node scripts/prove-versions.mjs [22.14 24 26 installed]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REQUESTS = 1_000;
const START_SECONDS = 900;

/** Fails the proof unless a condition is true. */
function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

/** Returns the environment of a new user whose PATH has the given release of Node, or the installed one. */
function newUser(folder, version) {
  const home = join(folder, 'home');
  mkdirSync(home);
  const { PATH, LANG = 'C.UTF-8', CHROMIUM_PATH, NODE_EXTRA_CA_CERTS } = process.env;
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const env = {
    PATH,
    LANG,
    HOME: home,
    npm_config_registry: registry,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
  };
  if (version === 'installed') return env;
  const prefix = join(folder, 'node');
  execFileSync('npm', ['install', '--prefix', prefix, `node@${version}`], { env, stdio: 'ignore' });
  return { ...env, PATH: join(prefix, 'node_modules/node/bin') + delimiter + PATH };
}

/** Returns all descendants of a process. */
function descendants(pid) {
  const parentOf = (id) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
    } catch {
      return undefined; // The process has just exited.
    }
  };
  const children = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && parentOf(id) === pid);
  return children.flatMap((id) => [Number(id), ...descendants(Number(id))]);
}

async function untilReady(origin, npm) {
  for (let second = 0; second < START_SECONDS; second++) {
    expect(npm.exitCode === null, 'npm start ended before the server was ready.');
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(1_000);
  }
  throw new Error(`The server wasn't ready after ${START_SECONDS} s.`);
}

/** Reads pages and problems and writes a visitor's progress, in turn. */
async function readAndWrite(origin) {
  const headers = { 'content-type': 'application/json', origin };
  for (let i = 0; i < REQUESTS / 4; i++) {
    const progress = { problemsCompleted: i, streak: i };
    const written = await fetch(`${origin}/api/progress/algebra`, {
      method: 'POST',
      headers,
      body: JSON.stringify(progress),
    });
    headers.cookie ??= written.headers.getSetCookie()[0]?.split(';')[0];
    const problem = await fetch(`${origin}/api/practice/random/algebra`, { headers });
    const page = await fetch(`${origin}/tools/logarithm-simplifier`);
    const read = await fetch(`${origin}/api/progress/algebra`, { headers });
    for (const answer of [written, problem, page]) {
      expect(answer.ok, `${answer.url} answered ${answer.status}: ${await answer.text()}`);
    }
    const stored = await read.json();
    expect(
      stored.problemsCompleted === i,
      `Progress ${i} was written, but ${stored.problemsCompleted} was read.`,
    );
  }
}

async function prove(version) {
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-'));
  try {
    const env = newUser(folder, version);
    const cwd = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', root, cwd]);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const npm = spawn('npm', ['start'], {
      cwd,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: origin, RATE_LIMITS: 'off' },
      stdio: 'inherit',
    });
    const ended = once(npm, 'exit');
    await untilReady(origin, npm);
    await readAndWrite(origin);
    // The deepest process is the server. After a SIGTERM, npm itself exits with 143 no matter what its script does.
    process.kill(descendants(npm.pid).at(-1), 'SIGTERM');
    const [code] = await ended;
    expect(code === 0, `npm start ended with ${code} after the server's SIGTERM.`);
    const { status } = spawnSync('npm', ['test'], { cwd, env, stdio: 'inherit' });
    expect(status === 0, `npm test ended with ${status}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['22.14', '24', '26', 'installed'];
const results = [];
for (const version of versions) {
  console.log(`\n▸ Node ${version}`);
  const error = await prove(version).then(
    () => undefined,
    (reason) => reason,
  );
  results.push(error ? `✗ Node ${version}: ${error.message}` : `✓ Node ${version}`);
}
console.log(`\n${results.join('\n')}`);
process.exit(results.every((line) => line.startsWith('✓')) ? 0 : 1);
