import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MathLines, type MathLinesProps } from './math-lines.js';

const box = page.getByRole('textbox', { name: 'Your lines', exact: true });
const keys = page.getByRole('toolbar', { name: 'Keys' });
const sent = vi.fn();

function Form({ start = '', ...rest }: Partial<MathLinesProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <MathLines
        label="Your lines"
        name="lines"
        hint="One step per line"
        value={value}
        onChange={setValue}
        {...rest}
      />
      <button type="submit">Send</button>
    </form>
  );
}

beforeEach(() => {
  sent.mockClear();
});

/** Returns the typeset lines, with formulas as text. */
function lines(): string[] {
  return [...document.querySelectorAll('[data-reading] li')].map((line) => {
    const copy = line.cloneNode(true) as HTMLElement;
    for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
    copy.querySelector('[aria-hidden]')?.remove();
    return copy.textContent.trim();
  });
}

test.for<readonly [typed: string, read: string]>([
  ['2(x+3)=14', '2(x + 3) = 14'],
  ['= 2x + 6', '= 2x + 6'],
  ['2x =', '2x ='],
  ['x = ±√2', 'x = √2 or x = -√2'],
  ['-3 < 2x+1 <= 7', '-3 < 2x + 1 ≤ 7'],
  ['x+y=5, x-y=1', 'x + y = 5, x - y = 1'],
  ['x^2 + 1 at x = 2', 'x² + 1 at x = 2'],
  ['{2, 3}', '{2, 3}'],
  ['x ∈ (-∞, 2] ∪ (3, ∞)', 'x ∈ (−∞, 2] ∪ (3, ∞)'],
  ['no solution', 'no solution'],
  ['x ∈ ℝ', 'all real numbers'],
  ['|x - 2| = 3', '|x - 2| = 3'],
  ['2x + ', '2x +  Expected at the end: a number, a variable or (.'],
  ['😀 + 2 = 5', '😀 + 2 = 5Expected at “😀”: a number, a variable or (.'],
  ['2x + 3) = 4', '2x + 3) = 4Expected at “)”: an operator, a relation or the end of the line.'],
])('typesets %s as %s', async ([typed, read]) => {
  await render(<Form />);
  await box.fill(typed);
  await expect.poll(lines).toEqual([read]);
});

test('numbers the lines, skips blank ones, and marks the box if a line can’t be read', async () => {
  await render(<Form start={'2x + 1 = 7\n\n2x = = 6\nx = 3'} />);
  await expect.poll(() => lines().length).toBe(3);
  expect(
    [...document.querySelectorAll('[data-reading] li')].map((line) => line.getAttribute('value')),
  ).toEqual(['1', '3', '4']);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(box)
    .toHaveAccessibleDescription('One step per line Expected at “=”: a number, a variable or (.');
  expect(document.querySelector('[aria-live], output, [role="alert"]')).toBeNull();
  await box.fill('2x + 1 = 7\n2x = 6');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await expect.element(box).toHaveAccessibleDescription('One step per line');
  await box.fill('');
  await expect.poll(lines).toEqual([]);
});

test.for<readonly [typed: string, from: number, to: number, name: string, value: string, caretAt: number]>([
  ['a\nb', 3, 3, 'Pi', 'a\nbπ', 4],
  ['x-1', 0, 3, 'Absolute value', '|x-1|', 5],
  ['', 0, 0, 'Absolute value', '||', 1],
  ['x+1', 0, 3, 'Power', '(x+1)^', 6],
  ['x\nx', 3, 3, 'Squared', 'x\nx^2', 5],
])('in %j from %d to %d, the key %s gives %s', async ([typed, from, to, name, value, caretAt]) => {
  await render(<Form />);
  await box.fill(typed);
  await expect.element(keys).toBeVisible();
  const element = box.element() as HTMLTextAreaElement;
  element.setSelectionRange(from, to);
  await keys.getByRole('button', { name, exact: true }).click();
  await expect.element(box).toHaveValue(value);
  await expect.element(box).toHaveFocus();
  expect([element.selectionStart, element.selectionEnd]).toEqual([caretAt, caretAt]);
});

test('Enter starts a line and the box grows, Ctrl+Enter submits the form, and the keys are one tab stop', async () => {
  await render(<Form rows={2} />);
  await box.click();
  const before = box.element().getBoundingClientRect().height;
  await userEvent.keyboard('x = 1{Enter}x = 2{Enter}x = 3{Enter}x = 4{Enter}x = 5');
  expect(sent).not.toHaveBeenCalled();
  expect(box.element().getBoundingClientRect().height).toBeGreaterThan(before);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toHaveBeenCalledOnce();
  await expect.element(box).toHaveValue('x = 1\nx = 2\nx = 3\nx = 4\nx = 5');
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(keys.getByRole('button', { name: 'Square root' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('a note has a mark with an accessible name in the margin, and its text below the line', async () => {
  await render(
    <Form
      start={'2x = 6\nx = 4'}
      notes={[undefined, { sign: '✗', word: 'Wrong', tone: 'wrong', note: 'Halve 6.' }]}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'Wrong' })).toBeVisible();
  await expect.poll(lines).toEqual(['2x = 6', '✗x = 4Halve 6.']);
});

test('on phones, the keys appear above the keyboard while the box has the focus', async () => {
  await page.viewport(375, 700);
  await render(<Form start="x = 1" />);
  await box.click();
  await expect.element(keys).toBeVisible();
  const { left, right, bottom } = keys.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 375, 700]);
  for (const one of keys.getByRole('button').elements()) {
    const { width, height } = one.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBe(375);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(keys).not.toBeInTheDocument(); // The keys are hidden.
  await page.viewport(1280, 800);
});

test('ten thousand characters and hundreds of lines render only a page of lines', async () => {
  await render(<Form />);
  for (const typed of ['x'.repeat(10_000), '(2x + 1'.repeat(1_400), 'x = 1\n'.repeat(200)]) {
    await box.fill(typed);
    await expect.poll(() => lines().length).toBeGreaterThan(0);
    expect(document.querySelectorAll('*').length).toBeLessThan(2_000);
  }
});
