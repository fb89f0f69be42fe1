import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, texts } from '../../testing/answered.js';
import { answerWith, expectProgress, parts, servePractice, THREE } from '../../testing/practice.js';
import { Component } from './view.js';

const menu = page.getByRole('button', { name: /^Learner:/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const learners = page.getByRole('list', { name: 'Learners' }).getByRole('button');
const name = page.getByRole('textbox', { name: /^Name for the/ });

test('two siblings practice in turn, each with their own streak and problems completed', async () => {
  const { kept, calls } = servePractice(...THREE);
  await mount(<Component />, '/practice');
  await expect.element(menu).toHaveText('Fox');
  await answerWith('4');
  await expectProgress(1, 1);
  await menu.click();
  await button('Add a learner').click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Mia{Enter}');
  await expect.element(menu).toHaveText('Mia');
  await expect.element(menu).toHaveFocus();
  await expectProgress(0, 0);
  // The problem of the sibling is replaced, with its hints and tries.
  await expect.element(parts().submit).toBeVisible();
  await answerWith('5');
  await expectProgress(0, 0);
  await parts().next.click();
  await answerWith('4');
  await expectProgress(1, 1);
  await menu.click();
  await expect.poll(() => texts(learners)).toEqual(['Fox', 'Mia']);
  expect(learners.nth(1).element().getAttribute('aria-current')).toBe('true');
  await learners.first().click();
  await expectProgress(1, 1);
  await expect.element(menu).toHaveText('Fox');
  await expect.poll(() => Object.keys(kept)).toHaveLength(2);
  // No request contains the name or the animal.
  expect(calls.filter(({ path, body }) => /Mia|owl|fox/i.test(path + JSON.stringify(body)))).toEqual([]);
});

test('a learner can be renamed, and removed as long as there are no answers', async () => {
  const { calls } = servePractice(...THREE);
  await mount(<Component />, '/practice');
  await menu.click();
  expect(button('Remove Fox').query()).toBeNull();
  await button('Add a learner').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveText('Owl');
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await button('Rename Owl').click();
  await name.fill('Ben');
  await button('Cancel').click();
  await expect.element(menu).toHaveText('Owl');
  await menu.click();
  await button('Remove Owl').click();
  await expect.element(menu).toHaveText('Fox');
  await menu.click();
  await expect.poll(() => texts(learners)).toEqual(['Fox']);
  expect(calls.filter(({ path }) => path.includes('/delete'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await answerWith('4');
  await expectProgress(1, 1);
  await menu.click();
  await button('Add a learner').click();
  await button('Save').click();
  await menu.click();
  await learners.first().click();
  await menu.click();
  expect(button('Remove Fox').query()).toBeNull();
});

test('the menu closes when the focus leaves it', async () => {
  servePractice(...THREE);
  await mount(<Component />, '/practice');
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  await parts().box.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});
