import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { logDestination } from './log-destination.js';

/** A log whose writes fail, or write only some bytes, as the test says. */
function controlled() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const before = process.listeners('exit');
  onTestFinished(() => {
    vi.useRealTimers();
    for (const listener of process.listeners('exit')) {
      if (!before.includes(listener)) process.removeListener('exit', listener);
    }
  });
  const pending: ((result: string | number) => void)[] = [];
  let text = '';
  const log = logDestination(-1, (_fd, bytes, done) => {
    pending.push((result) => {
      if (typeof result === 'string') {
        done(Object.assign(new Error(result), { code: result }), 0);
        return;
      }
      const written = Math.min(result, bytes.length);
      text += bytes.subarray(0, written).toString();
      done(null, written);
    });
  });
  return {
    log,
    pending,
    /** Lets the write under way end with an error code, or with a number of bytes. */
    finish: (result: string | number = Infinity) => pending.shift()?.(result),
    text: () => text,
  };
}

it('writes one chunk at a time, of what has come meanwhile, and the rest of one that was cut', () => {
  const { log, pending, finish, text } = controlled();
  log.write('one\n');
  log.write('two\n');
  log.write('three\n');
  expect([pending.length, text()]).toEqual([1, '']);
  finish();
  expect([pending.length, text()]).toEqual([1, 'one\n']);
  finish(6);
  expect(text()).toBe('one\ntwo\nth');
  finish();
  expect([pending.length, text()]).toEqual([0, 'one\ntwo\nthree\n']);
});

it.each([
  ['ENOSPC', 1_000],
  ['EIO', 1_000],
  ['EAGAIN', 100],
])('tries again after %s, %d ms later', (code, pause) => {
  const { log, pending, finish, text } = controlled();
  log.write('one\n');
  for (let time = 0; time < 3; time++) {
    finish(code);
    log.write('more\n');
    vi.advanceTimersByTime(pause - 1);
    expect(pending).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(pending).toHaveLength(1);
  }
  finish();
  finish();
  expect(text()).toBe('one\nmore\nmore\nmore\n');
});

it('keeps a megabyte, counts the lines that are lost, and says how many once there is room', () => {
  const { log, pending, finish, text } = controlled();
  log.write('first\n');
  finish('ENOSPC');
  const line = `${'x'.repeat(1_023)}\n`;
  for (let count = 0; count < 1_024 + 300; count++) log.write(line);
  vi.advanceTimersByTime(1_000);
  while (pending.length > 0) finish();
  const lines = text().trimEnd().split('\n');
  expect(lines).toHaveLength(1 + 1_024 + 1);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    level: 40,
    time: expect.any(Number) as number,
    lost: 300,
    msg: 'log lines were lost',
  });
  log.write('next\n');
  finish();
  expect(text()).toMatch(/\nnext\n$/);
  expect(text().match(/lost/g)).toHaveLength(2);
});

it('writes to a file', async () => {
  const path = join(temporaryFolder(), 'log');
  const file = await open(path, 'w');
  const log = logDestination(file.fd);
  log.write('one\n');
  log.write('two\n');
  await expect.poll(() => readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  await file.close();
});
