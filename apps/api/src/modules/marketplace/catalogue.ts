import { tiers } from '@mathtools/contracts/pricing';
import type { Database } from '../../db/schema.js';
import { listPrices, saveProducts } from './catalogue-repository.js';
import { PACKS } from '@mathtools/content';

/** Something that is sold: a pack, or a month of a tier. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
  /** How many days it lasts; null: no limit. */
  days: number | null;
}

/** Returns everything that is sold now. */
export async function listOffers(db: Database): Promise<Offer[]> {
  const packs = await listPrices(db);
  return [...packs.map((pack) => ({ ...pack, days: null })), ...Object.values(tiers)];
}

/** The title of a pack or tier and how many days it lasts (null: no limit), even if it is no longer sold. */
export function describeProduct(product: string): { title: string; days: number | null } {
  const tier = Object.values(tiers).find(({ id }) => id === product);
  const title = PACKS.find(({ id }) => id === product)?.title;
  return tier ?? { title: title ?? product, days: null };
}

/** Stores the packs of the content in the database; purchases don't change. */
export async function seedProducts(db: Database): Promise<void> {
  await saveProducts(
    db,
    PACKS.map(({ id, title, description, difficulty, features, priceCents }, position) => {
      const texts = { id, title, description, difficulty, features: JSON.stringify(features) };
      return { ...texts, position, price_cents: priceCents };
    }),
  );
}
