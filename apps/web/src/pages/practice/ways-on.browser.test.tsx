import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, mount } from '../../testing/answered.js';
import { answerWith, FRACTION, LINEAR, parts, servePractice } from '../../testing/practice.js';
import { Practice } from './practice.js';

const open = (query = '') => mount(<Practice />, `/practice${query}`);
const { problem, title, box, result, submit, hint, nextHint, next, similar, level, tab } = parts();

test('only problems of the chosen difficulty are requested, and the address contains it', async () => {
  const { asked } = servePractice(LINEAR);
  await open();
  for (const name of ['Easy', 'Medium', 'Hard']) {
    await level(name).click();
    await expectAddress(`/practice?category=algebra&difficulty=${name.toLowerCase()}&problem=${LINEAR.id}`);
    await expect.element(level(name)).toHaveFocus();
  }
  await level('Any').click();
  await expectAddress(`/practice?category=algebra&problem=${LINEAR.id}`);
  const after = `algebra?after=${LINEAR.id}`;
  expect(asked).toEqual([
    'algebra',
    ...['easy', 'medium', 'hard'].map((name) => `${after}&difficulty=${name}`),
    after,
  ]);
});

test('a similar problem can be requested after an answer', async () => {
  const { asked } = servePractice({ ...LINEAR, id: 'linear-equation.easy.9' }, LINEAR);
  await open();
  await expect.element(box).toBeVisible();
  await expect.element(similar).not.toBeInTheDocument();
  await answerWith('0.123');
  await similar.click();
  await expect.element(box).toHaveFocus();
  expect(asked).toEqual(['algebra', 'algebra?after=linear-equation.easy.9&like=linear-equation.easy.9']);
});

test('a link opens the tab of its problem, even if it names another, and Copy link copies the address', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  servePractice({ ...LINEAR, id: 'pythagoras.easy.5', category: 'geometry' });
  await open('?category=algebra&problem=pythagoras.easy.5');
  await expect.element(tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  await expectAddress('/practice?category=geometry&problem=pythagoras.easy.5');
  await expect.element(title).toHaveText('Geometry');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => copy.mock.calls).toEqual([[location.href]]);
});

test('the Pro promo links to the Pricing page', async () => {
  servePractice(LINEAR);
  await open();
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expectAddress('/pricing');
});

test('practice works by keyboard alone', async () => {
  servePractice(LINEAR, FRACTION);
  await open();
  await expect.element(box).toBeVisible();
  tab('Algebra').element().focus();
  await userEvent.tab();
  await expect.element(level('Any')).toHaveFocus();
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByRole('toolbar', { name: 'Keys' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Fraction' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(submit).toHaveFocus();
  await userEvent.tab();
  await expect.element(hint).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(nextHint).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => problem.getByRole('listitem').elements()).toHaveLength(2);
  for (let times = 1; times <= 4; times += 1) await userEvent.tab({ shift: true });
  await userEvent.keyboard('4{Enter>3}'); // The key is held down, so it repeats.
  await expect.element(result).toHaveText('Correct! Well done!');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{/Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toHaveTextContent('Write in lowest terms');
  await expect.element(box).toHaveFocus();
});
