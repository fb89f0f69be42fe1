import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What only SQLite has: its pragmas, files, locks and dialect, and the secret that is kept beside the file. */
const sqliteOnly = [
  'src/commands/restore-sqlite.test.ts',
  'src/db/database.test.ts',
  'src/db/failures.test.ts',
  'src/db/start-on-file.test.ts',
  'src/plugins/session/session-secrets.test.ts',
];
/** What opens no database, and takes long or is much. */
const pure = [
  'src/modules/payments/{cents,order-state}.test.ts',
  'src/modules/payments/fake/*.test.ts',
  'src/modules/practice/bank/bank.test.ts',
  'src/written/*.test.ts',
];
const postgresOnly = ['src/db/postgres-database.test.ts', 'src/two-servers.test.ts'];

const project = (engine: 'sqlite' | 'postgres', exclude: string[]) => ({
  test: {
    name: engine,
    include: ['src/**/*.test.ts'],
    exclude,
    provide: { engine },
    // To load the server anew for each file takes longer than most tests; no test changes a module.
    isolate: false,
    setupFiles: 'src/testing/skip-without-server.ts',
    // Some tests start the real server as a child process, which takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

// Every test of the server runs on both engines.
export default defineConfig({
  test: {
    provide: { required: process.env.REQUIRE_SERVERS === '1' },
    globalSetup: 'src/testing/servers.ts',
    // Tests wait much, for processes, pauses and databases: two at a time where the default would be one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [project('sqlite', postgresOnly), project('postgres', [...sqliteOnly, ...pure])],
  },
});
