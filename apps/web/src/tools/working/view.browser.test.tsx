import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answer,
  button,
  expectMarked,
  expectNoMessage,
  field,
  fill,
  mountTool,
  query,
  reload,
} from '../../testing/tool.js';
import type { Locator } from 'vitest/browser';
import { EXAMPLES } from './examples.js';

const WRONG = '2(x + 3) = 14\n2x + 3 = 14\n2x = 11';

/** The marks in the margin, by the numbers of their lines. */
function marks(tool: Locator): string[] {
  return [...tool.element().querySelectorAll('[data-reading] li')].map((line) => {
    const word = line.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
    return `${line.getAttribute('value') ?? ''} ${word}`.trim();
  });
}

/** What is said below a line. */
function said(tool: Locator, number: number): string[] {
  const line = tool.element().querySelector(`[data-reading] li[value="${number}"]`);
  return [...(line?.querySelectorAll('p') ?? [])].map((paragraph) => {
    const copy = paragraph.cloneNode(true) as HTMLElement;
    for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
    return copy.textContent;
  });
}

async function checkLines(lines: string): Promise<Locator> {
  const tool = await mountTool('working');
  await fill(tool, { 'Your working': lines });
  await button(tool, 'Check my working').click();
  await expect.element(answer(tool)).toBeVisible();
  return tool;
}

test('marks each line, says what went wrong, with the numbers that show it', async () => {
  const tool = await checkLines(WRONG);
  await expect.element(answer(tool)).toHaveTextContent('Line 2 doesn’t follow');
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Not right', '3 Right']);
  expect(said(tool, 2)).toEqual([
    'The factor multiplies every term in the parentheses, not just the first.',
    'At x = 4 line 1 is true (14 = 14), but line 2 isn’t (11 ≠ 14).',
  ]);
  await expect
    .element(tool.getByRole('status'))
    .toHaveTextContent('The factor multiplies every term in the parentheses, not just the first.');
});

test('on a phone the verdict keeps its place below the button, and covers no mark', async () => {
  await page.viewport(375, 500);
  const tool = await checkLines(WRONG);
  const verdict = tool.getByRole('status').element();
  expect(getComputedStyle(verdict).position).toBe('static');
  await page.viewport(1280, 720);
});

test('nothing is judged before it is asked for, and a change takes away the marks from there on', async () => {
  const tool = await mountTool('working');
  await fill(tool, { 'Your working': WRONG });
  await expect.poll(() => marks(tool)).toEqual(['1', '2', '3']);
  await expect.element(answer(tool)).not.toBeInTheDocument();
  await field(tool, 'Your working').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Not right', '3 Right']);
  await fill(tool, { 'Your working': '2(x + 3) = 14\n2x + 3 = 14\n2x = 8' });
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Not right', '3']);
  expect(tool.element().querySelector('[data-kept="true"]')).not.toBeNull();
  await fill(tool, { 'Your working': '2(x + 3) = 14\n2x + 6 = 14\n2x = 8' });
  await expect.poll(() => marks(tool)).toEqual(['1', '2', '3']);
  await button(tool, 'Check my working').click();
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Right', '3 Right']);
  await expect.element(answer(tool)).toHaveTextContent('Every line is right');
});

test('what can’t be read is marked quietly, at its place', async () => {
  const tool = await checkLines('2x = 6\n2x + = 3\nx = 3');
  await expect.element(answer(tool)).toHaveTextContent('Line 2 can’t be read');
  expect(marks(tool)).toEqual(['1', '2 Can’t be read', '3 Right']);
  await expectMarked(tool, 'Your working');
  expectNoMessage();
});

test('shows the next lines one at a time, from the last right one', async () => {
  const tool = await checkLines(WRONG);
  const next = button(tool, 'Show the next line');
  const shown = () =>
    [...tool.element().querySelectorAll('ol:not([data-reading] ol) math')].map((math) =>
      math.getAttribute('alttext'),
    );
  await expect.element(tool.getByText('From line 1 on')).toBeVisible();
  await next.click();
  await expect.poll(shown).toEqual(['2x + 6 = 14']);
  await expect.element(tool.getByText('Multiply out: 2x + 6 = 14')).toBeInTheDocument(); // read aloud
  await next.click();
  await next.click();
  await expect.poll(shown).toEqual(['2x + 6 = 14', '2x = 8', 'x = 4']);
  await expect.element(next).not.toBeInTheDocument();
  await fill(tool, { 'Your working': '2x = 8\nx = 4' });
  await button(tool, 'Check my working').click();
  await expect.element(tool.getByText('Line 2 has the solution')).toBeVisible();
});

test.for(EXAMPLES)('the example "%s" is one click away, with its marks', async ([name, lines]) => {
  const tool = await mountTool('working');
  await button(tool, name).click();
  await expect.element(field(tool, 'Your working')).toHaveValue(lines);
  await expect.element(answer(tool)).toBeVisible();
  expect(marks(tool)).toHaveLength(lines.split('\n').length);
});

test('the link has the lines, and shows their marks at once; a reset clears both', async () => {
  await checkLines(WRONG);
  await expect.poll(query).toEqual({ 'working.lines': WRONG });
  const again = await reload('working');
  await expect.element(answer(again)).toHaveTextContent('Line 2 doesn’t follow');
  await expect.poll(() => marks(again)).toEqual(['1', '2 Not right', '3 Right']);
  await button(again, 'Reset').click();
  await expect.element(answer(again)).not.toBeInTheDocument();
  await expect.element(field(again, 'Your working')).toHaveValue('');
});

test('ten thousand characters leave it without a mark, and without a message', async () => {
  const tool = await checkLines(`2x = 6\n${'(x + 1'.repeat(1700)}`);
  await expect.element(answer(tool)).toHaveTextContent('Line 2 can’t be read');
  expectNoMessage();
});

test('an example that is loaded at once after a reset is marked', async () => {
  const tool = await checkLines(WRONG);
  const buttons = [button(tool, 'Reset'), button(tool, 'Load example')].map(
    (each) => each.element() as HTMLElement,
  );
  for (const each of buttons) {
    each.click();
    await Promise.resolve(); // React draws what is urgent, and no more
  }
  await expect.element(answer(tool)).toHaveTextContent('Line 3 doesn’t follow');
});
