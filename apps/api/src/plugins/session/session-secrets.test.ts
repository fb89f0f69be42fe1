import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../error-types.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { testApp } from '../../testing/test-app.js';
import { sessionSecretsOf } from './session-secrets.js';

const given = 'given'.repeat(7);

function sqlite(file: string) {
  return { engine: 'sqlite' as const, file };
}

function beside(folder: string) {
  return { sessionSecrets: [], database: sqlite(join(folder, 'data/mathtools.db')), production: false };
}

describe('the secrets of sessions', () => {
  it('are created once, in a file beside the database that only its owner can read', () => {
    const folder = temporaryFolder();
    const [secret = ''] = sessionSecretsOf(beside(folder));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(sessionSecretsOf(beside(folder))).toEqual([secret]);
    const file = join(folder, 'data/session-secret');
    expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['session-secret']);
  });

  it('are those that are configured, and then no file is created', () => {
    const folder = temporaryFolder();
    const source = { ...beside(folder), sessionSecrets: [given], production: true };
    expect(sessionSecretsOf(source)).toEqual([given]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('differ between two databases in memory', () => {
    const source = { ...beside(''), database: sqlite(':memory:') };
    expect(sessionSecretsOf(source)).not.toEqual(sessionSecretsOf(source));
  });

  it('stop the start in production when none is configured', async () => {
    await expect(testApp({ NODE_ENV: 'production' })).rejects.toThrow(StartupError);
    await expect(testApp({ NODE_ENV: 'production' })).rejects.toThrow(
      /^In production, .+ SESSION_SECRET .+\.$/,
    );
    await testApp({ NODE_ENV: 'production', SESSION_SECRET: given });
  });

  it('must be configured where several servers may share a database', () => {
    const database = { engine: 'postgres' as const, url: 'postgres://db.example/mathtools' };
    expect(() => sessionSecretsOf({ ...beside(''), database })).toThrow(
      /^With DATABASE_URL, .+ SESSION_SECRET .+\.$/,
    );
    expect(sessionSecretsOf({ ...beside(''), database, sessionSecrets: [given] })).toEqual([given]);
  });

  it('stop the start with one sentence when their file is not usable', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'session-secret'), 'short');
    const inFolder = { ...beside(folder), database: sqlite(join(folder, 'm.db')) };
    expect(() => sessionSecretsOf(inFolder)).toThrow(/^The file .+session-secret contains no secret: .+\.$/);
    const inFile = { ...inFolder, database: sqlite(join(folder, 'session-secret/m.db')) };
    expect(() => sessionSecretsOf(inFile)).toThrow(/can't be created or read: .+ SESSION_SECRET\.$/);
  });

  it.each([
    [
      'a folder',
      (file: string) => {
        mkdirSync(file);
      },
    ],
    [
      'another text',
      (file: string) => {
        writeFileSync(file, 'short');
      },
    ],
  ])('leave %s of that name as it is', (_name, put) => {
    const folder = temporaryFolder();
    const file = join(folder, 'session-secret');
    put(file);
    chmodSync(file, 0o755);
    const before = [statSync(file), statSync(folder)];
    const source = { ...beside(folder), database: sqlite(join(folder, 'm.db')) };
    expect(() => sessionSecretsOf(source)).toThrow(/^The file .+session-secret contains no secret: .+\.$/);
    const changed = ({ mode, mtimeMs, ctimeMs }: Stats) => ({ mode, mtimeMs, ctimeMs });
    expect([statSync(file), statSync(folder)].map(changed)).toEqual(before.map(changed));
  });
});
