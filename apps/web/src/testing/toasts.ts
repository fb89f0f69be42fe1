import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { currentToast, dismissToast } from '../ui/toast/toast-store.js';

/** The toasts that are shown. */
export function toasts(): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** One toast is shown, and says this. */
export async function expectToast(title: string, description: string): Promise<void> {
  await expect.element(toasts()).toHaveText(title + description);
}

/** Takes away what a test before left: toasts outlive the page that showed them. */
export async function clearToasts(): Promise<void> {
  const left = currentToast();
  if (left?.open) dismissToast(left.id);
  await expect.element(toasts()).not.toBeInTheDocument();
}
