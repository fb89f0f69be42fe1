import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../testing/answered.js';
import { LINEAR, parts } from '../../../testing/practice.js';
import { ProblemCard } from '../problem-card.js';
import type { PracticeProblem } from '../problem.js';

const { problem, box, result, next, submit } = parts();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = button('Show your work');
const send = button('Submit work');
const lines = page.getByRole('textbox', { name: 'Your work', exact: true });

/** Shows a problem. Another question has no task but its own. */
async function show(given: Partial<PracticeProblem> = {}) {
  const heard = vi.fn();
  const { task, ...withoutTask } = LINEAR;
  await mount(
    <ProblemCard
      title="Algebra"
      problem={{ ...withoutTask, ...(given.question === undefined && task && { task }), ...given }}
      isAskedFor={false}
      onResult={heard}
      onNext={() => undefined}
    />,
    '/practice',
  );
  return heard;
}

/** Returns the lines with their check marks and messages, with formulas as plain text. */
function sheet(): string[] {
  return [...problem.element().querySelectorAll('ol[aria-label] li')].map((line) => {
    const copy = line.cloneNode(true) as HTMLElement;
    for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
    copy.querySelector('[aria-hidden]')?.remove();
    for (const sentence of copy.querySelectorAll('p')) sentence.prepend(' ');
    return copy.textContent.trim();
  });
}

test('a wrong line is named and costs nothing; a right last line is the answer', async () => {
  const heard = await show();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await expect.element(lines).toHaveFocus();
  await expect.poll(sheet).toEqual(['2x + 3 = 11']);
  await userEvent.keyboard('2x = 14{Enter}');
  await expect
    .poll(sheet)
    .toEqual([
      '2x + 3 = 11',
      '✗2x = 14 The sign changes when a term moves to the other side. At x = 7, line 1 isn’t true (17 ≠ 11), but line 2 is (14 = 14).',
    ]);
  await userEvent.keyboard('x = 7{Enter}');
  await expect.element(problem.getByText('Line 2 doesn’t follow.')).toBeVisible();
  await send.click();
  expect(heard).not.toHaveBeenCalled();
  await expect.element(box).toHaveValue('');
  await lines.fill('2x = 8');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem.getByText('That’s right so far. Keep going.')).toBeVisible();
  await userEvent.keyboard('x = 4{Enter}');
  await expect.element(result).toHaveText('Correct! Well done!');
  await expect.element(box).toHaveValue('x = 4');
  await expect.element(next).toHaveFocus();
  expect(heard.mock.calls).toEqual([[true]]);
  expect(sheet()).toEqual([
    '2x + 3 = 11',
    '✓2x = 8 Subtract 3 from both sides.',
    '✓x = 4 Divide both sides by 2.',
  ]);
  await expect.element(lines).not.toBeInTheDocument();
});

test.for<readonly [given: Partial<PracticeProblem>, typed: string, said: string]>([
  [{}, '', 'Write your first step below the given line.'],
  [{}, '2x + = 8', 'Line 2 can’t be read.'],
  [{}, '2x + 4 = 12', 'That’s right so far. Keep going.'],
  [
    {
      question: 'Factor: $x^2 + 5x + 6$',
      task: { kind: 'factor', given: 'x^2 + 5x + 6' },
      answer: '(x + 2)(x + 3)',
      form: { kind: 'expression', shape: 'factored' },
    },
    'x^2 + 2x + 3x + 6',
    'That’s right so far. Now factor it completely.',
  ],
  [
    {
      question: 'Find x and y: $x + y = 3$ and $x - y = 1$',
      task: { kind: 'solve', given: ['x + y = 3', 'x - y = 1'] },
      answer: '(2, 1)',
      form: { kind: 'point', names: ['x', 'y'] },
    },
    '2x = 4\nx = 2',
    'That’s right so far. Keep going until you have both x and y.',
  ],
  [
    {
      question: 'Solve for x, to 2 decimals: $2^x = 5$',
      task: { kind: 'solve', given: '2^x = 5' },
      answer: '2.32',
      form: { kind: 'rounded', decimals: 2, variable: 'x' },
    },
    'x = ln(5)/ln(2)',
    'That’s right so far. Now round it to 2 decimal places.',
  ],
  [
    {
      question: 'Solve for x: $x + 2^x = 3$',
      task: { kind: 'solve', given: 'x + 2^x = 3' },
      answer: '1',
    },
    '2^x = 3 - 2x',
    'We can’t check line 2. Keep going, or type your answer in the box above.',
  ],
])('%j solved with %j: %s', async ([given, typed, said]) => {
  const heard = await show(given);
  await open.click();
  await lines.fill(typed);
  await send.click();
  await expect.element(problem.getByText(said)).toBeVisible();
  await expect.element(lines).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
});

test('Ctrl+Enter submits from any line, and a system ends with both values', async () => {
  const heard = await show({
    question: 'Find x and y: $x + y = 3$ and $x - y = 1$',
    task: { kind: 'solve', given: ['x + y = 3', 'x - y = 1'] },
    answer: '(2, 1)',
    form: { kind: 'point', names: ['x', 'y'] },
  });
  await open.click();
  await lines.fill('2x = 4\nx = 2\ny = 1\nx = 2, y = 1');
  await userEvent.keyboard('{Control>}{Home}{Enter}{/Control}');
  await expect.element(result).toHaveText('Correct! Well done!');
  expect(heard.mock.calls).toEqual([[true]]);
});

test('the lines stay, unmarked until checked, while the sheet is closed and after an answer in the box', async () => {
  await show();
  await open.click();
  await lines.fill('2x = 8');
  await open.click();
  await expect.element(lines).not.toBeInTheDocument();
  await open.click();
  await expect.element(lines).toHaveValue('2x = 8');
  await expect.poll(sheet).toEqual(['2x + 3 = 11', '2x = 8']);
  await box.fill('5');
  await submit.click();
  await expect.element(result).toHaveText('Not quite. The correct answer is: 4');
  await expect.element(open).not.toBeInTheDocument();
  expect(sheet()).toEqual(['2x + 3 = 11', '✓2x = 8 Subtract 3 from both sides.']);
});

test('an answer that isn’t calculated has no sheet', async () => {
  await show({ question: 'Which is larger: $a$ or $b$?', answer: 'a', form: { kind: 'text' } });
  await expect.element(submit).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
});

test('a word problem begins with the student’s own equation', async () => {
  const heard = await show({
    category: 'geometry',
    question: 'A rectangular garden is 20 m long. Its area is 240 m². How wide is it?',
    answer: '12 m',
    form: { kind: 'number', unit: 'm' },
  });
  await open.click();
  await expect.element(lines).toHaveFocus();
  await expect.poll(sheet).toEqual([]);
  await userEvent.keyboard('let w be the width{Enter}20w = 240{Enter}w = 260{Enter}');
  await expect
    .poll(sheet)
    .toEqual(['?let w be the width', '✓20w = 240', expect.stringContaining('✗w = 260')]);
  expect(heard).not.toHaveBeenCalled();
  await lines.fill('let w be the width\n20w = 240\nw = 12');
  await send.click();
  await expect.element(result).toHaveText('Correct! Well done!');
  expect(heard.mock.calls).toEqual([[true]]);
  expect(sheet()).toEqual(['?let w be the width', '✓20w = 240', '✓w = 12']);
});

test('a number alone isn’t work', async () => {
  const heard = await show({ question: 'A number and 3 make 7. Which is it?' });
  await open.click();
  await lines.fill('x = 4');
  await userEvent.keyboard('{Enter}');
  const said = 'Also write the equation or calculation that leads to it.';
  await expect.element(problem.getByText(said)).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
});

test('ten thousand characters are reported as unreadable', async () => {
  await show();
  await open.click();
  await lines.fill('(x + 1'.repeat(1700));
  await userEvent.keyboard('{Enter}');
  await expect.element(problem.getByText('Line 2 can’t be read.')).toBeVisible();
  await lines.fill('x = 4');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveText('Correct! Well done!');
});

test('the values of a system may be on lines of their own', async () => {
  const heard = await show({
    question: 'Find x and y: $x + y = 3$ and $x - y = 1$',
    task: { kind: 'solve', given: ['x + y = 3', 'x - y = 1'] },
    answer: '(2, 1)',
    form: { kind: 'point', names: ['x', 'y'] },
  });
  await open.click();
  await lines.fill('2x = 4\nx = 2\n2 + y = 3\ny = 1');
  await send.click();
  await expect.element(result).toHaveTextContent('Correct! Well done!');
  expect(heard).toHaveBeenCalledOnce();
});
