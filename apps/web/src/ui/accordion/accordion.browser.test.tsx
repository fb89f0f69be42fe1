import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './accordion.js';

test('opens one answer at a time and can be closed', async () => {
  const { container } = await render(
    <MemoryRouter>
      <Accordion
        items={[
          { question: 'What is log base 2 of 32?', answer: 'It is 5.' },
          { question: 'What is 25 percent of 100?', answer: 'It is 25.' },
        ]}
      />
    </MemoryRouter>,
  );
  const expanded = (): readonly (string | null)[] =>
    [...container.querySelectorAll('h3 > [aria-expanded="true"]')].map(({ textContent }) => textContent);
  const first = page.getByRole('button', { name: 'What is log base 2 of 32?' });
  const second = page.getByRole('button', { name: 'What is 25 percent of 100?' });
  expect(expanded()).toEqual([]);
  await first.click();
  await expect.poll(expanded).toEqual(['What is log base 2 of 32?']);
  const answer = document.getElementById(first.element().getAttribute('aria-controls') ?? '');
  await expect.element(answer).toBeVisible();
  await second.click();
  await expect.poll(expanded).toEqual(['What is 25 percent of 100?']);
  await expect.element(answer).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(expanded).toEqual([]);
});
