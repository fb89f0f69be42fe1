import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../testing/hydrate.js';
import { pages } from '../../pages/index.js';
import { Button } from '../../ui/button/button.js';
import { Header } from './header.js';

// A hidden element has no role, so this locator doesn't find it.
const menu = page.getByRole('navigation', { name: 'Main' });
const opening = page.getByText('Open menu');
const closing = page.getByText('Close menu');

/** Presses the menu button. It has no role by which a locator could find it. */
function press(): void {
  button().focus();
  button().click();
}

const button = () => document.querySelector('summary') as HTMLElement;

async function mount(): Promise<void> {
  await render(
    <BrowserRouter>
      <Header />
    </BrowserRouter>,
  );
  await expect.element(menu).not.toBeInTheDocument();
}

beforeEach(() => page.viewport(375, 812));
afterEach(() => page.viewport(1280, 800));

test('has a menu button that opens and closes the menu', async () => {
  await mount();
  await expect.element(opening).toBeVisible();
  await expect.element(closing).not.toBeVisible();
  press();
  await expect.element(menu).toBeVisible();
  const inNavigation = pages.filter(({ navigation }) => navigation);
  // The count includes the contact button.
  expect(menu.getByRole('link').elements()).toHaveLength(inNavigation.length + 1);
  await expect.element(closing).toBeVisible();
  await expect.element(opening).not.toBeVisible();
  press();
  await expect.element(menu).not.toBeInTheDocument();
});

test('has no primary button, because the page has the only one', async () => {
  await page.viewport(1280, 800);
  await render(
    <BrowserRouter>
      <Header />
      <Button kind="primary">Try</Button>
      <Button>Other</Button>
    </BrowserRouter>,
  );
  const fill = (button: Locator): string => getComputedStyle(button.element()).backgroundColor;
  const contact = fill(page.getByRole('link', { name: 'Contact Us' }));
  expect(contact).not.toBe(fill(page.getByRole('button', { name: 'Try' })));
  expect(contact).toBe(fill(page.getByRole('button', { name: 'Other' })));
});

test('closes its menu on Escape', async () => {
  await mount();
  press();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  press();
  (menu.getByRole('link', { name: 'About' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button());
});

test('closes its menu, which covers the page, when the focus or a click goes to the page', async () => {
  await render(
    <BrowserRouter>
      <Header />
      <Button>Below</Button>
    </BrowserRouter>,
  );
  const below = page.getByRole('button', { name: 'Below' });
  const { top } = below.element().getBoundingClientRect();
  press();
  await expect.element(menu).toBeVisible();
  expect(below.element().getBoundingClientRect().top, 'the menu doesn’t push the page down').toBe(top);
  (below.element() as HTMLElement).focus();
  await expect.element(menu).not.toBeInTheDocument();
  press();
  await expect.element(menu).toBeVisible();
  (document.elementFromPoint(5, 600) as HTMLElement).click();
  await expect.element(menu).not.toBeInTheDocument();
});

test('opens its menu before hydration, which keeps it open', async () => {
  await hydrate(
    <BrowserRouter>
      <Header />
    </BrowserRouter>,
    async () => {
      press();
      await expect.element(menu).toBeVisible();
    },
  );
  await expect.element(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect.element(menu).not.toBeInTheDocument();
});

test('closes its menu on navigation, even to the same page', async () => {
  await mount();
  for (const [name, path] of [
    ['About', '/about'],
    ['Contact Us', '/contact'],
    ['Contact Us', '/contact'],
  ] as const) {
    press();
    await menu.getByRole('link', { name }).click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(location.pathname).toBe(path);
  }
});
