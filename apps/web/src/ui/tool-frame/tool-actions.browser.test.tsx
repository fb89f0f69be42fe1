import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answer, button, field, fill, mountTool, query } from '../../testing/tool.js';

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
  await expect.element(button(tool, 'Copy result')).not.toBeInTheDocument();
  await fill(tool, inputs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button(tool, 'Copy result').click();
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
  await expect.element(button(tool, 'Copy result')).not.toBeInTheDocument();
  await button(tool, 'Calculate').click();
  await fill(tool, { Value: '-1' });
  await button(tool, 'Copy result').click();
  await expect.element(button(tool, 'Copied')).toBeVisible();
  expect(clipboard.mock.calls).toEqual([['log₂ 8 = 3.0000']]);
});

test('Copy result shows a message if the browser refuses', async () => {
  clipboard.mockRejectedValue(new DOMException('Not now.', 'NotAllowedError'));
  const tool = await mountTool('unit', '?unit.value=5');
  await button(tool, 'Copy result').click();
  await expect.element(button(tool, 'Not copied')).toBeVisible();
});

test('Copy link copies a link to the same result and updates the address immediately', async () => {
  let tool = await mountTool('unit');
  await field(tool, 'Value').fill('26.2');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // Nothing else updates the address.
  await field(tool, 'Value').fill('26.3');
  expect(query()['unit.value']).not.toBe('26.3');
  await button(tool, 'Copy link').click();
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
  await button(tool, 'Copy link').click();
  await expect.element(button(tool, 'Too long')).toBeVisible();
  expect(clipboard).not.toHaveBeenCalled();
  expect(query()).toEqual({});
});

test('Print prints only the tool and leaves the page unchanged', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const tool = await mountTool('unit', '?unit.value=5');
  await button(tool, 'Print').click();
  expect(print).toHaveBeenCalledOnce();
  await expect.element(tool).toHaveAttribute('data-printed');
  dispatchEvent(new Event('afterprint'));
  await expect.element(tool).not.toHaveAttribute('data-printed');
});

test('on phones, a menu contains the buttons that need a result, and appears together with it', async () => {
  await page.viewport(375, 812);
  const tool = await mountTool('unit', '', 'page');
  await expect.element(button(tool, 'Reset')).toBeVisible();
  const more = button(tool, 'More');
  await expect.element(more).not.toBeInTheDocument(); // The button is hidden.
  await fill(tool, { Value: '5' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const names = ['Copy result', 'Copy link', 'Print'];
  const expectShown = async (isShown: boolean): Promise<void> => {
    for (const name of names)
      if (isShown) await expect.element(button(tool, name)).toBeVisible();
      else await expect.element(button(tool, name)).not.toBeInTheDocument();
  };
  await expectShown(false);
  await more.click();
  await expectShown(true);
  await button(tool, 'Copy result').click();
  await expect.element(button(tool, 'Copied')).toBeVisible();
  expect(clipboard.mock.calls).toEqual([['5 inches = 12.7000 centimeters']]);
  await userEvent.keyboard('{Escape}');
  await expectShown(false);
  await expect.element(more).toHaveFocus();
  await more.click();
  await button(tool, 'Reset').click();
  await expect.element(more).not.toBeInTheDocument();
  await expectShown(false);
});
