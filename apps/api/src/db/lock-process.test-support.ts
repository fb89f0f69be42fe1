// Runs as a separate process: does endless work in the PostgreSQL database of the first argument that no other server does meanwhile.
import { unlessElsewhere } from './advisory-lock.js';
import { openDatabase } from './database.js';

const [url = ''] = process.argv.slice(2);
const db = await openDatabase({ engine: 'postgres', url });
await unlessElsewhere(db, 'jobs', () => {
  process.stdout.write('locked\n');
  return new Promise<void>(() => undefined);
});
