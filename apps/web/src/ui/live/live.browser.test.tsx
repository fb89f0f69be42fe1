import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { STILL } from '../../testing/clock.js';
import { answer, detail, fill, mountTool } from '../../testing/tool.js';
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

test('results that follow each other key by key are announced once, as the text that Copy makes, after a pause', async () => {
  const tool = await mountTool('quadratic');
  await fill(tool, { a: '1', c: '-5' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const region = status(tool).element();
  const texts = heard(region);
  for (const b of ['2', '25', '256', '25', '2']) {
    await fill(tool, { b });
    const discriminant = `${Number(b) ** 2 + 20}.0000`;
    await expect.poll(() => detail(tool, 'Discriminant'), STILL).toBe(discriminant);
    vi.advanceTimersByTime(PAUSE - 1);
    await Promise.resolve();
    expect(texts).toEqual([]);
  }
  vi.advanceTimersByTime(1);
  await expect.poll(() => region.textContent.trim(), STILL).toMatch(/^x = −1 [+−] √6 or x = −1 [+−] √6$/);
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
