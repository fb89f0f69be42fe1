import type { CodeGiven } from '@mathtools/contracts/payments';
import { fetchAnswer } from '../api.js';

/** Asks for a code that opens a purchase in another browser; null if it was mailed. */
export function askForCode(paymentIntent: string): Promise<CodeGiven> {
  return fetchAnswer('POST /api/marketplace/orders/:paymentIntent/code', { params: { paymentIntent } });
}
