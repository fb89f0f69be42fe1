import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../../testing/answered.js';
import { LINEAR, parts, servePractice } from '../../testing/practice.js';
import { Practice } from './practice.js';

const { box } = parts();

/** Opens practice while the math font is loading. Returns a function that finishes loading it. */
async function openWithoutFont(): Promise<() => void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let bring = (): void => undefined;
  const coming = new Promise<FontFace[]>((resolve) => {
    bring = () => {
      resolve([]);
    };
  });
  vi.spyOn(document.fonts, 'load').mockReturnValue(coming);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const { asked } = servePractice(LINEAR);
  await mount(<Practice />, '/practice');
  await expect.poll(() => asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  for (let frame = 0; frame < 15; frame++) await new Promise(requestAnimationFrame);
  await expect.element(box).not.toBeInTheDocument();
  return bring;
}

test('a problem waits for the math font, to avoid a layout shift', async () => {
  const bring = await openWithoutFont();
  bring();
  await expect.element(box).toBeVisible();
});

test('a problem doesn’t wait for the math font forever', async () => {
  await openWithoutFont();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(box).toBeVisible();
});
