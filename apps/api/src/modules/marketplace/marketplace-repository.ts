import type { Product } from '@mathtools/contracts/marketplace';
import type { Database } from '../../db/schema.js';

/** Gives all packs on sale in the order of the shop window; prices in dollars. */
export async function listProducts(db: Database): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'description', 'difficulty', 'features', 'price_cents'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ price_cents, features, ...product }) => {
    return { ...product, features: JSON.parse(features) as string[], price: price_cents / 100 };
  });
}
