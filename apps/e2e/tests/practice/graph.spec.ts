import type { Page } from '@playwright/test';
import { openPractice, parts } from './practice-page.js';
import { expect, test } from '../site.js';

/** Problems whose answer is a point, and others whose answer is a line. */
const [POINT, IMAGE] = ['plot-points.easy.1', 'move-figures.hard.0'];
const [LINE, THROUGH] = ['line-from-graph.hard.0', 'line-from-table.medium.0'];

const CORRECT = 'Correct! Well done!';

/** Returns the screen position of a point on the grid from −6 to 6. */
async function onScreen(page: Page, [x, y]: readonly [number, number]) {
  const picture = page.getByRole('form', { name: 'Problem' }).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The grid is 240 of the picture's 292 pixels wide and 30 from its left edge, and 22 from its top.
  const scale = box.width / 292;
  return { x: box.x + (30 + (x + 6) * 20) * scale, y: box.y + (22 + (6 - y) * 20) * scale };
}

test('a point is set with the mouse, dragged to the answer, and graded', async ({ page }) => {
  await openPractice(page, `?problem=${POINT}`);
  const { box, submit, result } = parts(page);
  const wrong = await onScreen(page, [4, -4]);
  await page.mouse.click(wrong.x, wrong.y);
  await expect(box).toHaveValue('(4, −4)');
  const right = await onScreen(page, [3, -2]);
  await page.mouse.move(wrong.x, wrong.y);
  await page.mouse.down();
  await page.mouse.move(right.x, right.y, { steps: 8 });
  await page.mouse.up();
  await expect(box).toHaveValue('(3, −2)');
  await submit.click();
  await expect(result).toHaveText(CORRECT);
});

test('a point is set with the keyboard, never leaves the grid, and follows what is typed', async ({
  page,
}) => {
  await openPractice(page, `?problem=${POINT}`);
  const { box, result } = parts(page);
  const point = page.getByRole('application', { name: 'Your point' });
  await point.focus();
  for (let press = 0; press < 9; press++) await point.press('ArrowRight');
  await expect(box).toHaveValue('(6, 0)');
  await expect(point).toHaveAccessibleName('Your point, (6, 0). Move it with the arrow keys.');
  await box.fill('(2, -2)');
  await expect(point).toHaveAccessibleName('Your point, (2, −2). Move it with the arrow keys.');
  await point.press('ArrowRight');
  await expect(box).toHaveValue('(3, −2)');
  await box.press('Enter');
  await expect(result).toHaveText(CORRECT);
});

test('a line is set with the keyboard, point by point', async ({ page }) => {
  await openPractice(page, `?problem=${THROUGH}`);
  const { box, result } = parts(page);
  const move = async (name: string, keys: Readonly<Record<string, number>>): Promise<void> => {
    const point = page.getByRole('application', { name });
    await point.focus();
    for (const [key, times] of Object.entries(keys))
      for (let press = 0; press < times; press++) await point.press(key);
  };
  await move('Point 1 of your line', { ArrowUp: 4, ArrowLeft: 2 });
  await move('Point 2 of your line', { ArrowUp: 1, ArrowRight: 3 });
  await expect(box).toHaveValue('y = −x/2 + 3');
  await box.press('Enter');
  await expect(result).toHaveText(CORRECT);
});

test('a line is set with the mouse, by dragging both points', async ({ page }) => {
  await openPractice(page, `?problem=${LINE}`);
  const { box, submit, result } = parts(page);
  for (const [from, to, line] of [
    [[1, 0], [4, -3], 'y = −3x/4'],
    [[0, 0], [1, 3], 'y = −2x + 5'],
  ] as const) {
    const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
    await expect(box).toHaveValue(line);
  }
  await submit.click();
  await expect(result).toHaveText(CORRECT);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a line is set by touch, one point after the other', async ({ page }) => {
    await openPractice(page, `?problem=${LINE}`);
    const { box, submit, result } = parts(page);
    for (const at of [
      [4, -3],
      [1, 3],
    ] as const) {
      const { x, y } = await onScreen(page, at);
      await page.touchscreen.tap(x, y);
      await expect(box).not.toHaveValue('');
    }
    await expect(box).toHaveValue('y = −2x + 5');
    await submit.click();
    await expect(result).toHaveText(CORRECT);
  });

  test('a point of a figure is set by touch', async ({ page }) => {
    await openPractice(page, `?problem=${IMAGE}`);
    const { box, submit, result } = parts(page);
    const { x, y } = await onScreen(page, [-5, -5]);
    await page.touchscreen.tap(x, y);
    await expect(box).toHaveValue('(−5, −5)');
    await submit.click();
    await expect(result).toHaveText(CORRECT);
  });
});
