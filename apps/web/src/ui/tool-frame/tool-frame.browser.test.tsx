import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, button, fill, mountTool } from '../../testing/tool.js';

/** How far an element's foot is from the foot of the window. */
const above = (element: Element): number => window.innerHeight - element.getBoundingClientRect().bottom;

test('on a phone answer and buttons keep to the foot of the window, and the answer above a keyboard', async () => {
  await page.viewport(375, 500);
  const tool = await mountTool('loan');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(answer(tool)).toBeVisible();
  await expect.element(button(tool, 'Print')).toBeInTheDocument(); // the buttons load by themselves
  window.scrollTo(0, 0);
  const result = tool.getByRole('status').element();
  const print = button(tool, 'Print').element();
  expect(result.getBoundingClientRect().bottom, 'its own place is further down').toBeLessThanOrEqual(
    print.getBoundingClientRect().top + 1,
  );
  await vi.waitFor(() => {
    expect(above(print)).toBeGreaterThan(-1);
  });
  expect(above(result)).toBeGreaterThan(0);

  vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(200);
  window.visualViewport?.dispatchEvent(new Event('resize'));
  expect(above(result)).toBeCloseTo(300, 0);
  expect(above(print), 'the buttons make room').toBeLessThan(0);
  vi.restoreAllMocks();
  window.visualViewport?.dispatchEvent(new Event('resize'));
  expect(above(print)).toBeGreaterThan(-1);

  window.scrollTo(0, 900);
  await expect.element(answer(tool), { message: 'while one reads the steps' }).toBeInViewport();
  expect(above(print)).toBeGreaterThan(-1);
  await page.viewport(414, 896);
});

test('where there is room, the steps stand below inputs and result in the full width', async () => {
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

test('inputs and result never lie on each other, however wide the page and its frame', async () => {
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
