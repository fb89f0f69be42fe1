import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmailAddress } from '@mathtools/contracts/email-address';
import { z } from 'zod';
import type { Config, DatabaseConfig } from '../config.js';
import { closeDatabase, openDatabase } from '../db/database.js';
import type { Database } from '../db/schema.js';
import { seedProducts } from '../modules/marketplace/catalogue.js';
import { StartupError } from '../startup-error.js';
import { backup } from './backup.js';
import { inbox } from './inbox.js';
import { dataAbout, deleteDataAbout } from './personal-data-repository.js';
import { refund } from './refund.js';
import { restore } from './restore.js';

/** What the owner can have done from a terminal. */
export interface Command {
  synopsis: string;
  summary: string;
  /** Returns a function that runs the command with these words and options; undefined if they do not fit it. */
  callWith: (input: unknown) => ((config: Config) => Promise<string>) | undefined;
}

interface Definition<Input> {
  synopsis: string;
  summary: string;
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

const nothing = z.strictObject({ words: z.tuple([]) });
const whom = z.union([
  EmailAddress,
  z.string().regex(/^[\w-]{43}(\..*)?$/), // a session: what the cookie holds, or the hash in the database
]);

/** Every command, in the order in which a new installation meets them. */
export const commands: readonly Command[] = [
  command({
    synopsis: 'migrate',
    summary: 'creates the tables, or brings them up to date',
    input: nothing,
    run: async (_input, { database }) => {
      await closeDatabase(await openDatabase(database));
      return 'The database is up to date.\n';
    },
  }),
  command({
    synopsis: 'seed',
    summary: 'writes the packs on sale',
    input: nothing,
    run: async (_input, { database }) => {
      const db = await openDatabase(database);
      try {
        await seedProducts(db);
      } finally {
        await closeDatabase(db);
      }
      return 'The packs are in the database.\n';
    },
  }),
  command({
    synopsis: 'backup [--to FOLDER] [--keep N]',
    summary: 'writes and checks a backup; N are kept (7)',
    input: z.strictObject({
      words: z.tuple([]),
      to: z.string().min(1).optional(),
      keep: z.stringFormat('count', /^[1-9]\d{0,3}$/).default('7'),
    }),
    run: async ({ to, keep }, { database }) => {
      mustExist(database);
      const file = await backup({ database, folder: to ?? backupFolder(database), keep: Number(keep) });
      return `${file} is written and checked.\n`;
    },
  }),
  command({
    synopsis: 'restore FILE',
    summary: 'puts a backup in the database’s place',
    input: z.strictObject({ words: z.tuple([z.string().min(1)]) }),
    run: async ({ words: [file] }, { database }) => {
      const kept = await restore(database, file);
      const old = kept === undefined ? '' : ` The replaced one is kept as ${kept}.`;
      return `The database is restored from ${file}.${old}\n`;
    },
  }),
  command({
    synopsis: 'list messages | subscribers | orders',
    summary: 'shows what came in, the latest last',
    input: z.strictObject({ words: z.tuple([z.enum(['messages', 'subscribers', 'orders'])]) }),
    run: ({ words: [what] }, config) => withDatabase(config, inbox[what]),
  }),
  command({
    synopsis: 'refund ORDER',
    summary: 'gives an order’s money back',
    input: z.strictObject({ words: z.tuple([z.string().min(1)]) }),
    run: ({ words: [order] }, config) => withDatabase(config, (db) => refund(db, config, order)),
  }),
  command({
    synopsis: 'export EMAIL | SESSION',
    summary: 'prints what is kept about somebody, as JSON',
    input: z.strictObject({ words: z.tuple([whom]) }),
    run: ({ words: [about] }, config) =>
      withDatabase(config, async (db) => {
        const exported = new Date().toISOString();
        return `${JSON.stringify({ about, exported, data: await dataAbout(db, about) }, null, 2)}\n`;
      }),
  }),
  command({
    synopsis: 'delete EMAIL | SESSION --yes',
    summary: 'deletes it for good',
    input: z.strictObject({ words: z.tuple([whom]), yes: z.boolean().default(false) }),
    run: ({ words: [about], yes }, config) =>
      withDatabase(config, async (db) => {
        const data = await (yes ? deleteDataAbout : dataAbout)(db, about);
        const rows = Object.entries(data).map(([table, found]) => `${found.length} in ${table}`);
        if (rows.length === 0) return `Nothing is kept about ${about}.\n`;
        if (yes) return `Deleted: ${rows.join(', ')}.\n`;
        throw new StartupError(`Nothing is deleted yet. With --yes this goes for good: ${rows.join(', ')}.`);
      }),
  }),
];

async function withDatabase({ database }: Config, work: (db: Database) => Promise<string>): Promise<string> {
  mustExist(database);
  const db = await openDatabase(database);
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}

/** Opening would make an empty database where a name is mistyped. */
function mustExist(database: DatabaseConfig): void {
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartupError(`There is no database ${database.file}: name it with DATABASE_FILE.`);
  }
}

function backupFolder(database: DatabaseConfig): string {
  return database.engine === 'sqlite' ? join(dirname(database.file), 'backups') : 'backups';
}
