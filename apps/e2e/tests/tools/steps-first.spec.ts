import type { Locator } from '@playwright/test';
import { PHONE } from '../covered.js';
import { answer, expect, open, reach, SPECIFIED, test, TOOL_IDS } from '../site.js';

/** The tool that shows no steps of its own, because it checks those of the visitor. */
const WITHOUT_STEPS = 'working';
const PAGES = SPECIFIED.map(({ path }) => path).filter((path) => path.startsWith('/tools/'));

/** The farthest that the first step begins below the top of the result, in pixels. */
const MOST = 160;

/** Loads the example of a tool. Returns the frame around its inputs, its result and its steps. */
async function useExample(tool: Locator): Promise<Locator> {
  const load = tool.getByRole('button', { name: /^Load example$/i }).first();
  await load.click();
  const calculate = tool.getByRole('button', { name: 'Calculate', exact: true }).first();
  if ((await calculate.count()) > 0) await calculate.click();
  await expect(answer(tool).first()).toBeVisible();
  return tool.locator('form').first().locator('xpath=..');
}

/** Scrolls to the result, which otherwise may be a line at the bottom of a phone, and returns the tops of the parts. */
async function topsOf(frame: Locator): Promise<Readonly<Record<string, number>>> {
  await frame.locator('form').evaluate((form) => {
    window.scrollTo(0, window.scrollY + form.getBoundingClientRect().bottom - 300);
  });
  await expect(frame.getByRole('button', { name: 'Whole result' })).toHaveCount(0);
  return frame.evaluate((element) => {
    const top = (selector: string): number =>
      element.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return {
      result: top(':has(> [role=group][aria-label=Answer])'),
      step: top('li[data-number]'),
      example: top('[role=button]:not(form *)'),
      values: top('dl'),
      picture: top('figure'),
    };
  });
}

async function expectStepsFirst(name: string, tool: Locator): Promise<void> {
  const frame = await useExample(tool);
  await expect(frame.locator('li[data-number]').first(), name).toBeVisible();
  const { result = 0, step = 0, example = 0, values = 0, picture = 0 } = await topsOf(frame);
  expect.soft(step - result, `${name}: the first step is at most ${MOST} px below`).toBeLessThanOrEqual(MOST);
  for (const [part, top] of Object.entries({ example, values, picture }))
    if (!Number.isNaN(top)) expect.soft(top, `${name}: ${part} after the steps`).toBeGreaterThan(step);
  await expect.soft(frame.getByRole('button', { name: 'More actions' }), name).toBeVisible();
}

test('on a phone, the steps of every tool begin directly below its result', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tools');
  for (const id of TOOL_IDS.filter((each) => each !== WITHOUT_STEPS)) {
    await reach(page, `/tools?tool=${id}`);
    await expectStepsFirst(id, page.locator(`section#${id}`));
  }
  for (const path of PAGES) {
    await open(page, path);
    await expectStepsFirst(path, page.getByRole('main'));
  }
});
