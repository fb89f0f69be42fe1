import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { nftBinary } from './testing/server-binaries.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const rules = readFileSync(new URL('../../../deploy/connections.nft', import.meta.url), 'utf8');
const nft = nftBinary();
/** Runs a command as root of a network of its own, whose packet filter affects nothing else. */
const alone = (command: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--net', 'sh', '-c', `ip link set lo up && ${command}`],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
const canRun = nft !== undefined && alone('true').status === 0;
if (!canRun && inject('required')) throw new Error('There is no nft, unshare or ip.');

/** Opens 30 connections from each of several addresses, and prints how many were accepted. */
const visit = `
  const { connect, createServer } = require('node:net');
  const open = (localAddress) => new Promise((resolve) => {
    const socket = connect({ port: 443, host: localAddress.includes(':') ? '::1' : '127.0.0.1', localAddress });
    socket.on('connect', () => resolve(1)).on('error', () => resolve(0));
  });
  createServer().listen(443, '::', async () => {
    for (const address of ['127.0.0.1', '127.0.0.2', '::1']) {
      const opened = await Promise.all(Array.from({ length: 30 }, () => open(address)));
      console.log(address, opened.reduce((sum, one) => sum + one));
    }
    process.exit();
  });`;

it.skipIf(!canRun)('the packet filter of the example limits the connections of each address', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'connections.nft');
  writeFileSync(file, rules.replaceAll('count over 2000', 'count over 20'));
  writeFileSync(join(folder, 'visit.cjs'), visit);
  const load = `"${nft?.command ?? ''}" -f "${file}"`;
  const { stdout, stderr } = alone(
    `${load} && ${load} && "${process.execPath}" "${join(folder, 'visit.cjs')}"`,
    nft?.env,
  );
  expect([stderr, stdout]).toEqual(['', '127.0.0.1 20\n127.0.0.2 20\n::1 20\n']);
});
