import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { logDestination } from './log-destination.js';

/** Creates a log that writes to a file, until the test ends. */
function opened(path: string) {
  const log = logDestination(openSync(path, 'w'));
  onTestFinished(() => {
    log.destroy();
  });
  return log;
}

const line = `${'x'.repeat(1_023)}\n`;

it('writes to a file', async () => {
  const path = join(temporaryFolder(), 'log');
  const log = opened(path);
  log.write('one\n');
  log.write('two\n');
  await expect.poll(() => readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

it('buffers a megabyte of lines, and says how many lines were lost', async () => {
  const path = join(temporaryFolder(), 'log');
  const log = opened(path);
  for (let count = 0; count < 1_024 + 300; count++) log.write(line);
  await expect.poll(() => readFileSync(path, 'utf8')).toMatch(/"lost":300,"msg":"log lines were lost"\}\n$/);
  log.write('next\n');
  await expect.poll(() => readFileSync(path, 'utf8')).toMatch(/\nnext\n$/);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(1_024 + 3);
});

it.skipIf(!existsSync('/dev/full'))('continues while the disk is full', async () => {
  const log = opened('/dev/full');
  for (let count = 0; count < 3_000; count++) {
    log.write(line);
    if (count % 100 === 0) await turn();
  }
});
