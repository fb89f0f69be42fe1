import type { Restored } from '@mathtools/contracts/marketplace';
import { fetchAnswer } from '../api.js';
import { refreshLibrary } from './refresh-library.js';

/**
 * Opens a purchase or a practice record in this browser, with its code or the token of an emailed link.
 * Returns the product, or null for only a record.
 */
export async function restorePurchase(code: string): Promise<Restored['product']> {
  const { product } = await fetchAnswer('POST /api/marketplace/restore', { body: { code } });
  refreshLibrary();
  return product;
}
