import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, LOST, mount } from '../../testing/answered.js';
import { LINEAR, parts, servePractice } from '../../testing/practice.js';
import { Practice } from './practice.js';

const NONE = page.getByText('No problems available for this category.');
const OFFLINE = page.getByText('Loading problems requires an internet connection.');
const RANDOM = 'GET /api/practice/random/*';
const { box, again, tab } = parts();

test('an empty bank or a failing server leads to the empty state, with a retry', async () => {
  for (const status of [404, 503]) {
    const { replies } = servePractice();
    replies[RANDOM] = status;
    await mount(<Practice />, '/practice');
    await expect.element(NONE).toBeVisible();
    await expect.element(OFFLINE).not.toBeInTheDocument();
    await expect.element(box).not.toBeInTheDocument();
    await tab('Geometry').click();
    await expectAddress('/practice?category=geometry');
    await expect.element(NONE).toBeVisible();
    await again.click();
    await expect.element(again).toHaveFocus();
    replies[RANDOM] = { ...LINEAR, category: 'geometry' };
    await again.click();
    await expect.element(box).toHaveFocus();
    await expectAddress(`/practice?category=geometry&problem=${LINEAR.id}`);
  }
});

test('a lost connection also leads to the empty state, with a message', async () => {
  const { replies } = servePractice();
  replies[RANDOM] = LINEAR;
  await mount(<Practice />, '/practice');
  await expect.element(box).toBeVisible();
  replies[RANDOM] = LOST;
  await tab('Logarithms').click();
  await expect.element(NONE).toBeVisible();
  await expect.element(OFFLINE).toBeVisible();
  replies[RANDOM] = { ...LINEAR, category: 'logarithms' };
  await again.click();
  await expect.element(box).toBeVisible();
});

test('a link to an unknown problem leads to the empty state, with a retry', async () => {
  const { asked } = servePractice({ ...LINEAR, category: 'logarithms' });
  await mount(<Practice />, '/practice?category=logarithms&problem=nothing');
  await expect.element(NONE).toBeVisible();
  await expectAddress('/practice?category=logarithms&problem=nothing');
  await again.click();
  await expect.element(box).toBeVisible();
  await expectAddress(`/practice?category=logarithms&problem=${LINEAR.id}`);
  expect(asked).toEqual(['logarithms']);
});
