import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/answered.js';
import { Component } from './view.js';

test('says next to the practice problems of the Free tier that they are unlimited today, and nowhere else', async () => {
  await mount(<Component />, '/pricing');
  const free = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Free' }) });
  const line = free.getByRole('listitem').filter({ hasText: 'practice problems' });
  await expect.element(line).toHaveTextContent(/^10 practice problems per month \(today:\sunlimited\)$/);
  await expect.element(line.getByRole('img', { name: 'Included:' })).toBeVisible();
  expect(page.getByText(/practice problems/).elements()).toHaveLength(1);
});
