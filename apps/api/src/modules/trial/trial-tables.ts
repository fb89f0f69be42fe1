import type { Tier } from '@mathtools/contracts/marketplace';

/** Who has tried a tier, and the links that were mailed to begin. */
export interface TrialTables {
  trials: {
    id: string;
    /** Who has had it; null when that session was deleted. */
    session: string | null;
    /** The confirmed address, where there is mail. */
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
