import { Product } from '@mathtools/contracts/marketplace';
import type { Database } from '../../db/schema.js';
import type { MarketplaceTables } from './marketplace-tables.js';

/** Returns the packs for sale in the order of the marketplace, with prices in dollars. */
export async function listProducts(db: Database): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'description', 'difficulty', 'features', 'price_cents'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ price_cents, features, ...product }) => {
    return {
      ...product,
      features: Product.shape.features.parse(JSON.parse(features)),
      price: price_cents / 100,
    };
  });
}

/** Returns the price of each pack. */
export function listPrices(db: Database): Promise<{ id: string; title: string; priceCents: number }[]> {
  return db.selectFrom('products').select(['id', 'title', 'price_cents as priceCents']).execute();
}

/** Replaces the packs for sale. */
export async function saveProducts(db: Database, rows: MarketplaceTables['products'][]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('products').where('id', 'not in', ids).execute();
    await trx
      .insertInto('products')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((all) => ({
          position: all.ref('excluded.position'),
          title: all.ref('excluded.title'),
          description: all.ref('excluded.description'),
          difficulty: all.ref('excluded.difficulty'),
          features: all.ref('excluded.features'),
          price_cents: all.ref('excluded.price_cents'),
        })),
      )
      .execute();
  });
}
