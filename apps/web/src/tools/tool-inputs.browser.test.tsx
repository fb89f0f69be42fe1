import { expect, test, vi } from 'vitest';
import { expectMarked, field, mountTool, query } from '../testing/tool.js';

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

test('inputs that are absurdly long leave the address as it was', async () => {
  const tool = await mountTool('unit', '?value=5', 'page');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field(tool, 'Value').fill('prose '.repeat(20_000));
  await expectMarked(tool, 'Value');
  vi.advanceTimersByTime(1000);
  expect(query()).toEqual({ value: '5' });
});

test('what was typed is not written over a tool or tab to which the visitor went meanwhile', async () => {
  const tool = await mountTool('unit', '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field(tool, 'Value').fill('12');
  history.pushState({ key: 'another' }, '', '#math-tools');
  vi.advanceTimersByTime(1000);
  expect([query(), location.hash]).toEqual([{}, '#math-tools']);
});
