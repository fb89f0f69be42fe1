/** The payment or the emailed link from which a visitor returns to the marketplace. */
export type Return =
  | { readonly kind: 'payment'; readonly id: string; readonly isNew: boolean; readonly hasFailed: boolean }
  | { readonly kind: 'trial'; readonly token: string }
  | { readonly kind: 'restore'; readonly code: string };

const PARAMETERS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'trial', 'restore'];

/** Parses the return from the address, or from the history state, which keeps a payment that was removed from the address. */
export function returnOf(search: string, state: unknown): Return | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('payment_intent');
  if (id !== null)
    return { kind: 'payment', id, isNew: true, hasFailed: query.get('redirect_status') === 'failed' };
  const token = query.get('trial');
  if (token !== null) return { kind: 'trial', token };
  const code = query.get('restore');
  if (code) return { kind: 'restore', code };
  const known = (state as { readonly payment?: unknown } | null)?.payment;
  return typeof known === 'string'
    ? { kind: 'payment', id: known, isNew: false, hasFailed: false }
    : undefined;
}

/** Returns the query without the parameters that are read only once. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}
