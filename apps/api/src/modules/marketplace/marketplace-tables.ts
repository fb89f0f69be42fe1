import type { Product } from '@mathtools/contracts/marketplace';

/** The learning packs on sale, who may open what, and what was read. */
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
    /** That of the order or trial that granted it, which therefore grants it once. */
    id: string;
    /** A pack or a tier. */
    product: string;
    granted_at: string;
    /** Null: for good. */
    expires_at: string | null;
    trial: 0 | 1;
    /** Kept as it is, so that the buyer can be shown it again; null: it can't be restored. */
    restore_code: string | null;
  };
  holders: {
    entitlement: string;
    session: string;
    since: string;
  };
  restore_links: {
    token_hash: string;
    entitlement: string;
  };
  /** The one pack that each Pro opens. */
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
