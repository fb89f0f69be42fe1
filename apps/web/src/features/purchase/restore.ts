import type { Restored } from '@mathtools/contracts/marketplace';
import { call } from '../api.js';
import { refreshLibrary } from './refresh-library.js';

/** Opens a purchase in this browser by its code, or by the token of the mailed link, and gives what it was. */
export async function restorePurchase(code: string): Promise<Restored['product']> {
  const response = await call('POST', '/api/marketplace/restore', { code });
  const { product } = (await response.json()) as Restored;
  refreshLibrary();
  return product;
}
