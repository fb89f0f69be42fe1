import type { Product } from '@mathtools/contracts/marketplace';

/** The packs for sale, and the lessons that were read. */
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
