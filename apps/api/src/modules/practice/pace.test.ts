import { expect, it, onTestFinished, vi } from 'vitest';
import { UnavailableError } from '../../error-types.js';
import { pacer } from './pace.js';

it('turns are one interval apart, in order, and refused if they would be too late', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const turn = pacer({ interval: 25, longestWait: 100 });
  const came: number[] = [];
  const late: unknown[] = [];
  for (let asked = 0; asked < 8; asked++)
    void turn().then(
      () => came.push(asked),
      (error: unknown) => late.push(error),
    );
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveLength(3);
  expect(late[0]).toBeInstanceOf(UnavailableError);
  for (let time = 1; time <= 5; time++) {
    expect(came).toEqual([0, 1, 2, 3, 4].slice(0, time));
    await vi.advanceTimersByTimeAsync(25);
  }
  const begun = performance.now();
  await turn();
  expect(performance.now()).toBe(begun);
});
