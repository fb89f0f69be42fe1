import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SKILLS } from '../../../features/practice/skills.js';
import { expectAddress, mount } from '../../../testing/answered.js';
import { LINEAR, servePractice } from '../../../testing/practice.js';
import { Practice } from '../practice.js';

const open = () => mount(<Practice />, '/practice?skill=');
const search = page.getByLabelText('Search skills');
const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
/** Returns the links by name, without the glyphs of the map. */
const links = () =>
  page
    .getByRole('region', { name: 'All skills' })
    .getByRole('link')
    .elements()
    .map((link) => (link.querySelector('[aria-hidden] + *') ?? link).textContent);

test('the map lists every skill in its category, with a link to its practice', async () => {
  servePractice(LINEAR);
  await open();
  await expect.element(heading('All skills')).toBeVisible();
  for (const { id, title: name, unit } of SKILLS) {
    const category = page.getByRole('region', { name: new RegExp(`^${unit.category}$`, 'i') });
    await expect
      .element(category.getByRole('heading', { name: unit.title, level: 4, exact: true }))
      .toBeVisible();
    expect(category.getByRole('link', { name, exact: true }).element().getAttribute('href')).toBe(
      `/practice?skill=${id}`,
    );
  }
});

test('the search finds skills by name, by related words and by misspelled words, and the keyboard opens them', async () => {
  const { asked } = servePractice(LINEAR);
  await open();
  await search.fill('simultaneus equations');
  await expect.poll(links).not.toContain('Slope');
  expect(links()).toContain('Two equations with two unknowns');
  await search.fill('hypotenuse');
  await expect
    .poll(links)
    .toEqual([
      ...['Make a worksheet', 'Back to all problems', 'Find my level', 'Your progress'],
      'The Pythagorean theorem',
    ]);
  await search.fill('xylophone');
  await expect
    .element(page.getByText('No skill matches “xylophone”. Clear the search to see all skills.'))
    .toBeVisible();
  await search.fill('linear equations');
  await expect.poll(links).toContain('Linear equations');
  await search.click();
  while (document.activeElement?.textContent !== 'Linear equations') await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expectAddress(`/practice?skill=linear-equation&problem=${LINEAR.id}`);
  await expect.element(heading('Linear equations')).toHaveFocus();
  expect(asked).toEqual(['algebra?difficulty=easy&skill=linear-equation']);
});
