import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answer, answerPanel, button, field, fill, mountTool } from '../../testing/tool.js';

const positions = (tool: Locator): readonly string[] =>
  [...tool.element().querySelectorAll('*')].map((part) => getComputedStyle(part).position);

test('on phones, the result, the steps and the rest are below the inputs, and nothing is sticky', async () => {
  await page.viewport(375, 812);
  const tool = await mountTool('loan', '', 'page');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(answer(tool)).toBeInTheDocument();
  const form = tool.element().querySelector('form')?.getBoundingClientRect();
  const status = answerPanel(tool).element().getBoundingClientRect();
  const steps = tool.element().querySelector('ol')?.getBoundingClientRect();
  const example = button(tool, 'Load example').element().getBoundingClientRect();
  const more = tool.element().querySelector('dl')?.getBoundingClientRect();
  expect(status.top).toBeGreaterThanOrEqual(form?.bottom ?? NaN);
  expect(steps?.top).toBeGreaterThanOrEqual(status.bottom);
  expect((steps?.top ?? NaN) - status.top).toBeLessThanOrEqual(160);
  expect(example.top).toBeGreaterThanOrEqual(steps?.bottom ?? NaN);
  expect(more?.top).toBeGreaterThanOrEqual(example.bottom);
  expect(positions(tool)).not.toContain('fixed');
  expect(positions(tool)).not.toContain('sticky');
  await page.viewport(414, 896);
});

/** Sets the size of a phone, and moves the tool so far down that its result is below the viewport. */
async function openLow(width: number): Promise<void> {
  await page.viewport(width, 720);
  document.body.style.paddingTop = '620px';
  onTestFinished(async () => {
    document.body.style.paddingTop = '';
    await page.viewport(414, 896);
  });
}

for (const place of ['page', 'list'] as const)
  test(`on a ${place}, a result below the viewport is a line of 44 px that expands on tap`, async () => {
    await openLow(375);
    const tool = await mountTool('loan', '', place);
    await expect.element(field(tool, 'Loan amount')).toBeVisible();
    expect(positions(tool), 'there is no result yet').not.toContain('sticky');
    await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
    const toggle = button(tool, 'Whole result');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    const line = toggle.element().parentElement as HTMLElement;
    const box = () => line.getBoundingClientRect();
    expect([box().bottom, box().height]).toEqual([720, 44]);
    await expect.element(answer(tool)).toHaveTextContent('1264.14');
    await expect.element(answer(tool)).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(box().height).toBeGreaterThan(80);
    expect(box().height).toBeLessThanOrEqual(432);
    (field(tool, 'Term').element() as HTMLElement).focus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    // When its place is in view, the result returns there.
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(toggle).not.toBeInTheDocument();
    expect(positions(tool)).not.toContain('sticky');
    expect(box().top).toBeGreaterThanOrEqual(
      tool.element().querySelector('form')?.getBoundingClientRect().bottom ?? NaN,
    );
  });

test('the line shows the whole answer of a link, and drops a label that doesn’t fit', async () => {
  await openLow(320);
  const tool = await mountTool('equation', '?equation.lines=x%5E2+-+4+%3D+0#equation');
  await expect.element(button(tool, 'Whole result')).toBeVisible();
  const [line, shown] = [button(tool, 'Whole result').element().parentElement, answer(tool).element()].map(
    (one) => one?.getBoundingClientRect(),
  );
  expect(line?.height).toBe(44);
  expect(shown?.width).toBeGreaterThan(80);
  expect(shown?.right).toBeLessThan((line?.right ?? 0) - 44);
});

test('Calculate scrolls to the result, which then isn’t a line', async () => {
  await openLow(375);
  const tool = await mountTool('logarithm', '', 'page');
  await fill(tool, { Base: '2', Value: '8' });
  await userEvent.keyboard('{Enter}');
  await expect.element(answer(tool)).toBeInViewport({ ratio: 1 });
  await expect.element(button(tool, 'Whole result')).not.toBeInTheDocument();
});

test('on wide screens, the steps are directly below the result, and further values below the inputs', async () => {
  await page.viewport(1280, 800);
  const tool = await mountTool('loan');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(tool.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  const form = tool.element().querySelector('form')?.getBoundingClientRect();
  const status = answerPanel(tool).element().getBoundingClientRect();
  const steps = tool.element().querySelector('ol')?.getBoundingClientRect();
  const further = tool.element().querySelector('dl')?.getBoundingClientRect();
  expect(status.left).toBeGreaterThan(form?.right ?? NaN);
  expect(steps?.left).toBeGreaterThan(form?.right ?? NaN);
  expect((steps?.top ?? NaN) - status.bottom).toBeLessThan(80);
  expect(further?.top).toBeGreaterThan(form?.bottom ?? NaN);
  expect(further?.right).toBeLessThan(status.left);
});

test('inputs and result never overlap at any page or frame width', async () => {
  const tool = await mountTool('loan');
  const root = tool.element() as HTMLElement;
  for (const window of [375, 600, 768, 800, 1024, 1280]) {
    await page.viewport(window, 800);
    for (const margin of [0, 32, 84]) {
      root.style.width = `${String(window - margin)}px`;
      const form = root.querySelector('form')?.getBoundingClientRect();
      const status = answerPanel(tool).element().getBoundingClientRect();
      const apart = form && (status.left >= form.right || status.top >= form.bottom);
      expect(apart, `${String(margin)} px less than ${String(window)} px`).toBe(true);
    }
  }
});

test('on low screens, the result isn’t a line', async () => {
  await openLow(375);
  await page.viewport(375, 667);
  const tool = await mountTool('loan', '', 'page');
  await fill(tool, { 'Loan amount': '200000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(answer(tool)).toHaveTextContent('1264.14');
  expect(positions(tool)).not.toContain('sticky');
});
