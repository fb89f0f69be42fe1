import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { answer, button, detail, fill, mountTool, mountToolPage } from '../testing/tool.js';

/** Returns the texts on the line of an answer, with math as it is read aloud. */
function line(tool: Locator): string[] {
  const parts = answer(tool).element().parentElement?.parentElement?.children ?? [];
  return [...parts].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
    return copy.textContent;
  });
}

const ARITHMETIC = '?arithmetic.operation=divide';
const UNIT = '?unit.value=1';

const LIVE: readonly (readonly [
  id: string,
  query: string,
  inputs: Record<string, string>,
  line: string[],
])[] = [
  ['unit', '', { Value: '5' }, ['12.7 cm', '= 12.7000 centimeters']],
  ['unit', '?unit.from=meters&unit.to=feet&unit.value=1', {}, ['3.2808 feet']],
  ['unit', '?unit.from=miles&unit.to=meters', { Value: '1' }, ['1609.3400 meters']],
  [
    'unit',
    '?unit.category=time&unit.from=minutes&unit.to=hours',
    { Value: '40' },
    ['2/3 h', '≈ 0.6667 hours'],
  ],
  [
    'unit',
    '?unit.category=temperature&unit.from=fahrenheit&unit.to=celsius',
    { Value: '100' },
    ['37.7778 Celsius'],
  ],
  ['unit', '?unit.from=inches&unit.to=miles', { Value: '1' }, ['0.00001578 miles']],
  ['unit', '?unit.from=inches&unit.to=miles', { Value: '506' }, ['0.007986 miles']],
  [
    'unit',
    '?unit.from=inches&unit.to=kilometers',
    { Value: '1e-9' },
    ['2.54 × 10⁻¹⁴ km', '≈ 0.0000 kilometers'],
  ],
  ['arithmetic', ARITHMETIC, { 'First number': '2', 'Second number': '3' }, ['2/3', '≈ 0.6666666667']],
  ['arithmetic', ARITHMETIC, { 'First number': '1', 'Second number': '8' }, ['= 0.125']],
  ['arithmetic', ARITHMETIC, { 'First number': '1', 'Second number': '3e12' }, ['≈ 3.333 × 10⁻¹³', '≈ 0']],
  ['percentage', '', { Part: '20', Total: '80' }, ['25%', '= 25.00%']],
  ['percentage', '', { Part: '1', Total: '3' }, ['≈ 33.33%']],
  ['percentage', '', { Part: '1', Total: '7000' }, ['≈ 0.01429%', '≈ 0.01%']],
  ['statistics', '', { Numbers: '1, 2, 8' }, ['11/3', '≈ 3.6667']],
  ['statistics', '', { Numbers: '2, 4, 4, 5, 7' }, ['4.4']],
  ['logarithm', '?logarithm.mode=solve', { Base: '8', Value: '4' }, ['2/3', '≈ 0.6667']],
  ['logarithm', '?logarithm.mode=solve', { Base: '2', Logarithm: '5' }, ['= 32']],
];

test.for(LIVE)('the short exact value leads: %s %s %o', async ([id, query, inputs, expected]) => {
  const tool = await mountTool(id, query);
  await fill(tool, inputs);
  await expect.element(answer(tool)).toBeVisible();
  await expect
    .poll(() => line(tool), { message: 'mathematics comes with its first answer' })
    .toEqual(expected);
});

test.for([
  ['2', '32', ['5', '= 5.0000']],
  ['8', '4', ['2/3', '≈ 0.6667']],
  ['2', '10', ['≈ 3.3219']],
  ['2', '1.0001', ['≈ 0.0001443', '≈ 0.0001']],
] as const)('the short exact value of log_%s %s leads', async ([base, value, expected]) => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: base, Value: value });
  await button(tool, 'Calculate').click();
  await expect.element(answer(tool)).toBeVisible();
  await expect
    .poll(() => line(tool), { message: 'mathematics comes with its first answer' })
    .toEqual(expected);
});

test('the table of all units shows significant digits where four decimals show none', async () => {
  const tool = await mountTool('unit', UNIT);
  await tool.getByText('All units at once').click();
  await expect.element(tool.getByRole('row', { name: /^miles/ })).toHaveTextContent(/≈ 0\.00001578$/);
  await expect.element(tool.getByRole('row', { name: /^feet/ })).toHaveTextContent(/≈ 0\.08333$/);
});

test('fractions lead in the details of statistics', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '1 2 3 5' });
  await expect.element(answer(tool)).toHaveText('2.75');
  expect(detail(tool, 'Variance (sample)')).toBe('35/12 ≈ 2.9167');
  expect(detail(tool, 'Variance (population)')).toBe('2.1875');
});

test('the lines of the percentage card stay as specified', async () => {
  await mountToolPage('percentage');
  const tool = page.elementLocator(document.body);
  await fill(tool, { Value: '80', 'Percentage (%)': '25' });
  await button(tool, 'Calculate').click();
  const [card] = document.querySelectorAll('[aria-label=Answer]');
  await expect.poll(() => card?.querySelector('strong')?.textContent).toBe('25% of 80 = 20.00');
  expect(card?.querySelector('strong')?.parentElement?.parentElement?.children).toHaveLength(1);
  expect(card?.textContent).toContain('(80 × 25) ÷ 100 = 20.00');
});
