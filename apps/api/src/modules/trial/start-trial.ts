import type { Database } from '../../db/schema.js';
import { insertTrial, type NewTrial, consumeTrialLink } from './trial-repository.js';
import { dayMs } from '../../durations.js';

const trialDays = 7;

/** Opens something for a visitor, in the transaction of its cause. */
export type Grant = (
  db: Database,
  handover: {
    id: string;
    product: string;
    trial: boolean;
    session: string;
    grantedAt: Date;
    expiresAt: Date;
  },
) => Promise<void>;

/** Begins a trial and returns its end; undefined where the visitor or the address has had one. */
export function startTrial(db: Database, trial: NewTrial, grant: Grant): Promise<Date | undefined> {
  return db.transaction().execute((trx) => start(trx, trial, grant));
}

/** Begins the trial of a mailed link and returns its end; undefined where the link, the visitor or the address has been used. */
export function confirmTrial(
  db: Database,
  { tokenHash, session }: { tokenHash: string; session: string },
  grant: Grant,
): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    const offered = await consumeTrialLink(trx, tokenHash);
    return offered && start(trx, { session, ...offered }, grant);
  });
}

async function start(trx: Database, trial: NewTrial, grant: Grant): Promise<Date | undefined> {
  const id = await insertTrial(trx, trial);
  if (id === undefined) return undefined;
  const grantedAt = new Date();
  const expiresAt = new Date(grantedAt.getTime() + trialDays * dayMs);
  await grant(trx, { id, product: trial.tier, trial: true, session: trial.session, grantedAt, expiresAt });
  return expiresAt;
}
