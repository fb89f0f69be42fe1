import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { currentToast, dismissToast } from '../ui/toast/toast-store.js';

/** Returns a locator for the visible toasts. */
export function toasts(): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** Expects one toast with a title and a description. */
export async function expectToast(title: string, description: string): Promise<void> {
  await expect.element(toasts()).toHaveText(title + description);
}

/** Removes toasts of an earlier test, which outlive the view that showed them. */
export async function clearToasts(): Promise<void> {
  const left = currentToast();
  if (left?.open) dismissToast(left.id);
  await expect.element(toasts()).not.toBeInTheDocument();
}
