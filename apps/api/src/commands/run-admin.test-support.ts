import { runProcess } from '../testing/server-process.js';

/** Runs an admin command in a separate process and returns its exit code and output. */
export async function runAdmin(environment: Record<string, string>, ...words: string[]) {
  const { ended, output } = runProcess('src/commands/admin.ts', environment, words);
  return { code: await ended, ...output };
}
