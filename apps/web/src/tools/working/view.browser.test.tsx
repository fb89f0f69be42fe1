import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  act,
  answer,
  answerPanel,
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

/** Returns the check marks in the margin with the numbers of their lines. */
function marks(tool: Locator): string[] {
  return [...tool.element().querySelectorAll('[data-reading] li')].map((line) => {
    const word = line.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
    return `${line.getAttribute('value') ?? ''} ${word}`.trim();
  });
}

/** Returns the sentences below a line. */
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
  await fill(tool, { 'Your work': lines });
  await button(tool, 'Check my work').click();
  await expect.element(answer(tool)).toBeVisible();
  return tool;
}

test('marks each line, says what went wrong, with the numbers that show it', async () => {
  const tool = await checkLines(WRONG);
  await expect.element(answer(tool)).toHaveTextContent('Line 2 doesn’t follow');
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Incorrect', '3 Correct']);
  expect(said(tool, 2)).toEqual([
    'The factor multiplies every term in the parentheses, not just the first.',
    'At x = 4, line 1 is true (14 = 14), but line 2 isn’t (11 ≠ 14).',
  ]);
  await expect
    .element(answerPanel(tool))
    .toHaveTextContent('The factor multiplies every term in the parentheses, not just the first.');
});

test('a right line whose step isn’t recognized has another mark, for the eye and for screen readers', async () => {
  const tool = await checkLines('x^5 + x = 2\nx^5 + x - 2 = 0\nx = 1');
  await expect.element(answer(tool)).toHaveTextContent('All lines are correct');
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Correct', '3 Correct, but we don’t see the step']);
  const signs = [...tool.element().querySelectorAll('[data-reading] [role="img"]')];
  expect(signs.map((sign) => sign.textContent)).toEqual(['✓', '(✓)']);
  expect(said(tool, 3)).toEqual(['Same solutions as line 2, but we don’t see the step.']);
});

test('on a phone the verdict keeps its place below the button, and covers no mark', async () => {
  await page.viewport(375, 500);
  const tool = await checkLines(WRONG);
  const verdict = answerPanel(tool).element();
  expect(getComputedStyle(verdict).position).toBe('static');
  await page.viewport(1280, 720);
});

test('nothing is judged before the button is pressed, and a change removes the marks from there on', async () => {
  const tool = await mountTool('working');
  await fill(tool, { 'Your work': WRONG });
  await expect.poll(() => marks(tool)).toEqual(['1', '2', '3']);
  await expect.element(answer(tool)).not.toBeInTheDocument();
  await field(tool, 'Your work').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Incorrect', '3 Correct']);
  await fill(tool, { 'Your work': '2(x + 3) = 14\n2x + 3 = 14\n2x = 8' });
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Incorrect', '3']);
  expect(tool.element().querySelector('[data-kept="true"]')).not.toBeNull();
  await fill(tool, { 'Your work': '2(x + 3) = 14\n2x + 6 = 14\n2x = 8' });
  await expect.poll(() => marks(tool)).toEqual(['1', '2', '3']);
  await button(tool, 'Check my work').click();
  await expect.poll(() => marks(tool)).toEqual(['1', '2 Correct', '3 Correct']);
  await expect.element(answer(tool)).toHaveTextContent('All lines are correct');
});

test('an unreadable line is marked quietly, in its place', async () => {
  const tool = await checkLines('2x = 6\n2x + = 3\nx = 3');
  await expect.element(answer(tool)).toHaveTextContent('Line 2 can’t be read');
  expect(marks(tool)).toEqual(['1', '2 Couldn’t be read', '3 Correct']);
  await expectMarked(tool, 'Your work');
  expectNoMessage();
});

test('shows the next lines one at a time, from the last right one', async () => {
  const tool = await checkLines(WRONG);
  const next = button(tool, 'Show the next line');
  const shown = () =>
    [...tool.element().querySelectorAll('ol:not([data-reading] ol) math')].map((math) =>
      math.getAttribute('alttext'),
    );
  await expect.element(tool.getByText('continue from line 1')).toBeVisible();
  await next.click();
  await expect.poll(shown).toEqual(['2x + 6 = 14']);
  const [equation] = [...tool.element().querySelectorAll('ol:not([data-reading] ol) math')];
  expect(equation?.getBoundingClientRect().width).toBeGreaterThan(60);
  // The line is read aloud.
  await expect.element(tool.getByText('Expand: 2x + 6 = 14')).toBeInTheDocument();
  await next.click();
  await next.click();
  await expect.poll(shown).toEqual(['2x + 6 = 14', '2x = 8', 'x = 4']);
  await expect.element(next).not.toBeInTheDocument();
  await fill(tool, { 'Your work': '2x = 8\nx = 4' });
  await button(tool, 'Check my work').click();
  await expect.element(tool.getByText('Line 2 has the solution')).toBeVisible();
});

test.for(EXAMPLES)('the example "%s" is loaded with one click, and checked', async ([name, lines]) => {
  const tool = await mountTool('working');
  await button(tool, name).click();
  await expect.element(field(tool, 'Your work')).toHaveValue(lines);
  await expect.element(answer(tool)).toBeVisible();
  expect(marks(tool)).toHaveLength(lines.split('\n').length);
});

test('the link has the lines and shows their marks immediately; a reset clears both', async () => {
  await checkLines(WRONG);
  await expect.poll(query).toEqual({ 'working.lines': WRONG });
  const again = await reload('working');
  await expect.element(answer(again)).toHaveTextContent('Line 2 doesn’t follow');
  await expect.poll(() => marks(again)).toEqual(['1', '2 Incorrect', '3 Correct']);
  await act(again, 'Reset');
  await expect.element(answer(again)).not.toBeInTheDocument();
  await expect.element(field(again, 'Your work')).toHaveValue('');
});

test('ten thousand characters are not checked, without an error message', async () => {
  const tool = await checkLines(`2x = 6\n${'(x + 1'.repeat(1700)}`);
  await expect.element(answer(tool)).toHaveTextContent('Line 2 can’t be read');
  expectNoMessage();
});

test('an example that is loaded immediately after a reset is checked', async () => {
  const tool = await checkLines(WRONG);
  await button(tool, 'More actions').click();
  const buttons = [button(tool, 'Reset'), button(tool, 'Load example')].map(
    (each) => each.element() as HTMLElement,
  );
  for (const each of buttons) {
    each.click();
    await Promise.resolve(); // Until then, React renders only urgent updates.
  }
  await expect.element(answer(tool)).toHaveTextContent('Line 3 doesn’t follow');
});

test('shows the lines that can be read in several ways, and reads one the other way with one tap', async () => {
  const tool = await checkLines('1/(2x) = 4\n1/2x = 4\nx = 8');
  await expect.element(answer(tool)).toHaveTextContent('Line 2 doesn’t follow');
  await expect.element(tool.getByText('Line 2 is read as (1/2)x = 4.', { exact: true })).toBeVisible();
  await button(tool, 'Read it as 1/(2x) = 4').click();
  await expect.element(answer(tool)).toHaveTextContent('Line 3 doesn’t follow');
  await expect.element(tool.getByText(/is read as/)).not.toBeInTheDocument();
});
