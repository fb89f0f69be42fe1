import { readFile } from 'node:fs/promises';
import type { Config } from '../config.js';
import type { Database } from '../db/schema.js';
import { StartupError } from '../error-types.js';
import { readIssue } from '../modules/newsletter/issue.js';
import { abandonIssues, countLeft, findIssue, queueIssue } from '../modules/newsletter/issues-repository.js';

/**
 * Sends a newsletter to all confirmed subscribers and returns the sentence to print. Without `yes`, only
 * describes what it would do.
 */
export async function sendNewsletter(
  db: Database,
  { mail, publicOrigin }: Pick<Config, 'mail' | 'publicOrigin'>,
  { file, yes }: { file: string; yes: boolean },
): Promise<string> {
  const issue = readIssue(await contentOf(file));
  if (!mail)
    throw new StartupError('Email is not configured: set the same environment variables as for the server.');
  const found = await findIssue(db, issue);
  if (found && found.finishedAt !== null)
    throw new StartupError(
      `“${issue.subject}” was already sent on ${found.finishedAt} in ${found.queued} emails.`,
    );
  if (!yes) {
    throw new StartupError(
      `Subject: ${issue.subject}\n\n${issue.text}\n\nNothing was sent. Add --yes to send this to ${await countLeft(db, found)} subscribers.`,
    );
  }
  const queued = await queueIssue(db, issue, publicOrigin);
  return `“${issue.subject}” is queued for ${queued} subscribers. The server sends it after all other emails.\n`;
}

/**
 * Abandons an interrupted newsletter; emails that are already queued are still sent. Returns the sentence to
 * print.
 */
export async function abandonNewsletter(db: Database): Promise<string> {
  if ((await abandonIssues(db)) > 0) return 'The newsletter was abandoned. You can now send another one.\n';
  throw new StartupError('There is no unfinished newsletter.');
}

async function contentOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StartupError(
      `${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
