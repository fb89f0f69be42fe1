import type { Product } from '@mathtools/contracts/marketplace';

/** The packs for sale, entitlements, and the lessons that were read. */
export interface MarketplaceTables {
  products: {
    id: string;
    position: number;
    title: string;
    description: string;
    difficulty: Product['difficulty'];
    /** A JSON array of strings. */
    features: string;
    price_cents: number;
  };
  entitlements: {
    /** The ID of the order or trial that granted it. It prevents either from granting twice. */
    id: string;
    /** The ID of a pack or a tier. */
    product: string;
    granted_at: string;
    /** Null if it doesn't expire. */
    expires_at: string | null;
    trial: 0 | 1;
    /** The SHA-256 hash of the code that restores it. Null if none was created. */
    code_hash: string | null;
    /** When a new code was last emailed. */
    code_mailed_at: string | null;
  };
  holders: {
    entitlement: string;
    session: string;
    since: string;
  };
  restore_links: {
    token_hash: string;
    entitlement: string;
    expires_at: string;
  };
  /** The pack chosen with a month of Pro. */
  pack_choices: {
    entitlement: string;
    pack: string;
    chosen_at: string;
  };
  reading_marks: {
    session: string;
    pack: string;
    lesson: string;
    read_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends MarketplaceTables {}
}
