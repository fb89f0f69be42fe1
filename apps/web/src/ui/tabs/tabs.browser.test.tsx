import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.js';

const TABS = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
  { id: 'three', title: 'Three' },
] as const;
type Id = (typeof TABS)[number]['id'];

const opened: Id[] = [];

function Numbers() {
  const [value, setValue] = useState<Id>('one');
  const open = (id: Id): void => {
    opened.push(id);
    setValue(id);
  };
  return (
    <Tabs label="Numbers" tabs={TABS} value={value} onChange={open}>
      {(id) => <p>Shows {id}</p>}
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');

test('opens a tab once on click, and shows its panel', async () => {
  opened.length = 0;
  await render(<Numbers />);
  await expect.element(panel).toHaveTextContent('Shows one');
  await tab('Two').click();
  await tab('Two').click();
  await expect.element(panel).toHaveTextContent('Shows two');
  await expect.element(panel).toHaveAccessibleName('Two');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Two');
  expect(tab('Two').element().getAttribute('aria-controls')).toBe(panel.element().id);
  expect(opened).toEqual(['two']);
});

test('is one tab stop, and opens tabs with arrow keys, Home and End, wrapping around', async () => {
  await render(<Numbers />);
  (tab('One').element() as HTMLElement).focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    const stops = page
      .getByRole('tab')
      .elements()
      .map(({ tabIndex }) => tabIndex);
    expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
  }
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  await expect.element(tab('One')).toHaveFocus();
});
