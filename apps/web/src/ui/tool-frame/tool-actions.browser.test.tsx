import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { act, answer, button, field, fill, list, mountTool, query } from '../../testing/tool.js';

const clipboard = vi.fn<(text: string) => Promise<void>>();
beforeEach(async () => {
  await page.viewport(1280, 800);
  clipboard.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(clipboard);
});

function announced(tool: Locator): string[] {
  return [...tool.element().querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
}

test.for([
  { id: 'unit', inputs: { Value: '5' }, copied: '5 inches = 12.7000 centimeters' },
  {
    id: 'arithmetic',
    inputs: { 'First number': '0.1', 'Second number': '0.2' },
    copied: '0.1 + 0.2 = 0.3',
  },
  { id: 'percentage', inputs: { Part: '1', Total: '3' }, copied: '≈ 33.33%' },
  {
    id: 'arithmetic',
    inputs: { 'First number': '1234567.5', 'Second number': '-2000000' },
    copied: '1234567.5 + (−2000000) = −765432.5',
  },
])('Copy result copies the result of the tool $id once there is one', async ({ id, inputs, copied }) => {
  const tool = await mountTool(id);
  await expect.element(button(tool, 'More actions')).not.toBeInTheDocument();
  await fill(tool, inputs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(tool, 'Copy result');
  await expect.element(button(tool, 'Copied')).toBeVisible();
  expect(announced(tool).filter((text) => text !== '')).toEqual(['Copied']);
  expect(clipboard.mock.calls).toEqual([[copied]]);
  vi.runAllTimers();
  await expect.element(button(tool, 'Copy result'), { message: 'the feedback disappears' }).toBeVisible();
  expect(announced(tool).filter((text) => text !== '')).toEqual([]);
});

test('Copy result copies the last valid logarithm', async () => {
  const tool = await mountTool('logarithm');
  await fill(tool, { Base: '2', Value: '8' });
  await button(tool, 'More actions').click();
  await expect.element(button(tool, 'Reset')).toBeVisible();
  await expect.element(button(tool, 'Copy result')).not.toBeInTheDocument();
  await button(tool, 'Calculate').click();
  await fill(tool, { Value: '-1' });
  await act(tool, 'Copy result');
  await expect.element(button(tool, 'Copied')).toBeVisible();
  expect(clipboard.mock.calls).toEqual([['log₂ 8 = 3.0000']]);
});

test('Copy result shows a message if the browser refuses', async () => {
  clipboard.mockRejectedValue(new DOMException('Not now.', 'NotAllowedError'));
  const tool = await mountTool('unit', '?unit.value=5');
  await act(tool, 'Copy result');
  await expect.element(button(tool, 'Not copied')).toBeVisible();
});

test('Copy link copies a link to the same result and updates the address immediately', async () => {
  let tool = await mountTool('unit');
  await field(tool, 'Value').fill('26.2');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // Nothing else updates the address.
  await field(tool, 'Value').fill('26.3');
  expect(query()['unit.value']).not.toBe('26.3');
  await act(tool, 'Copy link');
  await expect.element(button(tool, 'Copied')).toBeVisible();
  const { href, search, hash } = location;
  expect(clipboard.mock.calls).toEqual([[href]]);
  expect(hash).toBe('#unit');
  tool = await mountTool('unit', search + hash);
  await expect.element(answer(tool)).toHaveText('66.8020 centimeters');
});

test('Copy link shows a message if the inputs are too long for a link', async () => {
  const tool = await mountTool('statistics');
  await fill(tool, { Numbers: '777777 '.repeat(300) });
  await act(tool, 'Copy link');
  await expect.element(button(tool, 'Too long')).toBeVisible();
  expect(clipboard).not.toHaveBeenCalled();
  expect(query()).toEqual({});
});

test('Print prints only the tool and leaves the page unchanged', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const tool = await mountTool('unit', '?unit.value=5');
  await act(tool, 'Print');
  expect(print).toHaveBeenCalledOnce();
  await expect.element(tool).toHaveAttribute('data-printed');
  dispatchEvent(new Event('afterprint'));
  await expect.element(tool).not.toHaveAttribute('data-printed');
});

test('a menu contains all actions but Load example, and closes on Escape, on a click outside and on Reset', async () => {
  await page.viewport(375, 812);
  const tool = await mountTool('unit', '', 'page');
  await expect.element(button(tool, 'Load example')).toBeVisible();
  const more = button(tool, 'More actions');
  await expect.element(more).not.toBeInTheDocument(); // There is nothing to reset or to copy.
  await fill(tool, { Value: '5' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const { width, height } = more.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const expectOpen = async (isOpen: boolean): Promise<void> => {
    await expect.element(more).toHaveAttribute('aria-expanded', String(isOpen));
    for (const name of ['Reset', 'Copy result', 'Copy link', 'Print'])
      if (isOpen) await expect.element(button(tool, name)).toBeVisible();
      else await expect.element(button(tool, name)).not.toBeInTheDocument();
  };
  await expectOpen(false);
  const { top } = answer(tool).element().getBoundingClientRect();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expectOpen(true);
  expect(answer(tool).element().getBoundingClientRect().top, 'nothing moves').toBe(top);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(button(tool, 'Copied')).toBeVisible();
  expect(clipboard.mock.calls).toEqual([['5 inches = 12.7000 centimeters']]);
  await userEvent.keyboard('{Escape}');
  await expectOpen(false);
  await expect.element(more).toHaveFocus();
  await more.click();
  await answer(tool).click();
  await expectOpen(false);
  await act(tool, 'Reset');
  await expect.element(field(tool, 'Value')).toHaveValue('');
  await expect.element(list(tool, 'Category')).toHaveFocus();
  await expect.element(button(tool, 'Print')).not.toBeInTheDocument();
});
