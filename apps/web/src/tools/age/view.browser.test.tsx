import { afterEach, expect, test, vi } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import { drawn, press, tableOf, widths } from '../../testing/picture.js';
import { answer, detail, expectNothing, mountTool, radio, steps } from '../../testing/tool.js';

const birth = (tool: Locator): Locator => tool.getByLabelText('Date of birth');
const target = (tool: Locator): Locator => tool.getByLabelText('Age on');

test('follows the calendar for a birth on a leap day', async () => {
  const tool = await mountTool('age');
  await birth(tool).fill('2000-02-29');
  await target(tool).fill('2023-02-28');
  await expect.element(answer(tool)).toHaveText('22 years, 11 months, 30 days');
  expect(detail(tool, 'Next birthday')).toBe('in 1 day');
  expect(detail(tool, 'It falls on')).toBe('Wednesday, March 1, 2023');
  await expect.poll(() => steps(tool)).toContain('Full years: February 29, 2000 + 22 years = March 1, 2022');
  expect(detail(tool, 'Total days')).toBe('8400');
  await target(tool).fill('2023-03-01');
  await expect.element(answer(tool)).toHaveText('23 years, 0 months, 0 days');
  await target(tool).fill('2023-02-28');
  await radio(tool, 'February 28').click();
  await expect.element(answer(tool)).toHaveText('23 years, 0 months, 0 days');
});

test('gives no result for a birth after the target', async () => {
  const tool = await mountTool('age');
  await expectNothing(tool);
  await birth(tool).fill('2023-03-01');
  await target(tool).fill('2023-03-01');
  await expect.element(answer(tool)).toHaveText('0 years, 0 months, 0 days');
  await target(tool).fill('2023-02-28');
  await expectNothing(tool);
});

test('draws the years up to the next birthday', async () => {
  const tool = await mountTool('age');
  await birth(tool).fill('2000-02-29');
  await target(tool).fill('2010-08-30');
  const figure = await drawn(tool, 'Your life so far, in years');
  await expect
    .element(figure)
    .toHaveTextContent('10 full years so far. The dot marks birthday 11, on March 1, 2011, in 183 days.');
  const [whole = 0, lived = 0] = widths(figure);
  // The numbers of days from 2000-02-29 to 2010-08-30, and to 2011-03-01.
  expect(lived / whole).toBeCloseTo(3835 / 4018, 5);
});

test('opens links with unusable values as its fields show them', async () => {
  const today = await mountTool('age', '?birth=2000-05-14&target=2025-02-30', 'page');
  await expect.element(answer(today), { message: 'today, as the empty field says' }).toBeVisible();
  await expectNothing(await mountTool('age', '?birth=yesterday&target=%00&leap=never', 'page'));
});

afterEach(async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test.for([
  { timezoneId: 'Pacific/Honolulu', now: '2024-05-19T23:30:00-10:00', hour: 23 },
  { timezoneId: 'Pacific/Auckland', now: '2024-05-19T08:30:00+12:00', hour: 8 },
])(
  'counts to today by the visitor’s own calendar and clock in $timezoneId',
  async ({ timezoneId, now, hour }) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const tool = await mountTool('age');
    await birth(tool).fill('2000-05-20');
    await expect.element(answer(tool)).toHaveText('23 years, 11 months, 29 days');
    expect(detail(tool, 'Next birthday')).toBe('in 1 day');
    const days = 8765;
    const hours = days * 24 + hour;
    expect(detail(tool, 'Total days')).toBe(String(days));
    expect(detail(tool, 'Total hours')).toBe(String(hours));
    expect(detail(tool, 'Total minutes')).toBe(String(hours * 60 + 30));
  },
);

test('birthdays are read along the line, and in a table', async () => {
  const tool = await mountTool('age', '?birth=2000-05-14&target=2010-08-30', 'page');
  const figure = await drawn(tool, 'Your life so far, in years');
  const line = await press(figure, 'Your birthdays', '{Home}');
  expect(line.getAttribute('aria-valuetext')).toBe('Born in 2000');
  await press(figure, 'Your birthdays', '{End}');
  await expect.element(figure.getByText('Birthday 11 in 2011')).toBeVisible();
  expect((await tableOf(figure)).at(0)).toEqual(['1', '2001']);
});
