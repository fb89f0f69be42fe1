import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageRouter } from './page-router.js';
import { findRoute } from './routes.js';

function Shown() {
  const { pathname } = useLocation();
  const { View } = findRoute(pathname);
  return (
    <>
      <Link to="/terms">To the terms</Link>
      <Link to="/terms?a=1">To the terms, with a query</Link>
      <Suspense fallback={<h1>Nothing</h1>}>
        <View key={pathname} />
      </Suspense>
    </>
  );
}

const heading = () => document.querySelector('h1')?.textContent;

/** Presses a link, and tells what heading is there before the browser could draw anything. */
async function press(name: string): Promise<string | undefined> {
  (page.getByRole('link', { name, exact: true }).element() as HTMLElement).click();
  await Promise.resolve(); // React shows what is urgent at the end of the event
  return heading();
}

beforeEach(async () => {
  await Promise.all([findRoute('/privacy').View.preload(), findRoute('/terms').View.preload()]);
  history.replaceState(null, '', '/privacy');
  await render(
    <PageRouter>
      <Shown />
    </PageRouter>,
  );
  await expect.poll(heading).toBe('Privacy Policy');
});

test('a page that was loaded ahead is there at once', async () => {
  expect(await press('To the terms')).toBe('Terms of Service');
  expect(location.pathname).toBe('/terms');
});

test('the page before stays while the code is loaded', async () => {
  vi.spyOn(findRoute('/terms').View, 'isLoaded').mockReturnValueOnce(false);
  expect(await press('To the terms')).toBe('Privacy Policy');
  await expect.poll(heading).toBe('Terms of Service');
});

test('what a query chooses may have to be loaded, so it is waited for', async () => {
  expect(await press('To the terms, with a query')).toBe('Privacy Policy');
  await expect.poll(heading).toBe('Terms of Service');
});

test('back leads to the page before', async () => {
  await press('To the terms');
  history.back();
  await expect.poll(heading).toBe('Privacy Policy');
});
