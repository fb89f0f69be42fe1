import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, expectAddress, mount, texts } from '../../../testing/answered.js';
import { FRACTION, LINEAR } from '../../../testing/practice.js';
import { Practice } from '../practice.js';

const form = page.getByRole('form', { name: 'Worksheet' });
const field = (name: string) => form.getByLabelText(name);
const problems = page.getByRole('region', { name: 'worksheet' }).getByRole('listitem');
const print = form.getByRole('button', { name: 'Print' });
const START = '/practice?worksheet=algebra&problems=3&seed=1';

/** Serves as many problems as a worksheet requests. The first one is named after the sheet. */
function serveSheets() {
  const { calls } = answerCalls({
    'GET /api/progress/*': { problemsCompleted: 0, streak: 0 },
    'GET /api/practice/worksheet*': ({ path }) => {
      const query = new URL(path, location.origin).searchParams;
      const sheet = { ...FRACTION, id: 'first', question: `Sheet ${query.get('seed') ?? ''}` };
      const rest = Array.from({ length: Number(query.get('problems')) - 1 }, (_, index) => ({
        ...LINEAR,
        id: `p${index}`,
      }));
      return { problems: [sheet, ...rest] };
    },
  });
  return () => calls.filter(({ path }) => path.startsWith('/api/practice/')).length;
}

test('the form makes a worksheet and its link, and marks an invalid number instead of using it', async () => {
  const asked = serveSheets();
  await mount(<Practice />, START);
  await expect.poll(() => problems.elements()).toHaveLength(3);
  await expect.element(print).toHaveAttribute('aria-disabled', 'false');
  for (const [label, text] of [
    ['Problems', '51'],
    ['Sheet number', '-1'],
  ] as const) {
    const usable = (field(label).element() as HTMLInputElement).value;
    await field(label).fill(text);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('button', { name: 'Make worksheet' }).click();
    await expectAddress(START);
    await field(label).fill(usable);
  }
  expect(asked()).toBe(1);
  await field('Category').selectOptions('Logarithms');
  await field('Difficulty').selectOptions('Hard');
  await field('Problems').fill('5');
  await field('Sheet number').fill('42');
  await form.getByRole('button', { name: 'Make worksheet' }).click();
  await expectAddress('/practice?worksheet=logarithms&difficulty=hard&problems=5&seed=42');
  await expect.element(page.getByRole('heading', { name: 'Logarithms worksheet' })).toBeVisible();
  await expect.poll(() => texts(problems)[0]).toBe('Sheet 42Answer');
  expect(problems.elements()).toHaveLength(5);
});

test('shows a message if the worksheet can’t be fetched', async () => {
  answerCalls({ 'GET /api/practice/worksheet*': 503, 'GET /api/progress/*': 503 });
  await mount(<Practice />, START);
  await expect.element(page.getByText('No problems available for this category.')).toBeVisible();
  await expect.element(print).toHaveAttribute('aria-disabled', 'true');
});
