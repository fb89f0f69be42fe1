import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OneBox } from './one-box.js';

const field = page.getByRole('searchbox', { name: 'Type a problem' });
const answer = page.getByRole('status').first();
const link = page.getByRole('link', { name: /^(?:Open|Go on) in/ });

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await render(
    <BrowserRouter>
      <h2 id="name">Type a problem</h2>
      <OneBox labelledBy="name" />
    </BrowserRouter>,
  );
});

test('holds a problem with its answer and steps, and answers another one as it is typed', async () => {
  await expect.element(field).toHaveValue('log base 2 of 32');
  await expect.element(answer).toHaveTextContent('5 = 5.0000');
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(6);
  await field.click();
  await userEvent.keyboard('x^2-5x+6=0'); // what was there was selected
  await expect.element(field).toHaveValue('x^2-5x+6=0');
  await expect.element(answer).toHaveTextContent('x = 3 or x = 2');
  await expect.element(page.getByText('Quadratic formula')).toBeVisible();
  await expect
    .element(link)
    .toHaveAttribute('href', '/tools?quadratic.a=1&quadratic.b=-5&quadratic.c=6#quadratic');
});

test('a focus that React hears of late does not select what is typed already', () => {
  const box = field.element() as HTMLInputElement;
  box.value = '2 + 2';
  box.setSelectionRange(5, 5);
  box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([box.selectionStart, box.selectionEnd]).toEqual([5, 5]);
});

test('Enter goes by what the box holds, not by what is rendered yet', async () => {
  const box = field.element() as HTMLInputElement;
  box.value = 'zzzz'; // as it is before React hears of it
  box.form?.requestSubmit();
  await expect.poll(() => location.pathname + location.search).toBe('/tools?q=zzzz');
});

test('takes an example by a click, and goes on with Enter', async () => {
  await page.getByRole('link', { name: '25% of 80' }).click();
  await expect.element(field).toHaveValue('25% of 80');
  await expect.element(answer).toHaveTextContent('20 = 20.00');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/tools/percentage-calculator?value=80&percentage=25');
});

test('without an answer it says so, names what is nearest, and leads to a tool filled in so far', async () => {
  await field.fill('logarithm of elephants');
  await expect.element(page.getByText('Not yet: no tool of ours reads that. Nearest:')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Logarithm Simplifier' })).toBeVisible();
  await field.fill('loan 200000');
  await expect.element(link).toHaveAttribute('href', '/tools?loan.principal=200000#loan');
  await expect.element(link).toHaveTextContent('Go on in the Loan Calculator');
});

test.each([
  ['HTML', '<img src=x onerror="document.title = 1"><script>1</script>'],
  ['emoji', '🙂🙂 = 🙃'],
  ['prose', 'It was the best of times, it was the worst of times. '.repeat(5)],
  ['marks from right to left', '\u202e\u200f%52 fo 08'],
  ['10,000 digits', '9'.repeat(10_000)],
  ['10,000 parentheses', '('.repeat(10_000)],
  ['powers of powers', '9^9^9^9^9^9^9'],
])('%s gives no answer and does no harm', async (_, typed) => {
  const before = document.title;
  await field.fill(typed);
  await expect.element(page.getByText(/^Not yet/)).toBeVisible();
  await expect.element(answer).toHaveTextContent('');
  await expect.element(field).toHaveValue(typed);
  expect(document.querySelector('img, main script')).toBeNull();
  expect(document.title).toBe(before);
  await field.fill('2 + 2');
  await expect.element(answer).toHaveTextContent('4');
});
