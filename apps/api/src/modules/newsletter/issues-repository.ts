import { lockByName } from '../../db/advisory-lock.js';
import type { Database } from '../../db/schema.js';
import { StartupError } from '../../error-types.js';
import { enqueueMail, mailPriority } from '../../plugins/mail/outbox-repository.js';
import type { Issue } from './issue.js';
import { issueMail } from './newsletter-mails.js';

/** How many letters are queued in one transaction: other writers wait for no more. */
const batch = 200;

/** The progress of an issue: how many letters are queued, up to whom, and when the last one was. */
export interface IssueState {
  queued: number;
  /** The unsubscribe token of the last one, in whose order they are queued. */
  queuedTo: string | null;
  finishedAt: string | null;
}

/** How many people who have confirmed are left for an issue. */
export async function countLeft(db: Database, state?: IssueState): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('confirmed_at', 'is not', null)
    .where('unsubscribe_token', '>', state?.queuedTo ?? '')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds what became of an issue; undefined if it was not sent. Throws a StartupError if another one was not finished. */
export async function findIssue(db: Database, { id }: Pick<Issue, 'id'>): Promise<IssueState | undefined> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'queued', 'queued_to', 'finished_at'])
    .where((row) => row.or([row('id', '=', id), row('finished_at', 'is', null)]))
    .execute();
  const other = rows.find((row) => row.id !== id);
  if (other)
    throw new StartupError(
      `“${other.subject}” is not finished, after ${other.queued} letters: send its file once more, or give it up with \`admin newsletter abandon\`.`,
    );
  const own = rows.find((row) => row.id === id);
  return own && { queued: own.queued, queuedTo: own.queued_to, finishedAt: own.finished_at };
}

/**
 * Queues an issue for everybody who has confirmed, once: after a kill it goes on behind the last letter that was queued. Returns how
 * many letters were queued in all.
 */
export async function queueIssue(db: Database, issue: Issue, publicOrigin: string): Promise<number> {
  for (;;) {
    const { queued, finishedAt } = await db
      .transaction()
      .execute((trx) => queueBatch(trx, issue, publicOrigin));
    if (finishedAt !== null) return queued;
  }
}

/** Gives up issues that are not finished, so that another can be sent; returns how many there were. */
export async function abandonIssues(db: Database): Promise<number> {
  const abandoned = await db
    .updateTable('newsletter_issues')
    .set({ queued_to: null, finished_at: new Date().toISOString() })
    .where('finished_at', 'is', null)
    .returning('id')
    .execute();
  return abandoned.length;
}

async function queueBatch(trx: Database, issue: Issue, publicOrigin: string): Promise<IssueState> {
  await lockByName(trx, 'newsletter');
  const now = new Date().toISOString();
  const begun = await findIssue(trx, issue);
  if (begun && begun.finishedAt !== null) return begun;
  if (!begun)
    await trx
      .insertInto('newsletter_issues')
      .values({
        ...{ id: issue.id, subject: issue.subject, begun_at: now },
        ...{ queued: 0, queued_to: null, finished_at: null },
      })
      .execute();
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
    .where('id', '=', issue.id)
    .execute();
  return { queued, queuedTo, finishedAt };
}
