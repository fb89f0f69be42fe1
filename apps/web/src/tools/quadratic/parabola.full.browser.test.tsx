import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn } from '../../testing/picture.js';
import { answer, field, fill, mountTool, query } from '../../testing/tool.js';

async function mountParabola() {
  const tool = await mountTool('quadratic');
  await fill(tool, { a: '1', b: '-5', c: '6' });
  const figure = await drawn(tool, 'The parabola');
  const handle = (letter: string) => figure.getByRole('slider', { name: new RegExp(`^${letter},`) });
  return { tool, figure, handle };
}

test('a, b and c are moved by keys, exactly, and fields, result and address follow', async () => {
  const { tool, figure, handle } = await mountParabola();
  await expect.element(handle('b')).toHaveAttribute('aria-valuetext', 'b = −5');
  const step = 0.05;
  (handle('b').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field(tool, 'b')).toHaveValue('-4.95');
  await expect.element(handle('b')).toHaveAttribute('aria-valuetext', 'b = −4.95');
  await expect.element(figure.getByText('b = −4.95')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.element(field(tool, 'b')).toHaveValue('-5.45');
  expect(Number(handle('b').element().getAttribute('aria-valuenow'))).toBeCloseTo(-5 + step - 10 * step, 9);
  await expect.poll(() => query()['quadratic.b']).toBe('-5.45');
  await fill(tool, { b: '-5' });
  (handle('c').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  const lowest = Number(handle('c').element().getAttribute('aria-valuenow'));
  expect(lowest).toBeLessThan(0);
  await expect.element(field(tool, 'c')).toHaveValue(String(lowest));
  await expect.element(answer(tool)).toBeVisible();
});

test.each([
  ['1', '{ArrowRight}', '-5.05', 'lowest point at (2.525,'],
  ['1', '{ArrowLeft}', '-4.95', 'lowest point at (2.475,'],
  ['-1', '{ArrowRight}', '-4.8', 'highest point at (−2.4,'],
  ['-1', '{ArrowLeft}', '-5.2', 'highest point at (−2.6,'],
])('with a = %s the key %s moves the vertex to its side', async (a, key, b, vertex) => {
  const { tool, figure, handle } = await mountParabola();
  await fill(tool, { a });
  (handle('b').element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(field(tool, 'b')).toHaveValue(b);
  await expect.element(figure).toHaveTextContent(vertex);
});

test('a goes to either end, and is never 0', async () => {
  const { tool, figure, handle } = await mountParabola();
  const a = (): number => Number((field(tool, 'a').element() as HTMLInputElement).value);
  (handle('a').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  expect(a()).toBeLessThan(0);
  await expect.element(figure).toHaveTextContent('It opens downward');
  await userEvent.keyboard('{End}');
  expect(a()).toBeGreaterThan(0);
  await fill(tool, { a: '0.0001' });
  await userEvent.keyboard('{ArrowDown}');
  expect(a()).not.toBe(0);
});

test('the handle of c is dragged up and down', async () => {
  const { tool, figure, handle } = await mountParabola();
  await userEvent.dragAndDrop(handle('c'), figure.getByRole('img'), { targetPosition: { x: 60, y: 160 } });
  await expect.poll(() => Number((field(tool, 'c').element() as HTMLInputElement).value)).toBeLessThan(4);
  expect((field(tool, 'c').element() as HTMLInputElement).value).toMatch(/^-?\d+(\.\d{1,2})?$/);
});

test('the curve is read at the pointer, and with keys', async () => {
  const { figure } = await mountParabola();
  const curve = figure.getByRole('slider', { name: 'A point on the parabola' });
  (curve.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  const text = curve.element().getAttribute('aria-valuetext') ?? '';
  const [, x = NaN, y = NaN] = (/^x = (\S+), y = (\S+)$/.exec(text.replaceAll('−', '-')) ?? []).map(Number);
  expect(y).toBeCloseTo(x * x - 5 * x + 6, 9);
  await expect.element(figure.getByText(text)).toBeVisible();
});

test('its values are listed in a table', async () => {
  const { figure } = await mountParabola();
  await figure.getByText('Values as a table').click();
  await expect.element(figure.getByRole('row', { name: '2 0', exact: true })).toBeVisible();
});

test('handles stay inside while c is dragged, and the drawing rescales', async () => {
  const { tool, figure, handle } = await mountParabola();
  const drawing = figure.getByRole('img').element().getBoundingClientRect();
  const grip = handle('c').element();
  const { left, top, width, height } = grip.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const point = (type: string, down: number) =>
    grip.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX: x, clientY: y + down, bubbles: true }),
    );
  grip.setPointerCapture = () => undefined;
  point('pointerdown', 0);
  for (let down = 4; down <= 120; down += 4) {
    point('pointermove', down);
    // A move by less than a step of c changes nothing.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const letter of ['a', 'b', 'c']) {
      const box = handle(letter).element().getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      expect(middle, `${letter} after ${down} pixels`).toBeGreaterThan(drawing.top);
      expect(middle, `${letter} after ${down} pixels`).toBeLessThan(drawing.bottom - 24);
    }
  }
  await expect.poll(() => Number((field(tool, 'c').element() as HTMLInputElement).value)).toBeLessThan(2.7);
});
