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
  await fill(tool, { Numbers: '1,5 2' });
  await expectMarked(tool, 'Numbers');
  await expectNothing(tool);
});
