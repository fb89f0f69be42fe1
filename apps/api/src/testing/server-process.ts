import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const source = join(packageRoot, 'src');

/** A child process and its output. */
export interface Running {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | string | null>;
}

/**
 * Runs a program of this package (see servers.ts) in a separate process, with only the given environment. Its
 * output can go to an open file.
 */
export function runProcess(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
  stdout: 'pipe' | number = 'pipe',
): Running {
  const program = join(
    inject('programs'),
    relative(source, resolve(packageRoot, file).replace(/\.ts$/, '.js')),
  );
  const child = spawn(process.execPath, [program, ...args], {
    cwd: packageRoot,
    env: environment,
    stdio: ['pipe', stdout, 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** Starts the server on a free port. Resolves once it is running. */
export async function startServer(environment: Record<string, string>) {
  const running = runProcess('src/server.ts', {
    PORT: '0',
    // Tests must not depend on the load of the machine.
    LOAD_SHEDDING: 'off',
    ...environment,
  });
  const port = await new Promise<number>((resolve, reject) => {
    running.child.stdout?.on('data', () => {
      const match = /is running at http:\/\/[^\s]+:(\d+)\n/.exec(running.output.stdout);
      if (match) resolve(Number(match[1]));
    });
    void running.ended.then((code) => {
      reject(new Error(`The server ended with ${String(code)}: ${running.output.stderr}`));
    });
  });
  return { ...running, port };
}
