import type { Locator, Page } from '@playwright/test';
import { answer, detail, expect, field, fill, openTool, steps, test } from './site.js';

/** An input that gives nothing shows nothing: no answer, no steps, no message. */
async function expectNothing(tool: Locator): Promise<void> {
  await expect(answer(tool)).toHaveCount(0);
  await expect(tool.locator('math')).toHaveCount(0);
  await expectNoMessage(tool.page());
}

async function expectNoMessage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('the logarithm simplifier', () => {
  const SIX_STEPS = [
    'Problem: log₂ 8 = ?',
    'Formula: logₐ x = ln x ÷ ln a',
    'ln of the value: ln 8 ≈ 2.0794',
    'ln of the base: ln 2 ≈ 0.6931',
    'Division: ln 8 ÷ ln 2 ≈ 2.0794 ÷ 0.6931',
    'Answer: log₂ 8 = 3.0000',
  ];

  async function openExample(page: Page): Promise<Locator> {
    const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
    await tool.getByRole('button', { name: 'Load Example' }).click();
    await tool.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(tool)).toHaveText('= 3.0000');
    await expect(tool.getByText('(8, 3.0000)'), 'the curve has come too').toBeVisible();
    return tool;
  }

  test('answers its example, base 2 of 8, with 3.0000 and six steps', async ({ page }) => {
    const tool = await openExample(page);
    await expect(field(tool, 'Base')).toHaveValue('2');
    await expect(field(tool, 'Value')).toHaveValue('8');
    expect(await steps(tool)).toEqual(SIX_STEPS);
    expect(await steps(tool, 1)).toEqual([
      'The value as a power: 8 = 2³',
      'Divide the exponents of powers of one number: log₂ 2³ = 3',
    ]);
  });

  const unusable = [
    { base: '1', value: '8', marked: 'Base' },
    { base: '0', value: '8', marked: 'Base' },
    { base: '-2', value: '8', marked: 'Base' },
    { base: 'abc', value: '8', marked: 'Base' },
    { base: '2', value: '0', marked: 'Value' },
    { base: '2', value: '-8', marked: 'Value' },
    { base: '2', value: 'eight', marked: 'Value' },
    { base: '2', value: '1,5', marked: 'Value' },
  ];
  test('keeps its last result on unusable input, marks the field and says nothing', async ({ page }) => {
    const tool = await openExample(page);
    const before = await tool.innerText();
    for (const { base, value, marked } of unusable) {
      await fill(tool, { Base: base, Value: value });
      await tool.getByRole('button', { name: 'Calculate' }).click();
      const other = marked === 'Base' ? 'Value' : 'Base';
      await expect(field(tool, marked), `base ${base}, value ${value}`).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(field(tool, other)).not.toHaveAttribute('aria-invalid');
      expect(await tool.innerText(), `base ${base}, value ${value}`).toBe(before);
      expect(await steps(tool)).toEqual(SIX_STEPS);
      await expectNoMessage(page);
    }
  });

  test('shows nothing before its first valid Calculate', async ({ page }) => {
    const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
    await fill(tool, { Base: '2', Value: '8' });
    await expectNothing(tool);
    await fill(tool, { Value: '0' });
    await field(tool, 'Value').press('Enter');
    await expectNothing(tool);
  });

  test('calculates on Enter, recognises 2/3 and takes base e', async ({ page }) => {
    const tool = await openTool(page, 'logarithm', 'Logarithm Simplifier');
    await fill(tool, { Base: '8', Value: '4' });
    await field(tool, 'Value').press('Enter');
    await expect(answer(tool)).toHaveText('≈ 0.6667');
    expect((await steps(tool, 1)).at(-1)).toMatch(/= 2\/3$/);
    await tool.getByRole('button', { name: 'Natural (e)' }).click();
    await fill(tool, { Value: '10' });
    await tool.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(tool)).toHaveText('≈ 2.3026');
    await tool.getByRole('button', { name: 'Base 10' }).click();
    await fill(tool, { Value: '1000' });
    await tool.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(tool)).toHaveText('= 3.0000');
  });
});

test.describe('the unit converter', () => {
  test('turns 5 inches into 12.7000 centimeters', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await tool.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Length' });
    await fill(tool, { Value: '5' });
    await tool.getByRole('combobox', { name: 'From' }).selectOption({ label: 'inches' });
    await tool.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'centimeters' });
    await expect(answer(tool)).toHaveText('12.7000 centimeters');
    await expect(tool.getByRole('status')).toContainText('5 inches =');
    expect((await steps(tool)).at(-1)).toBe('Answer: 5 inches × 0.0254 ÷ 0.01 = 12.7000 centimeters');
  });

  test('uses exact definitions when told, and keeps that in the link', async ({ page }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await fill(tool, { Value: '1' });
    await tool.getByRole('combobox', { name: 'From' }).selectOption({ label: 'miles' });
    await tool.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'meters' });
    await expect(answer(tool)).toHaveText('1609.3400 meters');
    expect((await steps(tool)).at(-1)).toContain('× 1609.34 =');
    const exact = tool.getByRole('checkbox', { name: 'Use exact definitions' });
    await expect(exact).not.toBeChecked();
    await exact.check();
    await expect(answer(tool)).toHaveText('1609.3440 meters');
    expect((await steps(tool)).at(-1)).toContain('× 1609.344 =');
    await expect.poll(() => new URL(page.url()).searchParams.get('unit.exact')).toBeTruthy();
    await page.reload();
    await expect(exact).toBeChecked();
    await expect(answer(tool)).toHaveText('1609.3440 meters');
  });

  test('converts temperatures, changes units with the category and shows nothing for letters', async ({
    page,
  }) => {
    const tool = await openTool(page, 'unit', 'Unit Converter');
    await tool.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Temperature' });
    await tool.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Fahrenheit' });
    await tool.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'Celsius' });
    await fill(tool, { Value: '212' });
    await expect(answer(tool)).toHaveText('100.0000 Celsius');
    await fill(tool, { Value: '-40' });
    await expect(answer(tool)).toHaveText('-40.0000 Celsius');
    await fill(tool, { Value: 'warm' });
    await expect(field(tool, 'Value')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing(tool);
  });
});

test.describe('the time calculator', () => {
  test('puts one minus before a negative difference', async ({ page }) => {
    const tool = await openTool(page, 'time', 'Time Calculator');
    await fill(tool.getByRole('group', { name: 'First period' }), { Hours: '1' });
    await tool.getByRole('radio', { name: 'Subtract' }).check();
    await fill(tool.getByRole('group', { name: 'Second period' }), { Days: '1', Minutes: '30' });
    await expect(answer(tool)).toHaveText('-0 days, 23 hours, 30 minutes, 0 seconds');
    await expect(detail(tool, 'Total seconds')).toHaveText('-84600');
    expect((await steps(tool)).at(-1)).toBe(
      'Breakdown: -84600 seconds = -(0 days + 23 hours + 30 minutes + 0 seconds)',
    );
  });

  test('adds with carrying, counts blank fields as 0 and reads integers', async ({ page }) => {
    const tool = await openTool(page, 'time', 'Time Calculator');
    await expectNothing(tool);
    await fill(tool.getByRole('group', { name: 'First period' }), { Hours: '1,000', Minutes: '45x' });
    await fill(tool.getByRole('group', { name: 'Second period' }), { Minutes: '30.9', Seconds: 'abc' });
    await expect(answer(tool)).toHaveText('41 days, 17 hours, 15 minutes, 0 seconds');
    await expect(detail(tool, 'Total seconds')).toHaveText('3604500');
  });
});

test.describe('the arithmetic calculator', () => {
  test('is exact where binary numbers are not', async ({ page }) => {
    const tool = await openTool(page, 'arithmetic', 'Arithmetic Calculator');
    const cases = [
      ['0.1', 'Add +', '0.2', '= 0.3'],
      ['1', 'Subtract −', '0.9', '= 0.1'],
      ['1.35', 'Multiply ×', '0.35', '= 0.4725'],
      ['1.1', 'Multiply ×', '1.1', '= 1.21'],
      ['9007199254740993', 'Add +', '0', '= 9007199254740993'],
      ['0.3', 'Divide ÷', '0.1', '= 3'],
      ['1', 'Divide ÷', '3', '≈ 0.3333333333'],
    ] as const;
    for (const [left, operation, right, result] of cases) {
      await fill(tool, { 'First number': left, 'Second number': right });
      await tool.getByRole('radio', { name: operation }).check();
      await expect(answer(tool), `${left} ${operation} ${right}`).toHaveText(result);
    }
    expect(await steps(tool)).toEqual([
      'Division: answer = a ÷ b',
      'As a fraction: 1 ÷ 3 = 1/3',
      'Answer: 1 ÷ 3 ≈ 0.3333333333',
    ]);
  });

  test('shows nothing for a division by zero', async ({ page }) => {
    const tool = await openTool(page, 'arithmetic', 'Arithmetic Calculator');
    await fill(tool, { 'First number': '1', 'Second number': '4' });
    await tool.getByRole('radio', { name: 'Divide ÷' }).check();
    await expect(answer(tool)).toHaveText('= 0.25');
    await fill(tool, { 'Second number': '0' });
    await expect(field(tool, 'Second number')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing(tool);
    await fill(tool, { 'Second number': '0.00' });
    await expectNothing(tool);
  });
});

test.describe('the percentage calculator', () => {
  test('tells what percent a part is of a total', async ({ page }) => {
    const tool = await openTool(page, 'percentage', 'Percentage Calculator');
    await fill(tool, { Part: '20', Total: '80' });
    await expect(answer(tool)).toHaveText('25.00%');
    expect(await steps(tool)).toEqual([
      'Formula: percentage = part ÷ total × 100',
      'Divide by the total: 20 ÷ 80 = 0.25',
      'Answer: 20 ÷ 80 × 100 = 25.00',
    ]);
    await fill(tool, { Part: '1.005', Total: '100' });
    await expect(answer(tool)).toHaveText('1.01%');
    await fill(tool, { Total: '0' });
    await expect(field(tool, 'Total')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing(tool);
  });
});

test.describe('the age calculator', () => {
  test('follows the calendar for a birth on a leap day', async ({ page }) => {
    const tool = await openTool(page, 'age', 'Age Calculator');
    await tool.getByLabel('Date of birth').fill('2000-02-29');
    await tool.getByLabel('Age on').fill('2023-02-28');
    await expect(answer(tool)).toHaveText('22 years, 11 months, 30 days');
    await expect(detail(tool, 'Next birthday')).toHaveText('in 1 day');
    await expect(detail(tool, 'on')).toHaveText('Wednesday, 2023-03-01');
    await expect(detail(tool, 'Total days')).toHaveText('8400');
    await tool.getByLabel('Age on').fill('2023-03-01');
    await expect(answer(tool)).toHaveText('23 years, 0 months, 0 days');
    await tool.getByLabel('Age on').fill('2023-02-28');
    await tool.getByRole('radio', { name: '28 February' }).check();
    await expect(answer(tool)).toHaveText('23 years, 0 months, 0 days');
  });

  test('gives no result for a birth after the target', async ({ page }) => {
    const tool = await openTool(page, 'age', 'Age Calculator');
    await expectNothing(tool);
    await tool.getByLabel('Date of birth').fill('2023-03-01');
    await tool.getByLabel('Age on').fill('2023-03-01');
    await expect(answer(tool)).toHaveText('0 years, 0 months, 0 days');
    await tool.getByLabel('Age on').fill('2023-02-28');
    await expectNothing(tool);
  });

  for (const { timezoneId, now } of [
    { timezoneId: 'Pacific/Honolulu', now: '2024-05-19T23:30:00-10:00' },
    { timezoneId: 'Pacific/Auckland', now: '2024-05-19T08:30:00+12:00' },
  ]) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });
      test('counts to today by the visitor’s own calendar and clock', async ({ page }) => {
        await page.clock.setFixedTime(now);
        const tool = await openTool(page, 'age', 'Age Calculator');
        await tool.getByLabel('Date of birth').fill('2000-05-20');
        await expect(answer(tool)).toHaveText('23 years, 11 months, 29 days');
        await expect(detail(tool, 'Next birthday')).toHaveText('in 1 day');
        const days = 8765;
        const hours = days * 24 + (timezoneId.endsWith('Honolulu') ? 23 : 8);
        await expect(detail(tool, 'Total days')).toHaveText(String(days));
        await expect(detail(tool, 'Total hours')).toHaveText(String(hours));
        await expect(detail(tool, 'Total minutes')).toHaveText(String(hours * 60 + 30));
      });
    });
  }
});

test.describe('the BMI calculator', () => {
  test('gives the index and its category in metric units', async ({ page }) => {
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(tool, { Weight: '70', Height: '175' });
    await expect(answer(tool)).toHaveText('22.9 · Normal weight');
    expect((await steps(tool)).at(-1)).toBe('Answer: 70 ÷ 3.0625 ≈ 22.9');
    for (const [weight, text] of [
      ['50', '16.3 · Underweight'],
      ['80', '26.1 · Overweight'],
      ['100', '32.7 · Obese'],
    ] as const) {
      await fill(tool, { Weight: weight });
      await expect(answer(tool)).toHaveText(text);
    }
    await fill(tool, { Height: '0' });
    await expect(field(tool, 'Height')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing(tool);
  });

  test('explains a category that follows the exact value, not the rounded one', async ({ page }) => {
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await fill(tool, { Weight: '72.1344', Height: '170' }); // exactly 24.96
    await expect(answer(tool)).toHaveText('25.0 · Normal weight');
    await expect(tool.getByText('The category follows the exact value, just short of 25.0.')).toBeVisible();
    await fill(tool, { Weight: '100', Height: '200' }); // exactly 25
    await expect(answer(tool)).toHaveText('25.0 · Overweight');
    await expect(tool.getByText('The category follows the exact value')).toHaveCount(0);
  });

  test('takes pounds and inches', async ({ page }) => {
    const tool = await openTool(page, 'bmi', 'BMI Calculator');
    await tool.getByRole('radio', { name: 'Imperial' }).check();
    await fill(tool, { Weight: '154', Inches: '69' });
    await expect(answer(tool)).toHaveText('22.7 · Normal weight');
    await expect(detail(tool, 'Healthy weight at this height')).toHaveText('125.3 to 169.3 lb');
    expect((await steps(tool)).at(-1)).toBe('Answer: 154 ÷ 4761 × 703 ≈ 22.7');
  });
});

test.describe('the tip calculator', () => {
  test('adds 15 % for one person unless told otherwise, and splits the bill', async ({ page }) => {
    const tool = await openTool(page, 'tip', 'Tip Calculator');
    await expect(field(tool, 'Tip')).toHaveValue('15');
    await expect(field(tool, 'People')).toHaveValue('1');
    await fill(tool, { Bill: '50' });
    await expect(answer(tool)).toHaveText('57.50');
    await expect(detail(tool, 'Tip')).toHaveText('7.50');
    await expect(detail(tool, 'Total')).toHaveText('57.50');
    await fill(tool, { People: '4' });
    await expect(answer(tool)).toHaveText('14.38');
    await expect(detail(tool, 'Total')).toHaveText('57.50');
    await expect(detail(tool, 'Tip per person')).toHaveText('1.88');
    await fill(tool, { People: '0' });
    await expectNothing(tool);
  });
});

test.describe('the discount calculator', () => {
  test('shows the final price and what is saved', async ({ page }) => {
    const tool = await openTool(page, 'discount', 'Discount Calculator');
    await fill(tool, { 'Original price': '80', Discount: '25' });
    await expect(answer(tool)).toHaveText('60.00');
    await expect(detail(tool, 'You save')).toHaveText('20.00');
    await fill(tool, { 'Original price': '19.99', Discount: '15' }); // 2.9985 saved, 16.9915 left
    await expect(answer(tool)).toHaveText('16.99');
    await expect(detail(tool, 'You save')).toHaveText('3.00');
    await fill(tool, { Discount: 'half' });
    await expectNothing(tool);
  });
});

test.describe('the GPA calculator', () => {
  test('weighs grades by credits, takes any case and leaves out rows that do not count', async ({ page }) => {
    const tool = await openTool(page, 'gpa', 'GPA Calculator');
    await expectNothing(tool);
    await fill(tool, { 'Course 1 credits': '3', 'Course 1 grade': 'A' });
    await fill(tool, { 'Course 2 credits': '4', 'Course 2 grade': 'b+' });
    await fill(tool, { 'Course 3 credits': '5', 'Course 3 grade': 'Z' });
    await expect(answer(tool)).toHaveText('3.60 / 4.0');
    await expect(detail(tool, 'Credits counted')).toHaveText('7');
    await expect(field(tool, 'Course 3 grade')).toHaveAttribute('aria-invalid', 'true');
    await fill(tool, { 'Course 1 grade': 'A−' });
    await expect(answer(tool)).toHaveText('3.47 / 4.0');
    await expect(field(tool, 'Course 1 grade')).not.toHaveAttribute('aria-invalid');
  });

  test('adds rows, and removes them while more than one remains', async ({ page }) => {
    const tool = await openTool(page, 'gpa', 'GPA Calculator');
    const removes = tool.getByRole('button', { name: /^Remove course/ });
    await expect(removes).toHaveCount(3);
    await tool.getByRole('button', { name: 'Add course' }).click();
    await expect(removes).toHaveCount(4);
    await fill(tool, { 'Course 1 credits': '3', 'Course 1 grade': 'C' });
    await fill(tool, { 'Course 4 credits': '3', 'Course 4 grade': 'A' });
    await expect(answer(tool)).toHaveText('3.00 / 4.0');
    await tool.getByRole('button', { name: 'Remove course 1' }).click();
    await expect(removes).toHaveCount(3);
    await expect(field(tool, 'Course 3 grade')).toHaveValue('A');
    await expect(answer(tool)).toHaveText('4.00 / 4.0');
    await tool.getByRole('button', { name: 'Remove course 1' }).click();
    await tool.getByRole('button', { name: 'Remove course 1' }).click();
    await expect(removes).toHaveCount(1);
    await expect(removes).toBeDisabled();
    await expect(answer(tool)).toHaveText('4.00 / 4.0');
    await fill(tool, { 'Course 1 credits': '0' });
    await expectNothing(tool);
  });
});

test.describe('the loan calculator', () => {
  test('finds the payment of 200,000 over 30 years at 6.5 % and at 0 %', async ({ page }) => {
    const tool = await openTool(page, 'loan', 'Loan Calculator');
    await fill(tool, { 'Loan amount': '200,000', 'Interest rate': '6.5', Term: '30' });
    await expect(answer(tool)).toHaveText('1264.14');
    await expect(detail(tool, 'Payments')).toHaveText('360');
    await expect(detail(tool, 'Total paid')).toHaveText('455088.98');
    await expect(detail(tool, 'Total interest')).toHaveText('255088.98');
    await fill(tool, { 'Interest rate': '0' });
    await expect(answer(tool)).toHaveText('555.56');
    await expect(detail(tool, 'Total interest')).toHaveText('0.00');
    await fill(tool, { Term: '0' });
    await expect(field(tool, 'Term')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing(tool);
    await fill(tool, { Term: '0.13' });
    await expectNothing(tool);
  });
});
