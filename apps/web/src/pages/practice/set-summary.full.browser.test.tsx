import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, texts } from '../../testing/answered.js';
import {
  answerWith,
  expectProgress,
  FRACTION,
  LINEAR,
  parts,
  servePractice,
} from '../../testing/practice.js';
import { Practice } from './practice.js';

const CATEGORIES = ['algebra', 'logarithms', 'geometry'] as const;

test('a mixed set alternates between categories, counts answers, and ends with a summary', async () => {
  const set = Array.from({ length: 10 }, (_, index) => ({
    ...(index === 2 ? FRACTION : LINEAR),
    id: `p${index}`,
    category: CATEGORIES[index % 3] ?? 'algebra',
  }));
  const { asked } = servePractice(LINEAR, ...set);
  await mount(<Practice />, '/practice');
  await page.getByRole('button', { name: 'Mixed set of 10' }).click();
  const { title, box, next, similar, tab } = parts();
  for (let place = 1; place <= 10; place += 1) {
    await expect.element(title).toHaveText(new RegExp(`: ${place} of 10$`));
    await expect.element(box).toHaveFocus();
    await answerWith(place === 3 ? '3/4' : place % 2 === 0 ? '4' : '5');
    await expect.element(title).toHaveText(new RegExp(`: ${place} of 10$`));
    await expect.element(similar).not.toBeInTheDocument();
    await next.click();
  }
  const categories = asked.map((line) => line.replace(/\?.*/, ''));
  expect(categories.slice(1)).toEqual(Array.from({ length: 10 }, (_, index) => CATEGORIES[index % 3]));
  await expect.element(page.getByRole('heading', { name: 'You solved 6 of 10' })).toHaveFocus();
  const rows = page.getByRole('listitem').filter({ hasText: 'again' });
  expect(texts(rows).map((text) => text.slice(0, 5))).toEqual(
    Array.from({ length: 10 }, (_, index) => (index === 2 || index % 2 === 1 ? 'Right' : 'Wrong')),
  );
  await expect
    .element(rows.nth(2).getByRole('link'))
    .toHaveAttribute('href', '/practice?category=geometry&problem=p2');
  await tab('Algebra').click();
  await expect.element(title).toHaveText('Algebra');
  await expectProgress(1, 2);
});
