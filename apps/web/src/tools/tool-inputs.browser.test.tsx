import { expect, test, vi } from 'vitest';
import { answer, button, expectMarked, expectNothing, field, mountTool, query } from '../testing/tool.js';
import type { Locator } from 'vitest/browser';

test('inputs are written to the address a moment after typing, without a new entry in the history', async () => {
  const entries = history.length;
  const tool = await mountTool('unit', '', 'page');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['1', '12', '12.', '12.5']) {
    await field(tool, 'Value').fill(value);
    vi.advanceTimersByTime(200);
  }
  expect(query(), 'not on every key').toEqual({});
  vi.advanceTimersByTime(1000);
  expect(query()).toMatchObject({ value: '12.5', from: 'inches', to: 'centimeters' });
  expect(history.length).toBe(entries);
});

test('absurdly long inputs leave the address unchanged', async () => {
  const tool = await mountTool('unit', '?value=5', 'page');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field(tool, 'Value').fill('prose '.repeat(20_000));
  await expectMarked(tool, 'Value');
  vi.advanceTimersByTime(1000);
  expect(query()).toEqual({ value: '5' });
});

test('typed text is not written to the address of a tool or tab opened in the meantime', async () => {
  const tool = await mountTool('unit', '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field(tool, 'Value').fill('12');
  history.pushState({ key: 'another' }, '', '#math-tools');
  vi.advanceTimersByTime(1000);
  expect([query(), location.hash]).toEqual([{}, '#math-tools']);
});

/** Returns the address that the browser itself would open on submitting a tool's form. */
function sent(tool: Locator): URL {
  const form = tool.element().querySelector('form');
  if (!form) throw new Error('The tool has no form.');
  expect(form.method).toBe('get');
  const place = new URL(form.getAttribute('action') ?? location.href, location.href);
  const fields = [...new FormData(form)].map(([name, value]) => [name, value as string]);
  place.search = new URLSearchParams(fields).toString();
  return place;
}

test.each([
  ['logarithm', 'list', '/tools?logarithm.base=2&logarithm.value=8#logarithm'],
  ['logarithm', 'page', '/tools/logarithm-simplifier?base=2&value=8'],
  ['age', 'list', '/tools?age.birth=2000-02-29&age.target=2026-02-28&age.leap=march-1#age'],
  ['unit', 'list', '/tools?unit.category=length&unit.value=5&unit.from=inches&unit.to=centimeters#unit'],
] as const)('submitting the fields of %s on a %s opens its link', async (id, place, address) => {
  const tool = await mountTool(id, '', place);
  const example = button(tool, id === 'logarithm' ? 'Load Example' : 'Load example');
  const shown = new URL((example.element() as HTMLAnchorElement).href);
  await example.click();
  await vi.waitFor(() => {
    const { pathname, search, hash } = sent(tool);
    expect(pathname + search + hash).toBe(address);
  });
  for (const [name, value] of shown.searchParams) expect(sent(tool).searchParams.get(name)).toBe(value);
  expect([shown.pathname, shown.hash]).toEqual([sent(tool).pathname, sent(tool).hash]);
});

test('a link with blank fields shows no result, and one with the line endings of a form is read', async () => {
  await expectNothing(await mountTool('tip', '?tip.bill=&tip.percentage=&tip.people=#tip'));
  await expectNothing(await mountTool('logarithm', '?logarithm.base=&logarithm.value=8#logarithm'));
  const tool = await mountTool('compound-interest', '?rate=5&years=1&principal=100&contribution=', 'page');
  await expect.element(answer(tool)).toHaveText('≈ 105.12');
  const equation = await mountTool('equation', '?equation.lines=2x+%2B+y+%3D+7%0D%0Ax+-+y+%3D+2#equation');
  await expect.element(field(equation, 'Equation or expression')).toHaveValue('2x + y = 7\nx - y = 2');
  await expect.element(answer(equation)).toBeVisible();
});
