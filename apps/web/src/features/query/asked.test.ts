import { expect, it, vi } from 'vitest';
import { questionOf } from './asked.js';

it('asks when the first view subscribes, once for all, and tells each the answer', async () => {
  const ask = vi.fn(() => Promise.resolve(7));
  const question = questionOf(ask);
  expect(question.getCurrentResult()).toMatchObject({ data: undefined, isFetching: true });
  expect(ask).not.toHaveBeenCalled();
  const views = [vi.fn(), vi.fn()];
  for (const view of views) question.subscribe(view);
  await question.answer();
  expect(question.getCurrentResult()).toMatchObject({ data: 7, error: null, isFetching: false });
  expect(ask).toHaveBeenCalledOnce();
  for (const view of views) expect(view).toHaveBeenCalled();
});

it('tells no view that has gone', async () => {
  const question = questionOf(() => Promise.resolve(7));
  const view = vi.fn();
  question.subscribe(view)();
  view.mockClear();
  await question.answer();
  expect(view).not.toHaveBeenCalled();
  expect(question.getCurrentResult().data).toBe(7);
});

it('tells a failure, and asks again where it is told to', async () => {
  const ask = vi.fn<() => Promise<number>>();
  ask.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(7);
  const question = questionOf(ask);
  question.subscribe(() => undefined);
  await expect(question.answer()).rejects.toThrow('lost');
  expect(question.getCurrentResult()).toMatchObject({ isError: true, isFetching: false });
  expect(question.getCurrentResult().error?.message).toBe('lost');
  question.getCurrentResult().refetch();
  expect(question.getCurrentResult()).toMatchObject({ isError: false, error: null, isFetching: true });
  await question.answer();
  expect(question.getCurrentResult()).toMatchObject({ data: 7, isError: false });
});

it('goes by the latest answer, whichever comes first', async () => {
  const releases: ((value: number) => void)[] = [];
  const question = questionOf(() => new Promise<number>((resolve) => releases.push(resolve)));
  question.subscribe(() => undefined);
  const [early, { refetch }] = [question.answer(), question.getCurrentResult()];
  refetch();
  releases[1]?.(2);
  await question.answer();
  releases[0]?.(1);
  await early;
  expect(question.getCurrentResult().data).toBe(2);
});
