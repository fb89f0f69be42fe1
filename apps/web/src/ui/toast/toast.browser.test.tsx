import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STILL } from '../../testing/clock.js';
import { clearToasts, expectToast, toasts } from '../../testing/toasts.js';
import { currentToast } from './toast-store.js';
import { showToast } from './toast.js';

beforeEach(clearToasts);

const show = async (): Promise<void> => {
  showToast({ title: 'Error', description: 'No address', kind: 'destructive' });
  await expectToast('Error', 'No address');
};

test('closes after 5000 ms, or immediately by its button', async () => {
  await show();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(toasts()).not.toBeInTheDocument();
  // Hovering would keep the toast open.
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } });

  vi.useFakeTimers();
  showToast({ title: 'Error', description: 'Again' });
  await expect.element(toasts(), STILL).toHaveText('ErrorAgain');
  await expect.poll(() => vi.getTimerCount(), STILL).toBeGreaterThan(0);
  vi.advanceTimersByTime(4900);
  expect(currentToast()?.open, 'the rendered state may lag behind').toBe(true);
  vi.advanceTimersByTime(200);
  await expect.element(toasts()).not.toBeInTheDocument();
});

test('replaces the previous toast', async () => {
  await show();
  showToast({ title: 'Success!', description: 'It is sent' });
  await expectToast('Success!', 'It is sent');
  expect(toasts().elements()).toHaveLength(1);
});

test('gets the focus on F8 and closes on Escape', async () => {
  await show();
  await userEvent.keyboard('{F8}');
  const list = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(toasts()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toasts()).not.toBeInTheDocument();
});
