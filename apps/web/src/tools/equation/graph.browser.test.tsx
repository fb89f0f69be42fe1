import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { userEvent } from 'vitest/browser';
import { drawn, numbers, shapes } from '../../testing/picture.js';
import { fill, mountTool } from '../../testing/tool.js';
import { arrow, hole, mainDot, mainLine } from '../../ui/plot/plot.css.js';

async function graphOf(problem: string): Promise<Locator> {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': problem });
  return drawn(tool, /^(The graph|Both sides as graphs|The equations in the plane)$/);
}

/** Returns the points of the curve in the drawing's units. */
function curveOf(figure: Locator): number[][] {
  const [path] = shapes(figure, `path.${mainLine}`).filter((each) => each.closest('[clip-path]'));
  const commands = path?.getAttribute('d')?.match(/[ML][^ML]+/g) ?? [];
  return commands.map((point) => point.slice(1).split(' ').map(Number));
}

test('a hole is an open circle on a curve in one piece', async () => {
  const figure = await graphOf('(x^2 - 9)/(x - 3)');
  const circles = shapes(figure, `circle.${hole}`);
  expect(circles).toHaveLength(1);
  const [cx = NaN, cy = NaN] = numbers(circles[0], 'cx', 'cy');
  const distances = curveOf(figure).map(([x = 0, y = 0]) => Math.hypot(x - cx, y - cy));
  expect(Math.min(...distances)).toBeLessThan(2);
});

test.each([
  ['y = 1/x', 'It has the vertical asymptote x = 0 and the horizontal asymptote y = 0.'],
  ['y = e^x + 2', 'It has the horizontal asymptote y = 2.'],
  [
    'y = x^2/(x^2 - 1)',
    'It has the vertical asymptotes x = −1 and x = 1 and the horizontal asymptote y = 1.',
  ],
  ['range of f(x) = 3/(x - 2)', 'It has the vertical asymptote x = 2 and the horizontal asymptote y = 0.'],
  ['f(x) = (x^2 + 1)/x', 'It has the vertical asymptote x = 0 and the slant asymptote y = x.'],
  ['y = tan x', 'It has the vertical asymptotes x = π ÷ 2 + πk for every integer k.'],
  ['(x^2 - 9)/(x - 3)', 'It has a hole at (3, 6).'],
  ['(x^2 - 9)/(x - 3) at x = 1', 'It has a hole at (3, 6).'],
  ['y = sqrt(x)/(x - 1)', 'It has no point at x = 1.'],
  [
    '1/(x - 2) = 3',
    'The graph of the left side has the vertical asymptote x = 2 and the horizontal asymptote y = 0.',
  ],
  [
    'y = 1/x\ny = x',
    'The graph of y = 1 ÷ x has the vertical asymptote x = 0 and the horizontal asymptote y = 0.',
  ],
])('the text below the graph of %s names its asymptotes and holes', async (problem, words) => {
  await expect.element(await graphOf(problem)).toHaveTextContent(words);
});

test('a function is drawn on its domain, with a dot at an end that belongs to it and an open circle at another', async () => {
  const figure = await graphOf('f(x) = x^2, -1 <= x < 2; range');
  await expect
    .element(figure)
    .toHaveTextContent('The graph of f(x) = x². It ends at (−1, 1). It ends just before (2, 4).');
  expect(shapes(figure, 'text').map((label) => label.textContent)).toContain('(−1, 1)');
  const [dot, circle] = [mainDot, hole].map((name) => shapes(figure, `circle.${name}`));
  expect([dot?.length, circle?.length]).toEqual([1, 1]);
  const [[left = 0, low = 0], [right = 0, high = 0]] = [
    numbers(dot?.[0], 'cx', 'cy'),
    numbers(circle?.[0], 'cx', 'cy'),
  ];
  const curve = curveOf(figure);
  const [first = [], last = []] = [curve[0], curve.at(-1)];
  expect(Math.hypot((first[0] ?? 0) - left, (first[1] ?? 0) - low)).toBeLessThan(2);
  expect(Math.hypot((last[0] ?? 0) - right, (last[1] ?? 0) - high)).toBeLessThan(2);
});

test('only an axis in view has an arrow', async () => {
  const arrows = async (problem: string): Promise<number> =>
    shapes(await graphOf(problem), `path.${arrow}`).length;
  expect(await arrows('f(x) = sqrt(x - 1) + 2; range')).toBe(2);
  expect(await arrows('f(x) = sqrt(x) + 10; range')).toBe(1);
});

test('a cubic is scaled to the shape between its roots', async () => {
  const figure = await graphOf('x^3 - 6x^2 + 11x - 6');
  const roots = shapes(figure, `circle.${mainDot}`).map((dot) => numbers(dot, 'cx', 'cy'));
  expect(roots).toHaveLength(3);
  const [first = 0, last = 0] = [roots[0]?.[0], roots[2]?.[0]];
  const between = curveOf(figure).filter(([x = 0]) => x > first && x < last);
  const heights = between.map(([, y = 0]) => y);
  expect(Math.max(...heights) - Math.min(...heights), 'of 178 units').toBeGreaterThan(25);
});

test('the view zooms and moves with buttons, keys and the wheel, and returns', async () => {
  const figure = await graphOf('x^2 - 4');
  const apart = (): number => {
    const [left = 0, right = 0] = shapes(figure, `circle.${mainDot}`).map(
      (dot) => numbers(dot, 'cx')[0] ?? 0,
    );
    return right - left;
  };
  const start = apart();
  const reset = figure.getByRole('button', { name: 'Reset the view' });
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
  await figure.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(apart).toBeCloseTo(start / 1.5, 3);
  await expect.element(reset).toHaveAttribute('aria-disabled', 'false');
  const strip = figure.getByRole('slider', { name: 'A point on the graph' }).element() as HTMLElement;
  strip.focus();
  await userEvent.keyboard('-');
  await expect.poll(apart).toBeCloseTo(start / 1.5 ** 2, 3);
  const before = numbers(shapes(figure, `circle.${mainDot}`)[0], 'cx')[0] ?? 0;
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .poll(() => before - (numbers(shapes(figure, `circle.${mainDot}`)[0], 'cx')[0] ?? 0))
    .toBeCloseTo(27.2, 3);
  const place = ['aria-valuenow', 'aria-valuemax'].map((name) => Number(strip.getAttribute(name)));
  expect(place[0], 'the readout stays in the middle').toBe(Math.floor((place[1] ?? 0) / 2));
  await userEvent.keyboard('0');
  await expect.poll(apart).toBeCloseTo(start, 6);
  const wheel = (ctrlKey: boolean) =>
    new WheelEvent('wheel', { deltaY: 200, ctrlKey, bubbles: true, cancelable: true });
  expect(strip.dispatchEvent(wheel(false)), 'the page scrolls').toBe(true);
  expect(apart()).toBeCloseTo(start, 6);
  expect(strip.dispatchEvent(wheel(true)), 'the page doesn’t zoom').toBe(false);
  await expect.poll(apart).toBeLessThan(start * 0.8);
});

test('two fingers zoom, and a mouse moves the view', async () => {
  const figure = await graphOf('x^2 - 4');
  const places = (): number[] => shapes(figure, `circle.${mainDot}`).map((dot) => numbers(dot, 'cx')[0] ?? 0);
  const [left = 0, right = 0] = places();
  const strip = figure.getByRole('slider', { name: 'A point on the graph' }).element();
  const point = (type: string, pointerId: number, across: number, pointerType: string) => {
    const box = strip.getBoundingClientRect(); // A click on a button may scroll the page.
    strip.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType,
        isPrimary: pointerId === 1,
        clientX: box.left + across * box.width,
        clientY: box.top + box.height / 2,
        bubbles: true,
      }),
    );
  };
  point('pointerdown', 1, 0.5, 'mouse');
  point('pointermove', 1, 0.6, 'mouse');
  await expect.poll(() => (places()[0] ?? 0) - left).toBeCloseTo(27.2, 1);
  point('pointerup', 1, 0.6, 'mouse');
  await figure.getByRole('button', { name: 'Reset the view' }).click();
  await expect.poll(() => places()[0] ?? 0).toBeCloseTo(left, 6);
  point('pointerdown', 1, 0.3, 'touch');
  point('pointerdown', 2, 0.7, 'touch');
  point('pointermove', 2, 0.5, 'touch');
  await expect.poll(() => (places()[1] ?? 0) - (places()[0] ?? 0)).toBeCloseTo((right - left) / 2, 1);
});

test('the view of a system moves and zooms with the keys on its buttons', async () => {
  const figure = await graphOf('2x + y = 7\nx - y = 2');
  const dot = (): number[] => numbers(shapes(figure, `circle.${mainDot}`)[0], 'cx', 'cy');
  const [x = 0, y = 0] = dot();
  (figure.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  await expect.poll(() => dot()[0]).toBeCloseTo(x - 27.2, 3); // A tenth of the plane's width.
  expect(dot()[1]).toBeCloseTo(y + 19.8, 3);
  await userEvent.keyboard('0');
  await expect.poll(() => dot()[0]).toBeCloseTo(x, 6);
});
