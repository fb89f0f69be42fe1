import { showToast } from '../../ui/toast/toast.js';
import { send, serverMessageOf } from '../api.js';

/** Says in a toast that there is no address. */
export function showMissing(): void {
  showToast({ title: 'Error', description: 'Please enter your email address', kind: 'destructive' });
}

/** Subscribes an address and shows the outcome in a toast. Returns the error, if any. */
export async function subscribe(email: string): Promise<unknown> {
  try {
    await send('POST /api/newsletter/subscribe', { body: { email } });
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to subscribe. Please try again.',
      kind: 'destructive',
    });
    return error;
  }
  showToast({ title: 'Success!', description: "You've been subscribed to our newsletter" });
  return undefined;
}
