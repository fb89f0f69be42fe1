import { alive, answer, expect, open, test } from '../site.js';

test('an equation typed on the home page is solved there, and in the tool step by step, with another method, and from its link', {
  tag: '@full',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isEngineLoaded = (): boolean => scripts.some((path) => /\/(?:algebra|solver)-/.test(path));
  await open(page, '/');
  await page.getByRole('searchbox', { name: 'Type a problem' }).fill('x^4 - 5x^2 + 4 = 0');
  const link = page.getByRole('link', { name: 'Open in the Equation Solver' });
  await expect(link).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Answer', exact: true }).getByRole('strong').locator('math'),
  ).toHaveCount(8);
  expect(isEngineLoaded(), 'with an equation to solve').toBe(true);
  await link.click();
  const tool = page.locator('section#equation');
  await expect(answer(tool)).toBeVisible();
  await expect(answer(tool).locator('math')).toHaveCount(8);
  await expect(tool.getByRole('figure').locator('path').first()).toBeAttached();

  await tool.getByRole('button', { name: 'One step at a time' }).click();
  const lines = tool.locator('ol > li[data-number]:visible');
  await expect(lines).toHaveCount(1);
  await tool.getByRole('button', { name: 'Next step' }).click();
  await expect(lines).toHaveCount(2);

  // Uses the keyboard alone for the box, its line and the method.
  const box = tool.getByRole('textbox', { name: 'Equation' });
  await box.press('ControlOrMeta+a');
  await page.keyboard.type('x^2 - 5x + 6 = 0');
  await expect(answer(tool).locator('math')).toHaveCount(4);
  await tool.getByRole('radio', { name: 'Factoring' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'Completing the square' })).toBeChecked();
  await expect.poll(() => new URL(page.url()).searchParams.get('equation.method')).toBe('completing-square');
  await page.reload();
  await alive(page);
  await expect(box).toHaveValue('x^2 - 5x + 6 = 0');
  await expect(tool.getByRole('radio', { name: 'Completing the square' })).toBeChecked();
  await expect(answer(tool).locator('math')).toHaveCount(4);
  await tool.getByRole('radio', { name: 'Quadratic formula' }).check();
  await expect(tool.locator('ol > li[data-number]').first()).toContainText('Discriminant');
  for (const [lines, solution] of [
    ['3(x - 2) = x + 8', 'x = 7'],
    ['x^2/(x - 3) = 9/(x - 3)', 'x = −3'],
    ['x + y = 5\nx - y = 1', 'x = 3, y = 2'],
    ['-2x < 6', 'x > −3'],
    ['x^2 - 1', '(x−1)\u2062(x+1)'],
  ] as const) {
    await box.fill(lines);
    await expect(answer(tool)).toHaveText(solution);
    if (lines.includes('/')) await expect(tool.getByText('it is extraneous').first()).toBeVisible();
  }
});

test('approximate roots, inequalities with roots, functions and curves are solved with their graphs', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/tools#equation');
  const tool = page.locator('section#equation');
  const box = tool.getByRole('textbox', { name: 'Equation' });
  for (const [lines, solution] of [
    ['x^3 - 3x + 1 = 0', /^x ≈ −1\.8794 or x ≈ 0\.3473 or x ≈ 1\.5321$/],
    ['sqrt(x + 6) > x', '−6 ≤ x < 3'],
    ['domain of f(x) = sqrt(2x - 6)', 'Domain: x ≥ 3'],
    ['inverse of f(x) = 2x - 6', /^f−1.?\(x\) = /],
    ['x^2 + y^2 = 25\nx + y = 7', 'x = 3, y = 4 or x = 4, y = 3'],
  ] as const) {
    await box.fill(lines);
    await expect(answer(tool)).toHaveText(solution);
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(tool.locator('ol > li[data-number]').first()).toBeVisible();
    if (/^x\^3|y/.test(lines)) await expect(tool.getByRole('figure').locator('path').first()).toBeAttached();
  }
});
