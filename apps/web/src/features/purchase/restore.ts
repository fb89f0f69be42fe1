import type { Restored } from '@mathtools/contracts/marketplace';
import { fetchAnswer } from '../api.js';
import { refreshLibrary } from './refresh-library.js';

/** Opens a purchase in this browser by its code, or by the token of the mailed link, and returns what was bought. */
export async function restorePurchase(code: string): Promise<Restored['product']> {
  const { product } = await fetchAnswer('POST /api/marketplace/restore', { body: { code } });
  refreshLibrary();
  return product;
}
