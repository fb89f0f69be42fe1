import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProcess } from '../testing/server-process.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { counterMigrations, readCount } from './counter.test-support.js';
import { openDatabase } from './database.js';

async function open(file: string) {
  const db = await openDatabase({ engine: 'sqlite', file }, counterMigrations);
  onTestFinished(() => db.destroy());
  return db;
}

const counterProcess = fileURLToPath(new URL('./counter-process.test-support.ts', import.meta.url));

function freshFile(): string {
  return join(temporaryFolder(), 'folder/m.db');
}

describe('several processes', () => {
  /** Starts processes that increment the counter. They begin when all of them have loaded. */
  async function loaded(file: string, processes: number, times: number) {
    const running = Array.from({ length: processes }, () =>
      runProcess(counterProcess, {}, [file, String(times)]),
    );
    await Promise.all(
      running.map(({ child }) => new Promise((resolve) => child.stdout?.once('data', resolve))),
    );
    return async () => {
      for (const { child } of running) child.stdin?.write('go\n');
      const codes = await Promise.all(running.map(({ ended }) => ended));
      return { codes, errors: running.map(({ output }) => output.stderr).join('') };
    };
  }

  async function inParallel(file: string, processes: number, times: number) {
    return (await loaded(file, processes, times))();
  }

  it('start one after the other, each waiting for the one that migrates', async () => {
    const file = join(temporaryFolder(), 'm.db');
    const go = await loaded(file, 1, 0);
    const holder = new SQLite(`${file}.migrate-lock`);
    holder.exec('begin exclusive');
    const result = go();
    await delay(500);
    expect(existsSync(file)).toBe(false);
    holder.close();
    expect(await result).toEqual({ codes: [0], errors: '' });
    expect(existsSync(file)).toBe(true);
  });

  it('start at once on a fresh file', async () => {
    const file = freshFile();
    expect(await inParallel(file, 3, 0)).toEqual({ codes: [0, 0, 0], errors: '' });
    expect(await readCount(await open(file))).toBe(0);
  });

  it('read and then write without disturbing each other', async () => {
    const file = freshFile();
    expect(await inParallel(file, 2, 500)).toEqual({ codes: [0, 0], errors: '' });
    expect(await readCount(await open(file))).toBe(1000);
  });
});
