import type { Database } from '../../db/schema.js';
import { insertTrial, type NewTrial, consumeTrialLink } from './trial-repository.js';
import { dayMs } from '../../durations.js';

const trialDays = 7;

/** Grants a product to a session. It is called in the transaction that stores the trial. */
export type Grant = (
  db: Database,
  entitlement: {
    id: string;
    product: string;
    trial: boolean;
    session: string;
    grantedAt: Date;
    expiresAt: Date;
  },
) => Promise<void>;

/** Starts a trial and returns its end. Returns undefined if the visitor or the address has already had one. */
export function startTrial(db: Database, trial: NewTrial, grant: Grant): Promise<Date | undefined> {
  return db.transaction().execute((trx) => start(trx, trial, grant));
}

/**
 * Starts the trial of an emailed link and returns its end. Returns undefined if the link was used, or if the
 * visitor or the address has already had a trial.
 */
export function confirmTrial(
  db: Database,
  { tokenHash, session }: { tokenHash: string; session: string },
  grant: Grant,
): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    const link = await consumeTrialLink(trx, tokenHash);
    return link && start(trx, { session, ...link }, grant);
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
