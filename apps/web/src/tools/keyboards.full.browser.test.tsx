import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mountTool } from '../testing/tool.js';
import { tools } from './index.js';

/** Percentage fields that nobody fills with a negative number in practice. */
const PERCENTAGES = ['Tip', 'Discount', 'Interest rate'];

/** The text fields of a tool that open a pad of digits and a decimal point. */
const padsOf = (tool: Locator): HTMLInputElement[] =>
  [...tool.element().querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')].filter((input) =>
    input.checkVisibility(),
  );
const keysOf = (input: HTMLInputElement): (string | null)[] =>
  [...(input.parentElement?.querySelectorAll('button') ?? [])].map((key) => key.getAttribute('aria-label'));

test.each(tools.map(({ id }) => id))(
  'in %s, the fields that give an answer for −3 have a key for the sign',
  async (id) => {
    const tool = await mountTool(id);
    for (const [index, { labels }] of padsOf(tool).entries()) {
      const load = tool.getByRole('button', { name: /^Load example$/i }).first();
      await load.click();
      const input = padsOf(tool)[index];
      if (!input) continue;
      const boxes = tool.getByRole('textbox');
      await boxes.nth(boxes.elements().indexOf(input)).fill('-3');
      const calculate = tool.getByRole('button', { name: 'Calculate', exact: true });
      if (calculate.elements().length > 0) await calculate.click();
      const hasAnswer = tool.element().querySelector('[aria-label=Answer] strong') !== null;
      if (!hasAnswer || input.getAttribute('aria-invalid') === 'true') continue;
      const label = labels?.[0]?.textContent ?? '';
      if (!PERCENTAGES.includes(label)) expect(keysOf(input), label).toContain('Change the sign');
    }
  },
);

test('the keys of a field change its sign and insert a fraction bar, and the field keeps the focus', async () => {
  const tool = await mountTool('quadratic');
  const field = tool.getByRole('textbox', { name: 'b', exact: true });
  const box = field.element() as HTMLInputElement;
  await field.fill('1');
  const [sign, bar] = box.parentElement?.querySelectorAll('button') ?? [];
  bar?.click();
  await expect.element(field).toHaveValue('1/');
  await field.fill('1/3');
  sign?.click();
  await expect.element(field).toHaveValue('-1/3');
  sign?.click();
  await expect.element(field).toHaveValue('1/3');
  await expect.element(field).toHaveFocus();
});
