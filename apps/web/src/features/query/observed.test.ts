import { beforeEach, expect, it, vi } from 'vitest';
import { questionOf } from './asked.js';
import { observe, takeOver } from './observed.js';
import { queryClient } from './query-client.js';

beforeEach(() => {
  queryClient.clear();
});

const view = (): void => undefined;

/** A question under a key, as the first view asks it. */
function first(name: string, ask: () => Promise<string>) {
  const question = { ...questionOf(ask), queryKey: [name] };
  question.subscribe(view);
  return question;
}

it('takes over what was answered, failed or is on its way, and asks none of it again', async () => {
  let release: (value: string) => void = () => undefined;
  const asks = {
    answered: vi.fn(() => Promise.resolve('yes')),
    failed: vi.fn(() => Promise.reject(new Error('lost'))),
    coming: vi.fn(() => new Promise<string>((resolve) => (release = resolve))),
  };
  const questions = Object.entries(asks).map(([name, ask]) => first(name, ask));
  await vi.waitFor(() => {
    expect(questions.map((one) => one.getCurrentResult().isFetching)).toEqual([false, false, true]);
  });
  await takeOver(questions);
  const observed = Object.entries(asks).map(([name, queryFn]) =>
    observe<string>({ queryKey: [name], queryFn }, { retryOnMount: false }),
  );
  const leave = observed.map((one) => one.subscribe(view));
  const told = () => observed.map((one) => one.getCurrentResult());
  expect(told()).toMatchObject([{ data: 'yes' }, { isError: true }, { isFetching: true }]);
  release('at last');
  await vi.waitFor(() => {
    expect(told()[2]).toMatchObject({ data: 'at last', isFetching: false });
  });
  for (const ask of Object.values(asks)) expect(ask).toHaveBeenCalledOnce();

  asks.answered.mockResolvedValue('renewed');
  await queryClient.invalidateQueries({ queryKey: ['answered'] });
  expect(told()[0]).toMatchObject({ data: 'renewed' });
  for (const go of leave) go();
});
