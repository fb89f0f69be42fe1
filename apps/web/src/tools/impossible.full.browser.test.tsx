import { expect, test } from 'vitest';
import {
  answer,
  answerPanel,
  expectMarked,
  expectNoMessage,
  field,
  fill,
  mountTool,
} from '../testing/tool.js';

interface Impossible {
  readonly id: string;
  readonly query?: string;
  readonly valid: Readonly<Record<string, string>>;
  /** Impossible values by field, with the hint that rules them out. */
  readonly wrong: readonly (readonly [label: string, hint: string, ...values: string[]])[];
}

const TOOLS: readonly Impossible[] = [
  {
    id: 'bmi',
    valid: { Weight: '70', Height: '175' },
    wrong: [
      ['Weight', 'More than 0', '0', '-70', '−0.1'],
      ['Height', 'More than 0', '0', '-175'],
    ],
  },
  {
    id: 'bmi',
    query: '?bmi.system=imperial',
    valid: { Weight: '154', Feet: '5', Inches: '9' },
    wrong: [
      ['Weight', 'More than 0', '0', '-154'],
      ['Feet', '0 or more', '-5'],
      ['Inches', 'More than 0 in total', '-60', '-61'],
    ],
  },
  {
    id: 'tip',
    valid: { Bill: '50', Tip: '15', People: '2' },
    wrong: [
      ['Bill', '0 or more', '-50', '−$0.01'],
      ['People', '1 or more', '0', '0.5', '-2'],
    ],
  },
  {
    id: 'discount',
    valid: { 'Original price': '80', Discount: '25' },
    wrong: [
      ['Original price', '0 or more', '-80', '−$0.01'],
      ['Discount', 'At most 100', '100.01', '120%'],
    ],
  },
  ...[
    ['celsius', '-273.15', '-273.16', 'At least −273.15'],
    ['fahrenheit', '-459.67', '-460', 'At least −459.67'],
    ['kelvin', '0', '-1', 'At least 0'],
  ].map(
    ([from = '', zero = '', below = '', hint = '']): Impossible => ({
      id: 'unit',
      query: `?unit.category=temperature&unit.from=${from}&unit.to=celsius&unit.value=1`,
      valid: { Value: zero },
      wrong: [['Value', hint, below]],
    }),
  ),
  {
    id: 'gpa',
    valid: { 'Course 1 credits': '3', 'Course 1 grade': 'A' },
    wrong: [['Course 1 credits', '', '0', '-3']],
  },
  {
    id: 'loan',
    valid: { 'Loan amount': '1200', 'Interest rate': '5', Term: '1' },
    wrong: [
      ['Loan amount', '0 or more', '-1200', '−$0.01'],
      ['Term', 'in whole months', '0', '-1', '0.13', '1001'],
    ],
  },
  {
    id: 'compound-interest',
    valid: { 'Starting amount': '1000', 'Interest rate': '5', Time: '10' },
    wrong: [
      ['Starting amount', '0 or more', '-1'],
      ['Interest rate', '0 or more', '-5'],
      ['Time', 'More than 0, up to 100', '0', '101'],
      ['Regular contribution', '0 or more', '-1'],
    ],
  },
  {
    id: 'logarithm',
    query: '?logarithm.mode=solve',
    valid: { Base: '2', Value: '8' },
    wrong: [
      ['Base', 'Positive, not 1; or e', '1', '0', '-2'],
      ['Value', 'Positive', '0', '-8'],
    ],
  },
];

test.for(TOOLS)('impossible values give no result: $id $query', async ({ id, query, valid, wrong }) => {
  const tool = await mountTool(id, query);
  const result = answerPanel(tool);
  const empty = async (): Promise<void> => {
    await expect.element(result).toHaveText('Your answer appears here.');
  };
  for (const [label, hint, ...values] of wrong)
    for (const value of values) {
      await fill(tool, valid);
      await expect.element(answer(tool), { message: `before ${label} ${value}` }).toBeVisible();
      const description = field(tool, label).element().getAttribute('aria-describedby');
      const hints = (description ?? '').split(' ').map((part) => document.getElementById(part)?.textContent);
      expect(hints.join(' ')).toContain(hint);
      const old = await fieldValue(tool, label);
      await fill(tool, { [label]: value });
      await expectMarked(tool, label);
      await empty();
      expectNoMessage();
      await fill(tool, { [label]: old });
    }
});

async function fieldValue(tool: Awaited<ReturnType<typeof mountTool>>, label: string): Promise<string> {
  await expect.element(field(tool, label)).toBeVisible();
  return (field(tool, label).element() as HTMLInputElement).value;
}

test('a row of the GPA tool without credits does not count, and is marked', async () => {
  const tool = await mountTool('gpa');
  expect(tool.element().textContent).toContain('Credits: more than 0. Grades: A,');
  await fill(tool, {
    'Course 1 credits': '3',
    'Course 1 grade': 'A',
    'Course 2 credits': '-3',
    'Course 2 grade': 'B',
  });
  await expect.element(answer(tool)).toHaveText('4.00 / 4.0');
  await expectMarked(tool, 'Course 2 credits');
});
