import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../site.js';

interface Picture {
  readonly id: string;
  readonly query: string;
  /** The draggable handles, each with its name and the input that it sets. */
  readonly handles: readonly (readonly [name: RegExp, input: string])[];
}

const PICTURES: readonly Picture[] = [
  {
    id: 'quadratic',
    query: 'a=1&b=-5&c=6',
    handles: [
      [/^a,/, 'a'],
      [/^b,/, 'b'],
      [/^c,/, 'c'],
    ],
  },
  {
    id: 'loan',
    query: 'principal=200000&annualRate=6.5&years=30',
    handles: [[/^Interest rate/, 'annualRate']],
  },
  {
    id: 'compound-interest',
    query: 'principal=1000&rate=5&years=10&contribution=100',
    handles: [[/^Interest rate/, 'rate']],
  },
  {
    id: 'logarithm',
    query: 'base=2&value=8',
    handles: [
      [/^Base/, 'base'],
      [/^Value/, 'value'],
    ],
  },
  { id: 'bmi', query: 'weight=70&height=175', handles: [[/^Weight/, 'weight']] },
  { id: 'tip', query: 'bill=84.50&percentage=18&people=4', handles: [[/^Tip/, 'percentage']] },
  { id: 'discount', query: 'price=80&percentage=25', handles: [[/^Discount/, 'percentage']] },
  { id: 'percentage', query: 'part=20&total=80', handles: [[/^Part/, 'part']] },
  { id: 'unit', query: 'value=5', handles: [[/^Value/, 'value']] },
  {
    id: 'fractions',
    query: 'left=3/4&right=5/6',
    handles: [
      [/^First/, 'left'],
      [/^Second/, 'right'],
    ],
  },
  { id: 'age', query: 'birth=2000-05-14&target=2020-08-30', handles: [] },
  { id: 'gpa', query: 'courses=3:A;4:B;3:C', handles: [] },
  { id: 'statistics', query: 'values=2 4 4 4 5 5 7 9', handles: [] },
  { id: 'equation', query: 'lines=x^2 = x %2B 2', handles: [] },
];

async function openPicture(page: Page, { id, query }: Picture): Promise<Locator> {
  const keys = query.replace(/(^|&)/g, `$1${id}.`);
  await open(page, `/tools?${keys}#${id}`);
  const figure = page.locator(`section#${id}`).getByRole('figure');
  await expect(figure.getByRole('slider').first()).toBeAttached();
  return figure;
}

/** The query parameter that follows the handle. */
function inputOf(page: Page, id: string, name: string): string | null {
  return new URL(page.url()).searchParams.get(`${id}.${name}`);
}

const SHORT = /^-?\d+(\.\d{1,3})?(\/\d+)?$/;

async function centerOf(handle: Locator): Promise<{ x: number; y: number }> {
  await handle.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not there.');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The direction in which every handle can move from its initial position: left or down. */
async function wayOf(handle: Locator): Promise<{ x: number; y: number }> {
  const isUpright = (await handle.getAttribute('aria-orientation')) === 'vertical';
  return isUpright ? { x: 0, y: 24 } : { x: -45, y: 0 };
}

for (const picture of PICTURES) {
  const { id, handles } = picture;
  test(`the picture of ${id} works with mouse and keys, is read out, and has a table`, {
    tag: '@full',
  }, async ({ page }) => {
    const figure = await openPicture(page, picture);
    for (const [name, input] of handles) {
      const handle = figure.getByRole('slider', { name });
      const before = inputOf(page, id, input);
      const [from, way] = [await centerOf(handle), await wayOf(handle)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + way.x / 2, from.y + way.y / 2);
      await page.mouse.move(from.x + way.x, from.y + way.y);
      await page.mouse.up();
      await expect.poll(() => inputOf(page, id, input), `${input}, by mouse`).not.toBe(before);
      const dragged = inputOf(page, id, input);
      expect(dragged).toMatch(SHORT);
      await expect(
        page.locator(`section#${id}`).getByRole('group', { name: 'Answer', exact: true }),
      ).toHaveText(/\d/);

      const said = await handle.getAttribute('aria-valuetext');
      await handle.press('ArrowUp');
      await expect.poll(() => inputOf(page, id, input), `${input}, by keys`).not.toBe(dragged);
      expect(inputOf(page, id, input)).toMatch(SHORT);
      expect(await handle.getAttribute('aria-valuetext')).not.toBe(said);
    }
    const height = (await figure.boundingBox())?.height;
    for (const reading of await figure.locator('[role=slider]:not([aria-orientation])').all()) {
      await reading.press('Home');
      const first = await reading.getAttribute('aria-valuetext');
      await reading.press('ArrowRight');
      const second = await reading.getAttribute('aria-valuetext');
      expect(second).toMatch(/\d/);
      expect(second).not.toBe(first);
      await expect(figure.getByText(second ?? '', { exact: true })).toBeVisible();
      expect((await figure.boundingBox())?.height).toBe(height);
      // Vertical swipes on it scroll the page.
      await expect(reading).toHaveCSS('touch-action', 'pan-y');
    }
    await figure.getByText('Values as a table').click();
    await expect(figure.getByRole('row').nth(2)).toBeVisible();
  });

  test(`the picture of ${id} works by touch, and no labels overlap`, {
    tag: ['@mobile', '@full'],
  }, async ({ page }) => {
    const figure = await openPicture(page, picture);
    const touch = await page.context().newCDPSession(page);
    for (const [name, input] of handles) {
      const handle = figure.getByRole('slider', { name });
      const before = inputOf(page, id, input);
      const [from, way] = [await centerOf(handle), await wayOf(handle)];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.3, 0.6, 1])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from.x + part * way.x, y: from.y + part * way.y }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => inputOf(page, id, input), `${input}, by touch`).not.toBe(before);
      expect(inputOf(page, id, input)).toMatch(SHORT);
    }
    await openPicture(page, picture);
    const overlaps = await figure.evaluate((element) => {
      const texts = [...element.querySelectorAll('svg[role=img] text')];
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      const frame = element.querySelector('svg[role=img]')?.getBoundingClientRect();
      return boxes.flatMap(({ text, box }, index) => [
        ...boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              // The difference is measured by line height, not by letters.
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 5,
          )
          .map((other) => `${text} on ${other.text}`),
        ...(frame && (box.left < frame.left - 1 || box.right > frame.right + 1)
          ? [`${text} is cut off`]
          : []),
      ]);
    });
    expect(overlaps).toEqual([]);
  });
}
