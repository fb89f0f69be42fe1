import type { Product } from '@mathtools/contracts/marketplace';

/** The learning packs on sale. */
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
}
