import type { Restored } from '@mathtools/contracts/marketplace';
import { call } from '../api.js';
import { refreshLibrary } from '../marketplace/queries.js';

/** Opens a purchase in this browser, by its code or the token of the mailed link, and gives what was opened. */
export async function restorePurchase(code: string): Promise<Restored['product']> {
  const response = await call('POST', '/api/marketplace/restore', { code });
  const { product } = (await response.json()) as Restored;
  await refreshLibrary();
  return product;
}
