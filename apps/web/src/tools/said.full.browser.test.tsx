import { expect, test, vi } from 'vitest';
import { act, answer, mountTool } from '../testing/tool.js';
import { tools } from './index.js';

/** Returns a text without the signs that only separate its parts. */
const words = (text: string): string => text.replaceAll(/[\s:,]+/g, ' ').trim();

// Check My Work copies all lines with their marks, and announces the verdict.
test.each(tools.map(({ id }) => id).filter((id) => id !== 'working'))(
  'in %s, what is announced contains the line that Copy makes',
  async (id) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const tool = await mountTool(id);
    await tool
      .getByRole('button', { name: /^Load example$/i })
      .first()
      .click();
    await expect.element(answer(tool)).toBeVisible();
    await act(tool, 'Copy result');
    await expect.poll(() => copy.mock.calls.length).toBe(1);
    const [copied = ''] = copy.mock.calls[0] ?? [];
    await expect
      .poll(() => words(tool.element().querySelector('output')?.textContent ?? ''))
      .toContain(words(copied));
  },
);
