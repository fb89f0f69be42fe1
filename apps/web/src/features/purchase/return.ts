/** Why somebody comes to the marketplace: back from a payment, or by the link of a letter. */
export type Return =
  | { readonly kind: 'payment'; readonly id: string; readonly isNew: boolean; readonly hasFailed: boolean }
  | { readonly kind: 'trial'; readonly token: string }
  | { readonly kind: 'restore'; readonly code: string };

const PARAMETERS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'trial', 'restore'];

/** Reads it from the address, or from the history, where a payment stays when it has left the address. */
export function returnOf(search: string, state: unknown): Return | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('payment_intent');
  if (id !== null)
    return { kind: 'payment', id, isNew: true, hasFailed: query.get('redirect_status') === 'failed' };
  const token = query.get('trial');
  if (token !== null) return { kind: 'trial', token };
  const code = query.get('restore');
  if (code !== null) return { kind: 'restore', code };
  const known = (state as { readonly payment?: unknown } | null)?.payment;
  return typeof known === 'string'
    ? { kind: 'payment', id: known, isNew: false, hasFailed: false }
    : undefined;
}

/** Gives the rest of the address, without what is read once. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}
