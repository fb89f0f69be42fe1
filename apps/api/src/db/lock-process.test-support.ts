// Runs as a separate process: holds the lock for a unit of endless work in the PostgreSQL database of the
// first argument.
import { unlessElsewhere } from './advisory-lock.js';
import { openDatabase } from './database.js';

const [url = ''] = process.argv.slice(2);
const db = await openDatabase({ engine: 'postgres', url });
await unlessElsewhere(db, 'jobs', () => {
  process.stdout.write('locked\n');
  return new Promise<void>(() => undefined);
});
