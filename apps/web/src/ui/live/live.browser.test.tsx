import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { STILL } from '../../testing/clock.js';
import { answer, fill, mountTool } from '../../testing/tool.js';
import { PAUSE } from './live.js';

const status = (tool: ReturnType<typeof page.getByRole>) => tool.getByRole('status').first();

/** Counts the announcements of a live region, which are its changes. */
function heard(region: Element): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return texts;
}

test('an equation typed key by key is announced once, as the text that Copy makes, after a pause', async () => {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': 'x = 1' });
  await expect.element(answer(tool)).toBeVisible(); // The solver is loaded.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const region = status(tool).element();
  const texts = heard(region);
  const equation = 'x^2 + 2x - 5 = 0';
  for (let end = 1; end <= equation.length; end++) {
    await fill(tool, { 'Equation or expression': equation.slice(0, end) });
    vi.advanceTimersByTime(PAUSE / 2);
  }
  await expect.element(answer(tool), STILL).toHaveTextContent('or');
  vi.advanceTimersByTime(PAUSE - 1);
  await Promise.resolve();
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => region.textContent, STILL).toContain('x = −1 − √6 or x = −1 + √6');
  expect(texts).toHaveLength(1);
});

test('a result that disappears is announced, but not the empty panel of a new tool', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tool = await mountTool('arithmetic');
  vi.advanceTimersByTime(PAUSE);
  await expect.element(status(tool), STILL).toHaveText('');
  await fill(tool, { 'First number': '1', 'Second number': '3' });
  await expect.element(answer(tool), STILL).toBeVisible();
  vi.advanceTimersByTime(PAUSE);
  await expect.element(status(tool), STILL).toHaveText('1 + 3 = 4');
  await fill(tool, { 'Second number': 'three' });
  await expect.element(answer(tool), STILL).not.toBeInTheDocument();
  vi.advanceTimersByTime(PAUSE);
  await expect.element(status(tool), STILL).toHaveText('Your answer appears here.');
});
