import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '../../testing/hydrate.js';
import { Segmented } from './segmented.js';

const OPTIONS = [
  { value: 'add', label: 'Add' },
  { value: 'subtract', label: 'Subtract' },
];
const radio = (name: string) => page.getByRole('radio', { name });

function Choice({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('add');
  const choose = (chosen: string): void => {
    onChange(chosen);
    setValue(chosen);
  };
  return (
    <>
      <Segmented legend="What to do" value={value} onChange={choose} options={OPTIONS} />
      <output>{value}</output>
    </>
  );
}

test('takes over a choice made before hydration', async () => {
  const onChange = vi.fn();
  await hydrate(<Choice onChange={onChange} />, () => radio('Subtract').click());
  await expect.element(page.getByRole('status')).toHaveText('subtract');
  await expect.element(radio('Subtract')).toBeChecked();
  expect(onChange.mock.calls).toEqual([['subtract']]);
  await radio('Add').click();
  await expect.element(page.getByRole('status')).toHaveText('add');
  await expect.element(radio('Add')).toBeChecked();
});

test('reports no change on hydration if nothing was chosen', async () => {
  const onChange = vi.fn();
  await hydrate(<Choice onChange={onChange} />, () => Promise.resolve());
  await radio('Subtract').click();
  await expect.element(page.getByRole('status')).toHaveText('subtract');
  expect(onChange.mock.calls).toEqual([['subtract']]);
});
