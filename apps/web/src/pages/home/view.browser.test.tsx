import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, field, fill, steps } from '../../testing/tool.js';
import { Component } from './view.js';

async function mount(): Promise<Locator> {
  await render(
    <BrowserRouter>
      <Component />
    </BrowserRouter>,
  );
  return page.getByRole('region', { name: 'Try it: a logarithm' });
}

test('shows the six steps of a logarithm while one types, and leads on with the same numbers', async () => {
  const sheet = await mount();
  await expect.element(answer(sheet)).toHaveText('= 5.0000');
  await expect
    .element(sheet.getByText('5', { exact: true }), { message: 'the exact value leads' })
    .toBeVisible();
  await fill(sheet, { Base: '10', Value: '1,000' });
  await expect.element(answer(sheet)).toHaveText('= 3.0000');
  expect(steps(sheet)).toEqual([
    'Problem: log₁₀ 1000 = ?',
    'Formula: logₐ x = ln x ÷ ln a',
    'ln of the value: ln 1000 ≈ 6.9078',
    'ln of the base: ln 10 ≈ 2.3026',
    // 6.9078 is exactly three times 2.3026, so nothing is lost
    'Division: ln 1000 ÷ ln 10 = 6.9078 ÷ 2.3026',
    'Answer: log₁₀ 1000 = 3.0000',
  ]);
  await expect
    .element(sheet.getByRole('link', { name: 'Open the logarithm simplifier' }))
    .toHaveAttribute('href', '/tools/logarithm-simplifier?base=10&value=1%2C000');
});

test('gives nothing for what has no logarithm, and moves nothing below it', async () => {
  const sheet = await mount();
  await expect.element(answer(sheet)).toBeVisible();
  const below = page.getByRole('heading', { name: 'Every figure exact' });
  const place = () => below.element().getBoundingClientRect().toJSON() as unknown;
  const before = place();
  await fill(sheet, { Value: '-8' });
  await expect.element(answer(sheet)).not.toBeInTheDocument();
  await expect.element(field(sheet, 'Value')).toHaveAttribute('aria-invalid', 'true');
  expect(place()).toEqual(before);
  await fill(sheet, { Base: '1', Value: 'eight' });
  await expect.element(field(sheet, 'Base')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(sheet, 'Value')).toHaveAttribute('aria-invalid', 'true');
});
