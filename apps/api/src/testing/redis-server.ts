import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';

/** True if there is a Redis server to test with. */
export const hasRedis = inject('redis') !== null;

/** Starts a Redis server that stores nothing on disk, on the given local port. */
export async function redisServer(port: number) {
  const binary = inject('redis');
  if (!binary) throw new Error('There is no Redis server.');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(binary.command, args, { env: binary.env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(stop);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept connections')) resolve();
    });
    child.once('close', (code, signal) => {
      reject(new Error(`Redis has ended (${String(code ?? signal)}): ${output}`));
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    /** Suspends the process: it keeps its connections but responds to nothing. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}
