import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { postgresFolders } from './server-binaries.js';

/** A PostgreSQL server for tests, on a Unix socket in a separate folder. */
export interface PostgresServer {
  /** Returns the URL of one of its databases. */
  urlOf: (database: string) => string;
  /** The path of its socket. */
  socket: string;
  /** The folder of its programs. Debian's contains the clients too, `pg_dump` and `psql`. */
  programs: string;
  start: () => Promise<void>;
  /** Stops it immediately, like a crash. */
  stop: () => Promise<void>;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

// Tests don't need to survive a power failure.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** The settings of a server outside of tests: a write is acknowledged once it is on disk. */
export const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

/**
 * Starts a new PostgreSQL server, with additional settings. Throws the error of the last installation that
 * was tried.
 */
export async function postgresServer(more: readonly string[] = []): Promise<PostgresServer> {
  let failure = new Error('there are no programs of a PostgreSQL server');
  for (const programs of postgresFolders()) {
    const server = prepared(programs, more);
    try {
      await server.start();
      return server;
    } catch (error) {
      await server.remove();
      failure = error as Error;
    }
  }
  throw failure;
}

function prepared(programs: string, more: readonly string[]): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-postgres-'));
  const data = join(folder, 'data');
  const owner = ownerOf(folder);
  let child: ChildProcess | undefined;

  const start = async () => {
    initialise(join(programs, 'initdb'), data, owner);
    const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings, ...more];
    const args = ['-D', data, ...options.flatMap((option) => ['-c', option])];
    child = spawn(join(programs, 'postgres'), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(child);
  };
  const stop = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => {
    child?.kill('SIGQUIT');
    remove();
  });
  return {
    urlOf: (database) => `postgres:///${database}?host=${folder}&user=postgres`,
    socket: join(folder, '.s.PGSQL.5432'),
    programs,
    start,
    stop,
    remove: async () => {
      await stop();
      remove();
    },
  };
}

/** Returns the owner of a folder. PostgreSQL refuses to run as root, so another user owns it in that case. */
function ownerOf(folder: string): Owner {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string, name: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const uid = idOf('-u', 'postgres') ?? idOf('-u', 'nobody');
  const gid = idOf('-g', 'postgres') ?? idOf('-g', 'nobody');
  if (uid === undefined || gid === undefined) throw new Error('there is no user to run PostgreSQL as');
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function initialise(initdb: string, data: string, owner: Owner): void {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
  const { status, error, stderr } = spawnSync(initdb, args, { ...owner, cwd: '/', encoding: 'utf8' });
  if (status !== 0 && !stderr.includes('exists but is not empty')) throw error ?? new Error(stderr);
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(output));
    });
  });
}
