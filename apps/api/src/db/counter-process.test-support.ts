// Runs as a separate process: opens the database file in the first argument and increments the counter as
// often as the second says.
import { once } from 'node:events';
import { closeDatabase, openDatabase } from './database.js';
import { busyTimeoutMs } from './sqlite-database.js';
import { counterMigrations, countUp } from './counter.test-support.js';

const [file = '', times = '0'] = process.argv.slice(2);
// Loading takes longer than the work. All processes wait for a signal on stdin so that they use the database
// at the same time.
process.stdout.write('loaded\n');
await once(process.stdin, 'data');
const db = await openDatabase({ engine: 'sqlite', file }, counterMigrations, busyTimeoutMs.command);
await countUp(db, Number(times));
await closeDatabase(db);
process.exit(0);
