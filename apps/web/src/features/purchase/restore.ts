import type { Restored } from '@mathtools/contracts/marketplace';
import { fetchAnswer } from '../api.js';
import { refreshLibrary } from './refresh-library.js';

/**
 * Opens a purchase in this browser, with its code or the token of an emailed link. Returns the product.
 */
export async function restorePurchase(code: string): Promise<Restored['product']> {
  const { product } = await fetchAnswer('POST /api/marketplace/restore', { body: { code } });
  refreshLibrary();
  return product;
}
