import { showToast } from '../../ui/toast/toast.js';
import { send, serverMessageOf } from '../api.js';

/** Subscribes an address, shows the outcome in a toast, and returns whether it succeeded. */
export async function subscribe(email: string): Promise<boolean> {
  if (email === '') {
    showToast({ title: 'Error', description: 'Please enter your email address', kind: 'destructive' });
    return false;
  }
  try {
    await send('POST /api/newsletter/subscribe', { body: { email } });
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to subscribe. Please try again.',
      kind: 'destructive',
    });
    return false;
  }
  showToast({ title: 'Success!', description: "You've been subscribed to our newsletter" });
  return true;
}
