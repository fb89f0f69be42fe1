import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmailAddress } from '@mathtools/contracts/email-address';
import { z } from 'zod';
import type { Config, DatabaseConfig } from '../config.js';
import { closeDatabase, openForCommand } from '../db/database.js';
import type { Database } from '../db/schema.js';
import { seedProducts } from '../modules/marketplace/catalogue.js';
import { resolveEvent } from '../modules/payments/events-repository.js';
import { resolveWithdrawal } from '../modules/payments/withdrawals-repository.js';
import { StartupError } from '../error-types.js';
import { backup } from './backup.js';
import { inbox, subscribersCsv } from './inbox.js';
import { abandonNewsletter, sendNewsletter } from './newsletter.js';
import { dataAbout, deleteDataAbout, described, keptTables } from './personal-data-repository.js';
import { refund } from './refund.js';
import { restore } from './restore.js';

/** A command for the operator. */
export interface Command {
  synopsis: string;
  summary: string;
  /**
   * Returns a function that runs the command with the given operands and options, or undefined if they are
   * invalid.
   */
  callWith: (input: unknown) => ((config: Config) => Promise<string>) | undefined;
}

interface Definition<Input> extends Omit<Command, 'callWith'> {
  input: z.ZodType<Input>;
  run: (input: Input, config: Config) => Promise<string>;
}

function command<Input>({ input, run, ...about }: Definition<Input>): Command {
  const callWith: Command['callWith'] = (given) => {
    const { success, data } = input.safeParse(given);
    return success ? (config) => run(data, config) : undefined;
  };
  return { ...about, callWith };
}

const noOperands = z.strictObject({ operands: z.tuple([]) });
const oneOperand = z.strictObject({ operands: z.tuple([z.string().min(1)]) });
const whom = z.union([
  EmailAddress,
  z.string().regex(/^[\w-]{43}(\..*)?$/), // a session: the cookie value, or the hash in the database
]);

/** Every command, in the order in which a new installation needs them. */
export const commands: readonly Command[] = [
  command({
    synopsis: 'migrate',
    summary: 'creates or updates the tables',
    input: noOperands,
    run: async (_input, { database }) => {
      await closeDatabase(await openForCommand(database));
      return 'The database is up to date.\n';
    },
  }),
  command({
    synopsis: 'seed',
    summary: 'stores the packs that are for sale',
    input: noOperands,
    run: async (_input, { database }) => {
      await withDatabase(database, seedProducts);
      return 'The packs are in the database.\n';
    },
  }),
  command({
    synopsis: 'backup [--to FOLDER] [--keep N]',
    summary: 'creates and verifies a SQLite backup; keeps the latest N (default: 7)',
    input: z.strictObject({
      operands: z.tuple([]),
      to: z.string().min(1).optional(),
      keep: z.stringFormat('count', /^[1-9]\d{0,3}$/).default('7'),
    }),
    run: ({ to, keep }, { database }) => {
      mustExist(database);
      const own = fileOf(database);
      const file = backup({ database: own, folder: to ?? join(dirname(own), 'backups'), keep: Number(keep) });
      return Promise.resolve(`${file} was written and verified.\n`);
    },
  }),
  command({
    synopsis: 'restore FILE',
    summary: 'replaces a SQLite database with a backup',
    input: oneOperand,
    run: async ({ operands: [file] }, { database }) => {
      const kept = await restore(fileOf(database), file);
      const old = kept === undefined ? '' : ` The previous database was kept as ${kept}.`;
      return `The database was restored from ${file}.${old}\n`;
    },
  }),
  command({
    synopsis: 'list messages | subscribers [--csv] | orders | withdrawals | events | quarantine',
    summary: 'lists records, oldest first',
    input: z.union([
      z.strictObject({ operands: z.tuple([z.literal('subscribers')]), csv: z.boolean().default(false) }),
      z.strictObject({
        operands: z.tuple([z.enum(['messages', 'orders', 'withdrawals', 'events', 'quarantine'])]),
      }),
    ]),
    run: ({ operands: [what], ...options }, config) =>
      withExisting(config, 'csv' in options && options.csv ? subscribersCsv : inbox[what]),
  }),
  command({
    synopsis: 'newsletter send FILE --yes | abandon',
    summary: 'sends a Markdown file to all confirmed subscribers, or abandons an unfinished newsletter',
    input: z.union([
      z.strictObject({
        operands: z.tuple([z.literal('send'), z.string().min(1)]),
        yes: z.boolean().default(false),
      }),
      z.strictObject({ operands: z.tuple([z.literal('abandon')]) }),
    ]),
    run: ({ operands: [, file], ...options }, config) =>
      withExisting(config, (db) =>
        file === undefined
          ? abandonNewsletter(db)
          : sendNewsletter(db, config, { file, yes: 'yes' in options && options.yes }),
      ),
  }),
  command({
    synopsis: 'refund ORDER [--wrote DATE] --yes',
    summary:
      'refunds an order and ends its access if the buyer wrote within 30 days (DATE such as 2026-11-23)',
    input: z.strictObject({
      operands: z.tuple([z.string().min(1)]),
      wrote: z.iso.date().optional(),
      yes: z.boolean().default(false),
    }),
    run: ({ operands: [order], wrote, yes }, config) =>
      withExisting(config, (db) => refund(db, config, { order, wrote, yes })),
  }),
  command({
    synopsis: 'resolve EVENT | ORDER',
    summary: 'marks a quarantined event, or the withdrawal from an order, as resolved',
    input: oneOperand,
    run: ({ operands: [id] }, config) =>
      withExisting(config, async (db) => {
        if ((await resolveEvent(db, id)) || (await resolveWithdrawal(db, id))) return `${id} is resolved.\n`;
        throw new StartupError(
          'No quarantined event or open withdrawal has this ID. Run `admin list quarantine` or `admin list withdrawals` to see them.',
        );
      }),
  }),
  command({
    synopsis: 'export EMAIL | SESSION',
    summary: 'prints everything stored about a person as JSON',
    input: z.strictObject({ operands: z.tuple([whom]) }),
    run: ({ operands: [about] }, config) =>
      withExisting(config, async (db) => {
        const exported = new Date().toISOString();
        return `${JSON.stringify({ about, exported, data: await dataAbout(db, about) }, null, 2)}\n`;
      }),
  }),
  command({
    synopsis: 'delete EMAIL | SESSION --yes',
    summary: 'permanently deletes everything stored about a person',
    input: z.strictObject({ operands: z.tuple([whom]), yes: z.boolean().default(false) }),
    run: ({ operands: [about], yes }, config) =>
      withExisting(config, async (db) => {
        const data = await (yes ? deleteDataAbout : dataAbout)(db, about);
        if (Object.keys(data).length === 0) return `Nothing is stored about ${about}.\n`;
        const counts = (isKept: boolean) => {
          const tables = Object.entries(data).filter(([table]) => keptTables.includes(table) === isKept);
          return tables.map(([table, rows]) => `${rows.length} in ${table}`).join(', ') || 'nothing';
        };
        const what = `${counts(false)}. Kept for bookkeeping, without the address and the browser: ${counts(true)}.`;
        if (yes) return `Deleted: ${what}\n`;
        const lines = described(data).map((line) => `\n- ${line}`);
        throw new StartupError(
          `Nothing was deleted. Add --yes to delete these rows permanently: ${what}${lines.join('')}`,
        );
      }),
  }),
];

function withExisting({ database }: Config, work: (db: Database) => Promise<string>): Promise<string> {
  mustExist(database);
  return withDatabase(database, work);
}

async function withDatabase<T>(config: DatabaseConfig, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openForCommand(config);
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}

/**
 * Throws if the database file doesn't exist, because opening a mistyped name would create an empty database.
 */
function mustExist(database: DatabaseConfig): void {
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartupError(`There is no database at ${database.file}: set DATABASE_FILE to its path.`);
  }
}

/** Returns the path of a SQLite database. PostgreSQL has its own programs for these commands. */
function fileOf(database: DatabaseConfig): string {
  if (database.engine === 'sqlite') return database.file;
  throw new StartupError(
    'This command is for SQLite. For PostgreSQL, use pg_dump and pg_restore (see docs/operations.md).',
  );
}
