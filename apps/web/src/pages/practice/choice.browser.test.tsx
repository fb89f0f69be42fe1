import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CHOICE } from '../../features/practice/choice.js';
import { expectAddress, mount } from '../../testing/answered.js';
import { LINEAR, parts, servePractice } from '../../testing/practice.js';
import { Practice } from './practice.js';

const { box, tab } = parts();

test('the link of Start Learning leads to a choice, and requests no problem before it', async () => {
  const { asked } = servePractice({ ...LINEAR, category: 'geometry' });
  await mount(
    <>
      <Link to="/practice" state={CHOICE}>
        Start Learning
      </Link>
      <Practice />
    </>,
    '/practice?skill=',
  );
  await page.getByRole('link', { name: 'Start Learning' }).click();
  const choice = page.getByRole('region', { name: 'What do you want to practice?' });
  await expect.element(choice.getByRole('heading', { level: 2 })).toHaveFocus();
  await expectAddress('/practice');
  const links = choice.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Algebra', '/practice?category=algebra'],
    ['Logarithms', '/practice?category=logarithms'],
    ['Geometry', '/practice?category=geometry'],
    ['See all skills', '/practice?skill='],
    ['Make a worksheet', '/practice?worksheet='],
  ]);
  expect(asked).toEqual([]);
  await choice.getByRole('link', { name: 'Geometry' }).click();
  await expect.element(box).toBeVisible();
  await expect.element(tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual(['geometry']);
});
