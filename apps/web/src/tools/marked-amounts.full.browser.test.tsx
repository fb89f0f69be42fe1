import { expect, test } from 'vitest';
import { answer, expectMarked, expectNothing, field, fill, mountTool } from '../testing/tool.js';

/** Money and percent fields with their signs, and the answer for the same numbers without them. */
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
    text: '≈ 1264.14',
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
    text: '≈ 17175.24',
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

/** Pasted texts for number fields of every kind, with the answers. */
const PASTED: readonly (readonly [
  id: string,
  query: string,
  inputs: Record<string, string>,
  text: string,
])[] = [
  ['loan', '', { 'Loan amount': '$18,500', 'Interest rate': '7.25%', Term: '2 1/2' }, '≈ 676.10'],
  ['discount', '', { 'Original price': '$18,500', Discount: '7.25%' }, '17158.75'],
  ['tip', '', { Bill: '$2 1/2', Tip: '1/2', People: '1' }, '≈ 2.51'],
  ['unit', '?unit.to=feet', { Value: '2 1/2' }, '0.2083 feet'],
  ['arithmetic', '', { 'First number': '2 1/2', 'Second number': '1/2' }, '= 3'],
  ['fractions', '', { 'First fraction': '2 1/2', 'Second fraction': '1/2' }, '3'],
  ['percentage', '', { Part: '1/2', Total: '2 1/2' }, '20.00%'],
  ['bmi', '', { Weight: '70 1/2', Height: '175' }, '≈ 23.0 · Normal weight'],
  ['gpa', '', { 'Course 1 credits': '1/2', 'Course 1 grade': 'B' }, '3.00 / 4.0'],
  ['statistics', '', { Numbers: '2, 4, 4, 5, 7' }, '4.4'],
  ['statistics', '', { Numbers: '2,4,4,5,7' }, '4.4'],
  ['statistics', '', { Numbers: '1/2, 3/2' }, '1'],
  ['primes', '', { 'Whole numbers': '360, 84' }, 'GCD 12, LCM 2520'],
  ['primes', '', { 'Whole numbers': '360,84' }, 'GCD 12, LCM 2520'],
];

test.for(PASTED)('reads pasted text as it is meant: %s %s %o', async ([id, query, inputs, text]) => {
  const tool = await mountTool(id, query);
  await fill(tool, inputs);
  await expect.element(answer(tool)).toHaveText(text);
  for (const label of Object.keys(inputs))
    await expect.element(field(tool, label)).not.toHaveAttribute('aria-invalid');
});
