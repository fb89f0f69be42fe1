import { expect, test } from 'vitest';
import { answer, expectMarked, expectNothing, field, fill, mountTool } from '../testing/tool.js';

/** Fields of money and of percent with their signs, and the answer to the same numbers without. */
const TOOLS = [
  { id: 'tip', typed: { Bill: '$80', Tip: '25%' }, text: '100.00', wrong: { Bill: '80%' } },
  {
    id: 'discount',
    typed: { 'Original price': '$80', Discount: '25 %' },
    text: '60.00',
    wrong: { Discount: '$25' },
  },
  {
    id: 'loan',
    typed: { 'Loan amount': '€200,000', 'Interest rate': '6.5%', Term: '30' },
    text: '1264.14',
    wrong: { Term: '30%' },
  },
  {
    id: 'compound-interest',
    typed: {
      'Starting amount': '£ 1,000',
      'Interest rate': '5%',
      Time: '10',
      'Regular contribution': '¥100',
    },
    text: '17175.24',
    wrong: { Time: '$10' },
  },
];

for (const { id, typed, text, wrong } of TOOLS) {
  test(`${id} reads currency and percent signs where they belong`, async () => {
    const tool = await mountTool(id);
    await fill(tool, typed);
    await expect.element(answer(tool)).toHaveText(text);
    for (const label of Object.keys(typed))
      await expect.element(field(tool, label)).not.toHaveAttribute('aria-invalid', 'true');
    await fill(tool, wrong);
    await expectNothing(tool);
    for (const label of Object.keys(wrong)) await expectMarked(tool, label);
  });
}
