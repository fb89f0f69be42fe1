import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '../app.js';
import { readConfig } from '../config.js';
import { openDatabase } from '../db/database.js';
import { siteFolder } from './site-folder.js';
import { testDatabase } from './test-database.js';

/** Builds the application on a database without data and a small site, and collects what it logs. */
export async function testApp(
  { DATABASE_FILE, ...environment }: Record<string, string> = {},
  parts: Pick<AppParts, 'taker' | 'bearableLagMs'> = {},
) {
  const config = readConfig({
    ...(await testDatabase(DATABASE_FILE)),
    LOG_LEVEL: 'trace',
    WEB_ROOT: environment.WEB_ROOT ?? siteFolder(),
    ...environment,
  });
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const db = await openDatabase(config.database);
  const app = await buildApp({
    config,
    db,
    logStream,
    // Tests of other things must not depend on how busy the machine is.
    bearableLagMs: 60_000,
    ...parts,
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, db, config, log: () => lines.join('') };
}
