import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../testing/hydrate.js';
import { Accordion } from './accordion.js';

const view = (
  <MemoryRouter>
    <Accordion
      items={[
        { question: 'What is log base 2 of 32?', answer: 'It is 5.' },
        { question: 'What is 25 percent of 100?', answer: 'It is 25.' },
      ]}
    />
  </MemoryRouter>
);

const first = page.getByText('What is log base 2 of 32?');
const second = page.getByText('What is 25 percent of 100?');

/** Returns the questions whose answers are shown. */
const opened = (): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent);

test('opens one answer at a time and can be closed', async () => {
  await render(view);
  expect(opened()).toEqual([]);
  await first.click();
  await expect.poll(opened).toEqual(['What is log base 2 of 32?']);
  await expect.element(page.getByText('It is 5.')).toBeVisible();
  await second.click();
  await expect.poll(opened).toEqual(['What is 25 percent of 100?']);
  await expect.element(page.getByText('It is 5.')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(opened).toEqual([]);
});

test('keeps at most one open if the browser doesn’t group details by name', async () => {
  const { container } = await render(view);
  for (const details of container.querySelectorAll('details')) details.removeAttribute('name');
  await first.click();
  await second.click();
  await expect.poll(opened).toEqual(['What is 25 percent of 100?']);
});

test('works before hydration, and keeps its state after it', async () => {
  await hydrate(view, async () => {
    await second.click();
    await first.click();
    expect(opened()).toEqual(['What is log base 2 of 32?']);
  });
  await expect.element(page.getByText('It is 5.')).toBeVisible();
  await second.click();
  await expect.poll(opened).toEqual(['What is 25 percent of 100?']);
});
