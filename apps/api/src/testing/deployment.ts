import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const Service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).default([]),
});
const Compose = z.object({ services: z.record(z.string(), Service) });

/** A service of the scaled example. */
export type Service = z.infer<typeof Service>;

/** Returns the services of deploy/compose.yaml with the given variables filled in, as Docker Compose does. */
export function composeServices(variables: Record<string, string>): Record<string, Service> {
  const filled = (text: string) =>
    text.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name: string, mark: string | undefined, word = '') => {
        const value = variables[name] ?? '';
        if (value === '' && mark === '?') throw new Error(`${name}: ${String(word)}`);
        return value === '' && mark === '-' ? String(word) : value;
      },
    );
  const file: unknown = parse(read('deploy/compose.yaml'), (_key, value: unknown) =>
    typeof value === 'string' ? filled(value) : value,
  );
  return Compose.parse(file).services;
}

/** The lines of the Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, rest }];
  });
const lastStage = instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));
const last = (name: string) => lastStage.find((one) => one.name === name)?.rest ?? '';
const commandIn = (rest: string) => z.array(z.string()).parse(JSON.parse(/\[.*\]/.exec(rest)?.[0] ?? ''));

/** Returns the image's command and its health check. */
export const image = {
  environment: Object.fromEntries(
    [...last('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  ),
  command: commandIn(last('CMD')),
  healthcheck: commandIn(last('HEALTHCHECK')),
};

const run = promisify(execFile);

/**
 * Lays files out in a folder as in the image: runs the Dockerfile's commands after the build, and copies the
 * same files.
 */
export async function layOut(folder: string): Promise<string> {
  const app = join(folder, 'app');
  const deployed = join(folder, 'deployed');
  const deploy = instructions.find(({ rest }) => rest.includes(' deploy '))?.rest ?? '';
  const [program = '', ...args] = deploy.replace('/deployed', deployed).split(' ');
  await run(join(root, program), args, { cwd: root });
  for (const { rest } of lastStage.filter(({ name, rest }) => name === 'COPY' && rest.startsWith('--from'))) {
    const [, from = '', to = ''] = rest.split(' ');
    mkdirSync(dirname(join(app, to)), { recursive: true });
    if (from.startsWith('/app/'))
      cpSync(join(root, from.slice('/app/'.length)), join(app, to), { recursive: true });
    else renameSync(join(folder, from), join(app, to));
  }
  return app;
}
