import { lockByName } from '../../db/advisory-lock.js';
import type { Database } from '../../db/schema.js';
import { StartupError } from '../../error-types.js';
import { enqueueMail, mailPriority } from '../../plugins/mail/outbox-repository.js';
import type { Issue } from './issue.js';
import { issueMail } from './newsletter-mails.js';

/** The number of emails that are queued in one transaction, which limits how long other writers wait. */
const batch = 200;

/**
 * The progress of an issue: how many emails are queued, up to which subscriber, and when the last one was
 * queued.
 */
export interface IssueState {
  queued: number;
  /** The unsubscribe token of the last subscriber. Emails are queued in the order of these tokens. */
  queuedTo: string | null;
  finishedAt: string | null;
}

/** Counts the confirmed subscribers that an issue hasn't been queued for yet. */
export async function countLeft(db: Database, state?: IssueState): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('confirmed_at', 'is not', null)
    .where('unsubscribe_token', '>', state?.queuedTo ?? '')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Finds the state of an issue. Returns undefined if it was not sent. Throws a StartupError if another issue is
 * unfinished.
 */
export async function findIssue(db: Database, { id }: Pick<Issue, 'id'>): Promise<IssueState | undefined> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'queued', 'queued_to', 'finished_at'])
    .where((row) => row.or([row('id', '=', id), row('finished_at', 'is', null)]))
    .execute();
  const other = rows.find((row) => row.id !== id);
  if (other)
    throw new StartupError(
      `“${other.subject}” was only partly sent: ${other.queued} emails were queued. Send its file again to finish it, or abandon it with \`admin newsletter abandon\`.`,
    );
  const own = rows.find((row) => row.id === id);
  return own && { queued: own.queued, queuedTo: own.queued_to, finishedAt: own.finished_at };
}

/**
 * Queues an issue for every confirmed subscriber, once. After a crash, continues behind the last queued
 * email. Returns the total number of queued emails.
 */
export async function queueIssue(db: Database, issue: Issue, publicOrigin: string): Promise<number> {
  for (;;) {
    const { queued, finishedAt } = await db
      .transaction()
      .execute((trx) => queueBatch(trx, issue, publicOrigin));
    if (finishedAt !== null) return queued;
  }
}

/** Abandons unfinished issues so that another one can be sent. Returns their number. */
export async function abandonIssues(db: Database): Promise<number> {
  const abandoned = await db
    .updateTable('newsletter_issues')
    .set({ queued_to: null, finished_at: new Date().toISOString() })
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(abandoned.numUpdatedRows);
}

async function queueBatch(trx: Database, issue: Issue, publicOrigin: string): Promise<IssueState> {
  const { id, subject } = issue;
  await lockByName(trx, 'newsletter');
  const now = new Date().toISOString();
  const begun = await findIssue(trx, issue);
  if (begun && begun.finishedAt !== null) return begun;
  if (!begun)
    await trx.insertInto('newsletter_issues').values({ id, subject, begun_at: now, queued: 0 }).execute();
  const next = await trx
    .selectFrom('subscribers')
    .select(['email', 'unsubscribe_token'])
    .where('confirmed_at', 'is not', null)
    .where('unsubscribe_token', '>', begun?.queuedTo ?? '')
    .orderBy('unsubscribe_token')
    .limit(batch)
    .execute();
  for (const { email, unsubscribe_token: unsubscribeToken } of next)
    await enqueueMail(
      trx,
      issueMail(issue, { email, publicOrigin, unsubscribeToken }),
      mailPriority.newsletter,
    );
  const queued = (begun?.queued ?? 0) + next.length;
  const finishedAt = next.length < batch ? now : null;
  const queuedTo = finishedAt === null ? (next.at(-1)?.unsubscribe_token ?? null) : null;
  await trx
    .updateTable('newsletter_issues')
    .set({ queued, queued_to: queuedTo, finished_at: finishedAt })
    .where('id', '=', id)
    .execute();
  return { queued, queuedTo, finishedAt };
}
