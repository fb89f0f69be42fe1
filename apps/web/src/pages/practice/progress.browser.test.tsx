import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOST, mount, reload, type Reply } from '../../testing/answered.js';
import { toasts } from '../../testing/toasts.js';
import { answerWith, expectProgress, LINEAR, parts, servePractice, THREE } from '../../testing/practice.js';
import type { PracticeProblem } from '../../features/practice/problem.js';
import { Practice } from './practice.js';

const SEND = 'POST /api/progress/algebra';
const READ = 'GET /api/progress/*';
const FAILED = 'ErrorFailed to update progress';
const { box, next, tab } = parts();

/** Serves practice. Sending algebra progress fails until its reply is replaced with `works`. */
function serveFailing(...problems: readonly PracticeProblem[]) {
  const { replies, calls, kept } = servePractice(...problems);
  const works: Reply = (call) => {
    kept['algebra'] = call.body;
    return {};
  };
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  replies[SEND] = 503;
  return { replies, kept, sent, works };
}

const open = () => mount(<Practice />, '/practice');
const next4 = async (): Promise<void> => {
  await next.click();
  await answerWith('4');
};

test('progress that can’t be sent shows a toast, is kept, and is sent with the next answer', async () => {
  const { replies, works, sent } = serveFailing(...THREE);
  await open();
  await answerWith('4');
  await expect.element(toasts()).toHaveText(FAILED);
  await expect.element(toasts()).toHaveAttribute('data-kind', 'destructive');
  await expectProgress(1, 1);
  await next4();
  await expectProgress(2, 2);
  await reload();
  await expectProgress(2, 2);
  await expect.element(box).toBeEnabled();
  replies[SEND] = works;
  await answerWith('4'); // The same problem is served again.
  await next4();
  await expectProgress(3, 3);
  await expect.poll(() => sent().at(-1)).toEqual({ problemsCompleted: 3, streak: 3 });
  await expect.poll(() => localStorage.getItem('practice-unsent')).toBe('{"algebra":[],"tries":{}}');
  await reload();
  await expectProgress(3, 3);
});

test('progress whose response was lost isn’t counted twice', async () => {
  const { replies, kept, works } = serveFailing(...THREE);
  replies[SEND] = (call) => {
    kept['algebra'] = call.body;
    return LOST;
  };
  await open();
  await answerWith('4');
  await expect.element(toasts()).toHaveText(FAILED);
  await expectProgress(1, 1);
  replies[SEND] = works;
  await reload();
  await expectProgress(1, 1);
  await answerWith('4'); // The same problem is served again.
  await next4();
  await expectProgress(2, 2);
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 2, streak: 2 });
});

test('unsent progress of another category is also sent with the next answer', async () => {
  const { replies, kept, works } = serveFailing(LINEAR, { ...LINEAR, category: 'geometry' });
  replies[SEND] = LOST;
  await open();
  await answerWith('4');
  await expect.element(toasts()).toHaveText(FAILED);
  replies[SEND] = works;
  await tab('Geometry').click();
  await expect.element(box).toBeEnabled();
  await answerWith('5');
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 1, streak: 1 });
});

test('progress that can’t be read isn’t treated as zero', async () => {
  const { replies, kept, works } = serveFailing(...THREE);
  const reads = replies[READ] ?? 500;
  replies[SEND] = works;
  await open();
  await answerWith('4');
  await expectProgress(1, 1);
  await expect.poll(() => kept['algebra']).toBeDefined();
  replies[READ] = 503;
  replies[SEND] = 503;
  await reload();
  await expect.element(page.getByText('We can’t load your progress right now.')).toBeVisible();
  await answerWith('4'); // The same problem is served again.
  await next4();
  await expect.element(toasts()).toHaveText(FAILED);
  replies[READ] = reads;
  replies[SEND] = works;
  await next4();
  await expectProgress(3, 3);
});

test('progress bars show the streak toward the next 10, and up to 10 problems', async () => {
  const { kept } = servePractice(LINEAR);
  kept['algebra'] = { problemsCompleted: 25, streak: 13 };
  await open();
  await expectProgress(13, 25);
  const bar = (name: string) => page.getByLabelText(name).element() as HTMLProgressElement;
  expect(bar('Toward your next 10').value).toBe(30);
  expect(bar('Problems solved in algebra').value).toBe(100);
});

test('a problem answered correctly twice counts once, even after a reload, and a wrong answer still ends the streak', async () => {
  const { kept } = servePractice(LINEAR);
  await mount(<Practice />, `/practice?problem=${LINEAR.id}`);
  await answerWith('4');
  await expectProgress(1, 1);
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 1, streak: 1 });
  await reload();
  await answerWith('4');
  await expect.element(parts().result).toHaveText('Correct! Well done!');
  await expectProgress(1, 1);
  await reload();
  await answerWith('5');
  await expectProgress(0, 1);
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 1, streak: 0 });
});
