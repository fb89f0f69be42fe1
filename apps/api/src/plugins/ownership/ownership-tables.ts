import type { Tier } from '@mathtools/contracts/marketplace';
import type { Generated } from 'kysely';

/** Entitlements and learners, the browsers that hold them, and the keys that open them. */
export interface OwnershipTables {
  entitlements: {
    /** The ID of the order or trial that granted it. It prevents either from granting twice. */
    id: string;
    /** The ID of a pack or a tier. */
    product: string;
    granted_at: string;
    /** Null if it doesn't expire. */
    expires_at: string | null;
    trial: 0 | 1;
    /** Unused. */
    code_hash: Generated<null>;
    /** When a new code was last emailed or, without mail, shown. */
    code_mailed_at: string | null;
  };
  holders: {
    session: string;
    /** The entitlement or the learner that the session holds. The other one is null. */
    entitlement: string | null;
    learner: string | null;
    /** The way in which the session got it. */
    how: Generated<'bought' | 'restored' | 'tried' | 'first' | 'joined' | 'recovered'>;
    since: string;
    /** The ID by which the browser knows a learner, and since when. */
    id: string | null;
    begun_at: string | null;
    /** The log to which the facts of this browser go. */
    log: string | null;
  };
  keys: {
    /** The SHA-256 hash of a code or of a link's token. */
    hash: string;
    /** The entitlement, the learner, or the tier with a trial that it opens. The others are null. */
    entitlement: string | null;
    learner: string | null;
    tier: Tier | null;
    /** The address to which the link to a trial was emailed. */
    email: string | null;
    /** The device that shows it, for joining another device. */
    log: string | null;
    made_at: string;
    /** A key that expires works once. The others work until they are replaced. */
    expires_at: string | null;
  };
  /** The pack chosen with a month of Pro. */
  pack_choices: {
    entitlement: string;
    pack: string;
    chosen_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends OwnershipTables {}
}
