import { expect, test, vi } from 'vitest';
import { drawn, expectNoPicture } from '../../testing/picture.js';
import {
  answer,
  button,
  detail,
  expectMarked,
  expectNothing,
  fill,
  mountTool,
  query,
  reload,
  steps,
} from '../../testing/tool.js';

const LOAN = { 'Loan amount': '200,000', 'Interest rate': '6.5', Term: '30' };

const BOOKED = 'Rounded to cents, your last payment is $1259.56, so you pay $3.16 less interest.';

test('finds the payment for 200,000 over 30 years at 6.5% and at 0%', async () => {
  const tool = await mountTool('loan');
  await fill(tool, LOAN);
  await expect.element(answer(tool)).toHaveText('≈ 1264.14');
  expect(detail(tool, 'Payments')).toBe('360');
  expect(detail(tool, 'Total paid')).toBe('≈ 455088.98');
  expect(detail(tool, 'Total interest')).toBe('≈ 255088.98');
  await fill(tool, { 'Interest rate': '0' });
  await expect.element(answer(tool)).toHaveText('≈ 555.56');
  expect(detail(tool, 'Total interest')).toBe('0.00');
  await fill(tool, { Term: '0' });
  await expectMarked(tool, 'Term');
  await expectNothing(tool);
  await fill(tool, { Term: '0.13' });
  await expectNothing(tool);
});

test('draws balance and interest, and says the same in words', async () => {
  const tool = await mountTool('loan');
  await expectNoPicture(tool);
  await fill(tool, LOAN);
  const figure = await drawn(tool, 'How the loan shrinks');
  await expect.element(figure).toHaveTextContent('Interest paid');
  await expect.element(figure).not.toHaveTextContent('Without extra');
  await expect
    .element(figure.getByText('The balance falls from $200000.00 to $0.00 in 360 payments.'))
    .toBeVisible();
  await fill(tool, { Term: '' });
  await expectNoPicture(tool);
});

test('shows what an extra payment saves, and keeps it in the link', async () => {
  let tool = await mountTool('loan');
  await fill(tool, { ...LOAN, 'Extra payment': '200' });
  await expect.element(answer(tool)).toHaveText('≈ 1264.14');
  expect(detail(tool, 'Number of payments with extra payment')).toBe('250');
  expect(detail(tool, 'Time saved')).toBe('9 years, 2 months');
  expect(detail(tool, 'Interest saved')).toBe('90074.66');
  expect(detail(tool, 'Interest with extra payment')).toBe('165011.16');
  await expect.poll(() => steps(tool, 1).at(-1)).toBe('Interest saved: 255085.82 - 165011.16 = 90074.66');
  await expect.element(await drawn(tool, 'How the loan shrinks')).toHaveTextContent('Without extra');
  await expect.poll(() => query()['loan.extra']).toBe('200');
  tool = await reload('loan');
  expect(detail(tool, 'Interest saved')).toBe('90074.66');
  await fill(tool, { 'Extra payment': '-1' });
  await expectMarked(tool, 'Extra payment');
  expect(detail(tool, 'Interest saved')).toBeUndefined();
  await expect.element(answer(tool)).toHaveText('≈ 1264.14');
});

test('gives the same interest in result, steps, caption and schedule, and says what rounding to cents changes', async () => {
  const tool = await mountTool('loan');
  await fill(tool, LOAN);
  expect(detail(tool, 'Total interest')).toBe('≈ 255088.98');
  await expect
    .poll(() => steps(tool).at(-1))
    .toBe('Interest: total minus principal: 455088.98 - 200000 = 255088.98');
  const figure = await drawn(tool, 'How the loan shrinks');
  await expect.element(figure).toHaveTextContent('By then you have paid about $255088.98 in interest.');
  await expect.element(tool.getByText(BOOKED, { exact: true }).first()).toBeVisible();
  await tool.getByText('Payment schedule, month by month').click();
  await expect
    .element(tool.getByText(/^You pay about \$455088\.98 in total, including about \$255088\.98 in/))
    .toBeVisible();
  await fill(tool, { 'Extra payment': '200' });
  const faster = detail(tool, 'Interest with extra payment') ?? '';
  await expect.element(figure).toHaveTextContent(`By then you have paid $${faster} in interest.`);
  await expect.element(tool.getByText(`including $${faster} in interest.`)).toBeVisible();
  await fill(tool, { 'Interest rate': '0', 'Loan amount': '1200', Term: '1', 'Extra payment': '' });
  await expect.element(answer(tool)).toHaveText('100.00');
  await expect.element(tool.getByText('Rounded to cents')).not.toBeInTheDocument();
});

test('lists every month until 0.00, and offers the same as a file', async () => {
  const tool = await mountTool('loan');
  await fill(tool, LOAN);
  await tool.getByText('Payment schedule, month by month').click();
  const rows = await rowsOf('Payment schedule', 361);
  // Only Chromium makes a scrollable region focusable without a tabindex.
  await expect
    .element(tool.getByRole('region', { name: 'Payment schedule' }))
    .toHaveAttribute('tabindex', '0');
  await expect
    .element(tool.getByRole('region', { name: 'Payment schedule' }), { message: 'all columns fit' })
    .toHaveAttribute('data-more', 'none');
  const cells = ['360', '1259.56', '6.79', '1252.77', '255085.82', '0.00'];
  expect([...(rows.at(-1)?.children ?? [])].map(({ textContent }) => textContent)).toEqual(cells);
  await expect
    .element(
      tool.getByText(`You pay about $455088.98 in total, including about $255088.98 in interest. ${BOOKED}`),
    )
    .toBeVisible();
  const file = savedFile();
  await button(tool, 'Download CSV').click();
  const { name, text } = await file;
  expect(name).toBe('loan-schedule.csv');
  const lines = text.split('\r\n');
  // The file has a heading, 360 months, and nothing after the last line's end.
  expect(lines).toHaveLength(362);
  expect(lines[0]).toBe('Month,Payment,Interest,Principal,Interest so far,Balance');
  expect(lines[1]).toBe('1,1264.14,1083.33,180.81,1083.33,199819.19');
  expect(lines[360]).toBe(cells.join(','));
  expect(lines[361]).toBe('');
});

test('lists the first 600 months of a longer loan, and all in the file', async () => {
  const tool = await mountTool('loan');
  await fill(tool, { ...LOAN, Term: '100' });
  await tool.getByText('Payment schedule, month by month').click();
  await rowsOf('Payment schedule', 601);
  await expect
    .element(tool.getByText('The table shows the first 600 of 1200 months. The file has all of them.'))
    .toBeVisible();
  const file = savedFile();
  await button(tool, 'Download CSV').click();
  expect((await file).text.split('\r\n')).toHaveLength(1202);
});

/** Waits until a table has a number of rows. */
async function rowsOf(name: string, count: number): Promise<Element[]> {
  const rows = () => [...document.querySelectorAll(`[role=region][aria-label="${name}"] tr`)];
  await expect.poll(() => rows().length).toBe(count);
  return rows();
}

/** Resolves with the file that the next click on a download link would save. */
function savedFile(): Promise<{ name: string; text: string }> {
  const create = vi.spyOn(URL, 'createObjectURL');
  return new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const [file] = create.mock.lastCall ?? [];
      if (file instanceof Blob && this.href === create.mock.results.at(-1)?.value)
        void file.text().then((text) => {
          resolve({ name: this.download, text });
        });
    });
  });
}
