import { expect, test } from 'vitest';
import { drawn } from '../../testing/picture.js';
import { answer, button, mountTool, said, steps } from '../../testing/tool.js';

test.each([
  ['Linear', 'x = 7', 'Both sides as graphs'],
  ['Fractions', 'x = 1', 'Both sides as graphs'],
  ['Quadratic', 'x = 1 - √2 ≈ −0.4142 or x = 1 + √2 ≈ 2.4142', 'Both sides as graphs'],
  ['Root', 'x = 3', 'Both sides as graphs'],
  ['Absolute value', 'x = -2 or x = 3', 'Both sides as graphs'],
  ['System', 'x = 3, y = 1', 'The equations in the plane'],
  ['Inequality', 'x < -2 or x > 3', 'On the number line'],
  ['Exponential', 'x = 4', 'Both sides as graphs'],
  ['Expression', 'x + 3', 'The graph'],
])(
  'the example of kind %s is loaded with one click, with steps and a picture',
  async (name, expected, picture) => {
    const tool = await mountTool('equation');
    await button(tool, name).click();
    await expect.element(answer(tool)).toBeVisible();
    expect(said(tool)).toBe(expected);
    await expect.poll(() => steps(tool).length).toBeGreaterThan(1);
    await drawn(tool, picture);
  },
);
