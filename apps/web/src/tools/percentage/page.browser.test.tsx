import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  answer,
  answerPanel,
  button,
  expectMarked,
  expectNoMessage,
  field,
  fill,
  mountToolPage,
  radio,
  steps,
} from '../../testing/tool.js';

/** The specified card: the first form of the page, with its result. */
async function mountCard(): Promise<Locator> {
  await mountToolPage('percentage');
  const card = document.querySelector('form')?.closest('section');
  if (!card) throw new Error('There is no card.');
  return page.elementLocator(card);
}

async function calculate(card: Locator, value: string, percentage: string): Promise<void> {
  await fill(card, { Value: value, 'Percentage (%)': percentage });
  await button(card, 'Calculate').click();
}

const result = (card: Locator): Locator => answerPanel(card);

test('shows the result and its formula as specified, and the example before and after', async () => {
  const card = await mountCard();
  const example = page.getByText('25% of 80 = 20', { exact: true });
  await expect.element(example).toBeVisible();
  await calculate(card, '80', '25');
  for (const text of ['Result:', '25% of 80 = 20.00', '(80 × 25) ÷ 100 = 20.00'])
    await expect.element(result(card).getByText(text, { exact: true })).toBeVisible();
  await calculate(card, '7', '50');
  await expect.element(result(card)).toHaveTextContent('50% of 7 = 3.50');
  await expect.element(example).toBeVisible();
});

test('rounds the exact value, half away from zero', async () => {
  const card = await mountCard();
  for (const [value, percentage, text] of [
    ['1.005', '100', '100% of 1.005 = 1.01'],
    ['24.50', '7', '7% of 24.5 = 1.72'],
    ['-1.005', '100', '100% of −1.005 = −1.01'],
    ['1.35', '35', '35% of 1.35 = 0.47'],
    ['80', '25 %', '25% of 80 = 20.00'],
  ] as const) {
    await calculate(card, value, percentage);
    await expect.element(answer(card)).toHaveText(text);
  }
});

test('keeps its last result on invalid input, without a message', async () => {
  const card = await mountCard();
  await calculate(card, 'many', '25');
  await expect.element(answer(card)).not.toBeInTheDocument();
  await calculate(card, '80', '25');
  const text = (): string => (result(card).element() as HTMLElement).innerText;
  const before = text();
  for (const unusable of ['', 'many', '1,5', '0x10', 'Infinity']) {
    await calculate(card, unusable, '25');
    expect(text()).toBe(before);
    expectNoMessage();
  }
  await expectMarked(card, 'Value');
});

test('answers the other questions with steps, independently of the card above', async () => {
  const card = await mountCard();
  const more = page.getByRole('region', { name: 'More percentage questions' });
  for (const { question, values, text, last } of [
    {
      question: 'Part of a total',
      values: { Part: '1', Total: '3' },
      text: '≈ 33.33%',
      last: 'Answer: 1 ÷ 3 × 100 ≈ 33.33',
    },
    {
      question: 'Change',
      values: { From: '-10', To: '-20' },
      text: '= −100.00%',
      last: 'Answer: -10 ÷ 10 × 100 = -100.00',
    },
    {
      question: 'Find the whole',
      values: { 'Percentage (%)': '15', Result: '9' },
      text: '= 60.00',
      last: 'Answer: 9 × 100 ÷ 15 = 60.00',
    },
    {
      question: 'Percent of a value',
      values: { 'Percentage (%)': '7', Value: '24.5' },
      text: '≈ 1.72',
      last: 'Answer: (24.5 × 7) ÷ 100 ≈ 1.72',
    },
  ]) {
    await radio(more, question).click();
    await fill(more, values);
    await expect.element(answer(more), { message: question }).toHaveText(text);
    await expect.poll(() => steps(more).at(-1)).toBe(last);
  }
  await calculate(card, '80', '25');
  await expect.element(result(card)).toHaveTextContent('25% of 80 = 20.00');
  await expect.element(answer(more)).toHaveText('≈ 1.72');
});

test('Load example moves the focus to Calculate, and a result of other input is marked', async () => {
  const card = await mountCard();
  await button(card, 'Load example').click();
  await expect.element(button(card, 'Calculate')).toHaveFocus();
  await button(card, 'Calculate').click();
  await expect.element(answer(card)).toHaveText('25% of 80 = 20.00');
  const panel = result(card).element().parentElement as HTMLElement;
  expect(panel).toHaveAttribute('data-kept', 'false');
  await fill(card, { Value: 'x' });
  await expect.element(answer(card)).toHaveText('25% of 80 = 20.00');
  expect(panel).toHaveAttribute('data-kept', 'true');
  expect(getComputedStyle(panel, '::after').content).toBe('"for the previous input"');
});

test.for([
  ['Part of a total', 'Total'],
  ['Change', 'From'],
  ['Find the whole', 'Percentage (%)'],
] as const)('%s says in advance that %s can’t be 0', async ([question, label]) => {
  await mountToolPage('percentage');
  const more = page.getByRole('region', { name: 'More percentage questions' });
  await radio(more, question).click();
  await expect.element(field(more, label)).toHaveAccessibleDescription('A number. Can’t be 0');
  await button(more, 'Load example').click();
  await expect.element(answer(more)).toBeVisible();
  await fill(more, { [label]: '0' });
  await expectMarked(more, label);
  await expect.element(answerPanel(more)).toHaveText('Your answer appears here.');
});
