import type { CodeGiven } from '@mathtools/contracts/payments';
import { fetchAnswer } from '../api.js';

/** Requests a code that opens a purchase in another browser. The code is null if it was emailed. */
export function askForCode(paymentIntent: string): Promise<CodeGiven> {
  return fetchAnswer('POST /api/marketplace/orders/:paymentIntent/code', { params: { paymentIntent } });
}
