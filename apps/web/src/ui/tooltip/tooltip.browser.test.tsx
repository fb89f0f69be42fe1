import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { STILL } from '../../testing/clock.js';
import { useTooltips } from './tooltip.js';

function Place() {
  useTooltips();
  return (
    <>
      <button type="button" data-tooltip="Dark theme">
        Theme
      </button>
      <p style={{ marginTop: 400 }}>Far away</p>
      <p style={{ marginTop: 200 }}>Farther away</p>
    </>
  );
}

test('opens after 700 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Place />);
  const button = page.getByRole('button', { name: 'Theme' });
  const tip = page.getByRole('tooltip');
  const leave = async (): Promise<void> => {
    for (const text of ['Far away', 'Farther away'])
      await userEvent.hover(page.getByText(text, { exact: true }));
  };
  // The first time also loads its code.
  for (let time = 1; time <= 2; time += 1) {
    await userEvent.hover(button);
    await expect.poll(() => vi.getTimerCount(), STILL).toBe(1);
    vi.advanceTimersByTime(650);
    expect(vi.getTimerCount()).toBe(1); // Rendering lags behind, so the test checks the timer.
    expect(tip.elements()).toEqual([]);
    vi.advanceTimersByTime(100);
    await expect.element(tip, STILL).toHaveText('Dark theme');
    await expect.element(button).toHaveAccessibleDescription('Dark theme');
    await leave();
    await expect.element(tip, STILL).not.toBeInTheDocument();
    vi.advanceTimersByTime(400); // Ends the time during which the next tooltip opens without delay.
  }
  await userEvent.hover(button);
  await expect.poll(() => vi.getTimerCount(), STILL).toBe(1);
  vi.advanceTimersByTime(750);
  await expect.element(tip, STILL).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip, STILL).not.toBeInTheDocument();
});
