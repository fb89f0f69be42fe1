import { expect, test } from 'vitest';
import { answer, detail, expectMarked, expectNothing, fill, mountTool, steps } from '../../testing/tool.js';

test('describes a list', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '2 4 4 4 5 5 7 9' });
  await expect.element(answer(tool)).toHaveText('5');
  for (const [term, figure] of [
    ['Median', '4.5'],
    ['Mode', '4'],
    ['Lower quartile', '4'],
    ['Upper quartile', '6'],
    ['Standard deviation (population)', '2'],
    ['Standard deviation (sample)', '≈ 2.1381'],
  ] as const)
    expect(detail(tool, term), term).toBe(figure);
  await expect
    .poll(() => steps(tool).slice(0, 3))
    .toEqual([
      'Sum: 2 + 4 + 4 + 4 + 5 + 5 + 7 + 9 = 40',
      'Mean: sum ÷ count: 40 ÷ 8 = 5',
      'In order: numbers = 2, 4, 4, 4, 5, 5, 7, 9',
    ]);
  await expect.poll(() => steps(tool)).toContain('Most frequent, 3 times: mode = 4');
  await fill(tool, { Numbers: '1,5 2,5' });
  await expect.element(answer(tool)).toHaveText('2');
  await expect.element(tool.getByText('Read as 1.5; 2.5.')).toBeVisible();
  await fill(tool, { Numbers: 'two' });
  await expectMarked(tool, 'Numbers');
  await expectNothing(tool);
});

test('names an entry that is not a number where the hint is, and counts the rest', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '2, 4, x, 6' });
  await expect.element(answer(tool)).toHaveText('4');
  expect(detail(tool, 'Count')).toBe('3');
  await expectMarked(tool, 'Numbers');
  await expect.element(tool.getByText('“x” isn’t a number, so it doesn’t count.')).toBeVisible();
  await fill(tool, { Numbers: '$2, 4, 5%' });
  await expect.element(tool.getByText('“$2” and “5%” aren’t numbers, so they don’t count.')).toBeVisible();
  await fill(tool, { Numbers: '2, 4, 6' });
  await expect
    .element(tool.getByText('Up to 1,000, separated by commas, spaces or semicolons'))
    .toBeVisible();
});

test('asks what commas mean that could separate numbers or belong to them', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '1,2 and 3' });
  await expect.element(answer(tool)).toHaveText('2');
  await fill(tool, { Numbers: '70,80 85' });
  await expectNothing(tool);
  await expect
    .element(tool.getByText('The commas could separate numbers, or be part of them.'))
    .toBeVisible();
  await tool.getByRole('button', { name: 'Read it as 70.80; 85' }).click();
  await expect.element(answer(tool)).toHaveText('77.9');
  await fill(tool, { Numbers: '70,80 85' });
  await tool.getByRole('button', { name: 'Read it as 70; 80; 85' }).click();
  await expect.element(answer(tool)).toHaveText('≈ 78.3333');
});

test('offers to read commas as groups of thousands', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '1,200' });
  await expect.element(tool.getByText('Read as 1; 200.')).toBeVisible();
  expect(detail(tool, 'Count')).toBe('2');
  await tool.getByRole('button', { name: 'Read it as 1200' }).click();
  await expect.element(answer(tool)).toHaveText('1200');
});
