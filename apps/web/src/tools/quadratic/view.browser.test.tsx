import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, expectNoPicture, numbers, press, shapes } from '../../testing/picture.js';
import {
  answer,
  detail,
  expectMarked,
  expectNothing,
  fill,
  mountTool,
  spoken,
  steps,
} from '../../testing/tool.js';

test('gives exact roots, rational, irrational and complex', async () => {
  const tool = await mountTool('quadratic');
  await fill(tool, { a: '2', b: '-3', c: '1' });
  await expect.element(answer(tool)).toBeVisible();
  expect(detail(tool, 'Discriminant')).toBe('1.0000');
  expect(spoken(tool)).toEqual(['x', '1', 'x', '1/2']);
  expect(detail(tool, 'Vertex')).toBe('(0.7500, −0.1250)');
  await expect
    .poll(() => steps(tool, 2).at(-1))
    .toBe('Each root gives a factor: 2x² - 3x + 1 = (x - 1)(2x - 1)');
  await fill(tool, { a: '1', b: '-2', c: '-1' });
  expect(detail(tool, 'First root')).toBe('≈ 2.4142');
  expect(spoken(tool)).toEqual(['x', '1 + √2', 'x', '1 - √2']);
  await expect
    .poll(() => steps(tool))
    .toContain('Write the perfect squares as factors under the square root: √8 = √(2² × 2)');
  await expect.poll(() => steps(tool)).toContain('Quadratic formula: x = (-b ± √D) ÷ (2a)');
  await expect
    .poll(() => steps(tool, 1)[0])
    .toBe('Formula for the x-coordinate of the vertex: x = -b ÷ (2a)');
  expect(answer(tool).element().querySelector('msqrt')).not.toBeNull();
  await fill(tool, { b: '2', c: '5' });
  expect(detail(tool, 'Second root')).toBe('−1.0000 − 2.0000i');
  expect(spoken(tool)).toEqual(['x', '-1 + 2i', 'x', '-1 - 2i']);
  await fill(tool, { a: '0' });
  await expectMarked(tool, 'a');
  await expectNothing(tool);
});

test('draws the parabola with its vertex and its roots', async () => {
  const tool = await mountTool('quadratic');
  await fill(tool, { a: '2', b: '-3', c: '1' });
  const figure = await drawn(tool, 'The parabola');
  const dots = shapes(figure, 'circle');
  expect(dots).toHaveLength(3);
  const labels = shapes(figure, 'circle ~ text').map(({ textContent }) => textContent);
  expect(labels.sort()).toEqual(['(0.75, −0.125)', '0.5', '1']);
  await expect
    .element(figure)
    .toHaveTextContent(
      'It opens upward, has its lowest point at (0.75, −0.125), and crosses the x-axis at 0.5 and 1.',
    );
  // The roots are at the same height, to the left and right of the vertex and at the same distance from it.
  const [vertex, left, right] = dots.map((dot) => numbers(dot, 'cx', 'cy'));
  expect(left?.[1]).toBe(right?.[1]);
  expect((left?.[0] ?? 0) + (right?.[0] ?? 0)).toBeCloseTo(2 * (vertex?.[0] ?? NaN), 6);
  expect(vertex?.[1]).toBeGreaterThan(left?.[1] ?? NaN);
});

test('draws the vertex alone where the roots are equal or complex', async () => {
  const tool = await mountTool('quadratic');
  await fill(tool, { a: '-1', b: '4', c: '-4' });
  const figure = await drawn(tool, 'The parabola');
  expect(shapes(figure, 'circle')).toHaveLength(1);
  await expect.element(figure).toHaveTextContent('opens downward');
  await expect.element(figure).toHaveTextContent('touches the x-axis at 2');
  await fill(tool, { c: '-5' });
  await expect.element(figure).toHaveTextContent('does not meet the x-axis');
  expect(shapes(figure, 'circle')).toHaveLength(1);
  await fill(tool, { a: '1e-300' });
  await expect.element(answer(tool)).toBeVisible();
  await expectNoPicture(tool);
});

test('moving and zooming the view with keys keeps the focused handle in view', async () => {
  const tool = await mountTool('quadratic', '?quadratic.a=1&quadratic.b=-5&quadratic.c=6');
  const figure = await drawn(tool, /parabola/i);
  for (const name of [/^b,/, /^c,/, /^a,/])
    for (const keys of [
      '{Shift>}{ArrowRight}{/Shift}',
      '{Shift>}{ArrowUp}{/Shift}',
      '{Shift>}{ArrowLeft}{/Shift}',
      '+',
    ]) {
      const handle = await press(figure, name, '0');
      for (let count = 0; count < 8; count += 1) await userEvent.keyboard(keys);
      expect(handle.isConnected, `${name.source} after ${keys}`).toBe(true);
      expect(document.activeElement).toBe(handle);
      await userEvent.keyboard('0');
    }
});
