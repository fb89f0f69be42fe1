import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { drawn, press, tableOf, widths } from '../../testing/picture.js';
import {
  answer,
  button,
  detail,
  expectMarked,
  expectNothing,
  field,
  fill,
  hydrateTool,
  mountTool,
  query,
  reload,
  steps,
} from '../../testing/tool.js';

const COURSES = {
  'Course 1 credits': '3',
  'Course 1 grade': 'A',
  'Course 2 credits': '4',
  'Course 2 grade': 'B+',
};

test('weights grades by credits, accepts any case and ignores rows that don’t count', async () => {
  const tool = await mountTool('gpa');
  await expectNothing(tool);
  await fill(tool, { 'Course 1 credits': '3', 'Course 1 grade': 'A' });
  await fill(tool, { 'Course 2 credits': '4', 'Course 2 grade': 'b+' });
  await fill(tool, { 'Course 3 credits': '5', 'Course 3 grade': 'Z' });
  await expect.element(answer(tool)).toHaveText('3.60 / 4.0');
  expect(detail(tool, 'Credits counted')).toBe('7');
  await expectMarked(tool, 'Course 3 grade');
  await fill(tool, { 'Course 1 grade': 'A−' });
  await expect.element(answer(tool)).toHaveText('≈ 3.47 / 4.0');
  await expect.element(field(tool, 'Course 1 grade')).not.toHaveAttribute('aria-invalid');
});

test('adds rows, and removes them while more than one remains', async () => {
  const tool = await mountTool('gpa');
  const removes = (): Element[] => tool.getByRole('button', { name: /^Remove course/ }).elements();
  const removeFirst = (): Locator => button(tool, 'Remove course 1');
  expect(removes()).toHaveLength(3);
  await button(tool, 'Add course').click();
  expect(removes()).toHaveLength(4);
  await fill(tool, { 'Course 1 credits': '3', 'Course 1 grade': 'C' });
  await fill(tool, { 'Course 4 credits': '3', 'Course 4 grade': 'A' });
  await expect.element(answer(tool)).toHaveText('3.00 / 4.0');
  await removeFirst().click();
  expect(removes()).toHaveLength(3);
  await expect.element(field(tool, 'Course 3 grade')).toHaveValue('A');
  await expect.element(answer(tool)).toHaveText('4.00 / 4.0');
  await removeFirst().click();
  await removeFirst().click();
  expect(removes()).toHaveLength(1);
  await expect.element(removeFirst()).toBeDisabled();
  await expect.element(answer(tool)).toHaveText('4.00 / 4.0');
  await fill(tool, { 'Course 1 credits': '0' });
  await expectNothing(tool);
});

test.for([
  { pressed: 1, focused: 'Remove course 1' },
  { pressed: 3, focused: 'Remove course 2' },
])(
  'after course $pressed is removed by keyboard, the focus is on “$focused”',
  async ({ pressed, focused }) => {
    const tool = await mountTool('gpa');
    (button(tool, `Remove course ${pressed}`).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(tool, 'Remove course 3')).not.toBeInTheDocument();
    await expect.element(button(tool, focused)).toHaveFocus();
  },
);

test('when only one course is left, the focus moves to “Add course”', async () => {
  const tool = await mountTool('gpa');
  (button(tool, 'Remove course 3').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(tool, 'Remove course 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(tool, 'Add course')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(tool, 'Add course')).toHaveFocus();
});

test('draws each course as wide as its credits', async () => {
  const tool = await mountTool('gpa');
  await fill(tool, COURSES);
  const figure = await drawn(tool, 'What each course adds');
  await expect.element(figure.getByText('Average 3.60')).toBeVisible();
  const [first = 0, second = 0, ...rest] = widths(figure);
  expect(first / second).toBeCloseTo(3 / 4, 5);
  expect(rest).toEqual([]);
});

test('counts earlier credits, and finds the average that a target needs', async () => {
  let tool = await mountTool('gpa');
  await fill(tool, COURSES);
  await tool.getByText('Earlier credits and a target GPA').click();
  await fill(tool, { 'GPA so far': '3', 'Credits so far': '60' });
  await expect.element(answer(tool)).toHaveText('≈ 3.06 / 4.0');
  expect(detail(tool, 'Credits counted')).toBe('67');
  expect(detail(tool, 'These courses alone')).toBe('3.60');
  await fill(tool, { 'Target GPA': '3.2', 'Additional credits': '30' });
  expect(detail(tool, 'Average needed')).toBe('≈ 3.51');
  await expect.poll(() => steps(tool, 1).at(-1)).toBe('Needed average: 105.2 ÷ 30 ≈ 3.51');
  await fill(tool, { 'Target GPA': '4' });
  expect(detail(tool, 'Average needed')).toBe('≈ 6.09, out of reach');
  await fill(tool, { 'Target GPA': '2' });
  expect(detail(tool, 'Average needed')).toBe('Any grades are enough');
  await expect.poll(() => query()['gpa.target']).toBe('2');
  tool = await reload('gpa');
  expect(detail(tool, 'Average needed')).toBe('Any grades are enough');
  await expect.element(field(tool, 'Target GPA')).toBeVisible();
  await fill(tool, { 'GPA so far': '5' });
  await expectMarked(tool, 'GPA so far');
  await expectNothing(tool);
});

test('opens links with unusable values without a result', async () => {
  await expectNothing(await mountTool('gpa', '?gpa.courses=%253A%25;;;:::%E2&bmi.system=stone#gpa'));
});

test('each block is read out, and listed in a table', async () => {
  const tool = await mountTool('gpa');
  await fill(tool, COURSES);
  const figure = await drawn(tool, 'What each course adds');
  const blocks = await press(figure, 'The courses', '{Home}');
  expect(blocks.getAttribute('aria-valuetext')).toMatch(/^Course 1, \S+: 3 credits × 4(\.0)? = 12/);
  expect((await tableOf(figure)).length).toBe(2);
});

test('keeps everything typed before hydration', async () => {
  const tool = await hydrateTool('gpa', COURSES);
  await expect.element(answer(tool)).toHaveText('3.60 / 4.0');
  for (const [label, text] of Object.entries(COURSES))
    await expect.element(field(tool, label)).toHaveValue(text);
});
