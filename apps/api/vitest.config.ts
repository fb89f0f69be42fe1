import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests of what only SQLite has: pragmas, files, locks, its dialect, and the secret in a file beside the
 * database.
 */
const sqliteOnly = [
  'src/commands/restore-sqlite.test.ts',
  'src/db/{batches,database,database-file,database-processes.full,failures,plans,private-file}.test.ts',
  'src/plugins/session/session-secrets.test.ts',
];
const postgresOnly = ['src/db/postgres-database.full.test.ts', 'src/{two,three}-servers.{full,soak}.test.ts'];
/** Tests that don't depend on the database: they run once. */
const dialectFree = [
  'src/{compose,config,connection-limit.full,connections,deployment.full,documents,image,listen,routes,sbom.full,supported-node}.test.ts',
  'src/modules/configuration/*.test.ts',
  'src/modules/payments/domain/{cents,order-state}.test.ts',
  'src/modules/payments/provider/{requests.full,stripe-provider}.test.ts',
  'src/modules/practice/{generated-problems,worksheet}.test.ts',
  'src/modules/site/*.test.ts',
  'src/plugins/{api-description,cross-site,draining,errors,limits/rate-limits,security}.test.ts',
  'src/plugins/{load-shedding,log-destination,limits/shared-limits}{,.full,.soak}.test.ts',
];

const project = (engine: 'sqlite' | 'postgres', exclude: string[]) => ({
  test: {
    name: engine,
    include: ['src/**/*.test.ts'],
    exclude,
    provide: { engine },
    // Loading the server again for each file takes longer than most tests, and no test changes a module.
    isolate: false,
    setupFiles: ['src/testing/seed.ts', 'src/testing/skip-without-server.ts'],
    // Ends tests that hang, not those that are slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

// The gate runs on SQLite and starts no other server. Mode full uses both engines. Mode soak adds *.soak.test.ts, with kills and
// clocks, and runs for hours.
export default defineConfig(({ mode }) => {
  const scale = mode === 'full' || mode === 'soak' ? mode : 'gate';
  const slow = { gate: ['src/**/*.{full,soak}.test.ts'], full: ['src/**/*.soak.test.ts'], soak: [] }[scale];
  const seed = Number(process.env.SEED ?? 20261122);
  return {
    test: {
      provide: { scale, seed, required: process.env.REQUIRE_SERVERS === '1' },
      globalSetup: 'src/testing/servers.ts',
      // Tests often wait, for processes, timers and databases: at least two run at a time.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        project('sqlite', [...slow, ...postgresOnly]),
        ...(scale === 'gate' ? [] : [project('postgres', [...slow, ...sqliteOnly, ...dialectFree])]),
      ],
    },
  };
});
