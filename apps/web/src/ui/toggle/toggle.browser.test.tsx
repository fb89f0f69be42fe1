import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '../../testing/hydrate.js';
import { Toggle } from './toggle.js';

const box = page.getByRole('checkbox', { name: 'Exact' });

function Setting({ start, onChange }: { readonly start: boolean; readonly onChange: (on: boolean) => void }) {
  const [isOn, setOn] = useState(start);
  const change = (on: boolean): void => {
    onChange(on);
    setOn(on);
  };
  return (
    <>
      <Toggle label="Exact" checked={isOn} onChange={change} />
      <output>{isOn ? 'on' : 'off'}</output>
    </>
  );
}

test.for([true, false])('takes over a setting of %s made before hydration', async (set) => {
  const onChange = vi.fn();
  const state = page.getByRole('status');
  await hydrate(<Setting start={!set} onChange={onChange} />, () => box.click());
  await expect.element(state).toHaveText(set ? 'on' : 'off');
  expect((box.element() as HTMLInputElement).checked).toBe(set);
  expect(onChange.mock.calls).toEqual([[set]]);
  await box.click();
  await expect.element(state).toHaveText(set ? 'off' : 'on');
  expect((box.element() as HTMLInputElement).checked).toBe(!set);
});
