import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findRoute } from '../routes.js';
import { usePrefetch } from './prefetch.js';

const link = page.getByRole('link', { name: 'Privacy' });

function Links() {
  usePrefetch();
  return (
    <>
      <button type="button">Before</button>
      <a href="/privacy">Privacy</a>
    </>
  );
}

async function show() {
  const preload = vi.spyOn(findRoute('/privacy').View, 'preload').mockResolvedValue();
  await render(<Links />);
  return preload;
}

beforeEach(async () => {
  await userEvent.unhover(document.body);
});

test('hovering over a link prefetches the page', async () => {
  const preload = await show();
  await link.hover();
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
});

test('focusing a link prefetches the page, but focusing another element does not', async () => {
  const preload = await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  expect(preload).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(preload).toHaveBeenCalledOnce();
});

test('touching a link prefetches the page', async () => {
  const preload = await show();
  link.element().dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  expect(preload).toHaveBeenCalledOnce();
});

test('nothing is prefetched if data saving is on', async () => {
  const preload = await show();
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  link.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(preload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  link.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(preload).toHaveBeenCalledOnce();
});
