import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, button, fill, mountTool } from '../../testing/tool.js';

test('on phones, the result and the buttons are below the inputs, and nothing is sticky', async () => {
  await page.viewport(375, 812);
  const tool = await mountTool('loan', '', 'page');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(answer(tool)).toBeInTheDocument();
  await expect.element(button(tool, 'Print')).toBeInTheDocument(); // The buttons load separately.
  const form = tool.element().querySelector('form')?.getBoundingClientRect();
  const status = tool.getByRole('status').element().getBoundingClientRect();
  const print = button(tool, 'Print').element().getBoundingClientRect();
  expect(status.top).toBeGreaterThanOrEqual(form?.bottom ?? NaN);
  expect(print.top).toBeGreaterThanOrEqual(status.bottom);
  const positions = [...tool.element().querySelectorAll('*')].map((part) => getComputedStyle(part).position);
  expect(positions).not.toContain('fixed');
  expect(positions).not.toContain('sticky');
  await page.viewport(414, 896);
});

test('buttons that need a result appear only when there is one', async () => {
  const tool = await mountTool('unit', '', 'page');
  await expect.element(button(tool, 'Reset')).toBeVisible();
  for (const name of ['Copy result', 'Copy link', 'Print'])
    await expect.element(button(tool, name)).not.toBeInTheDocument(); // The buttons are hidden.
  await fill(tool, { Value: '5' });
  for (const name of ['Copy result', 'Copy link', 'Print'])
    await expect.element(button(tool, name)).toBeVisible();
});

test('on wide screens, the steps take the full width below the inputs and the result', async () => {
  await page.viewport(1280, 800);
  const tool = await mountTool('loan');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(tool.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  const form = tool.element().querySelector('form')?.getBoundingClientRect();
  const status = tool.getByRole('status').element().getBoundingClientRect();
  const steps = tool.element().querySelector('ol')?.getBoundingClientRect();
  expect(status.left).toBeGreaterThan(form?.right ?? NaN);
  expect(steps?.top).toBeGreaterThan(form?.bottom ?? NaN);
  expect(steps?.left).toBeLessThan(status.left);
  expect(steps?.right).toBeGreaterThan(status.left);
  await page.viewport(414, 896);
});

test('inputs and result never overlap at any page or frame width', async () => {
  const tool = await mountTool('loan');
  const root = tool.element() as HTMLElement;
  for (const window of [375, 600, 768, 800, 1024, 1280]) {
    await page.viewport(window, 800);
    for (const margin of [0, 32, 84]) {
      root.style.width = `${String(window - margin)}px`;
      const form = root.querySelector('form')?.getBoundingClientRect();
      const status = tool.getByRole('status').element().getBoundingClientRect();
      const apart = form && (status.left >= form.right || status.top >= form.bottom);
      expect(apart, `${String(margin)} px less than ${String(window)} px`).toBe(true);
    }
  }
  await page.viewport(414, 896);
});
