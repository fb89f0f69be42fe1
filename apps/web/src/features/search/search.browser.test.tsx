import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Search } from './search.js';

const dialog = page.getByRole('dialog', { name: 'Search tools' });
const field = dialog.getByRole('searchbox');

async function mount(children?: ReactNode): Promise<Locator> {
  await render(
    <BrowserRouter>
      <header>
        <Search className="">Search tools</Search>
      </header>
      {children}
    </BrowserRouter>,
  );
  return page.getByRole('banner').getByRole('button', { name: 'Search tools' });
}

const address = (): string => location.pathname + location.hash;

test('opens with /, and works with arrow keys and Enter', async () => {
  await mount();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('calculator');
  await expect.element(dialog.getByRole('link', { name: 'Loan Calculator' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(dialog.getByRole('link').nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const href = dialog.getByRole('link').first().element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(href);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('keeps every key that is typed as it opens', async () => {
  await mount();
  // without a pause between them, as fast as the browser handles them
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  await Promise.resolve();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('loan');
  await expect.element(field).toHaveValue('loan');
  await expect.element(dialog.getByRole('link', { name: 'Loan Calculator' })).toBeVisible();
});

test('Tab moves on to Close, however many results there are', async () => {
  await mount();
  await userEvent.keyboard('/');
  await field.fill('converter');
  await expect.poll(() => dialog.getByRole('link').elements().length).toBeGreaterThan(1);
  const close = dialog.getByRole('button', { name: 'Close' });
  for (let i = 0; i < 30 && document.activeElement !== close.element(); i++) await userEvent.tab();
  await expect.element(close).toHaveFocus();
});

test('Enter opens the tool with the closest name', async () => {
  await mount();
  await userEvent.keyboard('/');
  await field.fill('age');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/tools/age-calculator');
});

test('answers a problem above the results, and Enter opens the filled-in tool', async () => {
  await mount();
  await userEvent.keyboard('/');
  await field.fill('2.5 cups in ml');
  await expect
    .element(dialog.getByRole('group', { name: 'Answer', exact: true }))
    .toHaveTextContent('591.47059125 mL');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/tools/unit-converter?category=volume&value=2.5&from=US+cups&to=milliliters');
});

test('solves an equation in place, with its steps', async () => {
  await mount();
  await userEvent.keyboard('/');
  await field.fill('2x + 3 = 11');
  await expect.element(dialog.getByRole('group', { name: 'Answer', exact: true })).toHaveTextContent('x = 4');
  await expect.element(dialog.getByText('Subtract 3 from both sides')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Open in the Equation Solver' })).toBeVisible();
});

test('finds problem topics, lessons and pages, and lists the closest results if nothing matches', async () => {
  await mount();
  await userEvent.keyboard('/');
  const first = dialog.getByRole('link').first();
  for (const [typed, address] of [
    ['simultaneous equations practice', '/practice?skill=two-equations'],
    ['completing the square', '/marketplace?pack=quadratics&lesson=completing-the-square'],
    ['refund', '/terms'],
    ['percantage', '/tools/percentage-calculator'],
  ] as const) {
    await field.fill(typed);
    await expect.element(first, { message: typed }).toHaveAttribute('href', address);
  }
  await field.fill('percentage of elephants');
  await expect
    .element(dialog.getByText('We can’t solve that yet: we don’t know “elephants”. Closest matches:').first())
    .toBeVisible();
  await expect.element(first).toHaveAttribute('href', '/tools/percentage-calculator');
});

test('opens with its button, says when nothing is found, and returns the focus', async () => {
  const button = await mount();
  await button.click();
  await field.fill('zzz');
  await expect
    .element(dialog.getByText('We can’t solve that yet: we don’t know “zzz”.').first())
    .toBeVisible();
  await dialog.getByRole('link', { name: '25% of 80' }).click(); // one of the examples
  await expect.element(field).toHaveValue('25% of 80');
  await expect
    .element(dialog.getByRole('group', { name: 'Answer', exact: true }))
    .toHaveTextContent('20 = 20.00');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('ignores / where it is typed, and with a modifier', async () => {
  await mount(
    <label>
      Subject <input />
    </label>,
  );
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.click();
  await userEvent.keyboard('/');
  await expect.element(subject).toHaveValue('/');
  (subject.element() as HTMLElement).blur();
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(dialog.elements()).toEqual([]);
  await userEvent.keyboard('/');
  await expect.element(dialog).toBeVisible();
});

test('uses the page’s own search field if there is one', async () => {
  await mount(
    <main>
      <search>
        <input aria-label="Search here" />
      </search>
    </main>,
  );
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('textbox', { name: 'Search here' })).toHaveFocus();
  expect(dialog.elements()).toEqual([]);
});
