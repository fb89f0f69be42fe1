import { runProcess } from '../testing/server-process.js';

/** Runs an admin command in a process of its own, and gives its exit code and what it said. */
export async function runAdmin(environment: Record<string, string>, ...words: string[]) {
  const { ended, output } = runProcess('src/commands/admin.ts', environment, words);
  return { code: await ended, ...output };
}
