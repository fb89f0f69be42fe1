import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import {
  act,
  answer,
  answerPanel,
  button,
  expectMarked,
  expectNoMessage,
  expectNothing,
  field,
  fill,
  mountTool,
  query,
  steps,
} from '../../testing/tool.js';

const SIX_STEPS = [
  'Problem: log₂ 8 = ?',
  'Formula: logₐ x = ln x ÷ ln a',
  'ln of the value: ln 8 ≈ 2.0794',
  'ln of the base: ln 2 ≈ 0.6931',
  'Division: ln 8 ÷ ln 2 ≈ 2.0794 ÷ 0.6931',
  'Answer: log₂ 8 = 3.0000',
];

async function mountExample(): Promise<Locator> {
  const tool = await mountTool('logarithm');
  await button(tool, 'Load Example').click();
  await expect.element(answer(tool)).toHaveText('= 3.0000');
  await expect.element(tool.getByText('(8, 3.0000)'), { message: 'the curve has loaded too' }).toBeVisible();
  // A moment later, the answer is announced.
  await expect.element(tool.getByText('log₂ 8 = 3.0000', { exact: true })).toBeInTheDocument();
  return tool;
}

test('answers its example, base 2 of 8, with 3.0000, six steps and the point on the curve', async () => {
  const tool = await mountExample();
  await expect.element(field(tool, 'Base')).toHaveValue('2');
  await expect.element(field(tool, 'Value')).toHaveValue('8');
  await expect.poll(() => steps(tool)).toEqual(SIX_STEPS);
  await expect
    .poll(() => steps(tool, 1))
    .toEqual([
      'The value as a power: 8 = 2³',
      'Divide the exponents of powers of the same number: log₂ 2³ = 3',
    ]);
  const curve = tool.getByRole('img', { name: 'The point on the curve' });
  await expect.element(curve).toHaveAccessibleDescription(/At x = 8, its height is 3\.0000/);
  await expect.element(curve.getByText('(8, 3.0000)')).toBeVisible();
});

test('keeps its last result on invalid input and marks the field, without a message', async () => {
  const tool = await mountExample();
  const text = (): string => (tool.element() as HTMLElement).innerText;
  const before = text();
  for (const [base, value, marked] of [
    ['1', '8', 'Base'],
    ['0', '8', 'Base'],
    ['-2', '8', 'Base'],
    ['abc', '8', 'Base'],
    ['2', '0', 'Value'],
    ['2', '-8', 'Value'],
    ['2', 'eight', 'Value'],
    ['2', '1,5', 'Value'],
  ] as const) {
    await fill(tool, { Base: base, Value: value });
    await button(tool, 'Calculate').click();
    const input = `base ${base}, value ${value}`;
    const other = marked === 'Base' ? 'Value' : 'Base';
    await expectMarked(tool, marked);
    await expect.element(field(tool, other), { message: input }).not.toHaveAttribute('aria-invalid');
    expect(text(), input).toBe(before);
    await expect.poll(() => steps(tool)).toEqual(SIX_STEPS);
    expectNoMessage();
  }
});

test('marks a result as that of the earlier input until it is recalculated, without a text node', async () => {
  const tool = await mountExample();
  const panel = answerPanel(tool).element().parentElement as HTMLElement;
  const drawnMark = (): string => getComputedStyle(panel, '::after').content;
  const text = panel.innerText;
  expect(drawnMark()).toBe('none');
  const parts = (): Element[] => [
    panel,
    ...tool.element().querySelectorAll('li[data-number] math, figure svg path'),
  ];
  await expect.poll(() => parts().filter(({ tagName }) => tagName === 'path').length).toBeGreaterThan(0);
  const colors = (): string[] =>
    parts().map((part) => {
      const { color, stroke } = getComputedStyle(part);
      return part.tagName === 'path' ? stroke : color;
    });
  const plain = colors();
  for (const value of ['16', '-1', 'x']) {
    await fill(tool, { Value: value });
    expect(drawnMark(), value).toBe('"for the previous input"');
    expect(new Set(colors()), 'one quiet color').toHaveLength(1);
    expect(plain).not.toContain(colors()[0]);
    expect(panel.innerText).toBe(text);
  }
  await fill(tool, { Value: '8' });
  expect(drawnMark(), 'the input is the same again').toBe('none');
  expect(colors()).toEqual(plain);
  await fill(tool, { Value: '16' });
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toHaveText('= 4.0000');
  expect(drawnMark()).toBe('none');
});

test('Load Example shows its answer at once and moves the focus to Calculate', async () => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: '3', Value: 'eight' });
  await button(tool, 'Load Example').click();
  await expect.element(answer(tool)).toHaveText('= 3.0000');
  await expect.poll(() => steps(tool)).toEqual(SIX_STEPS);
  expect(tool.element().querySelector('[data-kept=true]')).toBeNull();
  await expect.element(button(tool, 'Calculate')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer(tool)).toHaveText('= 3.0000');
});

test('Load Example is pressed with the space bar too', async () => {
  const tool = await mountTool('logarithm');
  (button(tool, 'Load Example').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(field(tool, 'Value')).toHaveValue('8');
});

test('divides with enough digits where the six steps have too few for the answer', async () => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: '2', Value: '10' });
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toHaveText('≈ 3.3219');
  await expect.poll(() => steps(tool)).toHaveLength(6);
  await expect
    .poll(() => steps(tool, 1))
    .toEqual(['Division with more digits: ln 10 ÷ ln 2 ≈ 2.30259 ÷ 0.69315']);
});

test('shows nothing before its first valid Calculate', async () => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: '2', Value: '8' });
  await expectNothing(tool);
  await fill(tool, { Value: '0' });
  await userEvent.keyboard('{Enter}');
  await expectMarked(tool, 'Value');
  await expectNothing(tool);
});

test('calculates on Enter, recognizes 2/3 and accepts base e', async () => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: '8', Value: '4' });
  await userEvent.keyboard('{Enter}');
  await expect.element(answer(tool)).toHaveText('≈ 0.6667');
  await expect.poll(() => steps(tool, 1).at(-1)).toMatch(/= 2\/3$/);
  await button(tool, 'Natural (e)').click();
  await fill(tool, { Value: '10' });
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toHaveText('≈ 2.3026');
  await button(tool, 'Base 10').click();
  await fill(tool, { Value: '1000' });
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toHaveText('= 3.0000');
});

test('clears the result on Reset, and calculates again', async () => {
  const tool = await mountTool('logarithm', '?base=2&value=8', 'page');
  await expect.element(answer(tool)).toHaveText('= 3.0000');
  await act(tool, 'Reset');
  await expectNothing(tool);
  expect(query()).toEqual({});
  await fill(tool, { Base: '3', Value: '81' });
  await expect.element(answer(tool), { message: 'not before Calculate' }).not.toBeInTheDocument();
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toHaveText('= 4.0000');
});
