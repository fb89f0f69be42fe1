import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from './field.js';
import { Field } from './field-frame.js';

test('marks a field with invalid text by more than color, without a layout shift', async () => {
  const frameOf = (name: string): HTMLElement =>
    page.getByRole('textbox', { name }).element().parentElement as HTMLElement;
  await render(
    <>
      <NumberField label="Good" hint="Positive" value="5" onChange={() => undefined} />
      <NumberField label="Bad" hint="Positive" value="five" invalid onChange={() => undefined} />
      <NumberField label="Blank" hint="Positive" value="" invalid onChange={() => undefined} />
    </>,
  );
  const [good, bad, blank] = ['Good', 'Bad', 'Blank'].map((name) => {
    const { borderStyle, boxShadow, height } = getComputedStyle(frameOf(name));
    return { borderStyle, boxShadow, height };
  });
  expect(blank).toEqual(good);
  expect(good).toMatchObject({ borderStyle: 'solid', boxShadow: 'none' });
  expect(bad).toMatchObject({ borderStyle: 'dashed', height: good?.height });
  expect(bad?.boxShadow).toMatch(/inset$/);
});

test('reports no change on mount if its control has no value', async () => {
  const onChange = vi.fn();
  await render(
    <Field label="Total" hint="" value="5" onChange={onChange}>
      {({ id }) => <output id={id}>5</output>}
    </Field>,
  );
  await expect.element(page.getByText('Total')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a change in one field doesn’t rerender the other, which still calls its latest handler', async () => {
  const said: string[] = [];
  function Two() {
    const [value, setValue] = useState('1');
    return (
      <>
        <NumberField label="One" hint="Positive" value={value} onChange={setValue} />
        <NumberField
          label="Other"
          hint="Positive"
          value="2"
          onChange={(typed) => {
            said.push(`${value} ${typed}`);
          }}
        />
      </>
    );
  }
  await render(<Two />);
  const other = page.getByRole('textbox', { name: 'Other' });
  const changes = new MutationObserver(() => undefined);
  changes.observe(other.element(), { attributes: true });
  const one = page.getByRole('textbox', { name: 'One' });
  await one.fill('12');
  await expect.element(one).toHaveValue('12');
  expect(changes.takeRecords()).toEqual([]);
  await other.fill('3');
  expect(said).toEqual(['12 3']);
});
