#!/usr/bin/env node
// Plants the faults of faults.mjs one after another, runs the command that must catch each one, and restores
// the files. `npm run test:faults` runs all of them, and `-- id …` runs some. `--list` lists them. `--check`
// only checks that each still fits the code and docs/testing.md. `--trust` skips the runs without a fault, in
// which every command must pass.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAULTS } from './faults.mjs';
import { firstFailure } from './first-failure.mjs';
import { misfitsOf } from './misfits.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_MS = 60 * 60_000; // The timeout of a hanging command.
const read = (file) => readFileSync(join(root, file), 'utf8');
const lineOf = ({ command }) => `npm run ${command.join(' ')}`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function check(faults) {
  const misfits = misfitsOf(faults);
  if (misfits.length > 0)
    stop(
      `${misfits.join('\n')}\n\n${misfits.length} faults no longer fit the code. Fix them in scripts/faults.`,
    );
  console.log(`All ${faults.length} faults fit the code and docs/testing.md.`);
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** The original contents of the files with a planted fault, or null for a file that didn't exist. */
const originals = new Map();

function plant({ file, add, edits }) {
  if (add !== undefined) {
    originals.set(file, null);
    writeFileSync(join(root, file), add);
  }
  for (const { file: edited, find, replace } of edits) {
    const text = read(edited);
    if (!originals.has(edited)) originals.set(edited, text);
    writeFileSync(
      join(root, edited),
      text.replace(find, () => replace),
    );
  }
}

function restore() {
  for (const [file, text] of originals) {
    if (text === null) rmSync(join(root, file), { force: true });
    else writeFileSync(join(root, file), text);
  }
  originals.clear();
}

/** The process group of the running command. */
let running;

function endCommand() {
  try {
    if (running !== undefined) process.kill(-running, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
  running = undefined;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endCommand();
    restore();
    process.exit(130);
  });
}
process.on('exit', restore);

/** Runs a command with its output in a file. `code` is null if it timed out. */
async function run(command, log) {
  const output = openSync(log, 'w');
  const start = performance.now();
  const child = spawn('npm', ['run', ...command], {
    cwd: root,
    detached: true, // The command gets its own process group, so that the entire group can be killed.
    stdio: ['ignore', output, output],
  });
  running = child.pid;
  const limit = setTimeout(endCommand, LONGEST_MS);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearTimeout(limit);
  running = undefined;
  closeSync(output);
  return { code, seconds: Math.round((performance.now() - start) / 1000) };
}

const logs = mkdtempSync(join(tmpdir(), 'faults-'));

/** Runs each command once without a fault, because a command that fails anyway catches nothing. */
async function passWithoutFaults(faults) {
  const commands = new Map(faults.map((fault) => [lineOf(fault), fault.command]));
  for (const [line, command] of commands) {
    const log = join(logs, `without-${line.replaceAll(/[^\w]+/g, '-')}.log`);
    const { code, seconds } = await run(command, log);
    if (code !== 0) stop(`${line} fails without any fault: see ${log}.`);
    console.log(`passes   ${line} (${seconds} s)`);
  }
}

async function prove(fault) {
  const log = join(logs, `${fault.id}.log`);
  try {
    plant(fault);
    const { code, seconds } = await run(fault.command, log);
    const failure = code === null ? undefined : firstFailure(fault, readFileSync(log, 'utf8'));
    const isCaught = code !== null && code !== 0 && failure?.isOfPart === true;
    const why = code === 0 ? 'everything passed' : code === null ? 'ended after an hour' : undefined;
    return { isCaught, seconds, line: failure?.line ?? why ?? 'it failed without naming a test', log };
  } finally {
    restore();
    const left = git('status', '--porcelain');
    if (left !== '') stop(`The run of ${fault.id} left this behind. Review and remove it:\n${left}`);
  }
}

async function proveAll(faults) {
  const results = [];
  for (const fault of faults) {
    const result = { ...(await prove(fault)), fault };
    results.push(result);
    const verdict = result.isCaught ? 'caught  ' : 'MISSED  ';
    console.log(`${verdict} ${fault.id} (${result.seconds} s): ${result.line}`);
  }
  return results;
}

function table(results) {
  const width = Math.max(...results.map(({ fault }) => fault.id.length));
  for (const { fault, isCaught, seconds, log } of results) {
    const cells = [isCaught ? 'caught' : 'MISSED', fault.id.padEnd(width), `${seconds} s`.padStart(6)];
    console.log(`${cells.join('  ')}  ${lineOf(fault)}${isCaught ? '' : `  ${log}`}`);
  }
}

const words = process.argv.slice(2);
const ids = words.filter((word) => !word.startsWith('--'));
const unknown = [
  ...ids.filter((id) => !FAULTS.some((fault) => fault.id === id)),
  ...words.filter((word) => word.startsWith('--') && !['--list', '--check', '--trust'].includes(word)),
];
if (unknown.length > 0) stop(`There is no fault or option ${unknown.join(', ')}: --list shows the faults.`);
const faults = ids.length > 0 ? FAULTS.filter(({ id }) => ids.includes(id)) : FAULTS;

if (words.includes('--list')) {
  for (const fault of faults) console.log(`${fault.id}\n  ${fault.what}\n  ${lineOf(fault)}`);
} else if (words.includes('--check')) {
  check(faults);
} else {
  if (git('status', '--porcelain') !== '')
    stop('Commit or stash your changes first: faults are planted in the files.');
  check(faults);
  if (!words.includes('--trust')) await passWithoutFaults(faults);
  const results = await proveAll(faults);
  const caught = results.filter(({ isCaught }) => isCaught).length;
  console.log('');
  table(results);
  console.log(`\n${caught} of ${results.length} caught. The output of each run is in ${logs}.`);
  // The last build contains the last fault.
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'ignore' });
  if (built.status !== 0) console.error('The build without faults failed. Run it again before you continue.');
  process.exitCode = caught === results.length ? 0 : 1;
}
