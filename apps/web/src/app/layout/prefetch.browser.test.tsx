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
  const prefetch = vi.spyOn(findRoute('/privacy').View, 'prefetch').mockReturnValue();
  await render(<Links />);
  return prefetch;
}

beforeEach(async () => {
  await userEvent.unhover(document.body);
});

test('the mouse on a link fetches the page’s own code', async () => {
  const prefetch = await show();
  await link.hover();
  await expect.poll(() => prefetch.mock.calls.length).toBeGreaterThan(0);
});

test('the focus on a link fetches it, the focus beside it does not', async () => {
  const prefetch = await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('a finger that scrolls over a link fetches nothing', async () => {
  const prefetch = await show();
  const touch = { bubbles: true, pointerType: 'touch' };
  for (const name of ['pointerover', 'pointerdown', 'pointermove', 'pointercancel', 'pointerout'])
    link.element().dispatchEvent(new PointerEvent(name, touch));
  for (const name of ['touchstart', 'touchmove', 'touchcancel'])
    link.element().dispatchEvent(new TouchEvent(name, touch));
  expect(prefetch).not.toHaveBeenCalled();
});

test('visitors who save data get nothing ahead', async () => {
  const prefetch = await show();
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  link.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prefetch).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  link.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prefetch).toHaveBeenCalledOnce();
});
