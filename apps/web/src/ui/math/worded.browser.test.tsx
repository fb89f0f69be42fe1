import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { kept, superscript } from './math.css.js';
import { Worded } from './worded.js';

async function worded(text: string) {
  const { container } = await render(<Worded>{text}</Worded>);
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { text: container.textContent, whole: texts(`.${kept}`), raised: texts('sup') };
}

test.for([
  ['x = -3 is a solution, so factor out 2x + 3', ['x = −3', '2x + 3']],
  ['They meet at (1, −2) and on the x-axis', ['(1, −2)', 'x-axis']],
  ['A logarithm is an exponent: log₂ 8 = 3', ['log₂ 8 = 3']],
  ['2(x + 3) = 14, in the form y = mx + b', ['2(x + 3) = 14', 'y = mx + b']],
  ['not 14 × 365 = 5110 days, in words', ['14 × 365 = 5110']],
  ['Two numbers have this square', []],
] as const)('keeps each short formula of "%s" on one line', async ([text, whole]) => {
  const found = await worded(text);
  expect([found.text, found.whole]).toEqual([text.replace(' -', ' −'), whole]);
});

test('raises exponents and keeps the text unchanged', async () => {
  expect(await worded('Write 9^(x - 1) and 2^x')).toMatchObject({
    text: 'Write 9^(x − 1) and 2^x',
    raised: ['x − 1', 'x'],
  });
});

test('writes superscripts in one font', async () => {
  const { container } = await render(<Worded>The graph of x⁴ + ¹⁰√2 − x²</Worded>);
  const parts = [...container.querySelectorAll(`.${superscript}`)].map(({ textContent }) => textContent);
  expect(parts).toEqual(['⁴', '¹⁰']);
  expect(container.textContent).toBe('The graph of x⁴ + ¹⁰√2 − x²');
});

test('writes the apostrophes of the engine as typographic ones', async () => {
  expect((await worded("The number under a square root can't be negative")).text).toBe(
    'The number under a square root can’t be negative',
  );
});
