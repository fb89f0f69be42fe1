import type { Product } from '@mathtools/contracts/marketplace';

/** The packs on sale, entitlements, and the lessons that were read. */
export interface MarketplaceTables {
  products: {
    id: string;
    position: number;
    title: string;
    description: string;
    difficulty: Product['difficulty'];
    /** A JSON list of texts. */
    features: string;
    price_cents: number;
  };
  entitlements: {
    /** The id of the order or trial that granted it, so that none grants twice. */
    id: string;
    /** A pack or a tier. */
    product: string;
    granted_at: string;
    /** Null: it does not expire. */
    expires_at: string | null;
    trial: 0 | 1;
    /** SHA-256 of the code that restores it; null: none was made. */
    code_hash: string | null;
    /** When a new code was last mailed. */
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
  /** The pack that was chosen with a month of Pro. */
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
