import type { Tier } from '@mathtools/contracts/marketplace';

/** Trials, and the emailed links that start them. */
export interface TrialTables {
  trials: {
    id: string;
    /** The visitor's session. Null once it is deleted. */
    session: string | null;
    /**
     * The confirmed address, or with live keys its mailbox (see `mailboxOf`). Null if mail is not configured.
     */
    email: string | null;
    tier: Tier;
    started_at: string;
  };
  trial_links: {
    token_hash: string;
    email: string;
    tier: Tier;
    created_at: string;
    expires_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends TrialTables {}
}
