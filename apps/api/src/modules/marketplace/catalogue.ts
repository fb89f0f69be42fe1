import { isTier, tiers } from '@mathtools/contracts/pricing';
import type { Database } from '../../db/schema.js';
import { listPrices, saveProducts } from './catalogue-repository.js';
import { PACKS } from '@mathtools/content';

/** A product for sale: a pack, or a month of a tier. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
  /** The duration of access in days. Null if there is no limit. */
  days: number | null;
}

/** Returns all products that are for sale now. */
export async function listOffers(db: Database): Promise<Offer[]> {
  const packs = await listPrices(db);
  return [...packs.map((pack) => ({ ...pack, days: null })), ...Object.values(tiers)];
}

/**
 * Returns the title, the contents, and the duration in days (null for no limit) of a pack or tier, even if it
 * is no longer sold.
 */
export function describeProduct(product: string): { title: string; contents: string; days: number | null } {
  if (isTier(product)) {
    const { title, days } = tiers[product];
    return { title, days, contents: tierContents[product] };
  }
  const pack = PACKS.find(({ id }) => id === product);
  const contents = pack ? `${pack.description} ${pack.features.join('; ')}.` : 'A premium pack.';
  return { title: pack?.title ?? product, contents, days: null };
}

const tierContents = {
  pro: 'One month of access to one premium pack of your choice.',
  master: 'One month of access to all premium packs. We answer your messages first.',
};

/** Stores the packs of the content in the database. Purchases don't change. */
export async function seedProducts(db: Database): Promise<void> {
  await saveProducts(
    db,
    PACKS.map(({ id, title, description, difficulty, features, priceCents }, position) => {
      const texts = { id, title, description, difficulty, features: JSON.stringify(features) };
      return { ...texts, position, price_cents: priceCents };
    }),
  );
}
