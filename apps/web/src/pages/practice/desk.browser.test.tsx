import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemCard } from '../../features/practice/problem-card.js';
import { held, mount, texts } from '../../testing/answered.js';
import {
  answerWith,
  expectProgress,
  FRACTION,
  LINEAR,
  parts,
  servePractice,
} from '../../testing/practice.js';
import { steps } from '../../testing/tool.js';
import { Practice } from './practice.js';

const UNHEARD = { isAskedFor: false, onResult: () => undefined, onNext: () => undefined };
const open = (query = '') => mount(<Practice />, `/practice${query}`);
const { problem, box, result, submit, hint, nextHint, next, tab } = parts();
const heading = parts().steps;
const formula = (): string | null | undefined =>
  // A single letter in the text before the formula is also a math element.
  [...problem.element().querySelectorAll('math')].at(-1)?.getAttribute('alttext');

test('a problem appears after a spinner, with its difficulty, question, box and buttons', async () => {
  const { replies } = servePractice();
  const { promise, release } = held<typeof LINEAR>();
  replies['GET /api/practice/random/*'] = () => promise;
  await open();
  const waiting = page.getByText('Loading…');
  await expect.element(waiting).toHaveAttribute('role', 'status');
  expect((waiting.element() as HTMLElement).innerText).toBe('Loading…');
  await expect.element(box).not.toBeInTheDocument();
  release(LINEAR);
  await expect.element(problem).toHaveTextContent('Solve for x:');
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(problem.getByText('Easy', { exact: true })).toBeVisible();
  expect(formula()).toBe('2x + 3 = 11');
  await expect.element(box).toBeEnabled();
  await expect.element(box).not.toHaveFocus();
  await expect.element(submit).toBeVisible();
  await expect.element(hint).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(heading).not.toBeInTheDocument();
});

test('the answer box, which takes the focus, is described by the question in words, and so is the box for the work', async () => {
  servePractice(LINEAR, FRACTION);
  await open();
  await expect.element(box).toHaveAccessibleDescription('Solve for x: 2 x plus 3 equals 11');
  await page.getByRole('button', { name: 'Show your work' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Your work' }))
    .toHaveAccessibleDescription(/^Solve for x: 2 x plus 3 equals 11 One step per line\./);
  await answerWith('4');
  await next.click();
  await expect.element(box).toHaveFocus();
  await expect
    .element(box)
    .toHaveAccessibleDescription('Write in lowest terms: 6 over 8 A fraction in lowest terms, such as 3/4.');
});

test('a wrong answer with a known cause is explained below the specified text', async () => {
  const mistakes = [{ answer: '7', why: 'You added $3$: take it away from both sides.' }];
  servePractice({ ...LINEAR, mistakes });
  await open();
  await answerWith('7');
  await expect
    .element(result)
    .toHaveText('Not quite. The correct answer is: 4 You added 3: take it away from both sides.');
  await next.click();
  await answerWith('9');
  await expect.element(result).toHaveText('Not quite. The correct answer is: 4');
});

test('a correct answer shows the message and the steps, and counts', async () => {
  const { calls } = servePractice(LINEAR);
  await open();
  await expectProgress(0, 0);
  await box.fill(' X = 4 ');
  await submit.click();
  await expect.element(result).toHaveText('Correct! Well done!');
  await expect.element(box).toBeDisabled();
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(next).toHaveFocus();
  expect(steps(problem)).toEqual(['Subtract 3 from both sides: 2x = 8', 'Divide both sides by 2: x = 4']);
  const isPost = ({ method }: { readonly method: string }): boolean => method === 'POST';
  await expect
    .poll(() => calls.slice(calls.findIndex(isPost)).map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /api/progress/algebra', 'GET /api/progress/algebra']);
  expect(calls.filter(isPost).map(({ body }) => body)).toEqual([{ problemsCompleted: 1, streak: 1 }]);
  await expectProgress(1, 1);
});

test('a wrong answer shows the right one, ends the streak and keeps the count', async () => {
  const { kept } = servePractice(LINEAR);
  await open();
  await answerWith('4');
  await next.click();
  await answerWith('5');
  await expect.element(result).toHaveText('Not quite. The correct answer is: 4');
  await expectProgress(0, 1);
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 1, streak: 0 });
});

test('a problem with only plain text works, and says if it has no steps', async () => {
  const { question, category, difficulty, hint: only } = LINEAR;
  const plain = { question, category, answer: 'four', difficulty, hint: only };
  const show = (given: object) =>
    mount(<ProblemCard title="Algebra" problem={{ ...plain, ...given }} {...UNHEARD} />, '/practice');
  await show({ steps: [] });
  await answerWith('4');
  await expect.element(problem.getByText('No steps available')).toBeVisible();
  await show({});
  await hint.click();
  await expect.element(problem.getByText(only)).toBeVisible();
  await answerWith('FO UR');
  await expect.element(result).toHaveText('Correct! Well done!');
  await expect.element(problem.getByText('No steps available')).toBeVisible();
  await show({ steps: ['Think.', 'Write.'] });
  await answerWith('4');
  await expect.element(result).toHaveText('Not quite. The correct answer is: four');
  expect(texts(problem.getByRole('listitem'))).toEqual(['Think.', 'Write.']);
});

test('shows the hints one by one, and hides them', async () => {
  servePractice(LINEAR);
  await open();
  const shown = problem.getByRole('listitem');
  await expect.element(hint).toHaveAttribute('aria-expanded', 'false');
  await hint.click();
  await expect.element(hint).toHaveAttribute('aria-expanded', 'true');
  expect(texts(shown)).toEqual(['Which number is added last?']);
  await nextHint.click();
  await nextHint.click();
  await expect.poll(() => shown.elements()).toHaveLength(3);
  expect(shown.last().element().querySelector('math')?.getAttribute('alttext')).toBe('2x = 8');
  await expect.element(nextHint).not.toBeInTheDocument();
  await expect.element(hint).toHaveFocus();
  await hint.click();
  await expect.poll(() => shown.elements()).toHaveLength(0);
  await hint.click();
  await expect.poll(() => shown.elements()).toHaveLength(3);
});

test('Next Problem replaces the problem and resets the form', async () => {
  const { asked } = servePractice(LINEAR, FRACTION);
  await open();
  await hint.click();
  await answerWith('1');
  await expect.element(heading).toBeVisible();
  await userEvent.keyboard('{Enter}'); // The Next Problem button has the focus.
  await expect.element(problem).toHaveTextContent('Write in lowest terms');
  expect(asked).toEqual(['algebra', `algebra?after=${LINEAR.id}`]);
  await expect.element(box).toHaveValue('');
  await expect.element(box).toBeEnabled();
  await expect.element(box).toHaveFocus();
  await expect.element(result).toHaveText('');
  await expect.element(hint).toHaveAttribute('aria-expanded', 'false');
  await expect.element(heading).not.toBeInTheDocument();
});

test('the only problem of a category is fetched again', async () => {
  const { asked } = servePractice(LINEAR);
  await open();
  for (let time = 1; time <= 3; time += 1) {
    await answerWith('4');
    await next.click();
    await expect.element(box).toBeEnabled();
    expect(asked).toHaveLength(time + 1);
  }
});

test('changing the tab loads a new problem', async () => {
  const { asked } = servePractice(LINEAR, { ...FRACTION, category: 'logarithms' }, LINEAR);
  await open();
  await expect.element(tab('Algebra')).toHaveAttribute('aria-selected', 'true');
  await answerWith('4');
  await expectProgress(1, 1);
  await tab('Logarithms').click();
  await expect.element(problem).toHaveTextContent('Write in lowest terms');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toBeEnabled();
  await expect.element(result).toHaveText('');
  await expectProgress(0, 0);
  await expect.element(page.getByText('Problems solved in logarithms')).toBeVisible();
  await expect.element(tab('Logarithms')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(problem).toHaveTextContent('Solve for x');
  await expect.element(tab('Algebra')).toHaveFocus();
  await expectProgress(1, 1);
  expect(asked).toEqual([
    'algebra',
    `logarithms?after=${LINEAR.id}`,
    `algebra?after=${FRACTION.id}&after=${LINEAR.id}`,
  ]);
});

test('an entry that isn’t a submission gets a message, and changes nothing', async () => {
  for (const [entry, words] of [
    ['  ', 'Type your answer first.'],
    ['3/(', 'We couldn’t read that. Check the format and try again. It didn’t count.'],
    ['3/4 cm', 'Check the unit. It didn’t count.'],
    ['6/8', 'The value is right. Now write it as a fraction in lowest terms. It didn’t count.'],
  ] as const) {
    const { calls } = servePractice(FRACTION);
    await open();
    await hint.click();
    await answerWith(entry);
    await expect.element(result).toHaveText(words);
    await expect.element(box).toBeEnabled();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue(entry);
    await expect.element(submit).toBeVisible();
    await expect.element(hint).toHaveAttribute('aria-expanded', 'true');
    await expectProgress(0, 0);
    await userEvent.keyboard('{End}1');
    await expect.element(result).toHaveText('');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await answerWith('3/4');
    await expect.element(result).toHaveText('Correct! Well done!');
    await expectProgress(1, 1);
  }
});
