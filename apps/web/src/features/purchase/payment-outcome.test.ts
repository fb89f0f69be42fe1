import type { Order } from '@mathtools/contracts/payments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../../ui/toast/toast.js';
import { paymentOutcome } from './payment-outcome.js';

vi.mock('../../ui/toast/toast.js', () => ({ showToast: vi.fn() }));

beforeEach(() => {
  vi.mocked(showToast).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const product = { id: 'quadratics', title: 'Quadratics' };

it.each<[Partial<Order>, string]>([
  [{ failure: 'Your card was declined.' }, 'Your card was declined.'],
  [{}, 'The payment didn’t go through.'],
])('says why a payment failed: %j', async (reason, description) => {
  const order: Order = { status: 'failed', product, ...reason };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(order)));
  const outcome = await paymentOutcome({ kind: 'payment', id: 'pi_1', isNew: true, hasFailed: true });
  expect(outcome).toEqual({ kind: 'failed', product, failure: reason.failure });
  const toast = { title: 'Payment Failed', description, kind: 'destructive' };
  expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
});
