import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, mount, reload } from '../../testing/answered.js';
import { answerWith, LINEAR, parts } from '../../testing/practice.js';
import { answerFact, recordReplies } from '../../testing/record.js';
import { button, link } from '../../testing/shop.js';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../marketplace/place.js';
import { FIRST } from '../learners/storage.js';
import { queryClient } from '../query/query-client.js';
import { removeFacts, sentFacts, unsentFacts } from '../record/unsent-facts.js';
import { ProblemSet } from './problem-set.js';

const { problem, box, result, hint, next, steps } = parts();
const PROBLEMS = Array.from({ length: 40 }, (_, index) => ({
  ...LINEAR,
  id: `linear-equation.easy.${index}`,
  answer: String(index + 1),
}));

/** Renders the problems of a pack, starting with the one in the address. */
function Problems() {
  const { search } = useLocation();
  return <ProblemSet pack="quadratics" named={placeOf(search)?.problem} locked={null} />;
}

async function openSet(named = '', { facts, replies } = recordReplies()) {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
  queryClient.clear();
  answerCalls({ 'GET /api/marketplace/packs/quadratics/problems': { problems: PROBLEMS }, ...replies });
  await mount(<Problems />, `/marketplace?pack=quadratics&part=problems${named}`);
  return facts;
}

const expectAt = (number: number) =>
  expect.element(page.getByRole('heading', { level: 2 })).toHaveText(`Problem ${number} of 40`);

test('checks answers, gives hints, shows solutions, and records solved problems', async () => {
  const facts = await openSet();
  await expectAt(1);
  await hint.click();
  await expect.poll(() => problem.getByRole('listitem').elements()).toHaveLength(1);
  await box.fill('1/2x');
  await expect.element(problem.getByText('Read as')).toBeVisible();
  await expect.element(page.getByRole('toolbar', { name: 'Keys' })).toBeVisible();
  await answerWith('1');
  await expect
    .element(result)
    .toHaveText('Correct! Well done!After a hint or a red mark, it counts as practiced, not as a first try.');
  await expect.element(link('Problem 1, solved')).toBeVisible();
  await next.click();
  await expectAt(2);
  await expect.element(box).toHaveFocus();
  await answerWith('123456');
  await button('Show the answer').click();
  await expect.element(result).toHaveText('The answer is: 2');
  await next.click();
  await expectAt(3);
  await button('Show solution').click();
  await expect.element(result).toHaveText('The answer is: 3');
  await expect.element(next).toHaveFocus();
  await expect.element(steps).toBeVisible();
  await expect.element(page.getByText('1 of 40 problems solved')).toBeVisible();
  await link('Problem 40').click();
  await expectAt(40);
  await button('Show solution').click();
  await next.click(); // Skips the solved problems and continues with the second one.
  await expectAt(2);
  await reload();
  await expect.element(link('Problem 1, solved')).toBeVisible();
  await expect.element(link('Problem 2')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => facts).toHaveLength(5);
  expect(facts[0]).toMatchObject({
    problem: 'linear-equation.easy.0',
    skill: 'linear-equation',
    setting: 'pack',
    verdict: 'correct',
    hints: 1,
  });
});

test('problems that were solved in another browser are solved, and the set begins after them', async () => {
  const solved = [0, 2].map((index) =>
    answerFact(`fact-000${index}`, index, { problem: `linear-equation.easy.${index}`, setting: 'pack' }),
  );
  await openSet('', recordReplies(...solved));
  await expectAt(2);
  await expect.element(link('Problem 3, solved')).toBeVisible();
  await expect.element(page.getByText('2 of 40 problems solved')).toBeVisible();
});

test('after a wrong answer one can try again before the right one is shown, and still solve the problem', async () => {
  await openSet('&problem=4');
  await answerWith('5');
  await expect.element(result).toHaveText('Not quite. Try again. A hint may help.');
  await expect.element(steps).not.toBeInTheDocument();
  await expect.element(button('Try again')).toHaveFocus();
  await button('Try again').click();
  await expect.element(box).toHaveFocus();
  await answerWith('6');
  await expect.element(result).toHaveText('Not quite. Try again. A hint may help.');
  await expect.element(page.getByText('0 of 40 problems solved')).toBeVisible();
  await button('Try again').click();
  await answerWith('4');
  await expect.element(result).toHaveText('Correct! Well done!'); // A pack has no streak.
  await expect.element(steps).toBeVisible();
  await expect.element(link('Problem 4, solved')).toBeVisible();
  await expect.element(page.getByText('1 of 40 problems solved')).toBeVisible();
});

test('an address can name a problem; an unknown number is ignored', async () => {
  for (const [named, shown] of [
    ['7', 7],
    ['0', 1],
    ['9999', 1],
    ['x', 1],
  ] as const) {
    await openSet(`&problem=${named}`);
    await expectAt(shown);
  }
});
