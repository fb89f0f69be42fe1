import { expect, test, vi } from 'vitest';
import { mount } from '../../testing/answered.js';
import { LINEAR, parts } from '../../testing/practice.js';
import { page } from 'vitest/browser';
import { ProblemCard } from './problem-card.js';

const { box, result, submit } = parts();
const solution = page.getByRole('button', { name: 'Show solution' });

async function open() {
  const onResult = vi.fn();
  await mount(
    <ProblemCard
      title="Algebra"
      problem={LINEAR}
      isAskedFor={false}
      onResult={onResult}
      onNext={() => undefined}
      canShow
    />,
    '/practice',
  );
  return onResult;
}

/**
 * Clicks without yielding to the page, as if the grader were slow. The grader can't load before this task
 * ends.
 */
const press = (button: typeof submit): void => {
  (button.element() as HTMLElement).click();
};

test('an entry that is edited while the grader loads is not judged', async () => {
  const onResult = await open();
  await box.fill('4');
  await expect.element(box).toHaveValue('4');
  press(submit);
  const typed = box.element() as HTMLInputElement;
  typed.focus();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else makes the browser type at once
  document.execCommand('insertText', false, '1');
  await expect.element(box).toHaveValue('41');
  await import('./grading.js');
  await expect.element(box).toBeEnabled();
  await expect.element(result).toHaveText('');
  expect(onResult).not.toHaveBeenCalled();
  await submit.click();
  await expect.element(result).toHaveText('Not quite. The correct answer is: 4');
  expect(onResult.mock.calls).toEqual([[false]]);
});

test('a solution that is shown while the grader loads doesn’t count as an answer', async () => {
  const onResult = await open();
  await box.fill('4');
  press(submit);
  press(solution);
  await import('./grading.js');
  await expect.element(result).toHaveAttribute('data-verdict', 'shown');
  expect(onResult).not.toHaveBeenCalled();
});

test('an answer that is submitted twice while the grader loads counts once', async () => {
  const onResult = await open();
  await box.fill('4');
  press(submit);
  press(submit);
  await expect.element(result).toHaveAttribute('data-verdict', 'correct');
  expect(onResult.mock.calls).toEqual([[true]]);
});
