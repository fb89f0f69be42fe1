import type { Tier } from '@mathtools/contracts/marketplace';

/** Trials. */
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
}

declare module '../../db/schema.js' {
  interface Schema extends TrialTables {}
}
