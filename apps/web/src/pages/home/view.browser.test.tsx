import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { steps } from '../../testing/tool.js';
import { Component } from './view.js';

async function mount(): Promise<Locator> {
  await render(
    <BrowserRouter>
      <Component />
    </BrowserRouter>,
  );
  return page.getByRole('region', { name: 'Type a problem' });
}

test('shows the six steps of a logarithm as you type, and links to the tool with the same numbers', async () => {
  const sheet = await mount();
  const answer = sheet.getByRole('group', { name: 'Answer', exact: true });
  await expect.element(answer).toHaveTextContent('5 = 5.0000'); // The exact value comes first.
  await sheet.getByRole('searchbox').fill('log base 10 of 1,000');
  await expect.element(answer).toHaveTextContent('3 = 3.0000');
  expect(steps(sheet)).toEqual([
    'Problem: log₁₀ 1000 = ?',
    'Formula: logₐ x = ln x ÷ ln a',
    'ln of the value: ln 1000 ≈ 6.9078',
    'ln of the base: ln 10 ≈ 2.3026',
    // 6.9078 is exactly three times 2.3026, so the line contains = and not ≈.
    'Division: ln 1000 ÷ ln 10 = 6.9078 ÷ 2.3026',
    'Answer: log₁₀ 1000 = 3.0000',
  ]);
  await expect
    .element(sheet.getByRole('link', { name: 'Open in the Logarithm Simplifier' }))
    .toHaveAttribute('href', '/tools/logarithm-simplifier?base=10&value=1000');
});

test('shows no result for a number without a logarithm, and doesn’t shift the content below', async () => {
  const sheet = await mount();
  await expect.element(sheet.getByText('= 5.0000')).toBeVisible();
  const below = page.getByRole('heading', { name: 'Every figure exact' });
  const place = () => below.element().getBoundingClientRect().toJSON() as unknown;
  const before = place();
  await sheet.getByRole('searchbox').fill('log base 2 of -8');
  await expect.element(sheet.getByText(/^We can’t solve that yet/).first()).toBeVisible();
  await expect.element(sheet.getByRole('group', { name: 'Answer', exact: true })).toHaveTextContent('');
  expect(place()).toEqual(before);
});

test('shows the box and its answer above the keyboard of a phone', async () => {
  await page.viewport(375, 330);
  try {
    const sheet = await mount();
    const field = sheet.getByRole('searchbox');
    await field.click();
    await field.fill('2x + 3 = 11');
    const answer = sheet.getByRole('strong').filter({ hasText: 'x = 4' });
    await expect.element(answer).toBeVisible();
    for (const part of [field, answer]) {
      const { top, bottom } = part.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(330);
    }
  } finally {
    await page.viewport(1280, 800);
  }
});
